import ConstraintLayout
import LayoutCore

/// Suggested edits as instructions.
struct SuggestionSentences {
  private let finder: FactFinder
  private var names: Names { finder.names }

  init(_ finder: FactFinder) { self.finder = finder }

  /// The instruction and its effect: `set icon's width 44 (line 11) to 25: then badge.width is 280`.
  func text(_ suggestion: Suggestion, for question: WhyNotQuestion) -> String {
    ([text(suggestion.edit) + then(suggestion, question)] + effects(suggestion)).joined(separator: "; ")
  }

  /// Returns the instruction.
  func text(_ edit: SuggestedEdit) -> String {
    switch edit {
    case .changed(let fact, let value): changed(fact, value)
    case .added(let modifier, let view), .framed(let modifier, let view):
      "add \(call(modifier)) to \(isLabel(view) ? "the label of " : "")\(names.view(view))\(names.note(view))"
    case .loosened(let frame, let kept): loosened(frame, keeping: kept)
    case .stretched(let frame, let axis): stretched(frame, along: axis)
    case .spaced(let child):
      "put a Spacer() before \(names.view(child))\(names.note(child))"
    case .spacedInPlace(let gap):
      "put a Spacer() in place of \(names.view(finder.base(of: gap)))\(names.note(finder.base(of: gap)))"
    case .swapped(let outer):
      finder.tree.swappable(outer).map { inner in
        "put \(finder.call(outer)) inside \(finder.call(inner)) on \(names.view(outer))\(names.note(outer))"
      } ?? ""
    case .turned(let stack): turned(stack)
    case .columnForLargeText(let stack):
      "make \(names.view(stack))\(names.note(stack)) a column at accessibility sizes"
    case .reordered(let choice, let child):
      "put \(names.view(child)) first in \(names.view(choice))\(names.note(choice))"
    }
  }

  /// Whether a view is all that a button shows: a button is as large as its label.
  private func isLabel(_ view: LayoutTree.Index) -> Bool {
    finder.tree[view].parent.map { ["Button", "Link", "Menu"].contains(finder.tree[$0].element.kind) }
      ?? false
  }

  private func changed(_ fact: Fact, _ value: FactValue) -> String {
    switch value {
    case .absent:
      if case .content(let view) = fact { return "remove \(names.view(view))\(names.note(view))" }
      return "remove \(finder.text(fact))"
    case .points(let number):
      guard case .container(let axis) = fact, let now = finder.container[axis]?.number else { return "" }
      return
        "make the container \(Words.points(number)) \(Words.adjective(axis)), in place of \(Words.points(now))"
    case .size: return finder.text(fact, value)
    case .parameters(let values):
      guard let view = fact.view else { return "" }
      if values.count > 1, let padding = finder.tree[view].element as? PaddingElement {
        return
          "set \(finder.text(fact)) to \(PaddingExplanation(element: padding.with(values)).call(along: .horizontal))"
      }
      let readings = finder.tree[view].element.parameters.filter { values[$0.name] != nil }
      return Words.list(readings.map { reading in set(reading, to: values[reading.name], of: view, fact) })
    }
  }

  private func set(
    _ reading: ParameterReading, to value: ParameterValue?, of view: LayoutTree.Index, _ fact: Fact
  ) -> String {
    let text = value.flatMap { reading.words(for: $0) }
    switch reading.value {
    case .axes:
      let kind = finder.tree[view].element.kind
      let label = kind == "ViewThatFits" ? "in: " : ""
      return "write \(kind)(\(label)\(text ?? "[]")) for \(names.view(view))\(names.note(view))"
    case .length(_?):
      let phrase = names.phrase(LengthInput(view, reading.name))
      return text.map { "set \(phrase) to \($0)" } ?? "remove \(phrase)"
    case .font:
      guard case .font(let font)? = value, case .font(let old) = reading.value else { return "" }
      let (new, now): (String, String) =
        if let style = font.style, let own = old.style {
          (".\(style.rawValue)", ".\(own.rawValue)")
        } else {
          ("\(Words.points(Double(font.size))) points", Words.points(Double(old.size)))
        }
      return "set the font of \(names.view(view))\(names.note(view)) to \(new), in place of \(now)"
    case .typesetting:
      return "give \(names.view(view))\(names.note(view)) \(text ?? "the usual typesetting")"
    default:
      if case .parameter = fact {
        return "set \(finder.text(fact)) to \(text ?? "none")"
      }
      if case .content = fact {
        let limit = text.map { "lineLimit(\($0))" }
        return
          limit.map { "give \(names.view(view))\(names.note(view)) \($0)" }
          ?? "remove the line limit of \(names.view(view))\(names.note(view))"
      }
      return "give \(finder.text(fact)) \(text.map { "\(reading.name) \($0)" } ?? "no \(reading.name)")"
    }
  }

