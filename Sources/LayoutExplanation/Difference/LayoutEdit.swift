import LayoutCore

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
    let (was, now) = (old.parameters, parameters)
    let gone = was.filter { old in !now.contains { $0.name == old.name } }
    // Content that has none of its element's parameters is opaque: of it no more is known than that it differs.
    let isOpaque = now.isEmpty && was.isEmpty && !Self.parameters.isEmpty
    return (old.kind == kind ? [] : ["kind \(old.kind) to \(kind)"])
      + (isOpaque && "\(old)" != "\(self)" ? ["content"] : [])
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
    // Two numbers may differ by less than is told.
    if before == after { return "\(parameter.name) by less than a hundredth" }
    return "\(parameter.name) \(before ?? "none") to \(after ?? "none")"
  }
}
