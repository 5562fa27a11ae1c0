import Foundation

extension LayoutTree {
  /// How deep views may be nested, modifiers included: every level costs stack, and paths grow with each.
  public static let greatestDepth = 10_000
  /// How long a length may be, in points: sums of such lengths are far from where doubles lose a point.
  public static let greatestLength: CGFloat = 1e12
}

extension LayoutElement {
  /// What is wrong with it, in the order in which it is told: each of its parameters of which something can be wrong is
  /// read once.
  var findings: [ElementIssue] {
    var findings = issues
    var guides: [AlignmentKey] = []
    // Read in place: a copy of a parameter counts a dozen references.
    let fault = Self.parameters.withUnsafeBufferPointer { parameters -> String? in
      for place in parameters.indices where parameters[place].isChecked {
        guard let value = parameters[place].value(self) else { continue }
        if let issue = parameters[place].accepts.issue(with: value, of: parameters[place].title) {
          return issue
        }
        if let factor = value.greatFactor { return "no length can be multiplied by \(factor)" }
        value.addGuides(to: &guides)
      }
      return nil
    }
    if let fault { return findings + [.error(fault)] }
    for key in guides { if let issue = key.defaultIssue(inside: []) { findings.append(.error(issue)) } }
    return findings
  }
}

extension ParameterValue {
  /// A factor by which no length can be multiplied.
  fileprivate var greatFactor: CGFloat? {
    switch self {
    case .ratio, .function: factors.first { abs($0) > LayoutTree.greatestLength }
    case .length, .priority, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting: nil
    }
  }

  /// Adds the guides that the value names, but for built-in ones: with those nothing is wrong.
  fileprivate func addGuides(to guides: inout [AlignmentKey]) {
    switch self {
    case .alignment, .function: guides += self.guides.lazy.filter { !$0.isBuiltIn }
    case .length, .ratio, .priority, .count, .axes, .flag, .text, .font, .runs, .typesetting: break
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
