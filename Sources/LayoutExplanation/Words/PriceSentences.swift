import ConstraintLayout
import LayoutCore

/// Prices in sentences.
struct PriceSentences {
  let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The number of views besides the one in question that a sentence names.
  static let others = 4

  /// The effect with its range: `if the container gets 1 pt wider: badge +1 (until it is 558.7 wide; from
  /// there ...)`.
  func text(_ price: Price, of view: LayoutTree.Index) -> String {
    func name(_ effect: Price.Effect) -> String {
      effect.view == view ? names.itself(view) : names.view(effect.view)
    }
    if price.effects.isEmpty, price.moves.isEmpty {
      guard price.range == 0 else { return unchanged(price) }
      return "if \(change(price.input)): \(EventSentences(tree).text(price.events))"
    }
    let isAcross = axis(of: price.input).map { axis in price.effects.contains { $0.axis != axis } } ?? false
    var changes = listed(price.effects, of: view) { effect in
      isAcross
        ? "\(name(effect)) \(Words.points(effect.slope.magnitude)) \(Words.comparative(effect.axis, effect.slope))"
        : "\(name(effect)) \(Words.signed(effect.slope))"
    }
    if explanation.isPlacing(price.input) || price.effects.isEmpty {
      changes += listed(price.moves, of: view) {
        "\(name($0)) moves \(Words.points($0.slope.magnitude)) \(Words.direction($0.axis, $0.slope))"
      }
    }
    return "if \(change(price.input)): \(changes.joined(separator: ", "))\(end(price))"
  }

  /// A price with only an event at the end of its range:
  /// `this side is unchanged until the container is 545 wide; from there ...`.
  private func unchanged(_ price: Price) -> String {
    guard case .container(let axis) = price.input, let range = price.range else { return "unchanged" }
    let size = (explanation.solution.container[axis]?.number ?? 0) + range
    let start = "this side is unchanged until the container is \(Words.points(size)) \(Words.adjective(axis))"
    return price.events.isEmpty ? start : "\(start); from there \(EventSentences(tree).text(price.events))"
  }

  /// Returns the axis of an input; `nil` for one without.
  private func axis(of input: PriceInput) -> Axis? {
    switch input {
    case .container(let axis): axis
    case .written(let input):
      explanation.priced[input.view].element.parameters.first { $0.name == input.parameter }?.axis
    }
  }

  /// Returns the effects in a sentence: the view's own, and those on its named relatives and stack siblings;
  /// a few of the latter, and the number of the rest.
  private func listed(
    _ effects: [Price.Effect], of view: LayoutTree.Index, _ words: (Price.Effect) -> String
  ) -> [String] {
    let own = effects.filter { $0.view == view }
    let family = Set(ancestors(of: view))
    let stacks = family.filter { explanation.sharedAxis(of: $0) != nil }
    let siblings = Set(stacks.flatMap { tree[$0].children })
    var listed: Set<String> = [names.view(view)]
    var others: [Price.Effect] = []
    for effect in effects where effect.view != view && !family.contains(effect.view) {
      guard siblings.contains(effect.view) || tree[effect.view].id != nil else { continue }
      guard !ancestors(of: effect.view).contains(view) else { continue }
      if listed.insert(names.view(effect.view)).inserted { others.append(effect) }
    }
    let hidden = others.count - Self.others
    return (own + others.prefix(Self.others)).map(words) + (hidden > 0 ? ["and \(hidden) more"] : [])
  }

  private func ancestors(of view: LayoutTree.Index) -> [LayoutTree.Index] {
    sequence(first: view) { tree[$0].parent }.dropFirst().map { $0 }
  }

  private func change(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): "the container gets 1 pt \(Words.comparative(axis))"
    case .written(let input): "\(names.clause(input)) is 1 pt more"
    }
  }

  private func end(_ price: Price) -> String {
    guard let range = price.range else { return "" }
    let until: String
    switch price.input {
    case .container(let axis):
      let size = explanation.solution.container[axis]?.number ?? 0
      until = "until it is \(Words.points(size + range)) \(Words.adjective(axis))"
    case .written:
      until = "until it is \(Words.points(explanation.number(of: price.input) + range))"
    }
    let then = price.events.isEmpty ? "" : "; from there \(EventSentences(tree).text(price.events))"
    return "   (\(until)\(then))"
  }
}

/// Sentences for the end of a price's range, in SwiftUI's terms.
struct EventSentences {
  private let tree: LayoutTree
  private var names: Names { Names(tree: tree) }

  init(_ tree: LayoutTree) { self.tree = tree }

  /// Returns one sentence for all events.
  func text(_ events: [PriceEvent]) -> String {
    let facetChanges = events.compactMap { event in
      if case .facet(let change) = event { change } else { nil }
    }
    let sentences =
      events.compactMap(text) + (facetChanges.isEmpty ? [] : [FacetChangeSentences(tree).text(facetChanges)])
    return sentences.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", and ")
  }

  /// Returns a sentence for each event.
  func texts(_ events: [PriceEvent]) -> [String] { events.map { text([$0]) } }

  private func text(_ event: PriceEvent) -> String? {
    switch event {
    case .facet: return nil
    case .spacedOtherwise(let view): return "\(names.view(view)) is spaced differently"
    case .overflows(let view, let outer):
      return "\(names.view(view)) overflows \(outer.map(names.itself) ?? "the container")"
    case .lines(let view, let old, let new):
      let name = names.view(view)
      if old.count != new.count {
        let cut =
          new.isTruncated == old.isTruncated ? "" : new.isTruncated ? ", cut off" : ", none of it cut off"
        return "\(name) re-wraps from \(lines(old.count)) to \(new.count)\(cut)"
      }
      if old.scale != new.scale {
        return "\(name) is scaled to \(Words.plain(Double(new.scale)))\(new.isTruncated ? ", cut off" : "")"
      }
      guard new.isTruncated else { return "\(name) is no longer cut off" }
      return old.isTruncated ? "\(name) is cut off at another place" : "\(name) is cut off"
    }
  }

  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
