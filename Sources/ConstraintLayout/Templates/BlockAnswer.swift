import ElementTree
import LinearProgramming

/// The result of a block, as expressions of its program: the size of its view, or the places of its views.
protocol BlockAnswer: Sendable {
  /// The type of the result of a settled block.
  associatedtype Result

  /// Writes the result by the block's rules.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - isRoot: Whether the block's view is the tree's root, which is centred in its container.
  ///   - guides: The guides that may be asked of the view.
  static func written(in block: BlockWriter, isRoot: Bool, guides: [AlignmentKey]) throws -> Self

  /// Reads the result of a settled block.
  ///
  /// - Parameters:
  ///   - region: The proposals for which the result holds.
  ///   - inNumbers: Whether that is a single proposal, as no other was needed.
  ///   - home: The view that begins the block.
  ///   - block: The settled block, if its reasons are needed.
  ///   - place: The view in place of one that the rules were applied to.
  ///   - extent: The value of a length of the block.
  func result(
    in region: CriticalRegion, inNumbers: Bool, of home: LayoutTree.Index, _ block: SolvedBlock?,
    at place: (LayoutTree.Index) -> LayoutTree.Index, _ extent: (Extent) -> AffineExtent
  ) -> Result

  /// Returns the result in a form for many evaluations, with each different length read once; `nil` if a
  /// number does not fit.
  func tabled(in program: inout ProgramTemplate) -> Self?

  /// Returns the result of a stack that is several programs.
  static func result(of stack: PartitionedStack) throws -> Result

  /// Whether the reasons behind the result may be asked for.
  static var hasReasons: Bool { get }

  /// Returns the settled block of the result; `nil` if its reasons cannot be asked for.
  func solvedBlock(_ block: BlockWriter) throws -> SolvedBlock?

  /// Returns a session's templates for results of this type.
  static func templates(of session: ConstraintSession) -> TemplateStore<Self>
}

/// The size and guides of a block's view.
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

  /// False, as the reasons for sizes are those of the placed views.
  static var hasReasons: Bool { false }

  func solvedBlock(_ block: BlockWriter) -> SolvedBlock? { nil }

  static func templates(of session: ConstraintSession) -> TemplateStore<MeasuredAnswer> {
    session.measuredTemplates
  }
}

/// The places of a block's views.
struct PlacedAnswer: BlockAnswer {
  /// The views, each after the view that contains it; empty if there is a table.
  let views: [PlacedMember<Extent>]
  /// The views in a template; `nil` if the proposal to one of them has a container.
  private(set) var table: PlacementTable?

  init(views: [PlacedMember<Extent>]) { self.views = views }

  static func written(
    in block: BlockWriter, isRoot: Bool, guides: [AlignmentKey]
  ) throws -> PlacedAnswer {
    PlacedAnswer(views: try block.placedViews(isRoot: isRoot))
  }

  func result(
    in region: CriticalRegion, inNumbers: Bool, of home: LayoutTree.Index, _ block: SolvedBlock?,
    at place: (LayoutTree.Index) -> LayoutTree.Index, _ extent: (Extent) -> AffineExtent
  ) -> PlacedPiece {
    func standing(_ view: PlacedMember<AffineExtent>) -> PlacedPiece.View {
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
    // A view whose proposal has a container is read on its own, and so are those around it.
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
