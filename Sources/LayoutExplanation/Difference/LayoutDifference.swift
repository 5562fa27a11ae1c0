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

  /// Compares two layouts; views are the same if their ids are, or else so that few edits are left.
  ///
  /// Throws what the solver throws where an edit is taken back.
  public init(before: LayoutExplanation, after: LayoutExplanation) throws {
    try self.init(before: before, after: after, textSizes: nil)
  }

  /// The same of scenes in two text sizes.
  package init(
    before: LayoutExplanation, after: LayoutExplanation, textSizes: TextSizeChange?
  ) throws {
    let finder = EditFinder(before, after, textSizes)
    let edits = finder.edits
    let behind = try finder.behind(edits)
    self.edits = edits
    trees = (before.tree, after.tree)
    changes = after.tree.indices.compactMap { index in
      guard let old = finder.match.old[index] else {
        let owner = finder.match.owner(ofAdded: index)
        return Self.change(
          index, in: after, "new", nil, after.frame(of: index), edits.filter { $0.subject == .added(owner) })
      }
      return Self.change(index, old, before, after, behind[index] ?? edits)
    }
    for index in finder.match.removed {
      let owner = finder.match.owner(ofRemoved: index)
      changes.append(
        Self.change(
          index, in: before, "gone", before.frame(of: index), nil,
          edits.filter { $0.subject == .removed(owner) }))
    }
  }

  /// A view or a modifier that is new, or gone.
  private static func change(
    _ index: LayoutTree.Index, in explanation: LayoutExplanation, _ word: String, _ before: CGRect?,
    _ after: CGRect?, _ edits: [LayoutEdit]
  ) -> Change {
    let node = explanation.tree[index]
    // A view stays itself with another modifier around it.
    let what = node.element.role == .modifier ? node.element.kind : "view"
    return Change(
      path: node.path, name: explanation.names.view(index), before: before, after: after,
      reasons: ["the \(what) is \(word)"], edits: edits)
  }

  private static func change(
    _ index: LayoutTree.Index, _ old: LayoutTree.Index, _ before: LayoutExplanation,
    _ after: LayoutExplanation, _ edits: [LayoutEdit]
  ) -> Change? {
    let frame = after.frame(of: index)
    let name = Names(tree: after.tree).view(index)
    let path = after.tree[index].path
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

/// Something that was edited between two scenes.
public struct LayoutEdit: Hashable, Sendable {
  /// What was edited.
  public var subject: Subject
  /// The edit in words: `frame(maxWidth: 198.7) of title, line 12: maxWidth 198.7 to 220`.
  public var text: String

  /// What can be edited.
  public enum Subject: Hashable, Sendable {
    /// The container's size along an axis.
    case container(Axis)
    /// The size of all texts.
    case textSize
    /// A view or modifier with other parameters: where it stood and where it stands.
    case element(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view that stands elsewhere, in another container or at another place among its siblings, or a modifier that
    /// stands elsewhere among those of its view.
    case moved(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view that is laid out in another direction than what it stands in: where it stood and where it stands.
    case direction(before: LayoutTree.Index, after: LayoutTree.Index)
    /// What the document says of an alignment guide.
    case guide(String)
    /// A view that is new with all that is in it, or a modifier.
    case added(LayoutTree.Index)
    /// A view that is gone with all that was in it, or a modifier.
    case removed(LayoutTree.Index)

    /// Where the view stood; `nil` for what is no view, and for one that is new.
    public var before: LayoutTree.Index? {
      switch self {
      case .element(let before, _), .moved(let before, _), .direction(let before, _): before
      case .removed(let view): view
      case .container, .textSize, .guide, .added: nil
      }
    }

    /// Where the view stands; `nil` for what is no view, and for one that is gone.
    public var after: LayoutTree.Index? {
      switch self {
      case .element(_, let after), .moved(_, let after), .direction(_, let after): after
      case .added(let view): view
      case .container, .textSize, .guide, .removed: nil
      }
    }
  }
}

extension LayoutElement {
  /// Whether it is content that has none of its element's parameters: of it no more is known than that it differs.
  var isOpaque: Bool { parameters.isEmpty && !Self.parameters.isEmpty }

  /// What differs from an older element, in words; empty where nothing that affects layout does.
  func edits(since old: any LayoutElement) -> [String] {
    let (was, now) = (old.parameters, parameters)
    let gone = was.filter { old in !now.contains { $0.name == old.name } }
    return (old.kind == kind ? [] : ["kind \(old.kind) to \(kind)"])
      + (isOpaque && old.isOpaque && "\(old)" != "\(self)" ? ["content"] : [])
      + now.compactMap { parameter in
        ParameterReading.edit(was.first { $0.name == parameter.name }, parameter)
      } + gone.compactMap { ParameterReading.edit($0, nil) }
  }
}

extension ParameterReading {
  /// `maxWidth 198.7 to 220`; `nil` where both are the same, or where a value from around the view came or went.
  fileprivate static func edit(_ was: ParameterReading?, _ now: ParameterReading?) -> String? {
    guard let parameter = now ?? was, was?.value != now?.value else { return nil }
    if parameter.isInherited, was == nil || now == nil { return nil }
    let (before, after) = (was?.words, now?.words)
    if before == nil && after == nil { return nil }
    // Two numbers may differ by less than is told; what is called the same otherwise is no edit.
    if before == after { return parameter.isNumber ? "\(parameter.name) by less than a hundredth" : nil }
    return "\(parameter.name) \(before ?? "none") to \(after ?? "none")"
  }
}

extension ParameterReading {
  private var isNumber: Bool {
    switch value {
    case .length, .ratio, .priority, .count, .font, .function: true
    case .axes, .alignment, .flag, .text, .runs, .typesetting: false
    }
  }
}
