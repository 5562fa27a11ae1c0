import Foundation
import LayoutCore
import LayoutDocuments
import LayoutTesting
import Testing

@Suite("Recorded layout cases")
struct CaseReaderTests {
  @Test func allAreRead() throws {
    for file in [CaseFile.swiftUI, .moreSwiftUI, .grids] {
      _ = try CaseReader().read(file.text, file: file.rawValue)
    }
    #expect(CaseFile.recorded.count == 116 + 26 + 63)
    // Some state several proposals at once.
    #expect(CaseFile.recorded.reduce(0) { $0 + $1.expectations.count } == 480 + 95 + 509)
  }

  @Test(
    "Every case has a tree with the views that it states something of", arguments: CaseFile.recorded)
  func tree(_ layoutCase: LayoutCase) throws {
    let root = try #require(layoutCase.root)
    let ids = Set(try LayoutTree(root).nodes.compactMap(\.id))
    for expectation in layoutCase.expectations {
      guard let view = expectation.view else { continue }
      #expect(ids.contains(view), "\(layoutCase.id): \(view)")
    }
  }

  private func read(_ body: String) throws(DocumentError) -> LayoutCase {
    let head = #""id": "A", "root": {"proposal": {"width": 1, "height": "-inf"}, "placement": "center"}"#
    return try CaseReader().read("{\"cases\": [{\(head), \(body)}]}", file: "a.json")[0]
  }

  private func alignment(_ text: String) throws -> Alignment? {
    let layoutCase = try read(
      #""customAlignments": {"feet": "bottom"}, "expect": [], "tree": {"type": "zstack", "alignment": \#(text)}"#
    )
    return (layoutCase.root?.element as? ZStackElement)?.alignment
  }

  @Test("Alignments in every spelling")
  func alignments() throws {
    #expect(try alignment(#""topLeading""#) == .topLeading)
    #expect(try alignment("null") == .center)
    #expect(try alignment(#"{"h": "leading", "v": "top"}"#) == .topLeading)
    #expect(try alignment(#"{"v": "top"}"#) == .top)
    #expect(
      try alignment(#""lastTextBaseline""#) == Alignment(horizontal: .center, vertical: .lastTextBaseline))
    #expect(try alignment(#""leadingFirstTextBaseline""#)?.horizontal == .leading)
    for spelling in [#"{"id": "feet"}"#, #""feet""#, #"{"v": "feet"}"#, #"{"v": {"id": "feet"}}"#] {
      #expect(try alignment(spelling)?.vertical.key.name == "feet", "\(spelling)")
    }
  }

  @Test("A stack takes any spelling too")
  func stackAlignments() throws {
    for (spelling, name) in [
      (#"{"id": "feet"}"#, "feet"), (#""top""#, "top"), (#"{"h": "leading", "v": "bottom"}"#, "bottom"),
      ("null", "center"),
    ] {
      let tree = #"{"type": "anyLayout", "layout": {"type": "hstack", "alignment": \#(spelling)}}"#
      let layoutCase = try read(#""customAlignments": {"feet": "bottom"}, "expect": [], "tree": \#(tree)"#)
      #expect((layoutCase.root?.element as? StackElement)?.alignment.name == name)
    }
  }

  @Test("Numbers as cases write them; in a size, one that is not given may be any")
  func numbers() throws {
    let layoutCase = try read(
      #""tree": {"type": "color"}, "expect": [{"size": ["inf", null]}, {"proposals": [[null, "-inf"], [1, 2.5]]}]"#
    )
    #expect(layoutCase.proposal == ProposedViewSize(width: 1, height: -.infinity))
    #expect(layoutCase.placement == .center)
    #expect(
      layoutCase.expectations.map(\.statement) == [
        .size([.infinity, nil]), .proposed(ProposedViewSize(width: nil, height: -.infinity)),
        .proposed(ProposedViewSize(width: 1, height: 2.5)),
      ])
    #expect(layoutCase.tolerance == 0.011)
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (#""expect": []"#, #"a.json:1:12: A: a case needs the key "tree""#),
      (
        #""tree": {"type": "hstak"}, "expect": []"#,
        #"a.json:1:118: A root: unknown view type "hstak"; did you mean "hstack"?"#
      ),
      (
        #""tree": {"type": "fixed", "w": "wide", "h": 1}, "expect": []"#,
        #"a.json:1:132: A root: unknown number "wide"; known: inf, -inf, nan"#
      ),
      (
        #""tree": {"type": "padding", "width": 3, "child": {"type": "color"}}, "expect": []"#,
        #"a.json:1:129: A root: unknown key "width" of padding; known: top, leading, bottom, trailing, child, type, id"#
      ),
      (
        #""tree": {"type": "color"}, "expect": [{"node": "a", "size": [1]}]"#,
        "a.json:1:161: A: expected a list of 2 numbers, found a list of 1"
      ),
      (
        #""tree": {"type": "color"}, "expect": [{"guide": "center", "value": 1}]"#,
        #"a.json:1:149: A: the guide "center" exists on both axes; write hcenter or vcenter"#
      ),
      (
        #""tree": {"type": "custom", "name": "placeAnchors", "size": [1, 1], "places": [{}]}, "expect": []"#,
        #"a.json:1:179: A root: a place needs the key "at""#
      ),
    ])
  func errors(_ body: String, _ message: String) throws {
    let error = #expect(throws: DocumentError.self) { try read(body) }
    #expect(error?.description == message)
  }

  @Test("One case that cannot be read does not hide the others")
  func eachCase() throws {
    let text = """
      {"cases": [
        {"id": "A"},
        {"id": "B", "root": {"proposal": {}, "placement": "origin"}, "tree": {"type": "color"}, "expect": []}]}
      """
    let results = try CaseReader().readEach(text, file: "a.json")
    #expect(results.count == 2)
    #expect(throws: DocumentError.self) { try results[0].get() }
    #expect(try results[1].get().id == "B")
    #expect(throws: DocumentError.self) { try CaseReader().readEach("[]", file: "a.json") }
    let empty = #expect(throws: DocumentError.self) { try CaseReader().readEach("", file: "a.json") }
    #expect(
      empty?.description
        == #"a.json:1:1: document: the document is empty; a collection of cases begins with {"format": ..., "cases": ...}"#
    )
  }
}
