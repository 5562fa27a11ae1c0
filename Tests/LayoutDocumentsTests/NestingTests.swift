import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("Documents that would be expensive to read")
struct NestingTests {
  private func problem(_ text: String, file: String = "deep.yaml") -> DocumentError.Problem? {
    do {
      _ = try SceneReader().read(text, file: file)
      return nil
    } catch { return error.problem }
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"a\":[", "- ", "? ", "- - [", "!!seq ["])
  func deep(_ opening: String) {
    let problem = problem(String(repeating: opening, count: 100_000))
    if case .syntax = problem { return }
    #expect(problem == .nestedTooDeep(limit: 1_000))
  }

  @Test("Deep JSON", arguments: ["[", "{\"a\":", "[[{\"a\":["])
  func deepJSON(_ opening: String) {
    #expect(
      problem(String(repeating: opening, count: 100_000), file: "deep.json") == .nestedTooDeep(limit: 1_000))
  }

  @Test("Brackets in strings do not count")
  func strings() {
    let text = String(repeating: "[", count: 5_000)
    #expect(problem(#"{"taut": 1, "root": {"type": "Text", "text": "\#(text)"}}"#) == nil)
  }

  @Test("Views may be nested hundreds deep")
  func views() throws {
    let opening = String(repeating: #"{"type": "HStack", "children": ["#, count: 490)
    let text = opening + #"{"type": "Color"}"# + String(repeating: "]}", count: 490)
    #expect(problem(#"{"taut": 1, "root": \#(text)}"#) == nil)
  }

  @Test(
    "Anchors and aliases", arguments: ["a: &x 1", "a: *x", "[*x]", "{a: *x}", "- &x", "? *x", "!!str &x a"])
  func anchors(_ text: String) { #expect(problem(text) == .anchor) }

  @Test("Ampersands and asterisks in text", arguments: ["Salt &pepper", "\"*x\"", "'&x'", "2*x", "a *b"])
  func noAnchors(_ text: String) throws {
    #expect(problem("taut: 1\nroot:\n  type: Text\n  text: \(text)\n") == nil)
  }

  @Test("Block texts hold whatever they like")
  func blockText() throws {
    let text = "taut: 1\nroot:\n  type: Text\n  text: |\n    *x\n    [[[\n  id: a\n"
    let scene = try SceneReader().read(text, file: "block.yaml")
    #expect(scene.root.id == "a")
  }

  @Test("Groups that multiply")
  func groups() {
    var view = #"{"type": "Color"}"#
    for _ in 0..<60 {
      view =
        #"{"type": "Group", "modifiers": [{"overlay": {"content": \#(view)}}], "#
        + #""children": [{"type": "Color"}, {"type": "Color"}]}"#
    }
    let text = #"{"taut": 1, "root": {"type": "HStack", "children": [\#(view)]}}"#
    #expect(problem(text) == .tooManyViews(limit: 250_000))
  }

  @Test("Guides that multiply")
  func guides() {
    var guides = [#""g0": {"axis": "vertical", "default": 1}"#, #""g1": {"axis": "vertical", "default": 1}"#]
    for index in 2..<100 {
      guides.append(
        #""g\#(index)": {"axis": "vertical", "default": {"g\#(index - 1)": 1, "g\#(index - 2)": 1}}"#)
    }
    let text = #"{"taut": 1, "alignments": {\#(guides.joined(separator: ", "))}, "root": {"type": "Color"}}"#
    guard case .tooManyReferences = problem(text) else {
      Issue.record("expected too many references, got \(String(describing: problem(text)))")
      return
    }
  }
}
