import ConstraintLayout
import LayoutCore
import LinearProgramming

extension LayoutExplanation {
  /// The inputs that change a side of a view, each with the other views that it changes and its range.
  ///
  /// - Throws: As `ConstraintEngine.layout` does: where the layout lies on a facet, the far side is laid
  ///   out.
  public func prices(of view: LayoutTree.Index, along axis: Axis) throws -> [Price] {
    try prices(of: view, along: axis, PriceMemory(engine: engine))
  }

  /// The price along an axis of each input that moves anything there.
  ///
  /// - Throws: As `prices(of:along:)` does.
  public func prices(along axis: Axis) throws -> [Price] {
    let memory = PriceMemory(engine: engine)
    let all = Set(try solution.root.views.flatMap { try candidates($0.index, axis, memory) })
    return try all.compactMap { input in
      let price = try price(of: input, along: axis, memory)
      return price.effects.isEmpty ? nil : price
    }
  }

  /// The price of one input along an axis.
  ///
  /// - Throws: As `prices(of:along:)` does.
  public func price(of input: PriceInput, along axis: Axis) throws -> Price {
    try price(of: input, along: axis, PriceMemory(engine: engine))
  }

  /// Returns the prices of some inputs along one axis and then the other, using existing layouts of the tree.
  ///
  /// - Throws: As `price(of:along:)` does.
  package func prices(
    of inputs: [PriceInput], by layouts: RelatedLayouts
  ) throws -> [(axis: Axis, price: Price)] {
    let memory = PriceMemory(layouts: layouts)
    return try inputs.flatMap { input in
      try Axis.allCases.map { axis in (axis, try price(of: input, along: axis, memory)) }
    }
  }

  /// Returns the prices of a side, with those of some inputs given: of the inputs that change it, of the
  /// container if that will change it further on, and of the inputs that move it.
  func prices(
    of view: LayoutTree.Index, along axis: Axis, _ memory: PriceMemory
  ) throws -> [Price] {
    var prices: [Price] = []
    for input in try candidates(view, axis, memory) {
      func changes(_ price: Price) -> Bool { price.effects.contains { $0.view == view } }
      func isTold(_ price: Price) -> Bool { changes(price) || isPlacing(input) && !price.moves.isEmpty }
      var price = try price(of: input, along: axis, memory) { price in
        isTold(price) || price.moves.contains { $0.view == view }
      }
      if isTold(price) {
        // Code that is asked anew at once leaves no range in which its answer's slope would mean anything.
        if price.range == 0, price.events.contains(where: \.asksCode) {
          (price.effects, price.moves) = ([], [])
        }
        prices.append(price)
      } else if price.moves.contains(where: { $0.view == view }) {
        // An input that only moves the view is reported for that view alone, while that holds.
        (price.effects, price.moves) = ([], price.moves.filter { $0.view == view })
        prices.append(price)
      }
      if case .container(let side) = input, !changes(price), mayWrap(view, as: side),
        let event = try event(of: view, axis, input, memory)
      {
        prices.append(event)
      }
    }
    return prices
  }

  /// Whether an input places views and sizes none.
  func isPlacing(_ input: PriceInput) -> Bool {
    guard case .written(let input) = input else { return false }
    return names.rule(input.view).placing.contains(input.parameter)
  }

  /// Whether a text in a view may change its lines as the container grows: in width, fewer; in height, those
  /// that are truncated.
  private func mayWrap(_ view: LayoutTree.Index, as side: Axis) -> Bool {
    tree.texts(in: view).contains { text in
      guard let breaks = lineBreaks(of: text) else { return false }
      return breaks.isTruncated || side == .horizontal && breaks.lines.count > 1
    }
  }

  /// Returns the price of an input, with those of some inputs given.
  ///
  /// Its range is computed only where it moves a view of interest.
  func price(
    of input: PriceInput, along axis: Axis, _ memory: PriceMemory,
    where isOfInterest: (Price) -> Bool = { !$0.effects.isEmpty || !$0.moves.isEmpty }
  ) throws -> Price {
    if let interval = memory.intervals[input] { return price(input, axis, interval) }
    if let leap = try leap(of: input, memory.layouts) {
      var price = price(input, axis, PriceInterval(leap.before, names))
      (price.range, price.holdsAtEnd, price.events) = (0, true, [leap.event])
      return price
    }
    let first = try memory.firstRegimes[input] ?? regime(of: input, memory.layouts)
    memory.firstRegimes[input] = first
    let price = price(input, axis, PriceInterval(first, names))
    guard isOfInterest(price) else { return price }
    let interval = try extended(first, input, memory) { $0.differs(from: first) }.lookingForOverflow
    memory.intervals[input] = interval
    return self.price(input, axis, interval)
  }

