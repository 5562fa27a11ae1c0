import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import Taut

extension AgentTool {
  /// Reports the frame of every view.
  static let layout = AgentTool(
    name: "layout", title: "Lay out a view",
    description: """
      Lays out SwiftUI source (not compiled, no Mac) or a scene document, and lists the views as a tree: name, kind, text, x,y \
      width x height in the container, file:line. Names stay the same between calls and are what explain, why_not and \
      "focus" take. Where the tree is too large for the tokens, outer views come first. With "changes", only what differs from \
      the last call with the same arguments.
      """,
    parameters: ToolParameter.scene + ToolParameter.oneSize + [
      ToolParameter(
        name: "focus", kind: .string,
        description: "Only this view and what is in it: a name, id, text or file:line."),
      ToolParameter(
        name: "depth", kind: .count(1...100),
        description: "How many levels of views, from the root or the focus."),
      ToolParameter(
        name: "changes", kind: .flag,
        description: "Only what changed since the last call with the same arguments."),
    ],
    output: AgentScene.fields + [
      AnswerField("since", "string"),
      AnswerField(
        "views",
        listOf: [
          AnswerField("name", "string"), AnswerField("kind", "string"), AnswerField("depth", "integer"),
          AnswerField("frame", listOf: .init(["number", "string"])),
          AnswerField("place", "string", always: false),
          AnswerField("before", listOf: .init(["number", "string"]), always: false),
          AnswerField("inside", "integer", always: false),
        ]),
    ],
    run: { call in
      let scene = try call.scene()
      let result = try Engines.layout(scene.tree, in: scene.loaded.proposal)
      let last = call.session.layout(of: scene.key)
      call.session.keep(
        AgentSession.SeenLayout(
          tree: scene.tree, proposal: scene.loaded.proposal, result: result, names: scene.names),
        of: scene.key)
      let top = try call.arguments.string("focus").map { try scene.views(named: $0)[0] }
      if call.arguments.flag("changes") == true, let last {
        return ChangedViews(scene, result, since: last).answer
      }
      let isFirst = call.arguments.flag("changes") == true
      let tree = ViewTree(scene, result, under: top, depth: call.arguments.count("depth"))
      return tree.answer(
        in: call.arguments.tokens, since: isFirst ? "no earlier call: all views" : "all views")
    })
}

extension JSONValue {
  /// Returns a frame as JSON: x, y, width and height, rounded to hundredths.
  static func frame(_ frame: CGRect) -> JSONValue {
    .array(
      FrameNumber.allCases.map { number in
        let length = number.of(frame)
        return .number(length.isFinite ? Double((length * 100).rounded() / 100) : Double(length))
      })
  }
}

/// A frame in a line: `12,40 120x20.33`.
struct ViewFrameWords: CustomStringConvertible {
  let description: String