  /// A modifier as it is added: `layoutPriority(1)`.
  func call(_ modifier: SuggestedEdit.AddedModifier) -> String {
    switch modifier {
    case .layoutPriority(let priority): "layoutPriority(\(Words.plain(priority)))"
    case .fixedSize(true, true): "fixedSize()"
    case .fixedSize(let horizontal, let vertical):
      "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .minimum(let axis, let length):
      "frame(\(axis == .horizontal ? "minWidth" : "minHeight"): \(Words.plain(length)))"
    case .maximum(let axis, let length):
      "frame(\(axis == .horizontal ? "maxWidth" : "maxHeight"): \(Words.plain(length)))"
    case .fill(let axis, let end):
      "frame(\(axis == .horizontal ? "maxWidth" : "maxHeight"): .infinity\(alignment(axis, end)))"
    case .scaledToFit: "scaledToFit()"
    case .clipped: "clipped()"
    case .padding(let edge, let length): "padding(.\(edge), \(Words.plain(length)))"
    }
  }

  private func alignment(_ axis: Axis, _ end: SuggestedEdit.AddedModifier.StackEnd?) -> String {
    switch (axis, end) {
    case (_, nil): ""
    case (.horizontal, .start): ", alignment: .leading"
    case (.horizontal, .end): ", alignment: .trailing"
    case (.vertical, .start): ", alignment: .top"
    case (.vertical, .end): ", alignment: .bottom"
    }
  }

  /// The instruction for a frame: `make card's frame(height: 44) (line 12) a minimum size: frame(minHeight:
  /// 44)`.
  private func loosened(_ frame: LayoutTree.Index, keeping kept: Axis?) -> String {
    let element = (finder.tree[frame].element as? FrameElement)?.loosened(keeping: kept)
    return "make \(finder.text(.modifier(frame))) a minimum size: \(call(element))"
  }

  /// The instruction for a frame that is to fill: `let buy's frame(width: 200, height: 50) (line 7) fill the
  /// width: frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)`.
  private func stretched(_ frame: LayoutTree.Index, along axis: Axis) -> String {
    let element = (finder.tree[frame].element as? FrameElement)?.stretched(along: axis)
    return "let \(finder.text(.modifier(frame))) fill the \(Words.side(axis)): \(call(element))"
  }

  private func call(_ frame: FlexibleFrameElement?) -> String {
    let names: [ParameterName] = [.minWidth, .maxWidth, .minHeight, .maxHeight]
    let sides = names.compactMap { name in
      frame?.length(name).map { "\(name): \($0.isFinite ? Words.plain(Double($0)) : ".infinity")" }
    }
    return "frame(\(sides.joined(separator: ", ")))"
  }

  private func turned(_ stack: LayoutTree.Index) -> String {
    let isRow = names.rule(stack).stackAxis == .horizontal
    return "make \(names.view(stack))\(names.note(stack)) a \(isRow ? "VStack" : "HStack")"
  }

  private func then(_ suggestion: Suggestion, _ question: WhyNotQuestion) -> String {
    guard let value = suggestion.value, case .comparison(let first, _, let second) = question.claim else {
      return ""
    }
    let quantity = first.view == nil ? second : first
    // A frame around a view leaves the view itself as it is.
    if case .framed(_, let view) = suggestion.edit, case .side(_, let property) = quantity {
      return ": then the \(property) of the frame around \(names.view(view)) is \(Words.points(value))"
    }
    return ": then \(quantity) is \(Words.points(value))"
  }

  private func effects(_ suggestion: Suggestion) -> [String] {
    effects(
      resizing: suggestion.changedViewCount, cuttingOff: suggestion.newlyCutOff,
      breakingWordsOf: suggestion.newlyBreaksWords, stickingOut: suggestion.newlySticksOut)
  }

  /// The side effects of an edit: `title is cut off then`, `2 other views change size`.
  func effects(
    resizing count: Int, cuttingOff newlyCutOff: [LayoutTree.Index],
    breakingWordsOf newlyBroken: [LayoutTree.Index], stickingOut newlySticksOut: [LayoutTree.Index]
  ) -> [String] {
    var effects: [String] = []
    let texts = newlyCutOff.map(names.view)
    if !texts.isEmpty {
      effects.append("\(Words.list(texts)) \(texts.count == 1 ? "is" : "are") cut off then")
    }
    if !newlyBroken.isEmpty {
      effects.append(
        "\(Words.list(newlyBroken.map(names.view))) \(newlyBroken.count == 1 ? "breaks" : "break") inside a word then"
      )
    }
    if let first = newlySticksOut.first {
      let count = newlySticksOut.count
      effects.append(
        count == 1 ? "\(names.view(first)) sticks out then" : "\(count) views stick out then")
    }
    if count > 0 {
      effects.append("\(count == 1 ? "one other view changes" : "\(count) other views change") size")
    }
    return effects
  }
}

extension FactFinder {
  /// A modifier as it is written.
  func call(_ view: LayoutTree.Index) -> String { names.rule(view).call(along: axis) }
}

extension PaddingElement {
  /// Returns the padding with other lengths at some edges.
  fileprivate func with(_ values: [ParameterName: ParameterValue]) -> PaddingElement {
    var padding = self
    for (edge, value) in values {
      guard case .length(let length?) = value else { continue }
      switch edge {
      case .top: padding.insets.top = length
      case .leading: padding.insets.leading = length
      case .bottom: padding.insets.bottom = length
      case .trailing: padding.insets.trailing = length
      default: break
      }
    }
    return padding
  }
}
