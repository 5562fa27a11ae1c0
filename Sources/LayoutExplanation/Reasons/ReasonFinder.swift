import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Reads the reasons for every side out of a layout's active sets.
struct ReasonFinder {
  let tree: LayoutTree
  let root: RootPiece
  let container: ExactProposal
  private let home: [LayoutTree.Index: Int]

  init(tree: LayoutTree, root: RootPiece, container: ExactProposal) {
    self.tree = tree
    self.root = root
    self.container = container
    // A view that begins a block is explained there, and not in the block of its parent.
    var home: [LayoutTree.Index: Int] = [:]
    for (index, block) in root.blocks.enumerated() {
      for view in block.sizes.keys where home[view] == nil || block.view == view { home[view] = index }
    }
    self.home = home
  }

  var views: [ViewExplanation] {
    root.views.map { placed in
      ViewExplanation(
        view: placed.index, width: side(.horizontal, of: placed), height: side(.vertical, of: placed))
    }
  }

  /// Returns the block that sizes a view.
  func block(of view: LayoutTree.Index) -> SolvedBlock? { home[view].map { root.blocks[$0] } }

  private func side(_ axis: Axis, of placed: PlacedPiece.View) -> SideExplanation {
    let length = axis == .horizontal ? placed.width : placed.height
    let offered = axis == .horizontal ? placed.proposedWidth : placed.proposedHeight
    return SideExplanation(
      axis: axis, length: length.form?.value(at: container),
      offered: offered?.value(at: container),
      reasons: reasons(axis, of: placed.index, isInfinite: length.form == nil))
  }

  private func reasons(_ axis: Axis, of view: LayoutTree.Index, isInfinite: Bool) -> [SideReason] {
    if isInfinite { return [.takesOffer] }
    // A view that no block places is placed by opaque code.
    guard let block = block(of: view), let size = block.sizes[view] else { return [.opaque] }
    guard let variable = size[axis].expression?.newestVariable else { return [.natural] }
    return reasons(variable, in: block, of: view, axis)
  }

  private func reasons(
    _ variable: Variable, in block: SolvedBlock, of view: LayoutTree.Index, _ axis: Axis
  ) -> [SideReason] {
    let statement = block.program.statement(of: variable)
    guard let preference = statement.preference else { return [.takesOffer] }
    func bound(_ index: Int) -> SideReason {
      reason(statement.requirements[index].reason, axis, isBound: true)
    }
    switch block.activeSet[variable] {
    case .parameter: return [.takesOffer]
    case .blockedBelow(let index, let ties), .blockedAbove(let index, let ties):
      return unique([bound(index)] + ties.map(bound))
    case .met(var ties):
      // Where the preference is met, filling the proposal is not a limit.
      ties.removeAll { statement.requirements[$0].reason.cause == .offered }
      if let inner = boundedBefore(variable, preference, in: block) {
        return unique(reasons(inner, in: block, of: view, axis) + ties.map(bound))
      }
      return unique(wish(preference, in: block, of: view, axis) + ties.map(bound))
    }
  }

  /// Returns the variable with the upper bounds of a length that has moving bounds on both sides.
  private func boundedBefore(
    _ variable: Variable, _ preference: BlockProgram.Row, in block: SolvedBlock
  ) -> Variable? {
    let others = preference.relation.expression.terms.map(\.variable).filter { $0 != variable }
    guard let inner = others.first, others.count == 1,
      block.program.label(of: inner) == block.program.label(of: variable).bounded
    else { return nil }
    return inner
  }

  private func wish(
    _ preference: BlockProgram.Row, in block: SolvedBlock, of view: LayoutTree.Index, _ axis: Axis
  ) -> [SideReason] {
    if preference.reason.cause == .breadth { return furthest(preference, in: block, of: view, axis) }
    return [reason(preference.reason, axis, isBound: false)]
  }

  /// Returns the variable of the end of a stack's extent: its breadth is the end less the start, and the
  /// children that set the end decide.
  private func furthest(
    _ preference: BlockProgram.Row, in block: SolvedBlock, of view: LayoutTree.Index, _ axis: Axis
  ) -> [SideReason] {
    for term in preference.relation.expression.terms.reversed() {
      guard block.program.label(of: term.variable) == VariableLabel(view, .lastEnd(axis)) else { continue }
      let reasons = extents(of: term.variable, in: block)
      if !reasons.isEmpty { return reasons }
    }
    return tree[view].children.isEmpty ? [.nothingInside] : [.extent(child: 0)]
  }

  /// The children whose extents determine a length.
  private func extents(of variable: Variable, in block: SolvedBlock) -> [SideReason] {
    guard case .blockedBelow(let index, let ties) = block.activeSet[variable] else { return [] }
    let statement = block.program.statement(of: variable)
    return ([index] + ties).sorted().compactMap { index in
      guard case .extent(let child) = statement.requirements[index].reason.cause else { return nil }
      return .extent(child: child)
    }
  }

  private func reason(_ reason: Reason, _ axis: Axis, isBound: Bool) -> SideReason {
    switch reason.cause {
    case .container: .takesOffer
    case .offered: isBound ? .heldByOffer : .takesOffer
    case .offeredSide(let decider): decider == axis ? .takesOffer : .square
    case .natural: .natural
    case .empty: .nothingInside
    case .written(let parameter): .written(LengthInput(reason.view, parameter))
    case .insets: .contentAndPadding
    case .notNegative: .notNegative
    case .child, .guide, .line, .share, .slot, .reach: .content
    case .totalLength, .breadth, .drawn: .sum
    case .extent(let child): .extent(child: child)
    case .ratio: .ratio
    case .piece, .measured: .measured
    case .opaque: .opaque
    }
  }

  private func unique(_ reasons: [SideReason]) -> [SideReason] {
    reasons.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A reason for the length of a side of a view.
public enum SideReason: Hashable, Sendable {
  /// The view fills its proposal.
  case takesOffer
  /// The view has an intrinsic length.
  case natural
  /// The content of a text or another measured leaf, with its line breaks, determines the length.
  case measured
  /// A custom layout's code returned the length.
  case opaque
  /// A written length: a frame's side or limit, a spacer's minimum length.
  case written(LengthInput)
  /// A flexible frame without a maximum is at least, or without a minimum at most, as long as its proposal.
  case heldByOffer
  /// The view has the length of the view that it wraps.
  case content
  /// The length is that of the wrapped view plus the padding.
  case contentAndPadding
  /// A length cannot be negative.
  case notNegative
  /// The length is the sum of a stack's children and the space between them.
  case sum
  /// The child that extends furthest determines the length, by its place.
  case extent(child: Int)
  /// The view has no content.
  case nothingInside
  /// The length is the other side times a ratio.
  case ratio
  /// A circle is as wide as it is tall, and the proposal on the other side decides.
  case square
}
