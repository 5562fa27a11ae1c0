import LayoutCore
import LinearProgramming

/// What is asked of a block, as expressions of its program: how its view measures, or where its views are placed.
protocol BlockAnswer: Sendable {
  /// The same once the block is settled.
  associatedtype Result

  /// Has the block's rules say it.
  ///
  /// - Parameters:
  ///   - block: the block.
  ///   - isRoot: whether the block's view is the tree's root, which stands in the middle of its container.
  ///   - guides: the guides that somebody may ask the view for.
  static func written(in block: BlockWriter, isRoot: Bool, guides: [AlignmentKey]) throws -> Self

  /// Reads it.
  ///
  /// - Parameters:
  ///   - region: where it holds.
  ///   - home: the view that begins the block, and which of its views another one stands for.
  ///   - extent: what a length of the block is.
  func result(
    in region: Region, of home: Home, at place: (LayoutTree.Index) -> LayoutTree.Index,
    _ extent: (Extent) -> AffineExtent
  ) -> Result

  /// Whether people ask for the reasons behind it.
  static var hasReasons: Bool { get }

  /// Keeps the settled block that it was read off, for its reasons.
  func keep(_ block: BlockWriter, with result: inout Result) throws

  /// A session's templates of its kind.
  static func templates(of session: ConstraintSession) -> TemplateStore<Self>
}

/// How a block's view measures.
struct MeasuredAnswer: BlockAnswer {
  private var size: SizeExpression
  private var guides: [(key: AlignmentKey, value: Extent)]
  private var wantedGuideCount: Int

  static func written(
    in block: BlockWriter, isRoot: Bool, guides wanted: [AlignmentKey]
  ) throws -> MeasuredAnswer {
    // Guides that are asked for from now on are missing here.
    let count = block.settler.source.wantedGuideCount
    let size = try block.size(of: block.view, at: block.parameters)
    var guides: [(AlignmentKey, Extent)] = []
    for key in wanted {
      if let value = try block.explicitGuide(key, of: block.view, at: block.parameters) {
        guides.append((key, value))
      }
    }
    return MeasuredAnswer(size: size, guides: guides, wantedGuideCount: count)
  }

  func result(
    in region: Region, of home: Home, at place: (LayoutTree.Index) -> LayoutTree.Index,
    _ extent: (Extent) -> AffineExtent
  ) -> Piece {
    var piece = Piece(width: extent(size.width), height: extent(size.height), region: region)
    for guide in guides { piece.guides[guide.key] = extent(guide.value) }
    piece.wantedGuideCount = wantedGuideCount
    piece.home = home
    return piece
  }

  /// Where views are placed is what they measure there.
  static var hasReasons: Bool { false }

  func keep(_ block: BlockWriter, with result: inout Piece) {}

  static func templates(of session: ConstraintSession) -> TemplateStore<MeasuredAnswer> {
    session.measuredTemplates
  }
}

/// Where a block places its views.
struct PlacedAnswer: BlockAnswer {
  /// A view in its place.
  struct View: Sendable {
    var index: LayoutTree.Index
    var origin: PointExpression
    var originInParent: PointExpression
    /// The same before mirroring; `nil` for the block's own view.
    var start: PointExpression?
    var size: SizeExpression
    var proposal: ProposalExpression
    var hasOwnBlock: Bool
  }

  /// The views, each after the view that contains it.
  private(set) var views: [View] = []

  static func written(
    in block: BlockWriter, isRoot: Bool, guides: [AlignmentKey]
  ) throws -> PlacedAnswer {
    PlacedAnswer(views: try block.placedViews(isRoot: isRoot))
  }

  func result(
    in region: Region, of home: Home, at place: (LayoutTree.Index) -> LayoutTree.Index,
    _ extent: (Extent) -> AffineExtent
  ) -> PlacedPiece {
    let placed = views.map { view in
      PlacedPiece.View(
        index: place(view.index), x: extent(view.origin.x), y: extent(view.origin.y),
        xInParent: extent(view.originInParent.x), yInParent: extent(view.originInParent.y),
        width: extent(view.size.width), height: extent(view.size.height),
        proposedWidth: view.proposal.width.map(extent), proposedHeight: view.proposal.height.map(extent),
        proposedContainer: view.proposal.container?.compactMap(extent), hasOwnBlock: view.hasOwnBlock)
    }
    return PlacedPiece(views: placed, region: region, home: home)
  }

  static var hasReasons: Bool { true }

  func keep(_ block: BlockWriter, with result: inout PlacedPiece) throws {
    result.block = try block.solvedBlock(placing: views)
  }

  static func templates(of session: ConstraintSession) -> TemplateStore<PlacedAnswer> {
    session.placedTemplates
  }
}
