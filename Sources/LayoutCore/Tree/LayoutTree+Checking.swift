import Foundation

extension LayoutTree {
  /// How deep views may be nested, modifiers included: every level costs stack, and paths grow with each.
  public static let greatestDepth = 10_000
  /// How long a length may be, in points: sums of such lengths are far from where doubles lose a point.
  public static let greatestLength: CGFloat = 1e12

  /// Notes warnings; throws the first error.
  mutating func checkParameters(_ positions: Range<Int>) throws(LayoutError) {
    var guides: Set<AlignmentKey> = []
    for node in nodes[positions] {
      for issue in node.element.issues { try note(issue, node) }
      if node.element.role == .modifier && node.children.isEmpty {
        throw .invalidParameter("there is no view that it modifies", ViewReference(node))
      }
      if let issue = node.element.parameterIssue { throw .invalidParameter(issue, ViewReference(node)) }
      for key in node.element.namedGuides where guides.insert(key).inserted {
        if let issue = key.defaultIssue(inside: []) { throw .invalidParameter(issue, ViewReference(node)) }
      }
    }
  }

  private mutating func note(_ issue: ElementIssue, _ node: Node) throws(LayoutError) {
    switch issue {
    case .warning(let text): warnings.append(LayoutWarning(text: text, view: ViewReference(node)))
    case .error(let text): throw .invalidParameter(text, ViewReference(node))
    }
  }
}

extension CGFloat {
  /// A length that opaque code gave; one beyond `LayoutTree.greatestLength` counts as infinite, as
  /// `greatestFiniteMagnitude` is meant.
  public var lengthOrInfinity: CGFloat {
    self > LayoutTree.greatestLength ? .infinity : self < -LayoutTree.greatestLength ? -.infinity : self
  }
}

extension AlignmentKey {
  /// What is wrong with the guide's default: a number that is not finite, or a default that depends on itself.
  fileprivate func defaultIssue(inside outer: [AlignmentKey]) -> String? {
    if outer.contains(self) { return "the default of guide \(self) depends on itself" }
    guard case .linear(let length) = defaultValue else { return nil }
    let numbers = [length.constant] + length.terms.map(\.coefficient)
    guard numbers.allSatisfy({ abs($0) <= LayoutTree.greatestLength }) else {
      return "the default of guide \(self) must be made of numbers that lengths can be made of"
    }
    for key in length.guides {
      if let issue = key.defaultIssue(inside: outer + [self]) { return issue }
    }
    return nil
  }
}
