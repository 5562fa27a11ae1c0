import Foundation
import LayoutCore

// Numbers that no layout takes: the nearest one that it takes is laid out, and said.
extension Interpreter {
  /// Returns nodes with accepted parameters, and reports those that are not the source's.
  func accepted(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.map { accepted($0, at: $0.source) ?? $0 }
  }

  /// Returns a node with accepted parameters, at the nearest position; `nil` where it has them already.
  func accepted(_ node: LayoutNode, at outer: SourcePosition?) -> LayoutNode? {
    let position = node.source ?? outer
    var changed: LayoutNode?
    if let element = accepted(node.element, at: position) {
      changed = node
      changed?.element = element
    }
    for (index, child) in node.children.enumerated() {
      guard let other = accepted(child, at: position) else { continue }
      if changed == nil { changed = node }
      changed?.children[index] = other
    }
    return changed
  }

  private func accepted(_ element: any LayoutElement, at position: SourcePosition?) -> (any LayoutElement)? {
    func accepted<Element: LayoutElement>(_ element: Element) -> (any LayoutElement)? {
      var copy: Element?
      for parameter in Element.parameters {
        guard let value = parameter.value(element), let other = parameter.accepts.nearest(to: value) else {
          continue
        }
        var own = copy ?? element
        parameter.set(&own, other)
        copy = own
        assume(
          .number, "\(parameter.title) of \(element.kind), \(value.words),", other.words,
          at: position ?? SourcePosition(file: "", line: 1))
      }
      return copy
    }
    return accepted(element)
  }
}

extension AcceptedValues {
  /// Returns the nearest accepted value; `nil` for one that is accepted, or that is no number.
  fileprivate func nearest(to value: ParameterValue) -> ParameterValue? {
    let most = LayoutTree.greatestLength
    func nearest(_ number: CGFloat) -> CGFloat? {
      let lower = CGFloat(lower)
      guard !number.isNaN else { return isOptional ? nil : max(0, lower) }
      if number.isInfinite, isInfinityAccepted, number > 0 || lower == -.infinity { return number }
      let least = excludesLower ? max(lower, 1 / most) : lower
      return min(most, max(least, max(-most, number)))
    }
    switch value {
    case .length(let number?):
      if contains(value) { return nil }
      return .length(nearest(number))
    case .ratio(let number?):
      // A ratio divides lengths, and multiplies them.
      if contains(value), number == 0 || (1 / most...most).contains(abs(number)) { return nil }
      guard !number.isNaN, number != 0 else { return .ratio(isOptional ? nil : 1) }
      return .ratio(min(most, max(1 / most, number)))
    case .count(let number?): return contains(value) ? nil : .count(max(1, number))
    case .priority(let number): return number.isNaN ? .priority(0) : nil
    case .length, .ratio, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting, .function:
      return nil
    }
  }
}

extension ParameterValue {
  /// The number, as it is printed; "none" where there is none.
  fileprivate var words: String {
    switch self {
    case .length(let number), .ratio(let number):
      number.map { $0.isFinite && abs($0) < 1e15 ? PointFormat.shortest($0) : "\($0)" } ?? "none"
    case .count(let number): number.map { "\($0)" } ?? "none"
    case .priority(let number): "\(number)"
    case .axes, .alignment, .flag, .text, .font, .runs, .typesetting, .function: ""
    }
  }
}
