import Foundation
import LayoutCore

/// An edit of a tree as a patch of the scene document from which it was read.
package struct ScenePatch {
  package let patch: JSONPatch

  /// Creates the patch; `nil` if the document does not write the edited value in one place, or cannot
  /// express it.
  ///
  /// - Parameter reading: A closure that makes a tree from a text as the scene's tree was made. The patch is
  ///   returned only if the tree of the changed document has the edit.
  package init?(_ edit: WrittenEdit, in text: String, file: String, reading: (String) -> LayoutTree?) {
    guard let document = try? DocumentParser(file: file).parse(text) else { return nil }
    let places = DocumentPlaces(document)
    guard let operations = try? SceneOperations(edit: edit, places: places).all, !operations.isEmpty else {
      return nil
    }
    patch = JSONPatch(operations)
    guard let changed = patch.applied(to: places.json), let tree = reading(changed.text(width: 100)),
      edit.isMade(in: tree)
    else { return nil }
  }
}

/// The operations that make an edit.
private struct SceneOperations {
  let edit: WrittenEdit
  let places: DocumentPlaces

  /// All operations of the edit; `nil` if the document cannot express it.
  ///
  /// - Throws: `SceneWriterError` where the format has no word for the new element.
  var all: [JSONPatch.Operation]? {
    get throws(SceneWriterError) {
      let tree = edit.before
      switch edit.change {
      case .changed(let view): return try changed(view)
      case .removed(let view): return modifier(view).map { [.remove($0.list / "\($0.number)")] }
      case .taken(let view):
        guard let parent = tree[view].parent, let around = places.pointer(of: tree[parent]),
          let pointer = places.pointer(of: tree[view])
        else { return nil }
        let list = around / DocumentWord.childrenKey
        guard pointer.steps.starts(with: list.steps), pointer.steps.count > list.steps.count else {
          return nil
        }
        return [.remove(list / pointer.steps[list.steps.count])]
      case .added(_, let view): return try added(around: view)
      case .inserted(_, let view):
        guard let index = edit.view, let parent = edit.before[view].parent,
          let around = places.pointer(of: tree[parent]), let pointer = places.pointer(of: tree[view])
        else { return nil }
        let list = around / DocumentWord.childrenKey
        guard pointer.steps.starts(with: list.steps), pointer.steps.count > list.steps.count else {
          return nil
        }
        let new = try written(edit.after, index)
        return [
          .add(
            list / pointer.steps[list.steps.count],
            .object([.init("type", .string(new.word))]))
        ]
      case .replaced(_, let view):
        var base = view
        while tree[base].element.role == .modifier, let child = tree[base].children.first { base = child }
        guard let index = edit.view, let pointer = places.pointer(of: tree[base]) else { return nil }
        return [.replace(pointer, .object([.init("type", .string(try written(edit.after, index).word))]))]
      // A document has no conditions.
      case .column: return nil
      case .swapped(let view):
        guard let outer = modifier(view), let child = tree[view].children.first, let inner = modifier(child),
          outer.list == inner.list
        else { return nil }
        return [.move(from: outer.list / "\(outer.number)", to: inner.list / "\(inner.number)")]
      case .first(let view):
        guard let parent = tree[view].parent, let around = places.pointer(of: tree[parent]),
          let pointer = places.pointer(of: tree[view])
        else { return nil }
        // A view with modifiers is read from its outermost one.
        let list = around / DocumentWord.childrenKey
        guard pointer.steps.starts(with: list.steps), pointer.steps.count > list.steps.count else {
          return nil
        }
        return [.move(from: list / pointer.steps[list.steps.count], to: list / "0")]
      }
    }
  }

  /// Returns the list that contains a modifier, and the modifier's index in it.
  private func modifier(_ view: LayoutTree.Index) -> (list: JSONPointer, number: Int)? {
    guard let steps = places.pointer(of: edit.before[view])?.steps, let number = steps.last.flatMap(Int.init),
      steps.dropLast().last == Self.modifiers
    else { return nil }
    return (JSONPointer(steps.dropLast()), number)
  }

