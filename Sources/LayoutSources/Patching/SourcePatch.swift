import LayoutCore

/// A change of Swift source that is equivalent to an edit of its tree.
package struct SourcePatch {
  /// The path of the changed file.
  package let file: String
  /// The change as a unified diff.
  package let text: String
  /// The whole file with the change.
  package let changed: String

  /// Finds the change; `nil` where no change of one place is equivalent to the edit.
  ///
  /// `reading` makes a tree of source as that of the scene was made, which is compared with the edited one.
  package init?(_ edit: WrittenEdit, in sources: SourceTexts, reading: (SourceTexts) -> LayoutTree?) {
    guard let view = edit.view, let name = edit.before[view].source?.file,
      let index = sources.files.firstIndex(where: { $0.name == name }),
      let file = try? SourceFile(name: name, text: sources.files[index].text)
    else { return nil }
    let old = sources.files[index].text
    for edits in SourceEdits(edit: edit, file: file, lines: SourceLines(old)).all {
      var changed = sources
      changed.files[index].text = TextEdit.apply(edits, to: old)
      guard let tree = reading(changed), edit.isMade(in: tree) else { continue }
      self.file = sources.files[index].path
      self.changed = changed.files[index].text
      text = UnifiedDiff.text(of: self.file, from: old, to: changed.files[index].text)
      return
    }
    return nil
  }
}

extension WrittenEdit {
  /// The view that is changed, or around which something is added.
  fileprivate var view: LayoutTree.Index? {
    switch change {
    case .changed(let view), .removed(let view), .taken(let view), .added(_, let view),
      .inserted(_, let view),
      .replaced(_, let view), .column(let view), .swapped(let view), .first(let view):
      view
    }
  }
}