  init(_ frame: CGRect) {
    let numbers = FrameNumber.allCases.map { PointFormat.hundredths($0.of(frame)) }
    description = "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}

/// A layout as indented lines: one for each view, with those of its modifiers that have a different size or
/// place.
private struct ViewTree {
  private struct Entry {
    var view: LayoutTree.Index
    var depth: Int
    var parent: Int?
    /// The number of views inside.
    var inside = 0
  }

  private let scene: AgentScene
  private let frames: [LayoutTree.Index: CGRect]
  private var entries: [Entry] = []

  init(_ scene: AgentScene, _ result: LayoutResult, under top: LayoutTree.Index?, depth: Int?) {
    self.scene = scene
    frames = Dictionary(result.views.map { ($0.index, $0.frame) }, uniquingKeysWith: { first, _ in first })
    add(top ?? scene.tree.root, 0, nil)
    for index in entries.indices.reversed() {
      if let parent = entries[index].parent { entries[parent].inside += 1 + entries[index].inside }
    }
    if let depth { entries.removeAll { $0.depth >= depth } }
  }

  /// Adds a view inside modifiers, its descendants, and its overlays and backgrounds.
  private mutating func add(_ outer: LayoutTree.Index, _ depth: Int, _ parent: Int?) {
    let tree = scene.tree
    var (view, beside) = (outer, [LayoutTree.Index]())
    while tree[view].element.role == .modifier, let inner = tree[view].children.first {
      beside += tree[view].children.dropFirst()
      view = inner
    }
    guard frames[view] != nil else { return }
    let index = entries.count
    entries.append(Entry(view: view, depth: depth, parent: parent))
    for child in tree[view].children { add(child, depth + 1, index) }
    for other in beside.reversed() { add(other, depth + 1, index) }
  }

  func answer(in tokens: Int, since: String) -> ToolAnswer {
    var answer = ToolAnswer(
      heading: scene.heading(": \(entries.count) views"),
      members: scene.members + [.init("since", .string(since))], key: "views")
    answer.instead = ", or for a part with focus or depth"
    let parts = entries.map(part)
    // The outer views are chosen first, until the limit is reached; they are listed in the order of the tree.
    var budget = answer.budget(in: tokens) - Self.ending
    var shown: Set<Int> = []
    for index in entries.indices.sorted(by: { (entries[$0].depth, $0) < (entries[$1].depth, $1) }) {
      if let parent = entries[index].parent, entries.indices.contains(parent), !shown.contains(parent) {
        continue
      }
      let bytes = ToolAnswer.bytes(of: parts[index]) + Self.mark
      guard bytes <= budget else { break }
      budget -= bytes
      shown.insert(index)
    }
    answer.parts = shown.sorted().map { index in
      let below = entries.indices.contains { entries[$0].parent == index && shown.contains($0) }
      return entries[index].inside > 0 && !below ? marked(parts[index], entries[index].inside) : parts[index]
    }
    answer.hidden = entries.count - answer.parts.count
    return answer
  }

  /// The size in bytes of the line about omitted views, and of the mark of a view with omitted descendants.
  private static let (ending, mark) = (200, 32)

  private func marked(_ part: ToolAnswer.Part, _ inside: Int) -> ToolAnswer.Part {
    guard case .object(let members) = part.value else { return part }
    return ToolAnswer.Part(
      [part.lines[0] + "  (+\(inside) inside)"], .object(members + [.init("inside", .number(Double(inside)))])
    )
  }

  private func part(_ entry: Entry) -> ToolAnswer.Part {
    let (tree, node) = (scene.tree, scene.tree[entry.view])
    let frame = frames[entry.view] ?? .zero
    let text = (node.element as? MeasuredElement)?.text?.string
    var line = String(repeating: " ", count: entry.depth) + scene.names[entry.view]
    if scene.names[entry.view] != node.element.kind.lowercased() { line += " \(node.element.kind)" }
    if let text {
      line +=
        " \"\(OneLine.of(String(text.prefix(Self.longestText))))\(text.count > Self.longestText ? "…" : "")\""
    }
    line += " \(ViewFrameWords(frame))"
    // Modifiers with a different size or place.
    var (inner, around) = (frame, [String]())
    var outer = entry.view
    while let parent = tree[outer].parent, tree[parent].element.role == .modifier,
      tree[parent].children.first == outer
    {
      outer = parent
      guard let own = frames[outer], own != inner else { continue }
      around.append("\(tree[outer].element.kind) \(ViewFrameWords(own))")
      inner = own
    }
    if !around.isEmpty { line += " in " + around.joined(separator: " in ") }
    let place = node.source.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" }
    if let place { line += " \(place)" }
    var members: [JSONValue.Member] = [
      .init("name", .string(scene.names[entry.view])), .init("kind", .string(node.element.kind)),
      .init("depth", .number(Double(entry.depth))), .init("frame", .frame(frame)),
    ]
    if let place { members.append(.init("place", .string(place))) }
    return ToolAnswer.Part([line], .object(members))
  }

  /// The greatest length of a text in a line, in characters.
  private static let longestText = 32
}

/// The differences between two layouts of one scene.
private struct ChangedViews {
  let answer: ToolAnswer

  init(_ scene: AgentScene, _ result: LayoutResult, since last: AgentSession.SeenLayout) {
    func frames(_ result: LayoutResult, _ names: ViewNames) -> [String: CGRect] {
      Dictionary(result.views.map { (names[$0.index], $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, now) = (frames(last.result, last.names), frames(result, scene.names))
    func part(_ line: String, _ name: String, _ kind: String, _ frame: CGRect, _ old: CGRect?)
      -> ToolAnswer.Part
    {
      ToolAnswer.Part(
        [line],
        .object(
          [
            .init("name", .string(name)), .init("kind", .string(kind)), .init("depth", .number(0)),
            .init("frame", .frame(frame)),
          ] + (old.map { [.init("before", .frame($0))] } ?? [])))
    }
    var parts: [ToolAnswer.Part] = []
    for view in result.views {
      let name = scene.names[view.index]
      guard let old = before[name] else {
        parts.append(part("new: \(name) \(ViewFrameWords(view.frame))", name, view.kind, view.frame, nil))
        continue
      }
      guard old != view.frame else { continue }
      parts.append(
        part(
          "\(name) \(ViewFrameWords(old)) -> \(ViewFrameWords(view.frame))", name, view.kind, view.frame, old)
      )
    }
    for view in last.result.views where now[last.names[view.index]] == nil {
      let name = last.names[view.index]
      parts.append(part("gone: \(name)", name, "gone", view.frame, view.frame))
    }
    var answer = ToolAnswer(
      heading: scene.heading(
        parts.isEmpty ? ": nothing changed" : ": \(parts.count) views and modifiers changed"),
      members: scene.members + [.init("since", .string("the last call"))], key: "views")
    answer.parts = parts
    self.answer = answer
  }
}
