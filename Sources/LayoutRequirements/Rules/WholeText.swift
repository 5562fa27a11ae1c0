import LayoutCore

/// `title is whole`: no text in the views is cut off.
package struct WholeText: RequirementRule {
  package static let forms = ["title is whole"]
  package static let words = ["whole"]
  package static let unit: RequirementUnit? = .lines

  /// The views.
  package var views: ViewSelector

  /// Requires it of views.
  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("is", "whole") || reader.take("are", "whole")
    else { return nil }
    return .whole(WholeText(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.texts(in: tree).map { text in
      RequirementInstance([text]) { moment in
        moment.lines(of: text).map { lines in
          .missing(lines.isTruncated ? max(1, lines.needed - lines.count) : 0)
        }
      }
    }
  }
}

extension ViewSelector {
  /// The texts in the views that it names, themselves included, in preorder.
  ///
  /// Throws `RequirementError`.
  func texts(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    var texts: Set<LayoutTree.Index> = []
    for view in try views(in: tree) {
      var open = [view]
      while let next = open.popLast() {
        if (tree[next].element as? MeasuredElement)?.text != nil { texts.insert(next) }
        open += tree[next].children
      }
    }
    guard !texts.isEmpty else { throw error(.noText(name)) }
    return texts.sorted()
  }
}
