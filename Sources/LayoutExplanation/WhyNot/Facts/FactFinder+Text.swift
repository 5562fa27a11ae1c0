import ConstraintLayout
import LayoutCore
import LinearProgramming

// Facts and their values in sentences.
extension FactFinder {
  /// A fact as it is: `frame(maxWidth: 198.7) of title (line 12)`.
  func text(_ fact: Fact) -> String {
    switch fact {
    case .container(let axis):
      switch container[axis] {
      case .finite(let number): "the container's \(Words.side(axis)) \(Words.points(number))"
      case nil: "that the container's \(Words.side(axis)) is not given"
      default: "the container's endless \(Words.side(axis))"
      }
    case .modifier(let index):
      "\(names.room(index).call(along: axis)) of \(names.view(index))\(names.note(index))"
    case .spacing(let index): names.phrase(LengthInput(index, .spacing))
    case .alignment(let index):
      "alignment \(alignment(index)) of \(names.view(index))\(names.note(index))"
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
    case (_, .lengths(let lengths)): "\(text(fact)) has \(changed(fact, lengths))"
    case (_, .fixedSize(let horizontal, let vertical)):
      "\(text(fact)) is fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case (_, .priority(let number)): "\(text(fact)) is \(Words.points(number))"
    case (_, .ratio(let ratio, let mode)): "\(text(fact)) is \(Words.points(ratio)), .\(mode.rawValue)"
    case (_, .alignment(let key)): "\(text(fact)) is .\(key.name)"
    case (.content(let index), .size(let width, let height)):
      "\(names.view(index)) is \(Words.points(width)) x \(Words.points(height))"
    case (_, .size): text(fact)
    }
  }

  /// One length of a fact: `frame(maxWidth: 198.7) of title (line 12)`.
  func text(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): text(Fact.container(axis))
    case .written(let input): names.phrase(input)
    }
  }

  private func changed(_ fact: Fact, _ lengths: [ParameterName: Double?]) -> String {
    let index: LayoutTree.Index
    switch fact {
    case .modifier(let view), .content(let view): index = view
    default: return ""
    }
    let parts = tree[index].element.parameters.map(\.name).compactMap { parameter -> String? in
      guard let value = lengths[parameter] else { return nil }
      guard value != tree[index].element.length(parameter).map(Double.init) else { return nil }
      return value.map { "\(parameter.rawValue) \(Words.points($0))" } ?? "no \(parameter.rawValue)"
    }
    return Words.list(parts)
  }

  /// The guides along the axis; those of a stack that aligns across it.
  private func alignment(_ index: LayoutTree.Index) -> String {
    let keys = tree[index].element.alignmentKeys
    let own = keys.filter { $0.axis == axis }
    return Words.list((own.isEmpty ? keys : own).map { ".\($0.name)" })
  }

  private func content(_ index: LayoutTree.Index) -> String {
    let written = removable(index) == nil ? tree[index].element.lengths.first?.name : nil
    guard let parameter = names.room(index).content(along: axis) ?? written else {
      return "\(names.view(index)) being there\(names.note(index))"
    }
    return names.phrase(LengthInput(index, parameter))
  }
}
