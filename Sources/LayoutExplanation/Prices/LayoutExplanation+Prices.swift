import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

extension LayoutExplanation {
  /// What would change a side of a view: for each input that does, who moves with it and how far that holds.
  ///
  /// Throws as `ConstraintEngine.layout` does: where the layout stands on a border, the far side is laid out.
  public func prices(of view: LayoutTree.Index, along axis: Axis) throws -> [Price] {
    var regimes = PriceRegimes()
    return try prices(of: view, along: axis, &regimes)
  }

  /// What happens along an axis as each input grows that moves anything there.
  ///
  /// Throws as `prices(of:along:)` does.
  public func prices(along axis: Axis) throws -> [Price] {
    let all = Set(solution.root.views.flatMap { candidates($0.index, axis) })
    return try all.compactMap { input in
      let price = try price(of: input, along: axis)
      return price.effects.isEmpty ? nil : price
    }
  }

  /// What happens along an axis as one input grows.
  public func price(of input: PriceInput, along axis: Axis) throws -> Price {
    var regimes = PriceRegimes()
    return try price(of: input, along: axis, &regimes)
  }

  /// The prices of a side, with what is known of some inputs already.
  func prices(
    of view: LayoutTree.Index, along axis: Axis, _ regimes: inout PriceRegimes
  ) throws -> [Price] {
    var prices: [Price] = []
    for input in candidates(view, axis) {
      let price = try price(of: input, along: axis, &regimes)
      if price.effects.contains(where: { $0.view == view }) { prices.append(price) }
    }
    return prices
  }

  /// The price of an input, with what is known of some inputs already.
  func price(of input: PriceInput, along axis: Axis, _ regimes: inout PriceRegimes) throws -> Price {
    let regime = try regimes.byInput[input] ?? regime(of: input)
    regimes.byInput[input] = regime
    return price(input, axis, regime.root, regime.range)
  }

  /// The regime that a growing input meets: the layout's own, or the one beyond the border that it stands on.
  private func regime(of input: PriceInput) throws -> PriceRegimes.Regime {
    let here = range(of: input, in: solution.root, at: solution.container)
    if here.length != 0 { return PriceRegimes.Regime(root: solution.root, range: here) }
    for exponent in [20, 40] {
      let step = Rational(numerator: 1, denominator: 1 << exponent)
      let beyond = try moved(input, by: step)
      let back = range(of: input, in: beyond.root, at: beyond.container, isGrowing: false)
      guard back.length.map({ $0 >= step }) ?? true else { continue }
      var there = range(of: input, in: beyond.root, at: beyond.container)
      there.length = there.length.map { $0 + step }
      return PriceRegimes.Regime(root: beyond.root, range: there)
    }
    return PriceRegimes.Regime(root: solution.root, range: here)
  }

  /// The layout after an input has grown by so many points; a smaller number of points may be negative.
  public func moved(_ input: PriceInput, by change: Rational) throws -> ConstraintSolution {
    switch input {
    case .container(let axis):
      func side(_ own: Axis) -> ExactProposal.Side? {
        guard own == axis, let number = solution.container[own]?.number else {
          return solution.container[own]
        }
        return .finite(number + change)
      }
      return try relaid(tree, in: ExactProposal(side(.horizontal), side(.vertical)))
    case .written(let input):
      return try relaid(try tree.changing(input, by: change), in: solution.container)
    }
  }

  private func price(
    _ input: PriceInput, _ axis: Axis, _ root: RootPiece, _ range: PriceRange
  ) -> Price {
    func effects(_ length: (PlacedPiece.View) -> AffineExtent) -> [Price.Effect] {
      root.views.compactMap { view in
        guard let form = length(view).form else { return nil }
        let slope = input.slope(of: form)
        return slope.isZero ? nil : Price.Effect(view: view.index, axis: axis, slope: slope)
      }
    }
    return Price(
      input: input, effects: effects { axis == .horizontal ? $0.width : $0.height },
      moves: effects { axis == .horizontal ? $0.x : $0.y }, range: range.length, holdsAtEnd: range.isClosed,
      borders: range.borders)
  }

  /// How far an input may grow, or shrink, until the region ends, and what happens there.
  func range(
    of input: PriceInput, in root: RootPiece, at container: ExactProposal, isGrowing: Bool = true
  ) -> PriceRange {
    var nearest: Rational?
    var borders: [Border] = []
    var isClosed = true
    for halfPlane in root.region.halfPlanes {
      let slope = isGrowing ? input.slope(of: halfPlane.form) : -input.slope(of: halfPlane.form)
      guard slope < 0 else { continue }
      let distance = halfPlane.form.value(at: container) / -slope
      if let known = nearest, known < distance { continue }
      if nearest != distance { (borders, isClosed) = ([], true) }
      nearest = distance
      if halfPlane.isStrict { isClosed = false }
      if let border = halfPlane.border, !borders.contains(border) { borders.append(border) }
    }
    return PriceRange(length: nearest, isClosed: isClosed, borders: borders)
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

/// The regimes that growing inputs meet, as far as they are known: an input has one for all views and both axes.
struct PriceRegimes {
  struct Regime {
    var root: RootPiece
    var range: PriceRange
  }

  var byInput: [PriceInput: Regime] = [:]
}

/// How far an input may go, and what happens there.
struct PriceRange {
  var length: Rational?
  var isClosed: Bool
  var borders: [Border]
}

extension LayoutTree {
  /// The same tree with a written length changed by so many points.
  ///
  /// - Throws: `LayoutError.invalidParameter`.
  func changing(_ input: LengthInput, by change: Rational) throws(LayoutError) -> LayoutTree {
    guard let value = self[input.view].element.length(input.parameter),
      let exact = Rational(exactly: Double(value))
    else { return self }
    return try replacing(at: input.view) { element throws(ParameterError) in
      try element.setting(input.parameter, to: CGFloat((exact + change).doubleValue))
    }
  }
}
