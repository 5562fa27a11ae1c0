import LayoutCore

/// The story of a side, told from the container down.
struct StorySentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The lines of a story; the first says the length, the others are indented.
  func lines(_ story: Story) -> [String] {
    let axis = story.side.axis
    var lines = story.steps.flatMap { self.lines($0, axis) }
    if let breaks = story.lines { lines.append(contentsOf: LineSentences(breaks).lines) }
    lines += story.placements.map { PlacementSentences(explanation: explanation, axis: axis).text($0) }
    lines += TwinSentences.folded(prices(story))
    return [headline(story)] + lines.map { "  " + $0 }
  }

  /// The prices; of those that only move the view a few, and how many more there are.
  private func prices(_ story: Story) -> [String] {
    func isSizing(_ price: Price) -> Bool {
      price.effects.contains { $0.view == story.view } || price.effects.isEmpty && price.moves.isEmpty
    }
    let moving = story.prices.filter { !isSizing($0) }
    let told = story.prices.filter(isSizing) + moving.prefix(Self.mostMoving)
    let hidden = moving.count - Self.mostMoving
    return told.map { PriceSentences(explanation).text($0, of: story.view) }
      + (hidden > 0 ? ["\(hidden) more \(hidden == 1 ? "length moves" : "lengths move") it"] : [])
  }

  /// How many lengths are told that move a view and change no side of it.
  private static let mostMoving = 3

  private func headline(_ story: Story) -> String {
    let length = story.side.length.map { Words.points($0) } ?? "infinity"
    let start = "\(names.itself(story.view))   \(Words.side(story.side.axis)) \(length)"
    if story.side.reasons == [.takesOffer], case .finite(let offered) = story.side.offered {
      return "\(start), offered \(Words.points(offered)) and took all of it"
    }
    let reason = ReasonSentences(explanation).text(story.side, of: story.view)
    return "\(start), offered \(Words.offer(story.side.offered, story.side.axis)): \(reason)"
  }

  private func lines(_ step: Story.Step, _ axis: Axis) -> [String] {
    switch step {
    case .container(let offer): return [container(offer, axis)]
    case .offers(let view, let length): return [offers(explanation.view(view), length, axis)]
    case .leavesOpen(let view):
      let view = explanation.view(view)
      return ["\(view.room.offerer(along: axis, in: view)) asks for the ideal \(Words.side(axis))"]
    case .shares(let share): return ShareSentences(explanation: explanation, axis: axis).lines(share)
    }
  }

  private func container(_ offer: Offer?, _ axis: Axis) -> String {
    switch offer {
    case .finite(let points): "the container is \(Words.points(points)) \(Words.adjective(axis))"
    case nil: "the container asks for the ideal \(Words.side(axis))"
    case .infinite: "the container offers unlimited \(Words.side(axis))"
    case .negativeInfinite: "the container offers less than nothing"
    }
  }

  /// What a view offers, and where the number comes from if it is its own length.
  private func offers(_ view: ExplainedView, _ offer: Offer?, _ axis: Axis) -> String {
    let start = view.room.offering(Words.offer(offer, axis), along: axis, in: view)
    guard let length = view.length(axis), offer?.number == length,
      let own = view.room.ownLength(along: axis, in: view)
    else { return start }
    return "\(start), \(own)"
  }
}
