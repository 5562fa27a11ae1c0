import ConstraintLayout
import LayoutCore

extension LayoutExplanation {
  /// What would change a side of a view: for each input that does, who moves with it and how far that holds.
  ///
  /// Throws as `ConstraintEngine.layout` does: where the layout stands on a border, the far side is laid out.
  public func prices(of view: LayoutTree.Index, along axis: Axis) throws -> [Price] {
    try prices(of: view, along: axis, PriceMemory(engine: engine))
  }

  /// What happens along an axis as each input grows that moves anything there.
  ///
  /// Throws as `prices(of:along:)` does.
  public func prices(along axis: Axis) throws -> [Price] {
    let all = Set(solution.root.views.flatMap { candidates($0.index, axis) })
    let memory = PriceMemory(engine: engine)
    return try all.compactMap { input in
      let price = try price(of: input, along: axis, memory)
      return price.effects.isEmpty ? nil : price
    }
  }

  /// What happens along an axis as one input grows.
  public func price(of input: PriceInput, along axis: Axis) throws -> Price {
    try price(of: input, along: axis, PriceMemory(engine: engine))
  }

  /// The prices of a side, with what is known of some inputs already.
  func prices(
    of view: LayoutTree.Index, along axis: Axis, _ memory: PriceMemory
  ) throws -> [Price] {
    var prices: [Price] = []
    for input in candidates(view, axis) {
      let price = try price(of: input, along: axis, memory)
      if price.effects.contains(where: { $0.view == view }) { prices.append(price) }
    }
    return prices
  }

  /// The price of an input, with what is known of some inputs already.
  func price(of input: PriceInput, along axis: Axis, _ memory: PriceMemory) throws -> Price {
    let regime = try memory.regimes[input] ?? regime(of: input, memory.layouts)
    memory.regimes[input] = regime
    return price(input, axis, regime)
  }

  /// The regime that a growing input meets: the layout's own, or the one beyond the border that it stands on.
  private func regime(of input: PriceInput, _ layouts: RelatedLayouts) throws -> InputRegime {
    let line = InputLine(explanation: self, input: input, layouts: layouts)
    var walk = line.walk(to: 1)
    return try walk.next()?.regime ?? line.own
  }

  private func price(_ input: PriceInput, _ axis: Axis, _ regime: InputRegime) -> Price {
    func effects(_ length: (PlacedPiece.View) -> AffineExtent) -> [Price.Effect] {
      regime.root.views.compactMap { view in
        guard let form = length(view).form else { return nil }
        let slope = input.slope(of: form)
        return slope.isZero ? nil : Price.Effect(view: view.index, axis: axis, slope: slope)
      }
    }
    let end = regime.interval.upper
    return Price(
      input: input, effects: effects { axis == .horizontal ? $0.width : $0.height },
      moves: effects { axis == .horizontal ? $0.x : $0.y }, range: end?.value,
      holdsAtEnd: end?.isIncluded ?? true, borders: regime.borders)
  }

  /// The inputs that move a side, or that would as soon as they grow.
  private func candidates(_ view: LayoutTree.Index, _ axis: Axis) -> [PriceInput] {
    var inputs: [PriceInput] = []
    if solution.container[axis]?.number != nil { inputs.append(.container(axis)) }
    guard let placed = placed(view),
      let form = (axis == .horizontal ? placed.width : placed.height).form
    else { return [] }
    var written = Set(form.inputs.keys)
    for halfPlane in solution.root.region.halfPlanes
    where halfPlane.form.value(at: solution.container).isZero {
      written.formUnion(halfPlane.form.inputs.keys)
    }
    let sorted = written.sorted {
      ($0.view.position, $0.parameter.rawValue) < ($1.view.position, $1.parameter.rawValue)
    }
    return inputs + sorted.map(PriceInput.written)
  }
}

/// What is known while prices are worked out.
final class PriceMemory {
  /// The regimes that growing inputs meet: an input has one for all views and both axes.
  var regimes: [PriceInput: InputRegime] = [:]
  /// What lays out again.
  let layouts: RelatedLayouts

  init(engine: ConstraintEngine) { layouts = RelatedLayouts(engine: engine) }
}
