import LayoutTesting
import Testing

@Suite("Running a case")
struct ConformanceRunnerTests {
  private func run(
    proposal: String = #"{"width": null, "height": null}"#, tree: String, expect: String
  ) throws -> [CaseResult] {
    let layoutCase = try CaseFile.one(proposal: proposal, tree: tree, expect: expect)
    return ConformanceTests.runner.run(layoutCase)
  }

  @Test("A failure says what was expected and what was found")
  func failures() throws {
    let results = try run(
      proposal: #"{"width": "inf", "height": 20}"#, tree: #"{"type": "color", "id": "c"}"#,
      expect: """
        [{"node": "c", "size": ["inf", 20.012]}, {"node": "c", "size": [null, 20.01]},
         {"node": "c", "frame": [0, 0, 5, 20]}, {"node": "d", "frame": [0, 0, 5, 20]},
         {"node": "c", "proposals": [["inf", 20], [null, 20]]}, {"node": "c", "placementProposal": [1, 20]},
         {"node": "c", "guide": "trailing", "value": "nan"}, {"warning": "Careful."}]
        """)
    for result in results {
      #expect(result.outcome == .failed)
      #expect(
        result.failures.map(\.description) == [
          "c: size: expected [inf, 20.012], found [inf, 20]",
          "c: frame: expected [0, 0, 5, 20], found [0, 0, inf, 20]",
          "d: frame: expected [0, 0, 5, 20], but there is no such view",
          "c: proposed: expected [null, 20], found [[inf, 20]]",
          "c: placementProposal: expected [1, 20], found [inf, 20]",
          "c: guide trailing: expected nan, found inf",
          "warning: expected \"Careful.\", found []",
        ])
      #expect(result.failures.map(\.source.line) == [2, 3, 3, 4, 4, 5, 5])
    }
    #expect(results.map(\.engine) == ["reference", "constraints"])
  }

  @Test("The tolerance is the case's own")
  func tolerance() throws {
    var layoutCase = try CaseFile.one(
      tree: #"{"type": "fixed", "id": "f", "w": 10, "h": 10}"#,
      expect: #"[{"node": "f", "size": [10.4, 10]}]"#)
    #expect(ConformanceTests.runner.run(layoutCase).allSatisfy { $0.outcome == .failed })
    layoutCase.tolerance = 0.5
    #expect(ConformanceTests.runner.run(layoutCase).allSatisfy { $0.outcome == .passed })
  }

  @Test(
    "What no rule gives a meaning is not supported",
    arguments: [
      #"{"type": "flexFrame", "maxWidth": "nan", "child": {"type": "color"}}"#,
      #"{"type": "layoutPriority", "value": "nan", "child": {"type": "color"}}"#,
      #"{"type": "padding", "top": "inf", "child": {"type": "color"}}"#,
      #"{"type": "hstack", "spacing": "nan", "children": []}"#,
      #"{"type": "spacer", "min": "inf"}"#,
      #"{"type": "aspectRatio", "ratio": "inf", "mode": "fit", "child": {"type": "color"}}"#,
      #"{"type": "offset", "x": "nan", "y": 0, "child": {"type": "color"}}"#,
      #"{"type": "custom", "name": "spiral", "children": []}"#,
      #"{"type": "grid", "horizontalSpacing": "nan", "children": [{"type": "color"}]}"#,
      #"{"type": "gridCellColumns", "count": 1000000, "child": {"type": "color"}}"#,
    ])
  func unsupported(_ tree: String) throws {
    for result in try run(tree: tree, expect: #"[{"size": [1, 2]}]"#) {
      #expect(result.outcome == .unsupported)
      #expect(result.reasons.count == 1)
    }
  }

  @Test("So is a proposal that is NaN")
  func invalidProposal() throws {
    let results = try run(
      proposal: #"{"width": "nan", "height": 3}"#, tree: #"{"type": "color"}"#, expect: #"[{"size": [1, 2]}]"#
    )
    #expect(results.allSatisfy { $0.outcome == .unsupported })
  }

  @Test("An engine that stops fails what it was asked, and no more")
  func stopped() throws {
    let tree = """
      {"type": "custom", "name": "placeAnchors", "id": "p", "size": [10, 20],
       "places": [{"at": ["nan", 0]}], "children": [{"type": "color", "id": "c"}]}
      """
    for result in try run(
      tree: tree, expect: #"[{"node": "p", "size": [10, 20]}, {"node": "c", "frame": [0, 0, 10, 10]}]"#)
    {
      #expect(result.failures.count == 1)
      let failure = result.failures.first.map { "\($0)" } ?? ""
      #expect(
        failure.hasPrefix("c: frame: expected [0, 0, 10, 10], but the engine stopped: PlaceAnchorsProbe"))
    }
  }

  @Test("A leaf may be endless, or no number at all, and nothing traps")
  func oddLeaves() throws {
    let tree = """
      {"type": "zstack", "id": "z", "alignment": "bottomTrailing", "children": [
        {"type": "fixed", "id": "a", "w": "inf", "h": "-inf"}, {"type": "fixed", "id": "b", "w": 10, "h": 10}]}
      """
    let results = try run(tree: tree, expect: #"[{"node": "z", "size": ["inf", 10]}]"#)
    #expect(results[0].outcome == results[1].outcome)
    let nothing = try run(
      tree: #"{"type": "fixed", "id": "a", "w": "nan", "h": 1}"#, expect: #"[{"node": "a", "size": [1, 1]}]"#)
    #expect(nothing.allSatisfy { $0.outcome == .failed })
  }
}
