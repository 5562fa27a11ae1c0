import ConstraintLayout
import LayoutCore
import LinearProgramming

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
      func moves(_ price: Price) -> Bool { price.effects.contains { $0.view == view } }
      let price = try price(of: input, along: axis, memory, where: moves)
      if moves(price) { prices.append(price) }
    }
    return prices
  }

  /// The price of an input, with what is known of some inputs already.
  ///
  /// How far it holds is worked out where it moves anything of interest.
  func price(
    of input: PriceInput, along axis: Axis, _ memory: PriceMemory,
    where isOfInterest: (Price) -> Bool = { !$0.effects.isEmpty || !$0.moves.isEmpty }
  ) throws -> Price {
    if let regime = memory.regimes[input] { return price(input, axis, regime) }
    let first = try memory.firstRegimes[input] ?? regime(of: input, memory.layouts)
    memory.firstRegimes[input] = first
    let price = price(input, axis, first)
    guard isOfInterest(price) else { return price }
    let whole = try extended(first, input, memory.layouts)
    memory.regimes[input] = whole
    return self.price(input, axis, whole)
  }

  /// A regime that goes on over each border beyond which every frame is the same function as before: nobody sees those.
  private func extended(
    _ first: InputRegime, _ input: PriceInput, _ layouts: RelatedLayouts
  ) throws -> InputRegime {
    guard let end = first.interval.upper else { return first }
    let line = InputLine(explanation: self, input: input, layouts: layouts)
    var walk = RegimeWalk(
      line, from: ExactInterval.End(end.value, isIncluded: !end.isIncluded),
      to: ExactInterval.End(max(end.value, 0) + Self.reach), step: InputLine.step)
    var whole = first
    for _ in 0..<Self.greatestStepCount {
      guard let (next, _) = try walk.next(),
        next.interval.lower.map({ $0.value <= (whole.interval.upper?.value ?? 0) }) ?? true,
        next.frames == first.frames
      else { return whole }
      whole.interval.upper = next.interval.upper
      whole.borders = next.borders
      if next.interval.upper == nil || walk.start == nil {
        whole.interval.upper = nil
        whole.borders = []
        return whole
      }
    }
    return whole
  }

  /// How far beyond the first border, in points, and over how many that nobody sees, an event is looked for.
  private static let reach: Rational = 10_000
  private static let greatestStepCount = 100

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
  /// The regimes that growing inputs meet, up to the first border: an input has one for all views and both axes.
  var firstRegimes: [PriceInput: InputRegime] = [:]
  /// The same, up to the first border that anybody sees.
  var regimes: [PriceInput: InputRegime] = [:]
  /// What lays out again.
  let layouts: RelatedLayouts

  init(engine: ConstraintEngine) { layouts = RelatedLayouts(engine: engine) }
}
