import LayoutCore

/// `title has at most 2 lines`: how many lines the texts in the views are broken into.
package struct LineCount: RequirementRule {
  package static let forms = ["title has at most 2 lines", "title has at least 2 lines", "title has 2 lines"]
  package static let words = ["at most", "at least", "lines"]
  package static let unit: RequirementUnit? = .lines

  /// The views.
  package var views: ViewSelector
  /// The fewest lines.
  package var least: Int
  /// The most lines; `nil` is no limit.
  package var most: Int?

  /// Requires it of views.
  package init(views: ViewSelector, least: Int, most: Int?) {
    (self.views, self.least, self.most) = (views, least, most)
  }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("has") || reader.take("have") else { return nil }
    let isMost = reader.take("at", "most")
    let isLeast = !isMost && reader.take("at", "least")
    guard isMost || isLeast || reader.isNumber else { return nil }
    let count = try reader.count()
    guard reader.take("lines") || reader.take("line") else {
      throw reader.error(.expected("\"lines\"", found: reader.next.text))
    }
    return .lines(LineCount(views: views, least: isMost ? 0 : count, most: isLeast ? nil : count))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.texts(in: tree).map { text in
      RequirementInstance([text]) { moment in
        moment.lines(of: text).map { lines in
          .missing(max(least - lines.count, most.map { lines.count - $0 } ?? 0))
        }
      }
    }
  }
}