  private func added(around view: LayoutTree.Index) throws(SceneWriterError) -> [JSONPatch.Operation]? {
    guard let index = edit.view, let pointer = places.pointer(of: edit.before[view]) else { return nil }
    let new = try written(edit.after, index)
    let value = JSONValue.object([.init(new.word, new.value)])
    let own = modifier(view)
    let list = own?.list ?? pointer / Self.modifiers
    guard case .array(let items)? = places.json[list] else { return [.add(list, .array([value]))] }
    var number = own.map { $0.number + 1 } ?? 0
    // The modifiers that name the view so far stay directly around it.
    while number < items.count, case .object(let members) = items[number],
      members.map(\.key) == [DocumentWord.idKey]
    {
      number += 1
    }
    return [.add(list / "\(number)", value)]
  }

  private func changed(_ view: LayoutTree.Index) throws(SceneWriterError) -> [JSONPatch.Operation]? {
    guard let index = edit.view, let pointer = places.pointer(of: edit.before[view]) else { return nil }
    let (old, new) = (try written(edit.before, view), try written(edit.after, index))
    guard edit.before[view].element.role == .modifier else {
      let type =
        old.word == new.word ? [] : [JSONPatch.Operation.replace(pointer / "type", .string(new.word))]
      return type + differences(old.value, new.value, at: pointer)
    }
    let value = pointer / old.word
    guard old.word == new.word, let now = places.json[value] else { return nil }
    // A short form, such as one number for all edges, is rewritten.
    guard case .object = now, case .object = new.value else { return [.replace(value, new.value)] }
    return differences(old.value, new.value, at: value)
  }

  /// Returns the operations that turn the members of one object into those of another.
  private func differences(
    _ old: JSONValue, _ new: JSONValue, at pointer: JSONPointer
  ) -> [JSONPatch.Operation] {
    guard case .object(let before) = old, case .object(let after) = new else { return [] }
    func isWritten(_ key: String) -> Bool { places.json[pointer / key] != nil }
    let changed = after.filter { !before.contains($0) }.map { member -> JSONPatch.Operation in
      let place = pointer / member.key
      return isWritten(member.key) ? .replace(place, member.value) : .add(place, member.value)
    }
    let removed = before.filter { old in !after.contains { $0.key == old.key } }.map { member in
      // Null overrides an inherited value.
      let place = pointer / member.key
      return isWritten(member.key) ? JSONPatch.Operation.remove(place) : .add(place, .null)
    }
    return changed + removed
  }

  private func written(_ tree: LayoutTree, _ view: LayoutTree.Index) throws(SceneWriterError)
    -> WrittenElement
  {
    let writer = ViewWriter(
      rules: DocumentRules.standard, definitions: SceneDefinitions(spacing: 8, textSize: .large))
    return try writer.element(
      of: tree.subtree(at: view), ViewWriter.Surroundings(direction: tree[view].direction)
    ).0
  }

  private static let modifiers = "modifiers"
}

/// The pointers to a document's objects, by the objects' positions in its text.
struct DocumentPlaces {
  /// The document as a value.
  let json: JSONValue
  private var pointers: [SourcePosition: JSONPointer] = [:]

  init(_ document: DocumentValue) {
    json = JSONValue(document)
    var open = [(document, JSONPointer())]
    while let (value, pointer) = open.popLast() {
      switch value.content {
      case .object(let entries):
        // In YAML, a list and its first object may begin at the same position, which then means the object.
        pointers[value.position] = pointer
        for entry in entries { open.append((entry.value, pointer / entry.key)) }
      case .list(let items):
        for (index, item) in items.enumerated() { open.append((item, pointer / "\(index)")) }
      case .null, .boolean, .number, .string: break
      }
    }
  }

  /// Returns the object from which a view or a modifier was read; `nil` if it is unknown.
  func pointer(of node: LayoutTree.Node) -> JSONPointer? { node.source.flatMap { pointers[$0] } }
}

extension JSONValue {
  /// Creates a JSON value from a value of a document, without positions.
  package init(_ value: DocumentValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .list(let items): self = .array(items.map { JSONValue($0) })
    case .object(let entries): self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
    }
  }
}
