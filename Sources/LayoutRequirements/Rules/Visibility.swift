import LayoutCore
import LinearProgramming

/// `sidebar is visible`, `sidebar is hidden`: the views are shown, have an area, and lie in the container at least in
/// part; or not.
package struct Visibility: RequirementRule {
  package static let forms = ["sidebar is visible", "sidebar is hidden"]
  package static let words = ["visible", "hidden"]
  package static let unit: RequirementUnit? = nil

  /// The views.
  package var views: ViewSelector
  /// Whether they have to be hidden instead.
  package var isHidden: Bool

  /// Requires it of views.
  package init(views: ViewSelector, isHidden: Bool) { (self.views, self.isHidden) = (views, isHidden) }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("is") || reader.take("are") else { return nil }
    if reader.take("visible") { return .visible(Visibility(views: views, isHidden: false)) }
    if reader.take("hidden") { return .visible(Visibility(views: views, isHidden: true)) }
    return nil
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.views(in: tree).map { view in
      RequirementInstance([view], isAboutPlaces: true) { moment in
        guard let frame = moment.frame(view) else { return .fact(isHidden) }
        let zero = SizeFunction.finite(SizeForm(0))
        let container = moment.container
        // What is visible has to be more than nothing on each axis, and so has what it shares with the container.
        let pairs: [(SizeFunction?, SizeFunction?)] = [
          (zero, frame[.width]), (zero, frame[.height]), (zero, container[.width]),
          (zero, container[.height]), (container[.minX], frame[.maxX]),
          (container[.minY], frame[.maxY]), (frame[.minX], container[.maxX]),
          (frame[.minY], container[.maxY]),
        ]
        return isHidden
          ? .any(pairs.map { .compared($1, $0) }) : .all(pairs.map { .compared($0, $1, isStrict: true) })
      }
    }
  }
}
