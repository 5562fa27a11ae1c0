import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The requirement that views do not extend beyond another one, or beyond the container, `badge inside card`.
///
/// If the second name refers to several views, the nearest one around each view counts; where none is around
/// it, all do.
package struct Containment: RequirementRule {
  package static let forms = [
    "badge inside card", "each(cell) inside container", "row inside container horizontally",
  ]
  package static let words = ["inside"]
  package static let unit: RequirementUnit? = .points

  package var inner: ViewSelector
  package var outer: ViewSelector
  /// The only axis that counts; `nil` for both.
  package var axis: Axis?

  package init(inner: ViewSelector, outer: ViewSelector, along axis: Axis? = nil) {
    (self.inner, self.outer, self.axis) = (inner, outer, axis)
  }

  package var selectors: [ViewSelector] { [inner, outer] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let inner = try? reader.selector() else { return nil }
    guard reader.take("inside") || reader.take("is", "inside") || reader.take("are", "inside") else {
      return nil
    }
    let outer = try reader.selector()
    let axis: Axis? =
      reader.take("horizontally") ? .horizontal : reader.take("vertically") ? .vertical : nil
    return .inside(Containment(inner: inner, outer: outer, along: axis))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let outers = try outer.frames(in: tree)
    var instances: [RequirementInstance] = []
    for view in try inner.views(in: tree) {
      let around = sequence(first: view) { tree[$0].parent }.dropFirst().first { outers.contains($0) }
      for other in around.map({ [$0] }) ?? outers where other != view {
        instances += (axis.map { [$0] } ?? Axis.allCases).map { Self.instance(view, in: other, along: $0) }
      }
    }
    return instances
  }

  /// Returns the requirement that a view does not extend beyond another one, or beyond the container for
  /// `nil`, along an axis.
  static func instance(
    _ view: LayoutTree.Index, in outer: LayoutTree.Index?, along axis: Axis
  ) -> RequirementInstance {
    let (low, high): (FrameProperty, FrameProperty) = axis == .horizontal ? (.minX, .maxX) : (.minY, .maxY)
    return RequirementInstance(
      [view] + [outer].compactMap { $0 }, along: [axis], isAboutPlaces: true
    ) { moment in
      guard let inner = moment.frame(view), let outer = moment.frame(outer) else { return nil }
      return .all([.compared(outer[low], inner[low]), .compared(inner[high], outer[high])])
    }
  }
}

extension Formula {
  /// `a <= b`, or `a < b`; false where one of them is not a number.
  static func compared(_ a: SizeFunction?, _ b: SizeFunction?, isStrict: Bool = false) -> Formula {
    guard let a, let b else { return .fact(false) }
    return isAtMost(a, b, isStrict: isStrict)
  }
}

extension ViewSelector {
  /// Returns the views with the name, or a single `nil` for the container.
  ///
  /// - Throws: `RequirementError`.
  func frames(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index?] {
    isContainer ? [nil] : try views(in: tree)
  }
}

/// The requirement that views share no more than an edge, `buttons do not overlap`,
/// `icon does not overlap title`.
///
/// Under one name, a view and its descendants may overlap.
package struct Separation: RequirementRule {
  package static let forms = ["button-* do not overlap", "icon does not overlap title"]
  package static let words = ["overlap"]
  package static let unit: RequirementUnit? = .points

  package var views: ViewSelector
  /// The views that they must not overlap; `nil` for each other.
  package var others: ViewSelector?

  package init(views: ViewSelector, others: ViewSelector? = nil) {
    (self.views, self.others) = (views, others)
  }

  package var selectors: [ViewSelector] { [views] + [others].compactMap { $0 } }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(),
      reader.take("do", "not", "overlap") || reader.take("does", "not", "overlap")
    else { return nil }
    let isAlone = reader.next.content == .end || reader.next.content == .sign(":")
    return .apart(Separation(views: views, others: isAlone ? nil : try reader.selector()))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let found = try views.views(in: tree)
    guard let others else {
      guard found.count > 1 else { throw views.error(.onlyOne(views.name)) }
      return found.enumerated().flatMap { index, one in
        found.dropFirst(index + 1).filter { !tree.contains($0, in: one) }.map { Self.instance(one, $0) }
      }
    }
    return try others.views(in: tree).flatMap { other in
      found.filter { $0 != other }.map { Self.instance($0, other) }
    }
  }

  /// Returns the requirement that two views share no more than an edge.
  static func instance(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> RequirementInstance {
    RequirementInstance([one, other], isAboutPlaces: true) { moment in
      guard let a = moment.frame(one), let b = moment.frame(other) else { return nil }
      let sides: [(SeenFrame, FrameProperty, SeenFrame, FrameProperty)] = [
        (a, .maxX, b, .minX), (b, .maxX, a, .minX), (a, .maxY, b, .minY), (b, .maxY, a, .minY),
      ]
      var ways: [Formula] = []
      for (one, end, other, start) in sides {
        ways.append(.compared(one[end], other[start]))
        // Views that are apart at every size need no further condition.
        if ways[ways.count - 1].isAlwaysMet { return .any(ways) }
      }
      // A view without area overlaps nothing.
      let areas = [a, b].flatMap { frame in
        [FrameProperty.width, .height].map { Formula.compared(frame[$0], .finite(SizeForm(0))) }
      }
      return .any(ways + areas)
    }
  }
}

extension LayoutTree {
  /// Returns whether a view is a descendant of another one.
  func contains(_ view: Index, in outer: Index) -> Bool {
    sequence(first: view) { self[$0].parent }.dropFirst().contains(outer)
  }
}

/// The requirement that children lie side by side without wrapping, `tags stay in one row`.
package struct OneRow: RequirementRule {
  package static let forms = ["tags stay in one row"]
  package static let words = ["stay", "stays"]
  package static let unit: RequirementUnit? = .points

  package var views: ViewSelector

  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("stay") || reader.take("stays") else {
      return nil
    }
    guard reader.take("in", "one", "row") else {
      throw reader.error(.expected("\"in one row\"", found: reader.next.text))
    }
    return .row(OneRow(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.views(in: tree).flatMap { view in
      let children = tree[view].children
      return zip(children, children.dropFirst()).map { first, second in
        RequirementInstance([second, first], along: [.vertical], isAboutPlaces: true) { moment in
          guard let one = moment.frame(first), let other = moment.frame(second) else { return nil }
          // A view below its predecessor has begun another row.
          return .compared(other[.minY], one[.maxY], isStrict: true)
        }
      }
    }
  }
}

/// The requirement that views lie on one side of others, at a given distance, `icon left of title by 8...12`.
package struct Neighbours: RequirementRule {
  package static let forms = [
    "icon left of title by 8...12", "title right of icon", "title above body by 4",
    "body below title by >= 4",
  ]
  package static let words = Direction.allCases.map(\.rawValue)
  package static let unit: RequirementUnit? = .points

  /// The side on which the views lie.
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case left, right, above, below
  }

  package var views: ViewSelector
  /// The side of the others on which they lie.
  package var direction: Direction
  package var others: ViewSelector
  /// The least distance, in points.
  package var least: Rational = 0
  /// The greatest distance, in points; `nil` for no limit.
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

  /// Parses `8`, `8...12`, `>= 8` or `<= 12`.
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
