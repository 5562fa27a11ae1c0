import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The story of a side, from the container down.
struct StorySentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// Returns the lines of a story; the first states the length, the others are indented.
  func lines(_ story: Story) -> [String] {
    let axis = story.side.axis
    var lines = story.steps.flatMap { self.lines($0, axis) }
    if let breaks = story.lines { lines.append(contentsOf: LineSentences(breaks).lines) }
    lines += story.placements.map { PlacementSentences(explanation: explanation, axis: axis).text($0) }
    lines += TwinSentences.folded(prices(story))
    return [headline(story)] + lines.map { "  " + $0 }
  }

  /// Returns the prices; of those that only move the view a few, and the number of the rest.
  private func prices(_ story: Story) -> [String] {
    func isSizing(_ price: Price) -> Bool {
      price.effects.contains { $0.view == story.view } || price.effects.isEmpty && price.moves.isEmpty
    }
    let all = story.prices.filter { !isEmptyInset($0.input) }
    let moving = all.filter { !isSizing($0) }
    let chosen = all.filter(isSizing) + moving.prefix(Self.mostMoving)
    let hidden = moving.count - Self.mostMoving
    return chosen.map { PriceSentences(explanation).text($0, of: story.view) }
      + (hidden > 0 ? ["\(hidden) more \(hidden == 1 ? "length moves" : "lengths move") it"] : [])
  }

  /// Returns whether an input is an inset of zero, which is not written: `padding(.leading, 13)` has three of them.
  private func isEmptyInset(_ input: PriceInput) -> Bool {
    guard case .written(let input) = input,
      let padding = explanation.tree[input.view].element as? PaddingElement
    else { return false }
    return padding.length(input.parameter) == 0
  }

  /// The largest number of lengths reported that move a view and change no side of it.
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
      return ["\(view.rule.proposer(along: axis, in: view)) asks for the ideal \(Words.side(axis))"]
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

  /// Returns the proposal of a view, and the origin of its own length.
  private func offers(_ view: ExplainedView, _ offer: Offer?, _ axis: Axis) -> String {
    let start = view.rule.offering(Words.offer(offer, axis), along: axis, in: view)
    guard let length = view.length(axis), offer?.number == length,
      let own = view.rule.ownLength(along: axis, in: view)
    else { return start }
    return "\(start), \(own)"
  }
}

/// Stories one after the other; the lines of a text follow once for its two sides.
package struct StoryParagraphs {
  /// The lines of each paragraph.
  package private(set) var paragraphs: [[String]] = []

  package init(_ stories: [Story], of explanation: LayoutExplanation) {
    let sentences = StorySentences(explanation)
    var index = 0
    while index < stories.count {
      let story = stories[index]
      let lines = sentences.lines(story)
      guard index + 1 < stories.count, stories[index + 1].view == story.view,
        stories[index + 1].side.axis != story.side.axis
      else {
        paragraphs.append(lines)
        index += 1
        continue
      }
      let others = sentences.lines(stories[index + 1])
      let breaks = Set(story.lines.map { LineSentences($0).lines.map { "  " + $0 } } ?? [])
      let shared = lines.filter { breaks.contains($0) && others.contains($0) }
      let chosen = Set(shared)
      paragraphs += [lines.filter { !chosen.contains($0) }, others.filter { !chosen.contains($0) }]
      if !shared.isEmpty {
        paragraphs.append(["\(explanation.names.itself(story.view))   both sides"] + shared)
      }
      index += 2
    }
  }
}

// Reasons in complete sentences, which name the view.
extension LayoutExplanation {
  /// The name of a view in sentences.
  package func called(_ view: LayoutTree.Index) -> String { names.view(view) }

  /// The reason for a side: `badge is 261.3 wide: fills what is left in row: 504 - 44 - 198.7`; `nil` for a
  /// view that the layout does not place.
  package func sizeSentence(of view: LayoutTree.Index, along axis: Axis) -> String? {
    guard let side = explanation(for: view)?[axis] else { return nil }
    let length = side.length.map { Words.points($0) } ?? "infinitely"
    return "\(names.view(view)) is \(length) \(Words.adjective(axis)): "
      + ReasonSentences(self).text(side, of: view)
  }

  /// The reason for a position along an axis: `badge at x 258.7 in row: after title and 8 of spacing`; `nil`
  /// where nothing places the view.
  package func placeSentence(of view: LayoutTree.Index, along axis: Axis) -> String? {
    placements(of: view, along: axis).first.map {
      "\(names.view(view)) \(PlacementSentences(explanation: self, axis: axis).text($0))"
    }
  }

  /// The reason for a text's proposal: `title is offered 96.5 of width: what is left in row: 504 - 44`; `nil`
  /// for any other view, and for a text with all the space it needs.
  package func roomSentence(of text: LayoutTree.Index, along asked: Axis? = nil) -> String? {
    guard let breaks = lineBreaks(of: text), let chosen = explanation(for: text),
      let axis = asked ?? shortAxis(of: text)
    else { return nil }
    let isLimited = breaks.limit.map { $0 <= breaks.lines.count } ?? false
    let limit =
      isLimited ? "may have \(breaks.lines.count == 1 ? "1 line" : "\(breaks.lines.count) lines") and " : ""
    guard let offered = chosen[axis].offered?.number else { return sizeSentence(of: text, along: axis) }
    let source = OfferSentences(self).source(of: chosen[axis], text)
    let what =
      source.hasPrefix("the ") ? source : "\(Words.points(offered)) of \(Words.side(axis)): \(source)"
    return "\(names.view(text)) \(limit)is offered \(what)"
  }
}

extension LayoutExplanation {
  /// The reason for a side of a view, in a sentence.
  public func text(of side: SideExplanation, of view: LayoutTree.Index) -> String {
    ReasonSentences(self).text(side, of: view)
  }

  /// The story in sentences: the first states the length, the others begin with two spaces.
  public func lines(of story: Story) -> [String] { StorySentences(self).lines(story) }

  /// The effect of a growing input on one view, in a sentence.
  public func text(of price: Price, of view: LayoutTree.Index) -> String {
    PriceSentences(self).text(price, of: view)
  }
}
