import Foundation
import Testing

@Suite("taut conformance")
struct ConformanceCommandTests {
  static let input = """
    {"cases": [
      {"id": "ROW-1", "area": "rows", "root": {"proposal": {"width": 100, "height": 20}, "placement": "center"},
       "tree": {"type": "hstack", "id": "row", "spacing": 0, "alignment": "center",
                "children": [{"type": "fixed", "id": "a", "w": 30, "h": 10}, {"type": "color", "id": "b"}]},
       "expect": [{"node": "row", "size": [100, 20]},
                  {"node": "b", "frame": [30, 0, 60, 20]},
                  {"node": "a", "proposals": [["inf", 20], [1, 20]]}]},
      {"id": "ROW-2", "area": "rows", "root": {"proposal": {"width": null, "height": "inf"}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "size": [10, "inf"]}]},
      {"id": "SPIRAL-1", "area": "spirals", "root": {"proposal": {"width": null, "height": null}, "placement": "origin"},
       "tree": {"type": "custom", "name": "spiral", "children": []}, "expect": []}
    ]}
    """

  @Test("Failures with expected and found values, what is not supported, and a table by area")
  func text() throws {
    let run = try CommandLineRun(["conformance", "-"], input: Self.input)
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.output == """
        -:6:15: ROW-1, constraints: b: frame: expected [30, 0, 60, 20], found [30, 0, 70, 20]
        -:7:15: ROW-1, constraints: a: proposed: expected [1, 20], found [[inf, 20], [0, 20], [50, 20]]
        -:6:15: ROW-1, reference: b: frame: expected [30, 0, 60, 20], found [30, 0, 70, 20]
        -:7:15: ROW-1, reference: a: proposed: expected [1, 20], found [[inf, 20], [0, 20], [50, 20]]

        -:10:3: SPIRAL-1 is not supported: there is no custom layout named spiral

        area     engine       passed  failed  not supported
        rows     constraints       1       1              0
                 reference         1       1              0
        spirals  constraints       0       0              1
                 reference         0       0              1
        all      constraints       1       1              1
                 reference         1       1              1

        """)
  }

  @Test func json() throws {
    let run = try CommandLineRun(
      ["conformance", "--format", "json", "--engine", "reference", "-"], input: Self.input)
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.output == """
        {
          "results": [
            {
              "id": "ROW-1",
              "area": "rows",
              "engine": "reference",
              "outcome": "failed",
              "failures": [
                {"node": "b", "statement": "frame", "expected": [30, 0, 60, 20], "found": [30, 0, 70, 20], "source": "-:6:15"},
                {"node": "a", "statement": "proposed", "expected": [1, 20], "found": [["inf", 20], [0, 20], [50, 20]], "source": "-:7:15"}
              ],
              "reasons": [],
              "source": "-:2:3"
            },
            {"id": "ROW-2", "area": "rows", "engine": "reference", "outcome": "passed", "failures": [], "reasons": [], "source": "-:8:3"},
            {
              "id": "SPIRAL-1",
              "area": "spirals",
              "engine": "reference",
              "outcome": "unsupported",
              "failures": [],
              "reasons": ["there is no custom layout named spiral"],
              "source": "-:10:3"
            }
          ]
        }

        """)
  }

  private struct Output: Decodable {
    struct Result: Decodable {
      struct Failure: Decodable { var node: String? }
      var id: String
      var area: String
      var engine: String
      var outcome: String
      var failures: [Failure]
    }
    var results: [Result]
  }

  @Test("The JSON of the recorded cases has the form that is promised")
  func schema() throws {
    let files = [
      "Tests/LayoutTestingTests/Resources/swiftui-cases.json",
      "Tests/LayoutTestingTests/Resources/swiftui-cases-2.json",
      "Tests/LayoutTestingTests/Resources/grid-cases.json",
      "Tests/LayoutTestingTests/Resources/rules-cases.json",
    ]
    let run = try CommandLineRun(["conformance", "--format", "json"] + files)
    #expect(run.code == 0 && run.errors == "")
    let results = try JSONDecoder().decode(Output.self, from: Data(run.output.utf8)).results
    #expect(results.count == 2 * (116 + 26 + 63 + 100))
    #expect(Set(results.map(\.engine)) == ["reference", "constraints"])
    #expect(results.count { $0.outcome == "passed" } == results.count)
    #expect(results.allSatisfy { $0.failures.isEmpty && !$0.area.isEmpty })
  }

  @Test("A case that cannot be read ends with 2 and its place; the others are run")
  func badInput() throws {
    let input = Self.input.replacingOccurrences(of: #""type": "custom""#, with: #""type": "costum""#)
    let run = try CommandLineRun(["conformance", "nowhere.json", "-"], input: input)
    #expect(run.code == 2)
    #expect(
      run.errors == """
        nowhere.json: cannot be read: there is no such file
        -:11:21: SPIRAL-1 root: unknown view type "costum"; did you mean "custom"?

        """)
    #expect(run.output.contains("rows  constraints       1       1              0\n"))
  }

  @Test(
    "Not a collection of cases", arguments: ["", "[1]", "{\"cases\": 3}", "{\"cases\": [", "{\"kases\": []}"])
  func notCases(_ input: String) throws {
    let run = try CommandLineRun(["conformance", "-"], input: input)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("-:"))
  }

  @Test("One case alone")
  func oneCase() throws {
    let one = try CommandLineRun(["conformance", "--case", "ROW-2", "-"], input: Self.input)
    #expect(one.code == 0)
    #expect(
      one.output == """
        area  engine       passed  failed  not supported
        rows  constraints       1       0              0
              reference         1       0              0
        all   constraints       1       0              0
              reference         1       0              0

        """)
    let none = try CommandLineRun(["conformance", "--case", "ROW-3", "-"], input: Self.input)
    #expect(none.code == 2)
    #expect(none.errors == "there is no case \"ROW-3\"; did you mean \"ROW-1\"?\n")
  }
}
