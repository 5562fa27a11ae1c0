import Foundation

extension LayoutTree {
  /// How deep views may be nested, modifiers included: every level costs stack, and paths grow with each.
  public static let greatestDepth = 10_000
  /// How long a length may be, in points: sums of such lengths are far from where doubles lose a point.
  public static let greatestLength: CGFloat = 1e12
}

/// What is asked of a parameter of all elements of one type: found once for a tree, as to find it takes longer than to
/// ask it.
final class ParameterCheck {
  /// The parameter's name in messages.
  let title: String
  /// The values that it takes.
  let accepts: AcceptedValues
  /// The value that it has in an element, which comes in a box of the type.
  let value: (AnyElementBox) -> ParameterValue?

  init(title: String, accepts: AcceptedValues, value: @escaping (AnyElementBox) -> ParameterValue?) {
    self.title = title
    self.accepts = accepts
    self.value = value
  }
}

extension AnyElementBox {
  /// What is wrong with the element, in the order in which it is told; the checks are those of its type.
  func findings(by checks: [ParameterCheck]) -> [ElementIssue] {
    let findings = issues
    var guides: [AlignmentKey] = []
    for check in checks {
      guard let value = check.value(self) else { continue }
      if let fault = check.accepts.issue(with: value, of: check.title) { return findings + [.error(fault)] }
      if let factor = value.greatFactor {
        return findings + [.error("no length can be multiplied by \(factor)")]
      }
      value.addGuides(to: &guides)
    }
    guard !guides.isEmpty else { return findings }
    return findings + guides.compactMap { $0.defaultIssue(inside: []).map { .error($0) } }
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
