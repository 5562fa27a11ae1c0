import Foundation
import Taut
import Testing

@Suite("taut check")
struct CheckCommandTests {
  private static let row = #"""
    {"taut": 1, "name": "row", "proposal": {"width": 300, "height": 100},
     "require": ["badge.width >= 44", "title is whole"],
     "root": {"type": "HStack", "id": "row", "spacing": 8, "children": [
       {"type": "Text", "id": "title", "text": "A title of words", "lineLimit": 1, "modifiers": [{"layoutPriority": -1}]},
       {"type": "Color", "id": "badge", "modifiers": [{"frame": {"width": 60}}]}]}}
    """#

  @Test("A line for each failure with its place, its sizes and its reason; then the sum")
  func text() throws {
    let run = try CommandLineRun(["check", "-", "--width", "100...320"], input: Self.row)
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.output == """
        -:2:36: title is whole fails for every width in [100, 182.34); worst at 100, by 4 lines; title may have 1 line and is offered 32 of width: what is left in row: 92 - 60
        row: 1 of 2 requirements fails; the others hold for every width in [100, 320]: 12 intervals, exact

        """)
  }

  @Test("What holds is said in one line, and ends with 0")
  func holds() throws {
    let run = try CommandLineRun(
      ["check", "-", "--width", "200...320", "--require", "title left of badge by 8"], input: Self.row)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output == "row: 3 requirements hold for every width in [200, 320]: 1 interval, exact\n")
    let heights = try CommandLineRun(
      ["check", "-", "--height", "10...320", "--width", "300"], input: Self.row)
    #expect(heights.code == 0)
    #expect(heights.output.hasPrefix("row: 2 requirements hold for every height in [10, 320]: "))
  }

  @Test("JSON has exact ends beside the decimal ones")
  func json() throws {
    let run = try CommandLineRun(
      [
        "check", "-", "--width", "100...320", "--format", "json", "--require", "7 * badge.width <= 3 * width",
      ], input: Self.row)
    #expect(run.code == 1)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(value?["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["outcome"] as? String } == ["holds", "fails", "fails"])
    #expect(results.map { $0["source"] as? String } == ["-:2:15", "-:2:36", nil])
    let last = try #require(results.last)
    let fails = try #require((last["fails"] as? [[String: Any]])?.first)
    #expect(fails["exactFrom"] as? String == "100" && fails["exactTo"] as? String == "140")
    #expect(fails["fromIncluded"] as? Bool == true && fails["toIncluded"] as? Bool == false)
    let worst = try #require(last["worst"] as? [String: Any])
    #expect(worst["by"] as? Double == 120 && worst["unit"] as? String == "points")
    #expect(worst["size"] as? [Double] == [100, 100])
  }

  @Test("JUnit counts, and escapes what XML does")
  func junit() throws {
    let run = try CommandLineRun(
      ["check", "-", "--width", "100...120", "--format", "junit", "--require", "badge.width > 60"],
      input: Self.row)
    #expect(run.code == 1)
    #expect(run.output.contains("<testsuites name=\"taut check\" tests=\"3\" failures=\"2\">"))
    #expect(run.output.contains("name=\"badge.width &gt; 60\">"))
    #expect(run.output.contains("<testcase classname=\"row\" name=\"badge.width &gt;= 44\"/>"))
    #expect(run.output.contains("where it only just fails"))
  }

  @Test("SARIF has one result for each failure, where it was written")
  func sarif() throws {
    let run = try CommandLineRun(
      ["check", "-", "--width", "100...320", "--format", "sarif"], input: Self.row)
    #expect(run.code == 1)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let runs = try #require(value?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(value?["version"] as? String == "2.1.0" && results.count == 1)
    #expect(run.output.contains("\"startLine\": 2, \"startColumn\": 36"))
  }

  @Test("Requirements come from files too; a comment and an empty line are none")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "# sizes\n\n  badge.width >= 61  # too much\n".write(to: file, atomically: true, encoding: .utf8)
    let run = try CommandLineRun(
      ["check", "-", "--width", "200...320", "--require", file.path], input: Self.row)
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        "\(file.path):3:3: badge.width >= 61 fails for every width in [200, 320]; worst at 200, by 1 point; badge is 60 wide: "
      ), "\(run.output)")
  }

  @Test("Bad input and wrong usage end with 2, the place and a remedy")
  func badInput() throws {
    for (arguments, message) in [
      (
        ["--width", "0...9", "--require", "title is wole"], "--require: column 10: \"wole\" is not a known"
      ),
      (
        ["--width", "0...9", "--require", "titel is whole"],
        "-: --require: column 1: there is no view \"titel\"; did you mean \"title\"?"
      ),
      (
        ["--width", "0...9", "--require", "nowhere.txt"], "nowhere.txt: cannot be read: there is no such file"
      ),
      ([], "give a range, or two"),
    ] {
      let run = try CommandLineRun(["check", "-"] + arguments, input: Self.row)
      #expect(run.code == 2 && run.output == "", "\(arguments)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let none = try CommandLineRun(["check", "Models/Scenes/hstack.json", "--width", "0...9"])
    #expect(none.code == 2)
    #expect(none.errors.contains("there are no requirements"))
  }

  @Test(
    "The event screen: the description is whole on the widths on which a sweep in quarter points finds it",
    arguments: [("event-long", 520.0, false), ("event-description-first", 620.0, true)])
  func eventScreen(scene: String, upper: Double, isWholeSomewhere: Bool) throws {
    let file = CommandLineRun.package.appendingPathComponent("Models/Scenes/\(scene).json")
    let document = try SceneReader().read(String(contentsOf: file, encoding: .utf8), file: file.path)
    let tree = try LayoutTree(document.root)
    let run = try CommandLineRun([
      "check", file.path, "--width", "320...\(Int(upper))", "--height", "568", "--require",
      "description is whole", "--format", "json",
    ])
    #expect(run.code == 1, "\(run.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let result = try #require((value?["results"] as? [[String: Any]])?.first)
    let fails = try #require(result["fails"] as? [[String: Any]])
    var whole = 0
    for quarter in 0...Int(4 * (upper - 320)) {
      let width = 320 + Double(quarter) / 4
      let layout = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: 568))
      let view = try layout.view("description")
      let text = try #require((tree[view.index].element as? MeasuredElement)?.text)
      let isWhole = !text.measurer.measure(
        text.measurable, width: view.proposal.width, height: view.proposal.height
      ).isTruncated
      #expect(isWhole != fails.contains { Self.contains($0, width) }, "width \(width)")
      if isWhole { whole += 1 }
    }
    #expect((whole > 0) == isWholeSomewhere)
  }

  /// Whether a width belongs to an interval of the JSON output.
  private static func contains(_ interval: [String: Any], _ width: Double) -> Bool {
    guard let from = interval["from"] as? Double, let to = interval["to"] as? Double else { return false }
    let isAbove = interval["fromIncluded"] as? Bool == true ? from <= width : from < width
    return isAbove && (interval["toIncluded"] as? Bool == true ? width <= to : width < to)
  }

  @Test func hasExamples() throws {
    let run = try CommandLineRun(["check", "--help"])
    #expect(run.code == 0 && run.output.contains("EXAMPLES\n") && run.errors == "")
  }
}
