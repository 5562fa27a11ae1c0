import LayoutCore
import LayoutExplanation
import LinearProgramming

/// `badge inside card`: the views do not reach beyond another one, or beyond the container.
///
/// Of several views that the second name stands for, the nearest one around each view counts; where none is around it,
/// all do.
package struct Containment: RequirementRule {
  package static let forms = ["badge inside card", "each(cell) inside container"]
  package static let words = ["inside"]
  package static let unit: RequirementUnit? = .points

  /// The views.
  package var inner: ViewSelector
  /// What they have to lie in.
  package var outer: ViewSelector

  /// Requires it of views.
  package init(inner: ViewSelector, outer: ViewSelector) { (self.inner, self.outer) = (inner, outer) }

  package var selectors: [ViewSelector] { [inner, outer] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let inner = try? reader.selector() else { return nil }
    guard reader.take("inside") || reader.take("is", "inside") || reader.take("are", "inside") else {
      return nil
    }
    return .inside(Containment(inner: inner, outer: try reader.selector()))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let outers = try outer.frames(in: tree)
    var instances: [RequirementInstance] = []
    for view in try inner.views(in: tree) {
      let around = sequence(first: view) { tree[$0].parent }.dropFirst().first { outers.contains($0) }
      for other in around.map({ [$0] }) ?? outers where other != view {
        instances += Axis.allCases.map { Self.instance(view, in: other, along: $0) }
      }
    }
    return instances
  }

  /// That a view does not reach beyond another one, or beyond the container for `nil`, along an axis.
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
  /// `a <= b`, or `a < b`; false where one of them is no number.
  static func compared(_ a: SizeFunction?, _ b: SizeFunction?, isStrict: Bool = false) -> Formula {
    guard let a, let b else { return .fact(false) }
    return isAtMost(a, b, isStrict: isStrict)
  }
}

extension ViewSelector {
  /// The views that it names, or `nil` alone for the container.
  ///
  /// Throws `RequirementError`.
  func frames(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index?] {
    isContainer ? [nil] : try views(in: tree)
  }
}
