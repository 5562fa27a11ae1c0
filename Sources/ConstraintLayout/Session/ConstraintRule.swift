import LayoutCore
import LinearProgramming

/// How the constraint engine lays out one type of element: what it requires and prefers.
public protocol ConstraintRule<Element>: ElementRule {
  /// The type of element.
  associatedtype Element

  /// Whether a view of this type is solved in a block of its own and enters its parent's as a piece.
  var beginsBlock: Bool { get }

  /// The size of the view at a proposal.
  func size(of element: Element, at proposal: ProposalExpression, in view: Emitter) throws -> SizeExpression

  /// Where the view puts its children and what it proposes to them, before any mirroring.
  func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression]

  /// The explicit value of a guide that the view's traits list; `nil` where it has none after all.
  func explicitGuide(
    _ guide: AlignmentKey, of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent?

  /// The answer of a view that no program describes; `nil` for one that a program does.
  func opaquePiece(of element: Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece?

  /// Where a view that no program describes puts its children; `nil` for one that a program describes.
  func opaquePlaces(
    of element: Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlace]?
}

extension ConstraintRule {
  /// Inlined in its parent's block.
  public var beginsBlock: Bool { false }

  /// A leaf places nothing.
  public func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [] }

  /// A modifier passes its view's guide up, moved by the view's place; a container combines its children's.
  public func explicitGuide(
    _ guide: AlignmentKey, of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    let placements = try view.placements(at: proposal)
    let considered = element.role == .modifier ? Array(placements.prefix(1)) : placements
    let values: [Bound] = try considered.compactMap { placement in
      try view[placement.child].explicitGuide(guide, at: placement.proposal).map {
        Bound($0 + placement.origin[guide.axis], because: .extent(child: placement.child))
      }
    }
    guard element.role == .container else { return values.first?.extent }
    switch guide.combination {
    case .none: return nil
    case .smallest: return view.smallest(.guide(guide), along: guide.axis, values)
    case .largest: return view.largest(.guide(guide), along: guide.axis, values)
    case .average:
      guard let first = values.first?.extent else { return nil }
      let sum = values.dropFirst().reduce(first) { $0 + $1.extent }
      return view.length(
        .guide(guide), along: guide.axis, preferring: sum, because: .guide(guide.name),
        times: values.count)
    }
  }

  /// A program describes it.
  public func opaquePiece(
    of element: Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> Piece? { nil }

  /// A program describes it.
  public func opaquePlaces(
    of element: Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlace]? { nil }
}

extension ConstraintRule {
  // A rule is asked by a view of which only the tree knows the type of element.

  func emitSize(
    _ view: LayoutTree.Index, at proposal: ProposalExpression, in block: Block
  ) throws -> SizeExpression {
    try size(of: element(view, block), at: proposal, in: Emitter(block: block, index: view))
  }

  func emitPlacements(
    _ view: LayoutTree.Index, at proposal: ProposalExpression, in block: Block
  ) throws -> [PlacementExpression] {
    try placements(of: element(view, block), at: proposal, in: Emitter(block: block, index: view))
  }

  func emitGuide(
    _ guide: AlignmentKey, _ view: LayoutTree.Index, at proposal: ProposalExpression, in block: Block
  ) throws -> Extent? {
    try explicitGuide(guide, of: element(view, block), at: proposal, in: Emitter(block: block, index: view))
  }

  func askOpaquePiece(_ view: OpaqueView, at proposal: ExactProposal) throws -> Piece? {
    try opaquePiece(of: view.node.element as! Element, at: proposal, in: view)
  }

  func askOpaquePlaces(_ view: OpaqueView, at proposal: ExactProposal) throws -> [OpaquePlace]? {
    try opaquePlaces(of: view.node.element as! Element, at: proposal, in: view)
  }

  private func element(_ view: LayoutTree.Index, _ block: Block) -> Element {
    block.session.tree[view].element as! Element
  }
}

/// The rules of the constraint engine, one for each type of element.
public struct ConstraintRules: Sendable {
  private let rooms: RuleRegistry<any ConstraintRule>

  private init(_ rooms: RuleRegistry<any ConstraintRule>) { self.rooms = rooms }

  /// Lists rules; of two for the same type of element the later one counts.
  public init(_ rules: [any ConstraintRule]) { self.init(RuleRegistry(rules) { $0.elementType }) }

  /// The same list with one rule in place of the one for its type of element.
  public func replacing(_ rule: any ConstraintRule) -> ConstraintRules {
    ConstraintRules(rooms.replacing(rule, for: rule.elementType))
  }

  /// The types of element that the list has a rule for, by name.
  public var elementTypes: [any LayoutElement.Type] { rooms.elementTypes }

  /// The rule for an element; `nil` where the list has none.
  func rule(for element: any LayoutElement) -> (any ConstraintRule)? { rooms[element] }

  /// Every rule of the sheet.
  public static let standard = ConstraintRules([
    ImageRule(), ShapeRule(), CircleRule(), SpacerRule(), DividerRule(), MeasuredRule(), StackRule(),
    ZStackRule(), GeometryReaderRule(), ScrollViewRule(), FrameRule(), FlexibleFrameRule(), FixedSizeRule(),
    PaddingRule(), AspectRatioRule(), PositionRule(), OffsetRule(), OverlayRule(), LayoutPriorityRule(),
    AlignmentGuideRule(), AppearanceRule(), LayoutValueRule(), FlowRule(), CustomLayoutRule(),
  ])
}
