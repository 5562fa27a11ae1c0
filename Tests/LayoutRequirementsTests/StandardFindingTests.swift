import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LinearProgramming
import Testing

@testable import LayoutRequirements

@Suite("What is found in any layout: words, ratios, candidates, guides and what is clipped")
struct StandardFindingTests {
  private func failing(_ root: String, _ range: ClosedRange<Rational> = 100...400) throws -> [String] {
    let scene = try SceneReader().read(
      #"{"taut": 1, "proposal": {"width": 300, "height": 300}, "root": \#(root)}"#, file: "scene.json")
    let tree = try LayoutTree(scene.root)
    let sizes = RequirementRange(widths: range, height: 300)
    let requirements = try StandardCheck.requirements(of: tree, over: sizes)
    return try RequirementChecker().check(requirements, of: tree, over: sizes).verdicts.filter { !$0.holds }
      .map { "\($0.requirement.text) \($0.failing.map(\.description).joined(separator: ", "))" }
  }

  @Test(
    "Words that go on in the next line",
    arguments: [
      ("Transcribe", ["Transcrib", "e"], ["Transcribe"]), ("a title", ["a", "title"], []),
      ("a title", ["a ", "title"], []), ("well-known", ["well-", "known"], []),
      ("one Donaudampf", ["one", "Donau", "dampf"], ["Donaudampf"]), ("日本語です", ["日本", "語です"], []),
      ("12345 678", ["123", "45", "678"], ["12345"]), ("whole", ["whole"], []),
      ("$3.50", ["$3.", "50"], ["$3.50"]), ("at 12:30", ["at", "12:", "30"], ["12:30"]),
      ("1,234.56", ["1,", "234.56"], ["1,234.56"]), ("3.5.1", ["3.5.", "1"], ["3.5.1"]),
      ("1/2", ["1/", "2"], ["1/2"]), ("C++20", ["C++", "20"], ["C++20"]),
      ("www.example.com", ["www.", "example.com"], ["www.example.com"]), ("50%", ["50", "%"], ["50%"]),
      ("(now)", ["(", "now)"], ["(now)"]),
      // An address of the web has any length.
      ("see https://taut.example/guide", ["see", "https://taut.exa", "mple/guide"], []),
      ("https://a.example Donaudampf", ["https://a.exam", "ple Donau", "dampf"], ["Donaudampf"]),
      ("taut.example/guide", ["taut.exam", "ple/guide"], []),
      ("to ada.lovelace@mail.example.", ["to ada.love", "lace@mail.example."], []),
      // A handle, a version and a ratio are none.
      ("@adalovelace", ["@adalove", "lace"], ["@adalovelace"]),
      ("3.5/10", ["3.", "5/10"], ["3.5/10"]), ("Node.js", ["Nod", "e.js"], ["Node.js"]),
      // Lines may end there.
      ("and/or", ["and/", "or"], []), ("yes—no", ["yes", "—no"], []), ("Oh!No", ["Oh!", "No"], []),
      ("日本。語", ["日本。", "語"], []), ("ok👍ok", ["ok", "👍ok"], []), ("2026-11", ["2026-", "11"], ["2026-11"]),
    ])
  func brokenWords(_ text: String, _ lines: [String], _ words: [String]) {
    #expect(BrokenWords(of: text, in: lines).words == words)
  }

  @Test("A text that is narrower than its longest word breaks it, and one that is as wide does not")
  func narrow() throws {
    func text(_ width: Double) -> String {
      #"{"type": "Text", "id": "t", "text": "Transcribe it", "modifiers": [{"frame": {"width": \#(width)}}]}"#
    }
    // "Transcribe" is 80.05 wide in Roboto at 17 points; nothing else fails but the frame that is too narrow for nothing.
    #expect(try failing(text(40)).contains { $0.hasPrefix("t breaks no word [100, 400]") })
    #expect(try !failing(text(95)).contains { $0.contains("breaks") })
  }

  @Test("What scrolls along one axis lies inside the container along the other, exactly")
  func scrolled() throws {
    func scroll(_ axes: String, _ width: Int, _ height: Int) -> String {
      #"{"type": "ScrollView", "axes": "\#(axes)", "children": [{"type": "Color", "id": "c", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}]}]}"#
    }
    #expect(
      try failing(scroll("vertical", 200, 900)) == ["c inside container horizontally [100, 200)"])
    #expect(
      try failing(scroll("horizontal", 900, 400)) == ["c inside container vertically [100, 400]"])
    #expect(try failing(scroll("horizontal", 900, 200)) == [])
    let both = try Requirement("c inside container horizontally")
    #expect(try both.claim != Requirement("c inside container").claim)
  }

  @Test("An image that is stretched, and one that is not")
  func ratios() throws {
    func image(_ modifiers: String) -> String {
      #"{"type": "Image", "id": "photo", "size": [60, 40], "resizable": true, "modifiers": [\#(modifiers)]}"#
    }
    let frame = #"{"frame": {"width": 90, "height": 90}}"#
    #expect(try failing(image(frame)) == ["photo keeps its ratio [100, 400]"])
    #expect(try failing(image(#"{"aspectRatio": {"contentMode": "fit"}}, \#(frame)"#)) == [])
    #expect(try failing(image(#"{"frame": {"width": 90, "height": 60}}"#)) == [])
  }

  @Test("A candidate that no size shows, and a guide that nobody asks for")
  func neverShown() throws {
    func color(_ id: String, _ width: Int, _ height: Int) -> String {
      #"{"type": "Color", "id": "\#(id)", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}]}"#
    }
    func choice(_ children: [String]) -> String {
      #"{"type": "ViewThatFits", "children": [\#(children.joined(separator: ", "))]}"#
    }
    let covered = try failing(choice([color("a", 80, 50), color("b", 90, 60), color("c", 50, 90)]))
    #expect(covered.contains("b can be shown [100, 400]"), "\(covered)")
    #expect(try failing(choice([color("a", 200, 50), color("c", 50, 90)])) == [])
    let guide = try failing(
      #"""
      {"type": "HStack", "alignment": "top", "children": [
        {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"alignmentGuide": {"guide": "bottom", "value": 3}}]},
        {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": 20, "height": 20}}, {"alignmentGuide": {"guide": "top", "value": 3}}]}]}
      """#)
    #expect(guide == ["a's alignmentGuide(.bottom) changes something [100, 400]"])
  }

  @Test("A background lies behind what it belongs to and takes no taps from it, and an overlay is to cover")
  func behind() throws {
    let button =
      #"{"type": "Color", "id": "go", "modifiers": [{"frame": {"height": 50}}, {"appearance": {"kind": "Button", "parameters": {}}}]}"#
    for kind in ["background", "overlay"] {
      for shape in [
        #"{"type": "Color"}"#,
        #"{"type": "Image", "size": [60, 60], "resizable": true, "modifiers": [{"aspectRatio": {"contentMode": "fill"}}]}"#,
      ] {
        let card =
          #"{"type": "VStack", "children": [{"type": "Text", "text": "t"}, \#(button)], "modifiers": [{"\#(kind)": {"content": \#(shape)}}, {"clipped": true}]}"#
        #expect(try failing(card) == [], "\(card)")
      }
    }
  }

  @Test("A view that is moved on purpose is not told to stick out of what it was laid out in")
  func moved() throws {
    func badge(_ modifier: String) -> String {
      #"{"type": "ZStack", "children": [{"type": "Color", "modifiers": [{"frame": {"height": 60}}]}, {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": 20, "height": 20}}\#(modifier)]}]}"#
    }
    #expect(try failing(badge(#", {"offset": [0, 40]}"#)) == [])
    // Out of the container it does.
    #expect(try failing(badge(#", {"offset": [0, 400]}"#)) == ["b inside container [100, 400]"])
  }

  @Test("What a negative spacing or padding pulls over its neighbour overlaps on purpose")
  func pulled() throws {
    func row(_ spacing: Int, _ modifiers: String) -> String {
      let frame = #"{"frame": {"width": 44, "height": 44}}"#
      return
        #"{"type": "HStack", "spacing": \#(spacing), "children": [{"type": "Color", "id": "a", "modifiers": [\#(frame)]}, {"type": "Color", "id": "b", "modifiers": [\#(frame)\#(modifiers)]}]}"#
    }
    #expect(try failing(row(-12, "")) == [])
    #expect(try failing(row(0, #", {"padding": {"leading": -12}}"#)) == [])
    // A banner above, and an avatar that is moved over it and gives its room back.
    #expect(try failing(row(0, #", {"offset": [-12, 0]}, {"padding": {"trailing": -12}}"#)) == [])
    #expect(try failing(row(0, #", {"offset": [-12, 0]}"#)) == ["a does not overlap b [100, 400]"])
    // Its neighbour only.
    let three =
      #"{"type": "HStack", "spacing": 0, "children": [{"type": "Color", "id": "a", "modifiers": [{"frame": {"width": 44, "height": 44}}]}, {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": 10, "height": 44}}]}, {"type": "Color", "id": "c", "modifiers": [{"frame": {"width": 44, "height": 44}}, {"padding": {"leading": -20}}]}]}"#
    #expect(try failing(three) == ["a does not overlap c [100, 400]"])
  }

  @Test("What is clipped neither overlaps nor sticks out, but takes the taps of a button before it")
  func clipped() throws {
    func column(_ children: [String]) -> String {
      #"{"type": "VStack", "spacing": 0, "children": [\#(children.joined(separator: ", "))]}"#
    }
    func photo(_ modifiers: String) -> String {
      #"{"type": "Image", "id": "photo", "size": [60, 60], "resizable": true, "modifiers": [{"aspectRatio": {"contentMode": "fill"}}, {"frame": {"height": 50}}\#(modifiers)]}"#
    }
    let button =
      #"{"type": "Color", "id": "go", "modifiers": [{"frame": {"height": 50}}, {"appearance": {"kind": "Button", "parameters": {}}}]}"#
    let text = #"{"type": "Text", "text": "t"}"#
    #expect(try !failing(column([text, photo(""), text])).isEmpty)
    #expect(try failing(column([text, photo(#", {"clipped": true}"#), text])) == [])
    // What comes later lies above.
    #expect(try failing(column([photo(#", {"clipped": true}"#), button])) == [])
    let taps = try failing(column([button, photo(#", {"clipped": true}"#)]))
    #expect(taps == ["what is clipped of photo does not overlap go [100, 400]"], "\(taps)")
    let shaped =
      #", {"clipped": true}, {"appearance": {"kind": "contentShape", "parameters": {"shape": "Rectangle"}}}"#
    #expect(try failing(column([button, photo(shaped)])) == [])
  }
}
