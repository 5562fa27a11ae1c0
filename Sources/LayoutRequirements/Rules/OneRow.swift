import LayoutCore
import LinearProgramming

/// `tags stay in one row`: what is in the views lies side by side, and nothing has wrapped.
package struct OneRow: RequirementRule {
  package static let forms = ["tags stay in one row"]
  package static let words = ["stay", "stays"]
  package static let unit: RequirementUnit? = .points

  /// The containers.
  package var views: ViewSelector

  /// Requires it of views.
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
          // A view that is below the one before it has begun another row.
          return .compared(other[.minY], one[.maxY], isStrict: true)
        }
      }
    }
  }
}
