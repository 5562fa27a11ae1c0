import LayoutCore

/// An edit of a tree as a change of the Swift source that it was read from.
package struct SourcePatch {
  /// The file that is changed, by its path.
  package let file: String
  /// The change, as `diff -u` writes it.
  package let text: String
  /// The whole file with the change.
  package let changed: String

  /// Finds the change; `nil` where no change of one place of the source means the edit.
  ///
  /// `reading` makes a tree of source, as the scene's was made: what the changed source says is compared with the edit.
  package init?(_ edit: WrittenEdit, in sources: SourceTexts, reading: (SourceTexts) -> LayoutTree?) {
    guard let view = edit.view, let name = edit.before[view].source?.file,
      let place = sources.files.firstIndex(where: { $0.name == name }),
      let file = try? SourceFile(name: name, text: sources.files[place].text)
    else { return nil }
    let old = sources.files[place].text
    for edits in SourceEdits(edit: edit, file: file, lines: SourceLines(old)).all {
      var changed = sources
      changed.files[place].text = TextEdit.apply(edits, to: old)
      guard let tree = reading(changed), edit.isMade(in: tree) else { continue }
      self.file = sources.files[place].path
      self.changed = changed.files[place].text
      text = UnifiedDiff.text(of: self.file, from: old, to: changed.files[place].text)
      return
    }
    return nil
  }
}

extension WrittenEdit {
  /// The view that is changed, or around which something is put.
  fileprivate var view: LayoutTree.Index? {
    switch change {
    case .changed(let view), .removed(let view), .added(_, let view), .inserted(_, let view),
      .swapped(let view), .first(let view):
      view
    }
  }
}
