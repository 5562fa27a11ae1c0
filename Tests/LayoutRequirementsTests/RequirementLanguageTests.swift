import LayoutCore
import LayoutDocuments
import Testing

@testable import LayoutRequirements

@Suite("The language of requirements")
struct RequirementLanguageTests {
  static let forms = Requirement.Claim.rules.flatMap { rule in rule.forms.map { (rule, $0) } }

  @Test("Every form that a room lists is read by that room, and keeps its words")
  func forms() throws {
    #expect(Self.forms.count >= 18)
    for (rule, form) in Self.forms {
      let requirement = try Requirement("  \(form)   # why")
      #expect(type(of: requirement.claim.rule) == rule, "\(form)")
      #expect(requirement.text == form)
    }
  }

  @Test("Plural and singular, with and without \"is\", say the same")
  func synonyms() throws {
    for (one, other) in [
      ("a is whole", "a are whole"), ("a inside b", "a is inside b"), ("a has 2 lines", "a have 2 line"),
      ("a inside b horizontally", "a is inside b horizontally"),
      ("a left of b", "a is left of b"), ("a do not overlap b", "a does not overlap b"),
      ("a.width >= 44", "each(a).width >= 44"), ("width >= 4", "container.width >= 4"),
      ("\"a\".width >= 44", "a.width >= 44"), ("a.width - 8 >= 44", "-8 + a.width >= 44"),
    ] {
      #expect(try Requirement(one).claim == Requirement(other).claim, "\(one)")
    }
  }

  @Test("A name with blanks stands between quotation marks; a path ends before the last dot")
  func names() throws {
    let quoted = try Requirement("\"the title\".maxX <= root.0/1.minX")
    #expect(quoted.claim.rule.selectors.map(\.name) == ["the title", "root.0/1"])
  }

  @Test(
    "Whatever is wrong has its line and column, and a remedy",
    arguments: [
      ("", "r.txt:3:5: there is no requirement; write it as 'title is whole' or 'button.width >= 44'"),
      (
        "title is wole",
        "r.txt:3:14: \"wole\" is not a known requirement on a view; did you mean \"whole\"?"
      ),
      ("title is whole now", "r.txt:3:20: \"now\" is not expected here; write one requirement per line"),
      ("title.wdth >= 4", "r.txt:3:11: a frame has no \"wdth\"; did you mean \"width\"?"),
      ("title.width >= ", "r.txt:3:20: the name of a view is missing at the end"),
      (
        "title.width >= wide", "r.txt:3:20: expected a number of a frame, such as title.width, found \"wide\""
      ),
      ("title has at most two lines", "r.txt:3:23: expected a whole number, found \"two\""),
      ("title has 2", "r.txt:3:16: \"lines\" is missing at the end"),
      (
        "icon inside card sideways",
        "r.txt:3:22: \"sideways\" is not expected here; write one requirement per line"
      ),
      ("icon left title", "r.txt:3:15: expected \"of\", found \"title\""),
      ("icon left of title by 9...3", "r.txt:3:31: 9...3 ends before it begins"),
      ("when width >= 9 title is whole", "r.txt:3:21: expected \":\", found \"title\""),
      ("\"title is whole", "r.txt:3:5: a quotation mark is missing at the end of the name"),
      ("4 >= 3", "r.txt:3:11: a number of a frame, such as title.width is missing at the end"),
    ])
  func errors(text: String, message: String) {
    let position = SourcePosition(file: "r.txt", line: 3, column: 5)
    #expect { try Requirement(text, at: position) } throws: { error in
      if "\(error)" != message { Issue.record("\(error)") }
      return "\(error)" == message
    }
  }

  private static let scene = #"""
    {"taut": 1, "root": {"type": "VStack", "id": "list", "children": [
      {"type": "Text", "text": "one", "id": "cell-1"}, {"type": "Text", "text": "two", "id": "cell-2"},
      {"type": "Color", "id": "rest"}]}}
    """#

  private func tree() throws -> LayoutTree {
    try LayoutTree(SceneReader().read(Self.scene, file: "scene.json").root)
  }

  @Test(
    "Views are found by id, path, pattern and kind",
    arguments: [
      ("rest", ["rest"]), ("root.1", ["cell-2"]), ("cell-*", ["cell-1", "cell-2"]),
      ("*-?", ["cell-1", "cell-2"]),
      ("Text", ["cell-1", "cell-2"]), ("VStack", ["list"]), ("*", ["list", "cell-1", "cell-2", "rest"]),
    ])
  func selectors(name: String, ids: [String]) throws {
    let tree = try tree()
    #expect(try ViewSelector(name).views(in: tree).map { tree[$0].id } == ids)
  }

  @Test(
    "A view that is not there is told with the nearest name",
    arguments: [
      ("cel-1 is whole", "column 1: there is no view \"cel-1\"; did you mean \"cell-1\"?"),
      ("rest.width >= txet.width", "column 15: there is no view \"txet\"; did you mean \"Text\"?"),
      ("rest is whole", "column 1: there is no text in rest"),
      (
        "rest do not overlap",
        "column 1: rest is a single view; name two, as in 'icon does not overlap title', or a pattern such as 'cell-*'"
      ),
    ])
  func unknownViews(text: String, message: String) throws {
    let (tree, requirement) = (try tree(), try Requirement(text))
    #expect { try requirement.claim.rule.instances(in: tree) } throws: { error in
      if "\(error)" != message { Issue.record("\(error)") }
      return "\(error)" == message
    }
  }
}
