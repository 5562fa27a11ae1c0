import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A comparison of frame properties: `a.midY == b.midY`, `button.width >= 44`,
/// `footer.maxY <= container.height - 8`.
///
/// A name of several views means each of them; the same name on both sides means the same view.
package struct NumberComparison: RequirementRule {
  package static let forms = [
    "button.width >= 44", "a.midY == b.midY", "each(cell).height == 60",
    "footer.maxY <= container.height - 8", "2 * a.width < b.width + 10",
  ]
  package static let words: [String] = []
  package static let unit: RequirementUnit? = .points

  /// The relation between the two sides.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case less = "<"
    case more = ">"
  }

  package var left: FrameSum
  package var relation: Relation
  package var right: FrameSum

  package init(left: FrameSum, relation: Relation, right: FrameSum) {
    (self.left, self.relation, self.right) = (left, relation, right)
  }

  private var sides: [FrameSide] { (left.terms + right.terms).map(\.side) }

  package var selectors: [ViewSelector] {
    sides.map(\.views).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard reader.hasAhead(Relation.allCases.map(\.rawValue)), !reader.take("when") else { return nil }
    let left = try FrameSum(&reader)
    guard let relation = Relation.allCases.first(where: { reader.take(sign: $0.rawValue) }) else {
      throw reader.error(.expected("<=, >=, ==, < or >", found: reader.next.text))
    }
    let comparison = NumberComparison(left: left, relation: relation, right: try FrameSum(&reader))
    guard !comparison.sides.isEmpty else {
      throw reader.error(.expected("a number of a frame, such as title.width", found: reader.next.text))
    }
    return .compared(comparison)
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let bindings = try bindings(in: tree)
    let axes = Axis.allCases.filter { axis in sides.contains { $0.property.axis == axis } }
    let isAboutPlaces = sides.contains { $0.property.isPlace }
    return bindings.map { binding in
      let views = selectors.compactMap { binding[$0] ?? nil }
      return RequirementInstance(views, along: axes, isAboutPlaces: isAboutPlaces) { [self] moment in
        guard let left = value(of: left, binding, moment), let right = value(of: right, binding, moment)
        else { return nil }
        return formula(left, right)
      }
    }
  }

  /// Returns the views that the names refer to, in every combination; `nil` is the container.
  ///
  /// - Throws: `RequirementError` for names that no view has.
  func bindings(in tree: LayoutTree) throws(RequirementError) -> [[ViewSelector: LayoutTree.Index?]] {
    var bindings: [[ViewSelector: LayoutTree.Index?]] = [[:]]
    for selector in selectors {
      let views = try selector.frames(in: tree)
      bindings = bindings.flatMap { binding in
        views.map { binding.merging([selector: $0]) { _, new in new } }
      }
    }
    return bindings
  }

  package func bounds(in tree: LayoutTree) throws(RequirementError) -> [LayoutEdits.Bound] {
    let sums = [(left, right, relation), (right, left, relation.turned)]
    for (sum, other, relation) in sums {
      guard let side = sum.only, other.terms.allSatisfy(\.side.views.isContainer),
        let isLeast = relation.isLeast
      else { continue }
      // A comparison with the container has no constant, which an upper bound needs.
      let number = other.terms.isEmpty ? other.constant : nil
      guard number != nil || isLeast || side.property.isPlace else { continue }
      return try side.views.frames(in: tree).compactMap { $0 }.map {
        LayoutEdits.Bound(of: $0, side.property, isLeast: isLeast, number)
      }
    }
    return []
  }

  private func formula(_ left: SizeFunction, _ right: SizeFunction) -> Formula {
    switch relation {
    case .atMost: .isAtMost(left, right)
    case .atLeast: .isAtMost(right, left)
    case .equal: .isEqual(left, right)
    case .less: .isAtMost(left, right, isStrict: true)
    case .more: .isAtMost(right, left, isStrict: true)
    }
  }

  /// Returns the value of a sum; `nil` where a view is not shown.
  private func value(
    of sum: FrameSum, _ binding: [ViewSelector: LayoutTree.Index?], _ moment: LayoutMoment
  ) -> SizeFunction? {
    var terms: [(Rational, SizeFunction)] = [(1, .finite(SizeForm(sum.constant)))]
    for term in sum.terms {
      guard let frame = moment.frame(binding[term.side.views] ?? nil) else { return nil }
      guard let number = frame[term.side.property] else { return nil }
      terms.append((term.factor, number))
    }
    return SizeFunction.sum(terms.map { (factor: $0.0, function: $0.1) })
  }
}

extension NumberComparison.Relation {
  /// The relation with its sides exchanged.
  fileprivate var turned: Self {
    switch self {
    case .atMost: .atLeast
    case .atLeast: .atMost
    case .equal: .equal
    case .less: .more
    case .more: .less
    }
  }

  /// Whether the left side has to be at least, or at most, as large; `nil` for equality.
  fileprivate var isLeast: Bool? {
    switch self {
    case .atLeast, .more: true
    case .atMost, .less: false
    case .equal: nil
    }
  }
}

extension FrameSum {
  /// The single frame property of the sum; `nil` for any other sum.
  fileprivate var only: FrameSide? {
    terms.count == 1 && terms[0].factor == 1 && constant.isZero ? terms[0].side : nil
  }
}
