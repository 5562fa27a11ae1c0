import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The requirement on the number of lines of texts, `title has at most 2 lines`.
package struct LineCount: RequirementRule {
  package static let forms = ["title has at most 2 lines", "title has at least 2 lines", "title has 2 lines"]
  package static let words = ["at most", "at least", "lines"]
  package static let unit: RequirementUnit? = .lines

  package var views: ViewSelector
  /// The least number of lines.
  package var least: Int
  /// The greatest number of lines; `nil` for no limit.
  package var most: Int?

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

/// The requirement that no text in the views is truncated, `title is whole`.
package struct WholeText: RequirementRule {
  package static let forms = ["title is whole"]
  package static let words = ["whole"]
  package static let unit: RequirementUnit? = .lines

  package var views: ViewSelector

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

/// The requirement that no word is broken across lines, `title breaks no word`.
package struct UnbrokenWords: RequirementRule {
  package static let forms = ["title breaks no word"]
  package static let words = ["breaks", "break"]
  package static let unit: RequirementUnit? = .words

  package var views: ViewSelector

  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("breaks") || reader.take("break") else {
      return nil
    }
    guard reader.take("no", "word") || reader.take("no", "words") else {
      throw reader.error(.expected("\"no word\"", found: reader.next.text))
    }
    return .unbroken(UnbrokenWords(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.texts(in: tree).map { text in
      RequirementInstance([text]) { moment in
        moment.lines(of: text).map { .missing($0.brokenWords) }
      }
    }
  }
}

extension ViewSelector {
  /// Returns the texts in the named views, including these, in preorder.
  ///
  /// - Throws: `RequirementError`.
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

/// The requirement that views are shown, have an area, and lie in the container at least in part, or that
/// they do not: `sidebar is visible`, `sidebar is hidden`.
package struct Visibility: RequirementRule {
  package static let forms = ["sidebar is visible", "sidebar is hidden"]
  package static let words = ["visible", "hidden"]
  package static let unit: RequirementUnit? = nil

  package var views: ViewSelector
  /// Whether the views have to be hidden instead.
  package var isHidden: Bool

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
        // A visible view is longer than zero on each axis, and so is its part inside the container.
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
