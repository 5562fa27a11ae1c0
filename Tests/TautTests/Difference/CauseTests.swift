import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import LayoutExplanation

@Suite("Causes of a difference: the fewest edits, and of them those that give a frame")
struct CauseTests {
  private static func document(_ root: String, _ rest: String = "") -> String {
    #"{"taut": 1, "proposal": {"width": 320, "height": 200}, \#(rest) "root": \#(root)}"#
  }

  private static func difference(_ old: String, _ new: String) throws -> LayoutDifference {
    try LayoutDifference(before: explanation(old), after: explanation(new))
  }

  private static func explanation(_ text: String) throws -> LayoutExplanation {
    let scene = try SceneReader().read(text, file: "scene.json")
    return try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
  }

  private static func stack(_ children: [String], _ kind: String = "HStack") -> String {
    #"{"type": "\#(kind)", "id": "root", "children": [\#(children.joined(separator: ", "))]}"#
  }

  private static func text(_ words: String, _ rest: String = "") -> String {
    #"{"type": "Text", "text": "\#(words)"\#(rest)}"#
  }

  @Test("Children without ids match by what they say, wherever one is added or taken away", arguments: 0..<4)
  func children(_ place: Int) throws {
    let words = ["Title here", "other words", "a third one", "and the last"]
    let all = words.enumerated().map { Self.text($1, $0 == 1 ? #", "font": "caption""# : "") }
    var rest = all
    rest.remove(at: place)
    let gone = try Self.difference(Self.document(Self.stack(all)), Self.document(Self.stack(rest)))
    #expect(gone.edits.map(\.text) == ["\"\(words[place])\", line 1 is gone"])
    let added = try Self.difference(Self.document(Self.stack(rest)), Self.document(Self.stack(all)))
    #expect(added.edits.map(\.text) == ["\"\(words[place])\", line 1 is new"])
  }

  @Test("What is gone with all that is in it is one edit, and what stands elsewhere without an id was moved")
  func whole() throws {
    let inner = Self.stack(
      [Self.text("one"), Self.text("two", #", "modifiers": [{"padding": 3}]"#)], "VStack"
    )
    .replacingOccurrences(of: #""id": "root", "#, with: "")
    let (first, last) = (Self.text("first"), Self.text("last"))
    let old = Self.document(Self.stack([first, inner, last]))
    let gone = try Self.difference(old, Self.document(Self.stack([first, last])))
    #expect(gone.edits.map(\.text) == ["VStack at root.1, line 1 is gone"])
    #expect(gone.changes.filter { $0.after == nil }.allSatisfy { $0.edits == gone.edits })
    let moved = try Self.difference(old, Self.document(Self.stack([first, last, inner])))
    #expect(moved.edits.map(\.text) == ["VStack at root.2, line 1: moved after \"last\""])
  }

  @Test("A view with a new modifier is not new, and two modifiers in another order are one edit")
  func modifiers() throws {
    func scene(_ modifiers: String) -> String {
      Self.document(Self.stack([Self.text("One title", #", "id": "a", "modifiers": [\#(modifiers)]"#)]))
    }
    let padded = try Self.difference(scene(""), scene(#"{"padding": 5}"#))
    #expect(padded.edits.map(\.text) == ["padding of a, line 1 is new"])
    #expect(padded.changes.first { $0.before == nil }?.reasons == ["the padding is new"])
    let order = try Self.difference(
      scene(#"{"padding": 5}, {"frame": {"width": 100}}"#),
      scene(#"{"frame": {"width": 100}}, {"padding": 5}"#))
    #expect(
      order.edits.map(\.text) == [
        "the modifiers of a, line 1: now in the order frame(width: 100) and padding(5)"
      ])
    #expect(!order.changes.isEmpty && order.changes.allSatisfy { $0.edits == order.edits })
  }

  @Test("Another text size is one edit, and what is changed beside it another")
  func textSize() throws {
    func scene(_ size: DynamicTypeSize, _ padding: Int) throws -> LayoutTree {
      var reader = SceneReader()
      reader.textSize = size
      let root = Self.stack([
        Self.text("One title"), Self.text("Some", #", "modifiers": [{"padding": \#(padding)}]"#),
      ])
      return try LayoutTree(reader.read(Self.document(root), file: "scene.json").root)
    }
    let proposal = ProposedViewSize(width: 300, height: 200)
    let difference = try LayoutDifference(
      before: LayoutExplanation(scene(.large, 4), in: proposal),
      after: LayoutExplanation(scene(.xxLarge, 9), in: proposal),
      environment: EnvironmentChange(
        words: "the text size: large to xxLarge", isTextSize: true, before: scene(.xxLarge, 4),
        after: scene(.large, 9)))
    #expect(difference.edits.map(\.subject).first == .textSize && difference.edits.count == 2)
    let title = try #require(difference.changes.first { $0.path == "root.0" })
    #expect(title.edits.map(\.text) == difference.edits.map(\.text))
    #expect(difference.text.contains("the text size: large to xxLarge"))
  }

  /// A column of rows, each of which may be edited in its own way.
  private struct Rows {
    var kinds: [Int]
    static let kindCount = 6

    func document(_ made: Set<Int>) -> String {
      let rows = kinds.enumerated().map { number, kind in
        let isMade = made.contains(number)
        var children = ["a", "b", "c"].map { name in
          let own = #""id": "\#(name)\#(number)""#
          return switch (name, kind, isMade) {
          case ("a", 0, true):
            #"{"type": "Image", "size": [16, 16], \#(own), "modifiers": [{"padding": \#(number + 3)}]}"#
          case ("a", 0, false): #"{"type": "Image", "size": [16, 16], \#(own)}"#
          case ("a", 1, _): #"{"type": "Image", "size": [\#(isMade ? 40 : 16), 16], \#(own)}"#
          case ("b", 2, _):
            #"{"type": "Color", \#(own), "modifiers": [\#(isMade ? #"{"frame": {"width": 20, "height": 9}}, {"padding": 6}"# : #"{"padding": 6}, {"frame": {"width": 20, "height": 9}}"#)]}"#
          default: #"{"type": "Image", "size": [16, 12], \#(own)}"#
          }
        }
        if kind == 3, isMade { children.remove(at: 1) }
        if kind == 4, isMade { children.swapAt(0, 1) }
        let spacing = kind == 5 && isMade ? 20 : 8
        return
          #"{"type": "HStack", "id": "row\#(number)", "spacing": \#(spacing), "children": [\#(children.joined(separator: ", "))]}"#
      }
      return CauseTests.document(
        #"{"type": "VStack", "id": "column", "alignment": "leading", "children": [\#(rows.joined(separator: ", "))]}"#
      )
    }
  }

  @Test("The edits behind a frame give it, and each has a part in it", arguments: 0..<12)
  func causes(_ number: Int) throws {
    var random = SeededGenerator(seed: TestSize.seed + UInt64(number))
    let rows = Rows(kinds: (0..<4).map { _ in Int.random(in: 0..<Rows.kindCount, using: &random) })
    func frames(_ made: Set<Int>) throws -> [String: CGRect] {
      let scene = try SceneReader().read(rows.document(made), file: "scene.json")
      let tree = try LayoutTree(scene.root)
      let result = try ReferenceEngine().layout(tree, in: scene.proposal)
      return Dictionary(
        result.views.compactMap { view in tree[view.index].id.map { ($0, view.frame) } },
        uniquingKeysWith: { $1 })
    }
    let all = Set(0..<4)
    let difference = try Self.difference(rows.document([]), rows.document(all))
    #expect(difference.edits.count == 4, "\(rows.kinds): \(difference.edits.map(\.text))")
    let after = try Self.explanation(rows.document(all)).tree
    let ids = Dictionary(uniqueKeysWithValues: after.indices.map { (after[$0].path, after[$0].id) })
    let (old, new) = (try frames([]), try frames(all))
    for change in difference.changes where change.before != nil && change.after != nil {
      guard let id = ids[change.path] ?? nil, old[id] != new[id] else { continue }
      let made = Set(
        change.edits.compactMap { edit in
          (0..<4).first { number in ["row", "a", "b", "c"].contains { edit.text.contains("\($0)\(number)") } }
        })
      #expect(try frames(made)[id] == new[id], "\(rows.kinds), \(id): \(difference.text)")
      // An edit without which the frame is another one is needed; of others, any one does with these.
      let needed = try made.filter { try frames(all.subtracting([$0]))[id] != new[id] }
      for one in made.subtracting(needed) {
        let does = try frames(needed.union([one]))[id] == new[id]
        #expect(
          try does || frames(made.subtracting([one]))[id] != new[id],
          "\(rows.kinds), \(id): \(one) of \(made)")
      }
    }
  }
}
