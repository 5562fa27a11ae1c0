import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutInspection
import LayoutRequirements
import LayoutSources
import LinearProgramming

/// A change of one file that repairs a failure, proven over the range.
struct EditorRepair: Sendable {
  var title: String
  var diagnostic: EditorDiagnostic
  /// The file, and the replacement, in bytes of its present text.
  var path: String
  var range: Range<Int>
  var text: String
  /// The whole text before the change, which the range refers to.
  var before: EditorText
}

extension FileAnalysis {
  /// Returns the repairs of the failures in a part of the file.
  ///
  /// - Throws: The errors of `watch` and of searching.
  func repairs(in part: Range<Int>, _ watch: WorkWatch) throws -> [EditorRepair] {
    var repairs: [EditorRepair] = []
    var seen: Set<String> = []
    for view in views {
      for diagnostic in findings(of: view)
      where diagnostic.range.overlaps(part) || diagnostic.range.isTouching(part) {
        guard let requirement = diagnostic.requirement,
          let found = try view.repairs(of: requirement, watch)
        else { continue }
        for (repair, patch) in found.repairs {
          guard case .source(let patch) = patch, seen.insert(patch.text).inserted,
            let file = sources.texts.files.first(where: { $0.path == patch.file })
          else { continue }
          let (old, new) = (EditorText(file.text), EditorText(patch.changed))
          let changed = TextShift(from: old, to: new).changed
          // Not in the middle of a character.
          let start = old.characterStart(changed.old.lowerBound)
          let end = old.characterEnd(changed.old.upperBound)
          let newEnd = new.bytes.count - (old.bytes.count - end)
          repairs.append(
            EditorRepair(
              title: OneLine.of(repair.sentences.joined(separator: "; ")), diagnostic: diagnostic,
              path: patch.file, range: start..<end, text: new.text(start..<newEnd), before: old))
        }
      }
    }
    return repairs
  }

  /// Returns the reason why the view at a place is not wider; `nil` where there is no view.
  ///
  /// - Throws: `WhyNotError`, and the errors of `watch`.
  func whyNotWider(at offset: Int, _ watch: WorkWatch) throws -> String? {
    guard let shown = shown(at: offset) else { return nil }
    let tree = shown.view.scene.tree
    // A path identifies the view itself, and not its container.
    let path = tree[shown.index].path
    return try shown.view.explained { explanation, _ in
      guard let width = explanation.explanation(for: shown.index)?.width.length else {
        return "\(tree.ownName(of: shown.index)) is not shown, or infinitely wide"
      }
      try watch.check()
      let question = WhyNotQuestion(.comparison(.side(of: path, .width), .atLeast, .points(width + 1)))
      let answer = try WhyNot(comparison: question, in: explanation) { watch.show($0, "trying changes") }
      return TextExplanationFormat().whyNot(answer, scene: shown.view.scene.name)
    }
  }

  /// Returns an HTML page of a view over the range of widths; `nil` where there is no such view.
  ///
  /// - Throws: The errors of drawing.
  func page(of entry: String, _ watch: WorkWatch) throws -> Data? {
    guard let view = views.first(where: { $0.entry.name == entry }) else { return nil }
    let command = settings.command
    return try view.withScene { scene in
      var options = InspectionOptions()
      options.threads = 1
      options.picture.fonts = try command.surroundings.pango()
      options.picture.platform = scene.environment.platform
      func lengths(_ side: SideOrRangeArgument?) -> ClosedRange<Double>? {
        side?.range.map { $0.lowerBound.doubleValue...$0.upperBound.doubleValue }
      }
      let range = InspectedRange(width: lengths(command.sides.width), height: lengths(command.sides.height))
      let inspection =
        scene.isMadeForOneSize
        ? try Inspection(
          name: scene.name, in: scene.proposal, over: range, options: options,
          progress: { watch.show($0, "drawing") },
          making: {
            try watch.check()
            return try scene.tree(in: $0)
          })
        : try Inspection(
          of: scene.tree, name: scene.name, in: scene.proposal, over: range, options: options
        ) { watch.show($0, "drawing") }
      try watch.check()
      return try InspectionPage([inspection]).html()
    }
  }
}

extension EditorText {
  /// Returns the beginning of the character that contains a byte.
  func characterStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the end of the character that contains the byte before.
  func characterEnd(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}

extension Range<Int> {
  /// Whether an empty range, a cursor, is at an end of the other.
  fileprivate func isTouching(_ other: Range<Int>) -> Bool {
    other.isEmpty && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// A view in the outline of a file.
struct EditorSymbol: Sendable {
  var name: String
  var detail: String
  /// Whether the view has children.
  var isContainer: Bool
  var range: Range<Int>
  var nameRange: Range<Int>
  var children: [EditorSymbol] = []
}

extension FileAnalysis {
  /// The views of the file as trees; modifiers belong to their views.
  var symbols: [EditorSymbol] {
    views.map { view in
      let start = text.offset(of: view.entry.position)
      let line = text.line(view.entry.position.line - 1)
      return EditorSymbol(
        name: view.entry.title, detail: view.entry.isPreview ? "preview" : "view", isContainer: true,
        range: start..<line.upperBound, nameRange: start..<line.upperBound,
        children: symbols(of: view.scene.tree.root, in: view))
    }
  }

  private func symbols(of index: LayoutTree.Index, in view: EditedView) -> [EditorSymbol] {
    let node = view.scene.tree[index]
    let children = node.children.flatMap { symbols(of: $0, in: view) }
    guard node.element.role != .modifier, let source = node.source, source.file == name,
      let call = sources.call(at: source)
    else { return children }
    let called = view.scene.tree.nameInSentences(of: index)
    return [
      EditorSymbol(
        name: called.hasPrefix("\(node.element.kind) at ") ? node.element.kind : called,
        detail: node.element.kind, isContainer: node.element.role == .container, range: call.range,
        nameRange: call.name, children: children)
    ]
  }
}
