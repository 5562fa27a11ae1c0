import ElementTree
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
  ///   - inNumbers: whether that is one proposal, as nobody asked for more.
  ///   - home: the view that begins the block.
  ///   - block: the settled block behind it, where somebody is going to ask for reasons.
  ///   - place: which view stands for one of those that the rules spoke of.
  ///   - extent: what a length of the block is.
  func result(
    in region: CriticalRegion, inNumbers: Bool, of home: LayoutTree.Index, _ block: SolvedBlock?,
    at place: (LayoutTree.Index) -> LayoutTree.Index, _ extent: (Extent) -> AffineExtent
  ) -> Result

  /// The same for many blocks: each of its different lengths is read once; `nil` where one of its numbers does not fit.
  func tabled(in program: inout ProgramTemplate) -> Self?

  /// What a stack answers that is several programs.
  static func result(of stack: PartitionedStack) throws -> Result

  /// Whether people ask for the reasons behind it.
  static var hasReasons: Bool { get }

  /// The settled block that it was read off, for its reasons; `nil` where nobody asks for them.
  func solvedBlock(_ block: BlockWriter) throws -> SolvedBlock?

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
    let count = block.recorder.session.wantedGuideCount
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
    in region: CriticalRegion, inNumbers: Bool, of home: LayoutTree.Index, _ block: SolvedBlock?,
    at place: (LayoutTree.Index) -> LayoutTree.Index, _ extent: (Extent) -> AffineExtent
  ) -> Piece {
    Piece(
      width: extent(size.width), height: extent(size.height),
      guides: guides.isEmpty
        ? [:] : Dictionary(uniqueKeysWithValues: guides.map { ($0.key, extent($0.value)) }),
      region: region, cause: .piece, inNumbers: inNumbers, wantedGuideCount: wantedGuideCount, home: home)
  }

  func tabled(in program: inout ProgramTemplate) -> MeasuredAnswer? { self }

  static func result(of stack: PartitionedStack) throws -> Piece { try stack.piece() }

  /// Where views are placed is what they measure there.
  static var hasReasons: Bool { false }

  func solvedBlock(_ block: BlockWriter) -> SolvedBlock? { nil }

  static func templates(of session: ConstraintSession) -> TemplateStore<MeasuredAnswer> {
    session.measuredTemplates
  }
}

/// Where a block places its views.
struct PlacedAnswer: BlockAnswer {
  /// The views, each after the view that contains it; none where there is a table.
  let views: [PlacedView<Extent>]
  /// The views in a template, unless one of them is told what its container is proposed.
  private(set) var table: PlacementTable?

  init(views: [PlacedView<Extent>]) { self.views = views }

  static func written(
    in block: BlockWriter, isRoot: Bool, guides: [AlignmentKey]
  ) throws -> PlacedAnswer {
    PlacedAnswer(views: try block.placedViews(isRoot: isRoot))
  }

  func result(
    in region: CriticalRegion, inNumbers: Bool, of home: LayoutTree.Index, _ block: SolvedBlock?,
    at place: (LayoutTree.Index) -> LayoutTree.Index, _ extent: (Extent) -> AffineExtent
  ) -> PlacedPiece {
    func standing(_ view: PlacedView<AffineExtent>) -> PlacedPiece.View {
      var view = view
      view.index = place(view.index)
      return PlacedPiece.View(view)
    }
    var placed = views.map { standing($0.map(extent)) }
    if let table {
      let lengths = table.lengths.map(extent)
      placed = table.views.map { standing($0.map { lengths[$0] }) }
    }
    return PlacedPiece(views: placed, region: region, block: block, home: home)
  }

  func tabled(in program: inout ProgramTemplate) -> PlacedAnswer? {
    // A view that is told what its container is proposed is read by itself, and so are those around it.
    guard views.allSatisfy({ $0.proposal.container == nil }) else { return self }
    guard let table = PlacementTable(views, in: &program) else { return nil }
    var answer = PlacedAnswer(views: [])
    answer.table = table
    return answer
  }

  static func result(of stack: PartitionedStack) throws -> PlacedPiece { try stack.placedPiece() }

  static var hasReasons: Bool { true }

  func solvedBlock(_ block: BlockWriter) throws -> SolvedBlock? { try block.solvedBlock(placing: views) }

  static func templates(of session: ConstraintSession) -> TemplateStore<PlacedAnswer> {
    session.placedTemplates
  }
}
