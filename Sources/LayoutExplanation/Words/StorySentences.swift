import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The story of a side, told from the container down.
struct StorySentences {
  let explanation: LayoutExplanation
  private let tree: LayoutTree
  private let names: Names
  private let reasons: ReasonSentences

  init(_ explanation: LayoutExplanation) {
    self.explanation = explanation
    tree = explanation.tree
    names = Names(tree: tree)
    reasons = ReasonSentences(explanation)
  }

  /// The lines of a story; the first says the length, the others are indented.
  func lines(_ story: Story) -> [String] {
    let axis = story.side.axis
    var lines = story.steps.flatMap { self.lines($0, axis) }
    if let breaks = story.lines { lines.append(contentsOf: LineSentences(breaks).lines) }
    lines += story.placements.map { PlacementSentences(explanation, axis).text($0) }
    lines += story.prices.map { PriceSentences(explanation).text($0, of: story.view) }
    return [headline(story)] + lines.map { "  " + $0 }
  }

  private func headline(_ story: Story) -> String {
    let length = story.side.length.map { Words.points($0) } ?? "infinity"
    let start = "\(names.itself(story.view))   \(Words.side(story.side.axis)) \(length)"
    if story.side.reasons == [.takesOffer], case .finite(let offered) = story.side.offered {
      return "\(start), offered \(Words.points(offered)) and took all of it"
    }
    let reason = reasons.text(story.side, of: story.view)
    return "\(start), offered \(Self.text(story.side.offered)): \(reason)"
  }

  private static func text(_ offer: Offer?) -> String {
    switch offer {
    case nil: "nothing"
    case .finite(let points): Words.points(points)
    case .infinite: "as much as it likes"
    case .negativeInfinite: "less than nothing"
    }
  }

  private func lines(_ step: Story.Step, _ axis: Axis) -> [String] {
    switch step {
    case .container(let offer): return [container(offer, axis)]
    case .offers(let view, let length):
      return ["\(how(view, axis)) offers \(Self.text(length))\(own(view, length, axis))"]
    case .leavesOpen(let view): return ["\(how(view, axis)) asks for the ideal \(Words.side(axis))"]
    case .shares(let share): return ShareSentences(explanation, axis).lines(share)
    }
  }

  private func container(_ offer: Offer?, _ axis: Axis) -> String {
    switch offer {
    case .finite(let points): "the container is \(Words.points(points)) \(Words.adjective(axis))"
    case nil: "the container asks for the ideal \(Words.side(axis))"
    case .infinite: "the container is endlessly \(Words.adjective(axis))"
    case .negativeInfinite: "the container offers less than nothing"
    }
  }

  private func how(_ view: LayoutTree.Index, _ axis: Axis) -> String {
    let node = tree[view]
    let place = names.closed(names.place(view))
    switch node.element {
    case let padding as PaddingElement:
      let insets = [padding.insets.start(axis), padding.insets.end(axis)].map { Words.points(Double($0)) }
      return "padding\(place) keeps \(insets[0]) + \(insets[1]) and"
    case let modifier as AspectRatioElement:
      let ratio = modifier.ratio.map { "\(Words.points(Double($0))), " } ?? ""
      let offered = explanation.explanation(for: view)
      let sides = [offered?.width.offered, offered?.height.offered].map { $0.map(Self.text) ?? "nothing" }
      let verb = modifier.contentMode == .fit ? "fits into" : "covers"
      return
        "aspectRatio(\(ratio)\(modifier.contentMode.rawValue))\(place) \(verb) \(sides[0]) x \(sides[1]) and"
    case is FrameElement, is FlexibleFrameElement:
      if case .written(let input)? = explanation.explanation(for: view)?[axis].reasons.first {
        return names.clause(input)
      }
      return "frame\(place)"
    default:
      return node.element.role == .container ? names.view(view) : node.element.kind + place
    }
  }

  /// Says where the number comes from, if it is the view's own length, or that of what it overlays.
  private func own(_ view: LayoutTree.Index, _ offer: Offer?, _ axis: Axis) -> String {
    guard let length = explanation.explanation(for: view)?[axis].length, offer?.number == length else {
      return ""
    }
    switch tree[view].element {
    case is ZStackElement, is StackElement: return ", its own \(Words.side(axis))"
    case is OverlayElement:
      return tree[view].children.first.map { ", the \(Words.side(axis)) of \(names.view($0))" } ?? ""
    default: return ""
    }
  }
}