  /// Returns what happens at once where an inset of zero grows, and the layout before; `nil` where no frame leaps.
  ///
  /// A text has spacing of its own where it lies at an edge, and none behind an inset.
  private func leap(
    of input: PriceInput, _ layouts: RelatedLayouts
  ) throws -> (before: ParametricLayout, event: PriceEvent)? {
    guard case .written(let length) = input, let padding = priced[length.view].element as? PaddingElement,
      padding.length(length.parameter) == 0, let more = try? padding.setting(length.parameter, to: 1)
    else { return nil }
    let inside = priced[length.view].children.map { priced[$0].traits }
    guard padding.traits(of: inside).spacing != more.traits(of: inside).spacing else { return nil }
    let line = InputLine(explanation: self, input: input, layouts: layouts)
    let before = try line.own()
    guard let after = try line.regime(at: InputLine.step), after.differs(from: before) else { return nil }
    return (before, .spacedOtherwise(length.view))
  }

  /// Returns the event that will change a side which the container does not change at first; `nil` where
  /// there is none.
  private func event(
    of view: LayoutTree.Index, _ axis: Axis, _ input: PriceInput, _ memory: PriceMemory
  ) throws -> Price? {
    let first = try memory.firstRegimes[input] ?? regime(of: input, memory.layouts)
    memory.firstRegimes[input] = first
    let now = first.side(axis, of: view)
    var interval = try extended(first, input, memory, most: Self.mostRegimes) {
      $0.side(axis, of: view) != now
    }
    guard let end = interval.regime.interval.upper else { return nil }
    // Changes of another text's lines are reported only where there is no other event.
    let own = interval.events.filter { event in
      if case .lines(let text, _, _) = event { text == view } else { true }
    }
    if !own.isEmpty { interval.events = own }
    return Price(
      input: input, effects: [], moves: [], range: end.value, holdsAtEnd: end.isIncluded,
      events: interval.events)
  }

  /// Extends a regime over each facet that changes nothing visible.
  private func extended(
    _ first: ParametricLayout, _ input: PriceInput, _ memory: PriceMemory,
    most: Int = greatestStepCount, until isOther: (ParametricLayout) -> Bool
  ) throws -> PriceInterval {
    guard let end = first.interval.upper else { return PriceInterval(first, names) }
    let walk =
      memory.walks[input]
      ?? RememberedWalk(
        RegimeWalk(
          InputLine(explanation: self, input: input, layouts: memory.layouts),
          from: ExactInterval.End(end.value, isIncluded: !end.isIncluded),
          to: ExactInterval.End(max(end.value, 0) + Self.reach), step: InputLine.step))
    memory.walks[input] = walk
    var whole = first
    for index in 0..<most {
      guard let (next, isLast) = try walk.regime(index),
        next.interval.lower.map({ $0.value <= (whole.interval.upper?.value ?? 0) }) ?? true
      else { return PriceInterval(whole, names) }
      if isOther(next) { return PriceInterval(whole, before: first, after: next, names) }
      whole.interval.upper = next.interval.upper
      whole.facetChanges = next.facetChanges
      if next.interval.upper == nil || isLast {
        whole.interval.upper = nil
        whole.facetChanges = []
        return PriceInterval(whole, names)
      }
    }
    // There are so many facets that the final effect cannot be stated.
    if most < Self.greatestStepCount {
      whole.interval.upper = nil
      whole.facetChanges = []
    }
    return PriceInterval(whole, names)
  }

  /// The largest number of regimes that are searched for an event that changes a side.
  private static let mostRegimes = 32
  /// The distance beyond the first facet, in points, and the number of invisible facets, within which an
  /// event is searched for.
  private static let reach: Rational = 10_000
  private static let greatestStepCount = 100

  /// Returns the regime that a growing input enters: the layout's own, or the one beyond the facet on which
  /// the layout lies.
  private func regime(of input: PriceInput, _ layouts: RelatedLayouts) throws -> ParametricLayout {
    let line = InputLine(explanation: self, input: input, layouts: layouts)
    var walk = try line.walk(to: 1)
    return try walk.next()?.regime ?? line.own()
  }

