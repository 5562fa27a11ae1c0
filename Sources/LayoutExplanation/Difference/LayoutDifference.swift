import Foundation
import LayoutCore

/// Which frames differ between two layouts, and which changed reason is behind each.
///
/// ```swift
/// let before = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// let after = try Taut.explain(row, in: ProposedViewSize(width: 240, height: 50))
/// for change in try LayoutDifference(before: before, after: after).changes {
///   print(change.name, change.reasons, change.edits.map(\.text))
/// }
/// ```
public struct LayoutDifference: Sendable {
  /// What was edited: the container, parameters, views.
  public var edits: [LayoutEdit]
  /// The trees before and now.
  let trees: (before: LayoutTree, after: LayoutTree)
  /// What changed, in the order of the second layout, then what is gone.
  public var changes: [Change]

  /// A view that changed.
  public struct Change: Sendable {
    /// Its path.
    public var path: String
    /// Its id, or its kind.
    public var name: String
    /// Its frame before, in points; `nil` for a new view.
    public var before: CGRect?
    /// Its frame now, in points; `nil` for a view that is gone.
    public var after: CGRect?
    /// For each side that changed, what decided it and what does now; empty where only its place changed.
    public var reasons: [String]
    /// The edits that are behind it.
    public var edits: [LayoutEdit]
  }

  /// Compares two layouts; views are the same if their ids are, or else their places and kinds.
  ///
  /// Throws what the solver throws where an edit is taken back.
  public init(before: LayoutExplanation, after: LayoutExplanation) throws {
    let match = ViewMatch(before.tree, after.tree)
    let finder = EditFinder(before: before, after: after, match: match)
    let edits = finder.edits
    let behind = try finder.behind(edits)
    self.edits = edits
    trees = (before.tree, after.tree)
    changes = after.tree.indices.compactMap { index in
      Self.change(index, match.old[index], before, after, behind[index] ?? edits)
    }
    let names = Names(tree: before.tree)
    for index in match.removed {
      changes.append(
        Change(
          path: before.tree[index].path, name: names.view(index), before: before.frame(of: index), after: nil,
          reasons: ["the view is gone"], edits: edits.filter { $0.subject == .removed(index) }))
    }
  }

  /// What was edited between two layouts; which frames it changes is not worked out.
  package static func edits(before: LayoutExplanation, after: LayoutExplanation) -> [LayoutEdit] {
    EditFinder(before: before, after: after, match: ViewMatch(before.tree, after.tree)).edits
  }

  private static func change(
    _ index: LayoutTree.Index, _ old: LayoutTree.Index?, _ before: LayoutExplanation,
    _ after: LayoutExplanation, _ edits: [LayoutEdit]
  ) -> Change? {
    let frame = after.frame(of: index)
    let name = Names(tree: after.tree).view(index)
    let path = after.tree[index].path
    guard let old else {
      return Change(
        path: path, name: name, before: nil, after: frame, reasons: ["the view is new"],
        edits: edits.filter { $0.subject == .added(index) })
    }
    let oldFrame = before.frame(of: old)
    guard oldFrame != frame else { return nil }
    let reasons = Axis.allCases.compactMap { axis -> String? in
      guard let was = before.explanation(for: old)?[axis], let now = after.explanation(for: index)?[axis],
        was.length != now.length
      else { return nil }
      let wasText = ReasonSentences(before).text(was, of: old)
      let nowText = ReasonSentences(after).text(now, of: index)
      let lengths = "\(Words.side(axis)) \(length(was)) to \(length(now))"
      return wasText == nowText
        ? "\(lengths): \(nowText), as before" : "\(lengths): before, \(wasText); now, \(nowText)"
    }
    return Change(path: path, name: name, before: oldFrame, after: frame, reasons: reasons, edits: edits)
  }

  private static func length(_ side: SideExplanation) -> String {
    side.length.map { Words.points($0) } ?? "infinity"
  }
}

extension LayoutExplanation {
  fileprivate func frame(of view: LayoutTree.Index) -> CGRect? {
    solution.result.views.first { $0.index == view }?.frame
  }
}
