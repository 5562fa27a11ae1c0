import Foundation
import LayoutCore

/// The frames that differ between two layouts, each with the change of reason that caused it.
///
/// ```swift
/// let before = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// let after = try Taut.explain(row, in: ProposedViewSize(width: 240, height: 50))
/// for change in try LayoutDifference(before: before, after: after).changes {
///   print(change.name, change.reasons, change.edits.map(\.text))
/// }
/// ```
public struct LayoutDifference: Sendable {
  /// The edits: of the container, of parameters, of views.
  public var edits: [LayoutEdit]
  /// The trees of both layouts.
  let trees: (before: LayoutTree, after: LayoutTree)
  /// The changed views in the order of the second layout, followed by the removed ones.
  public var changes: [Change]

  /// A view that changed.
  public struct Change: Sendable {
    /// The path in the tree; of a removed view, in the old tree.
    public var path: String
    /// The id, or the kind of a view without one.
    public var name: String
    /// The frame in the first layout, in points; `nil` for an added view.
    public var before: CGRect?
    /// The frame in the second layout, in points; `nil` for a removed view.
    public var after: CGRect?
    /// For each side that changed, the reason before and after; empty where only the position changed.
    public var reasons: [String]
    /// The edits that caused the change.
    public var edits: [LayoutEdit]
  }

  /// Compares two layouts; views are matched by their ids, and otherwise so that few edits remain.
  ///
  /// - Throws: The solver's errors, from layouts without one edit.
  public init(before: LayoutExplanation, after: LayoutExplanation) throws {
    try self.init(before: before, after: after, environment: nil)
  }

  /// Compares scenes of two environments.
  package init(
    before: LayoutExplanation, after: LayoutExplanation, environment: EnvironmentChange?
  ) throws {
    let finder = EditFinder(before, after, environment)
    let edits = finder.edits
    let behind = try finder.behind(edits)
    self.edits = edits
    trees = (before.tree, after.tree)
    changes = after.tree.indices.compactMap { index in
      guard let old = finder.match.old[index] else {
        let owner = finder.match.owner(ofAdded: index)
        return Self.change(
          index, in: after, "new", nil, after.frame(of: index),
          edits.filter { $0.subjects.contains(.added(owner)) })
      }
      return Self.change(index, old, before, after, behind[index] ?? edits)
    }
    for index in finder.match.removed {
      let owner = finder.match.owner(ofRemoved: index)
      changes.append(
        Self.change(
          index, in: before, "gone", before.frame(of: index), nil,
          edits.filter { $0.subjects.contains(.removed(owner)) }))
    }
  }

  /// Returns the change for a view or a modifier that was added or removed.
  private static func change(
    _ index: LayoutTree.Index, in explanation: LayoutExplanation, _ word: String, _ before: CGRect?,
    _ after: CGRect?, _ edits: [LayoutEdit]
  ) -> Change {
    let node = explanation.tree[index]
    // A view is the same with a different modifier around it.
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

/// An edit between two scenes.
public struct LayoutEdit: Hashable, Sendable {
  /// The edited thing: the container, the environment, a parameter, a view.
  public var subject: Subject
  /// The edit in words: `frame(maxWidth: 198.7) of title, line 12: maxWidth 198.7 to 220`.
  public var text: String
  /// The other views that the same line of Swift source makes and that are edited alike.
  public var alike: [Subject] = []

  /// All that is edited.
  var subjects: [Subject] { [subject] + alike }

  /// The kinds of things that can be edited.
  public enum Subject: Hashable, Sendable {
    /// The container's size along an axis.
    case container(Axis)
    /// The size of all texts.
    case textSize
    /// The environment of the whole scene: its platform, its default spacing and the like.
    case environment
    /// A view or modifier whose parameters changed, by its old and new place.
    case element(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view in a different container or at a different place among its siblings, or a modifier at a
    /// different place among those of its view.
    case moved(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view whose layout direction changed relative to that of its surroundings, by its old and new place.
    case direction(before: LayoutTree.Index, after: LayoutTree.Index)
    /// An alignment guide of the document, by its name.
    case guide(String)
    /// An added view with its contents, or an added modifier.
    case added(LayoutTree.Index)
    /// A removed view with its contents, or a removed modifier.
    case removed(LayoutTree.Index)

    /// The place in the old tree; `nil` for an added view, and for an edit of anything but a view.
    public var before: LayoutTree.Index? {
      switch self {
      case .element(let before, _), .moved(let before, _), .direction(let before, _): before
      case .removed(let view): view
      case .container, .textSize, .environment, .guide, .added: nil
      }
    }

    /// The place in the new tree; `nil` for a removed view, and for an edit of anything but a view.
    public var after: LayoutTree.Index? {
      switch self {
      case .element(_, let after), .moved(_, let after), .direction(_, let after): after
      case .added(let view): view
      case .container, .textSize, .environment, .guide, .removed: nil
      }
    }
  }
}

extension LayoutElement {
  /// Whether the content has none of its element's parameters, so that all that can be reported is that it
  /// differs.
  var isOpaque: Bool { parameters.isEmpty && !Self.parameters.isEmpty }

  /// The differences from an older element, in words; empty where none of them affects layout.
  func edits(since old: any LayoutElement) -> [String] {
    let (was, now) = (old.parameters, parameters)
    let removed = was.filter { old in !now.contains { $0.name == old.name } }
    return (old.kind == kind ? [] : ["kind \(old.kind) to \(kind)"])
      + (isOpaque && old.isOpaque && "\(old)" != "\(self)" ? ["content"] : [])
      + now.compactMap { parameter in
        ParameterReading.edit(was.first { $0.name == parameter.name }, parameter)
      } + removed.compactMap { ParameterReading.edit($0, nil) }
  }
}

extension ParameterReading {
  /// The change of a parameter, such as `maxWidth 198.7 to 220`; `nil` where both are equal, or where a value
  /// from the environment came or went.
  fileprivate static func edit(_ was: ParameterReading?, _ now: ParameterReading?) -> String? {
    guard let parameter = now ?? was, was?.value != now?.value else { return nil }
    if parameter.isInherited, was == nil || now == nil { return nil }
    let (before, after) = (was?.words, now?.words)
    if before == nil && after == nil { return nil }
    // Two numbers may differ by less than is printed; other values that print alike are not an edit.
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