  private func price(_ input: PriceInput, _ axis: Axis, _ interval: PriceInterval) -> Price {
    let regime = interval.regime
    func effects(_ length: (PlacedPiece.View) -> AffineExtent) -> [Price.Effect] {
      regime.root.views.compactMap { view in
        guard let form = length(view).form else { return nil }
        let slope = input.slope(of: form)
        return slope.isZero ? nil : Price.Effect(view: view.index, axis: axis, slope: slope)
      }
    }
    let end = regime.interval.upper
    let price = Price(
      input: input, effects: effects { axis == .horizontal ? $0.width : $0.height },
      moves: effects { axis == .horizontal ? $0.x : $0.y }, range: end?.value,
      holdsAtEnd: end?.isIncluded ?? true, events: interval.events)
    guard let overflow = interval.overflow, end.map({ overflow.place < $0.value }) ?? true else {
      return price
    }
    return Price(
      input: input, effects: price.effects, moves: price.moves, range: overflow.place, holdsAtEnd: true,
      events: [overflow.event])
  }

  /// The inputs that move a side, or will as soon as they grow.
  private func candidates(
    _ view: LayoutTree.Index, _ axis: Axis, _ memory: PriceMemory
  ) throws -> [PriceInput] {
    guard let placed = placed(view), (axis == .horizontal ? placed.width : placed.height).form != nil else {
      return []
    }
    // The other side counts where the lengths of the two axes are coupled.
    let inputs = [axis, axis.across].filter { solution.container[$0]?.number != nil }
      .map { PriceInput.container($0) }
    let written =
      try memory.firstMoves.inputs(moving: view, along: axis, from: self)
      ?? written(moving: view, axis, memory)
    let sorted = written.filter { !memory.isMadeByCall($0.view, in: tree) }.sorted {
      ($0.view.position, $0.parameter.rawValue) < ($1.view.position, $1.parameter.rawValue)
    }
    return inputs + sorted.map(PriceInput.written)
  }

  /// The written lengths that a side depends on, read from a layout with all of them open.
  private func written(
    moving view: LayoutTree.Index, _ axis: Axis, _ memory: PriceMemory
  ) throws -> [LengthInput] {
    let root = try memory.openRoot(of: priced, in: solution.container)
    guard let placed = placedIndices[view].map({ root.views[$0] }) else { return [] }
    let (edge, length) = axis == .horizontal ? (placed.x, placed.width) : (placed.y, placed.height)
    var written: Set<LengthInput> = []
    for form in [edge.form, length.form] { written.formUnion(form?.inputs.keys.map { $0 } ?? []) }
    // Beyond a facet on which the layout lies, other lengths may move it.
    for halfPlane in root.region.halfPlanes
    where halfPlane.form.value(at: solution.container).isZero {
      written.formUnion(halfPlane.form.inputs.keys)
    }
    return Array(written)
  }
}

/// The regimes that follow the first one as an input grows, computed on demand and shared by all views.
final class RememberedWalk {
  private var walk: RegimeWalk<InputLine>
  private var found: [(regime: ParametricLayout, isLast: Bool)] = []

  init(_ walk: RegimeWalk<InputLine>) { self.walk = walk }

  /// Returns the regime at a place, and whether it is the last; `nil` after the last.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  func regime(_ index: Int) throws -> (regime: ParametricLayout, isLast: Bool)? {
    while found.count <= index {
      guard let (next, _) = try walk.next() else { return nil }
      found.append((next, walk.start == nil))
    }
    return found[index]
  }
}

/// Results that are reused between prices.
final class PriceMemory {
  /// The regimes after the first, by input.
  var walks: [PriceInput: RememberedWalk] = [:]
  /// The regime that each growing input enters, up to the first facet, for all views and both axes.
  var firstRegimes: [PriceInput: ParametricLayout] = [:]
  /// The regime of each input, up to the first visible facet.
  var intervals: [PriceInput: PriceInterval] = [:]
  /// The layouts at other values.
  let layouts: RelatedLayouts

  /// The lengths that move each view, on which facets depend.
  let firstMoves = FirstMoves()
  private var openRoot: RootPiece?

  private var parts: [LayoutTree.Index: Bool] = [:]

  init(engine: ConstraintEngine) { layouts = RelatedLayouts(engine: engine) }

  /// Creates an empty memory.
  init(layouts: RelatedLayouts) { self.layouts = layouts }

  /// Whether the numbers of a view are not those of the code that shows it.
  func isMadeByCall(_ view: LayoutTree.Index, in tree: LayoutTree) -> Bool {
    if let known = parts[view] { return known }
    let isPart = tree.isMadeByCall(view)
    parts[view] = isPart
    return isPart
  }

  /// Returns the layout with every written length open.
  func openRoot(of tree: LayoutTree, in container: ExactProposal) throws -> RootPiece {
    if let openRoot { return openRoot }
    let root = try layouts.rootPiece(of: tree, in: container)
    openRoot = root
    return root
  }
}
