import LayoutCore
import LayoutExplanation
import LinearProgramming

/// `buttons do not overlap`, `icon does not overlap title`: no two of the views share more than an edge.
///
/// Under one name, a view and what it contains may overlap.
package struct Separation: RequirementRule {
  package static let forms = ["button-* do not overlap", "icon does not overlap title"]
  package static let words = ["overlap"]
  package static let unit: RequirementUnit? = .points

  /// The views.
  package var views: ViewSelector
  /// The views that they must not overlap; `nil` for each other.
  package var others: ViewSelector?

  /// Requires it of views.
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
      return found.enumerated().flatMap { place, one in
        found.dropFirst(place + 1).filter { !tree.contains($0, in: one) }.map { Self.instance(one, $0) }
      }
    }
    return try others.views(in: tree).flatMap { other in
      found.filter { $0 != other }.map { Self.instance($0, other) }
    }
  }

  /// That two views share no more than an edge.
  static func instance(_ one: LayoutTree.Index, _ other: LayoutTree.Index) -> RequirementInstance {
    RequirementInstance([one, other], isAboutPlaces: true) { moment in
      guard let a = moment.frame(one), let b = moment.frame(other) else { return nil }
      let sides: [(SeenFrame, FrameProperty, SeenFrame, FrameProperty)] = [
        (a, .maxX, b, .minX), (b, .maxX, a, .minX), (a, .maxY, b, .minY), (b, .maxY, a, .minY),
      ]
      var ways: [Formula] = []
      for (one, end, other, start) in sides {
        ways.append(.compared(one[end], other[start]))
        // Nothing else has to be asked of views that lie apart at every size.
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
  /// Whether a view is inside another one.
  func contains(_ view: Index, in outer: Index) -> Bool {
    sequence(first: view) { self[$0].parent }.dropFirst().contains(outer)
  }
}
