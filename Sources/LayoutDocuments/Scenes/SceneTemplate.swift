import Foundation
import LayoutCore

/// The expansion of a document's short forms: a view for each of several values, and one of several layouts.
struct SceneTemplate {
  /// Whether an `AnyLayout` has the layout after the selected one.
  var showsNextLayout = false

  /// The placeholder of the value in the view of a `ForEach`.
  private static let placeholder = "{}"

  /// Returns the view without its short form; most views are returned unchanged.
  func expanded(_ field: Field) throws(DocumentError) -> Field {
    var field = field
    // A chosen layout may be a short form again.
    while case .object = field.value.content,
      let name = try? FieldObject(field, owner: "a view")["type"]?.string()
    {
      if name == DocumentWord.forEach.name {
        field = try group(FieldObject(field, owner: name))
      } else if name == DocumentWord.anyLayout.name {
        field = try layout(FieldObject(field, owner: name))
      } else {
        break
      }
    }
    return field
  }

  /// Returns a group of the content once for each value.
  private func group(_ view: FieldObject) throws(DocumentError) -> Field {
    try view.allow(DocumentWord.forEach.keys + DocumentWord.viewKeys)
    let content = try view.require(DocumentWord.contentKey).value
    let data = try view.require("data")
    var values: [DocumentValue] = []
    if case .list(let items) = data.value.content {
      values = items
    } else {
      let count = try data.count()
      guard count <= ViewBudget.most else { throw data.error(.tooManyViews(limit: ViewBudget.most)) }
      values = (0..<count).map { DocumentValue(content: .number(Double($0)), position: data.position) }
    }
    let children = values.map { Self.putting($0, for: Self.placeholder, into: content) }
    return replacing(
      view, without: DocumentWord.forEach.keys + ["type"],
      [
        ("type", .string(DocumentWord.group.name)), (DocumentWord.childrenKey, .list(children)),
      ])
  }

  /// Returns a template with a value in place of every placeholder.
  ///
  /// A string that is only the placeholder becomes the value itself, of whatever type.
  private static func putting(
    _ value: DocumentValue, for placeholder: String, into template: DocumentValue
  ) -> DocumentValue {
    var result = template
    switch template.content {
    case .string(placeholder): result.content = value.content
    case .string(let text): result.content = .string(text.replacing(placeholder, with: value.words))
    case .list(let items): result.content = .list(items.map { putting(value, for: placeholder, into: $0) })
    case .object(let entries):
      let isForEach = entries.contains { entry in
        if entry.key == "type", case .string(DocumentWord.forEach.name) = entry.value.content {
          true
        } else {
          false
        }
      }
      result.content = .object(
        entries.map { entry in
          // The placeholders in the content of an inner `ForEach` are those of its own values.
          if isForEach, entry.key == DocumentWord.contentKey { return entry }
          var entry = entry
          entry.value = putting(value, for: placeholder, into: entry.value)
          return entry
        })
    case .null, .boolean, .number: break
    }
    return result
  }

  /// Returns whether a view contains a placeholder for a side of a geometry reader.
  static func readsGeometry(_ value: DocumentValue) -> Bool {
    switch value.content {
    case .string(let text): GeometrySide.allCases.contains { text.contains($0.placeholder) }
    case .list(let items): items.contains(where: readsGeometry)
    case .object(let entries): entries.contains { !isInner($0, of: entries) && readsGeometry($0.value) }
    case .null, .boolean, .number: false
    }
  }

  /// Returns the views with a geometry reader's sides in place of `{width}` and `{height}`.
  static func putting(_ size: CGSize, into template: DocumentValue) -> DocumentValue {
    var result = template
    switch template.content {
    case .list(let items): result.content = .list(items.map { putting(size, into: $0) })
    case .object(let entries):
      result.content = .object(
        entries.map { entry in
          guard !isInner(entry, of: entries) else { return entry }
          var entry = entry
          entry.value = putting(size, into: entry.value)
          return entry
        })
    case .string:
      for side in GeometrySide.allCases {
        let length = DocumentValue(content: .number(Double(side.length(size))), position: template.position)
        result = putting(length, for: side.placeholder, into: result)
      }
    case .null, .boolean, .number: break
    }
    return result
  }

  /// Returns whether an entry holds the views of an inner reader, whose placeholders are its own.
  private static func isInner(_ entry: DocumentValue.Entry, of entries: [DocumentValue.Entry]) -> Bool {
    entry.key == DocumentWord.childrenKey
      && entries.contains {
        if case .string("GeometryReader") = $0.value.content { $0.key == "type" } else { false }
      }
  }

  /// Returns the selected layout, with the children of the `AnyLayout`.
  private func layout(_ view: FieldObject) throws(DocumentError) -> Field {
    try view.allow(DocumentWord.anyLayout.keys + DocumentWord.viewKeys)
    let field = try view.require("layouts")
    let layouts = try field.list()
    let selected = view["selected"]
    var place = try selected.map { field throws(DocumentError) in try field.number() } ?? 0
    if showsNextLayout { place += 1 }
    if place == CGFloat(layouts.count), showsNextLayout { place = 0 }
    guard let index = Int(exactly: place), layouts.indices.contains(index) else {
      throw (selected ?? field).error(.outOfRange("the index of one of the layouts, from 0", found: place))
    }
    let chosen = try FieldObject(layouts[index], owner: "a layout")
    let members = chosen.members.map { ($0.key, $0.value.content) }
    return replacing(view, without: ["layouts", "selected", "type"], members)
  }

  /// Returns a view without some of its members, and with others.
  private func replacing(
    _ view: FieldObject, without old: [String], _ new: [(String, DocumentValue.Content)]
  ) -> Field {
    let kept = view.members.filter { member in !old.contains(member.key) }
    let added = new.map { key, content in
      DocumentValue.Entry(
        key: key, keyPosition: view.field.position,
        value: DocumentValue(content: content, position: view.field.position))
    }
    var field = view.field
    field.value.content = .object(added + kept)
    return field
  }
}

/// A side of a geometry reader that the views in it may refer to.
private enum GeometrySide: String, CaseIterable {
  case width, height

  /// The placeholder of the side.
  var placeholder: String { "{\(rawValue)}" }

  func length(_ size: CGSize) -> CGFloat { self == .width ? size.width : size.height }
}

extension DocumentValue {
  /// The value as it is written into a text.
  fileprivate var words: String {
    switch content {
    case .null: ""
    case .boolean(let flag): "\(flag)"
    case .number(let number): PointFormat.shortest(number)
    case .string(let text): text
    case .list(let items): items.map(\.words).joined(separator: " ")
    case .object(let entries): entries.map(\.value.words).joined(separator: " ")
    }
  }
}
