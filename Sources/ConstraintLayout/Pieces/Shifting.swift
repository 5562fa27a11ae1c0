import ElementTree
import LinearProgramming

// A piece of one subtree serves every equal one: the positions of its views are shifted by the distance of
// the two subtrees in preorder.

extension LayoutTree.Index {
  /// Returns the view a number of places later in preorder.
  func shifted(by places: Int) -> LayoutTree.Index { LayoutTree.Index(position + places) }
}

extension LengthInput {
  func shifted(by places: Int) -> LengthInput { LengthInput(view.shifted(by: places), parameter) }
}

extension AffineForm {
  func shifted(by places: Int) -> AffineForm {
    guard places != 0, !inputs.isEmpty else { return self }
    return growing(
      with: Dictionary(uniqueKeysWithValues: inputs.map { ($0.key.shifted(by: places), $0.value) }))
  }
}

extension AffineExtent {
  func shifted(by places: Int) -> AffineExtent { map { $0.shifted(by: places) } }
}

extension Reason {
  func shifted(by places: Int) -> Reason { Reason(view.shifted(by: places), axis, cause) }

  func mapViews(_ transform: (LayoutTree.Index) -> LayoutTree.Index) -> Reason {
    Reason(transform(view), axis, cause)
  }
}

extension VariableLabel {
  func shifted(by places: Int) -> VariableLabel {
    VariableLabel(view.shifted(by: places), role, isBounded: isBounded)
  }
}

extension Decision.Kind {
  func shifted(by places: Int) -> Decision.Kind { mapViews { $0.shifted(by: places) } }

  func mapViews(_ transform: (LayoutTree.Index) -> LayoutTree.Index) -> Decision.Kind {
    switch self {
    case .fittingOrder(let stack, let first, let second):
      .fittingOrder(stack: transform(stack), first: transform(first), second: transform(second))
    case .betweenLimits(let frame, let axis): .betweenLimits(frame: transform(frame), axis)
    case .lineBreak(let flow, let child): .lineBreak(flow: transform(flow), child: transform(child))
    case .opaqueGuide(let view, let name): .opaqueGuide(view: transform(view), name)
    case .candidate(let choice, let child): .candidate(choice: transform(choice), child: transform(child))
    case .slot(let grid, let child): .slot(grid: transform(grid), child: transform(child))
    case .trackCount(let grid, let item, let count):
      .trackCount(grid: transform(grid), item: item, count: count)
    case .idealRatio(let view): .idealRatio(view: transform(view))
    case .piece(let view): .piece(view: transform(view))
    }
  }
}

extension FacetChange {
  func shifted(by places: Int) -> FacetChange { places == 0 ? self : mapViews { $0.shifted(by: places) } }

  func mapViews(_ transform: (LayoutTree.Index) -> LayoutTree.Index) -> FacetChange {
    switch self {
    case .reaches(let wish, let bound):
      .reaches(wish: wish.mapViews(transform), bound: bound.mapViews(transform))
    case .leaves(let bound, let wish):
      .leaves(bound: bound.mapViews(transform), wish: wish.mapViews(transform))
    case .passes(let from, let to): .passes(from: from.mapViews(transform), to: to.mapViews(transform))
    case .decision(let kind): .decision(kind.mapViews(transform))
    case .measured(let view): .measured(transform(view))
    case .opaque(let view): .opaque(transform(view))
    }
  }
}

extension SolvedBlock {
  func shifted(by places: Int) -> SolvedBlock {
    if places == 0 { return self }
    var block = self
    block.view = view.shifted(by: places)
    block.program.relabel {
      $0.shifted(by: places)
    } reasons: {
      $0.shifted(by: places)
    }
    for decision in block.decisions.indices {
      block.decisions[decision].kind = decisions[decision].kind.shifted(by: places)
    }
    for index in block.distributions.indices {
      block.distributions[index].stack = distributions[index].stack.shifted(by: places)
      for served in block.distributions[index].shares.indices {
        block.distributions[index].shares[served].child =
          distributions[index].shares[served].child.shifted(by: places)
      }
    }
    func rekeyed<Value>(_ values: [LayoutTree.Index: Value]) -> [LayoutTree.Index: Value] {
      Dictionary(uniqueKeysWithValues: values.map { ($0.key.shifted(by: places), $0.value) })
    }
    block.sizes = rekeyed(sizes)
    block.guides = rekeyed(guides)
    block.origins = rekeyed(origins)
    return block
  }
}
