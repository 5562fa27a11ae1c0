import LayoutCore
import LinearProgramming

/// `icon left of title by 8...12`: views that lie on one side of others, and how far away.
package struct Neighbours: RequirementRule {
  package static let forms = [
    "icon left of title by 8...12", "title right of icon", "title above body by 4",
    "body below title by >= 4",
  ]
  package static let words = Direction.allCases.map(\.rawValue)
  package static let unit: RequirementUnit? = .points

  /// On which side.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, above, below
  }

  /// The views.
  package var views: ViewSelector
  /// On which side of the others they lie.
  package var direction: Direction
  /// The others.
  package var others: ViewSelector
  /// The least distance, in points.
  package var least: Rational = 0
  /// The greatest distance, in points; `nil` is no limit.
  package var most: Rational?

  package var selectors: [ViewSelector] { [views, others] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector() else { return nil }
    if !reader.take("is") { _ = reader.take("are") }
    guard let direction = Direction.allCases.first(where: { reader.take($0.rawValue) }) else { return nil }
    if direction == .left || direction == .right, !reader.take("of") {
      throw reader.error(.expected("\"of\"", found: reader.next.text))
    }
    var neighbours = Neighbours(views: views, direction: direction, others: try reader.selector())
    if reader.take("by") { try neighbours.readDistance(&reader) }
    return .beside(neighbours)
  }

  /// Reads `8`, `8...12`, `>= 8` or `<= 12`.
  private mutating func readDistance(_ reader: inout RequirementReader) throws(RequirementError) {
    if reader.take(sign: ">=") {
      least = try reader.number()
    } else if reader.take(sign: "<=") {
      most = try reader.number()
    } else {
      least = try reader.number()
      most = least
      guard reader.take(sign: "...") else { return }
      let end = reader
      let upper = try reader.number()
      guard least <= upper else { throw end.error(.emptyRange("\(least)...\(upper)")) }
      most = upper
    }
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let others = try others.frames(in: tree)
    return try views.views(in: tree).flatMap { view in
      others.filter { $0 != view }.map { other in
        RequirementInstance(
          [view] + [other].compactMap { $0 }, along: [axis], isAboutPlaces: true
        ) { [self] moment in
          guard let one = moment.frame(view), let other = moment.frame(other) else { return nil }
          guard let gap = gap(one, other) else { return .fact(false) }
          let most = most.map { Formula.isAtMost(gap, .finite(SizeForm($0))) }
          return .all([.isAtMost(.finite(SizeForm(least)), gap)] + [most].compactMap { $0 })
        }
      }
    }
  }

  private var axis: Axis { direction == .left || direction == .right ? .horizontal : .vertical }

  private func gap(_ one: SeenFrame, _ other: SeenFrame) -> SizeFunction? {
    let (near, far): (SizeFunction?, SizeFunction?) =
      switch direction {
      case .left: (one[.maxX], other[.minX])
      case .right: (other[.maxX], one[.minX])
      case .above: (one[.maxY], other[.minY])
      case .below: (other[.maxY], one[.minY])
      }
    guard let near, let far else { return nil }
    return SizeFunction.sum([(1, far), (-1, near)])
  }
}
