import ConstraintLayout
import LayoutCore
import LinearProgramming

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
    /// A view or modifier with other parameters: where it stood and where it stands.
    case element(before: LayoutTree.Index, after: LayoutTree.Index)
    /// A view or modifier that is new.
    case added(LayoutTree.Index)
    /// A view or modifier that is gone.
    case removed(LayoutTree.Index)
  }
}

/// Which views of two trees are the same.
struct ViewMatch {
  /// The old place of each view that both trees have.
  private(set) var old: [LayoutTree.Index: LayoutTree.Index] = [:]
  /// The old places that have no new one.
  private(set) var removed: [LayoutTree.Index] = []

  /// Matches views by id, the others by kind and place below the nearest view with an id, and then by path and kind.
  init(_ before: LayoutTree, _ after: LayoutTree) {
    var taken: Set<LayoutTree.Index> = []
    func match(_ oldKey: (LayoutTree.Node) -> String?, _ newKey: (LayoutTree.Node) -> String?) {
      var places: [String: LayoutTree.Index] = [:]
      for index in before.indices where !taken.contains(index) {
        if let key = oldKey(before[index]), places[key] == nil { places[key] = index }
      }
      for index in after.indices where old[index] == nil {
        guard let key = newKey(after[index]), let place = places[key], taken.insert(place).inserted else {
          continue
        }
        old[index] = place
      }
    }
    func path(_ node: LayoutTree.Node) -> String { "\(node.path) \(node.element.kind)" }
    let (oldIDs, newIDs) = (Self.ids(before), Self.ids(after))
    match({ $0.id }, { $0.id })
    match(
      { "\(Self.anchored($0.path, oldIDs)) \($0.element.kind)" },
      { "\(Self.anchored($0.path, newIDs)) \($0.element.kind)" })
    match(path, path)
    removed = before.indices.filter { !taken.contains($0) }
  }

  /// The id of each path whose view has one.
  private static func ids(_ tree: LayoutTree) -> [Substring: String] {
    Dictionary(
      tree.nodes.compactMap { node in node.id.map { (node.path[...], $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A path from the nearest view with an id on: `#title/1` for the frame of title.
  private static func anchored(_ path: String, _ ids: [Substring: String]) -> String {
    var base = path[...]
    while let end = base.lastIndex(where: { $0 == "." || $0 == "/" }) {
      base = base[..<end]
      if let id = ids[base] { return "#\(id)\(path[base.endIndex...])" }
    }
    return path
  }
}

extension LayoutElement {
  /// What differs from an older element, in words; empty where nothing that counts for layout does.
  func edits(since old: any LayoutElement) -> [String] {
    var edits: [String] = []
    func note(_ name: String, _ was: String?, _ now: String?) {
      if was != now { edits.append("\(name) \(was ?? "none") to \(now ?? "none")") }
    }
    note("kind", old.kind, kind)
    for parameter in parameters {
      guard case .length = parameter.value, !parameter.isInherited else { continue }
      func words(_ element: any LayoutElement) -> String? {
        element.length(parameter.name).map { Words.points(Double($0)) }
      }
      // Two lengths may differ by less than is told.
      if old.length(parameter.name) != length(parameter.name), words(old) == words(self) {
        edits.append("\(parameter.name) by less than a hundredth")
      }
      note(parameter.name.rawValue, words(old), words(self))
    }
    note("alignment", Self.guides(old), Self.guides(self))
    switch (old, self) {
    case (let old as FixedSizeElement, let new as FixedSizeElement):
      note("horizontal", "\(old.horizontal)", "\(new.horizontal)")
      note("vertical", "\(old.vertical)", "\(new.vertical)")
    case (let old as LayoutPriorityElement, let new as LayoutPriorityElement):
      note("priority", Words.points(old.value), Words.points(new.value))
    case (let old as AspectRatioElement, let new as AspectRatioElement):
      note("ratio", old.ratio.map { "\($0)" }, new.ratio.map { "\($0)" })
      note("content mode", old.contentMode.rawValue, new.contentMode.rawValue)
    case (let old as AlignmentGuideElement, let new as AlignmentGuideElement):
      note("guide", old.guide.name, new.guide.name)
      if case .linear(let was) = old.value, case .linear(let now) = new.value, was.terms != now.terms {
        edits.append("value \(was) to \(now)")
      }
    case (let old as ImageElement, let new as ImageElement):
      note("resizable", "\(old.isResizable)", "\(new.isResizable)")
      if old.isResizable && new.isResizable, old.size != new.size { edits.append("size") }
    case (let old as MeasuredElement, let new as MeasuredElement):
      if let was = old.content as? TextContent, let now = new.content as? TextContent {
        note("text", "\"\(was.string)\"", "\"\(now.string)\"")
        note("font", "\(was.font)", "\(now.font)")
        note("lineLimit", was.lineLimit.map { "\($0)" }, now.lineLimit.map { "\($0)" })
      } else if "\(old.content)" != "\(new.content)" {
        edits.append("content")
      }
    default: break
    }
    return edits
  }

  private static func guides(_ element: any LayoutElement) -> String? {
    element.alignmentKeys.isEmpty
      ? nil : element.alignmentKeys.map { ".\($0.name)" }.joined(separator: " ")
  }
}
