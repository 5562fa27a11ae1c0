import ConstraintLayout
import LayoutCore

// Facts and their values in sentences.
extension FactFinder {
  /// A fact as it is: `title's frame(maxWidth: 198.7) (line 12)`.
  func text(_ fact: Fact) -> String {
    switch fact {
    case .container(let axis):
      switch container[axis] {
      case .finite(let number): "the container's \(Words.side(axis)) \(Words.points(number))"
      case nil: "that the container's \(Words.side(axis)) is not given"
      default: "the container's endless \(Words.side(axis))"
      }
    case .modifier(let index):
      "\(names.owner(index))'s \(names.room(index).call(along: axis))\(names.note(index))"
    case .parameter(let index, .alignment):
      "alignment \(names.room(index).value(.alignment)) of \(names.view(index))\(names.note(index))"
    case .parameter(let index, let name): names.phrase(LengthInput(index, name))
    case .content(let index): content(index)
    }
  }

  /// The fact with another value, as a condition: `icon is not there`.
  func text(_ fact: Fact, _ value: FactValue) -> String {
    switch (fact, value) {
    case (.content(let index), .absent): "\(names.view(index))\(names.note(index)) is not there"
    case (_, .absent): "\(text(fact)) is taken away"
    case (.container(let axis), .points(let number)):
      "the container's \(Words.side(axis)) is \(Words.points(number))"
    case (_, .points(let number)): "\(text(fact)) is \(Words.points(number))"
    case (_, .parameters(let values)): "\(text(fact)) \(changed(fact, values))"
    case (.content(let index), .size(let width, let height)): size(index, width, height)
    case (_, .size): text(fact)
    }
  }

  /// One length of a fact: `title's frame(maxWidth: 198.7) (line 12)`.
  func text(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): text(Fact.container(axis))
    case .written(let input): names.phrase(input)
    }
  }

  /// `has maxWidth 200 and no minWidth`, or `is 12` where the fact is one parameter.
  private func changed(_ fact: Fact, _ values: [ParameterName: ParameterValue]) -> String {
    guard let index = fact.view else { return "" }
    let parts = tree[index].element.parameters.compactMap { parameter -> (is: String, has: String)? in
      guard let value = values[parameter.name] else { return nil }
      let words = parameter.words(for: value)
      return (words ?? "not given", words.map { "\(parameter.name) \($0)" } ?? "no \(parameter.name)")
    }
    if case .parameter = fact, let part = parts.first { return "is \(part.is)" }
    return "has \(Words.list(parts.map(\.has)))"
  }

  /// Nobody gives a text a size: it says more, or less.
  private func size(_ index: LayoutTree.Index, _ width: Double, _ height: Double) -> String {
    guard let now = names.room(index).naturalSize, tree[index].element.shownText != nil else {
      return "\(names.view(index)) is \(Words.points(width)) x \(Words.points(height))"
    }
    let isLonger = width > Double(now.width) || height > Double(now.height)
    return "\(content(index)) is \(isLonger ? "longer" : "shorter")"
  }

  private func content(_ index: LayoutTree.Index) -> String {
    let written = removable(index) == nil ? tree[index].element.lengths.first?.name : nil
    guard let parameter = names.room(index).content(along: axis) ?? written else {
      return "\(names.view(index)) being there\(names.note(index))"
    }
    return names.phrase(LengthInput(index, parameter))
  }
}
