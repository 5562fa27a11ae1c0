import Foundation
import Testing

@Suite("taut prove and taut fuzz")
struct ProveTests {
  private static let row = #"""
    {"taut": 1, "name": "row", "proposal": {"width": 300, "height": 100},
     "root": {"type": "HStack", "spacing": 0, "children": [
       {"type": "Image", "size": [60, 40]}, {"type": "Color"}]}}
    """#

  @Test("One sentence for a proof; the ends and the other side come from the command")
  func proven() throws {
    let run = try CommandLineRun(["prove", "--width", "0...500", "-"], input: Self.row)
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output == "Proven for every width in [0, 500]: 2 intervals, 3 views, exact\n")
    let heights = try CommandLineRun(
      ["prove", "--height", "10...1_000", "--width", "nil", "-"], input: Self.row)
    #expect(heights.code == 0)
    #expect(heights.output.hasPrefix("Proven for every height in [10, 1000]: "))
  }

  @Test("A proof document holds; with one coefficient, one end or one interval changed it does not")
  func verify() throws {
    let proof = try CommandLineRun(
      ["prove", "--width", "0...500", "--format", "json", "-"], input: Self.row)
    #expect(proof.code == 0)
    let holds = try CommandLineRun(["verify", "-"], input: proof.output)
    #expect(holds.code == 0, "\(holds.output)\(holds.errors)")
    #expect(holds.output == "-: holds: row, every width in [0, 500], 2 intervals\n")

    for (old, new, place) in [
      (#""width": ["-60", "1"]"#, #""width": ["-59", "1"]"#, "interval 2, root.1, width: it is"),
      (#""to": "60""#, #""to": "61""#, "interval 2: it must begin at"),
      (
        "\"from\": \"60\",\n      \"fromIsIncluded\": true",
        "\"from\": \"60\",\n      \"fromIsIncluded\": false",
        "interval 2: it must"
      ),
      (
        "\"to\": \"500\",\n  \"otherSide\"", "\"to\": \"501\",\n  \"otherSide\"",
        "interval 2: it must end at 501]"
      ),
      (#"root.1"#, #"root.7"#, "interval 1: expected root.1, found root.7"),
    ] {
      let changed = proof.output.replacingOccurrences(of: old, with: new)
      #expect(changed != proof.output, "\(old)")
      let run = try CommandLineRun(["verify", "-"], input: changed)
      #expect(run.code == 1, "\(new)")
      #expect(run.output.hasPrefix("-: refused: \(place)"), "\(run.output)")
    }
  }

  @Test("Content of geometry readers is made anew for every size that is tried")
  func madeContent() throws {
    let scene = #"""
      {"taut": 1, "name": "half", "proposal": {"width": 300, "height": 100},
       "root": {"type": "GeometryReader", "children": [
         {"type": "Color", "modifiers": [{"frame": {"width": "{height}"}}]}]}}
      """#
    let run = try CommandLineRun(["prove", "--width", "100...400", "-"], input: scene)
    #expect(run.code == 1, "\(run.errors)")
    #expect(
      run.output
        == "Agreed, sampled at 1,201 widths in [100, 400], not proven: what depends on view positions is made anew for "
        + "each of them\n")
    let json = try CommandLineRun(["prove", "--width", "100...400", "--format", "json", "-"], input: scene)
    let verified = try CommandLineRun(["verify", "-"], input: json.output)
    #expect(verified.code == 1)
    #expect(verified.output == "-: refused: result: it is \"sampled\", but only \"proven\" is a proof\n")
  }

  @Test("Bad input and wrong usage end with 2")
  func badInput() throws {
    for arguments in [
      ["prove", "-"], ["prove", "--width", "300", "-"], ["prove", "--width", "9...1", "-"],
      ["prove", "--verify", "-"], ["verify", "--width", "0...9", "-"],
      ["prove", "--width", "0...9", "nowhere.json"], ["fuzz", "--count", "0"], ["fuzz", "--minutes", "nan"],
    ] {
      let run = try CommandLineRun(arguments, input: Self.row)
      #expect(run.code == 2, "\(arguments)")
      #expect(run.output == "" && !run.errors.isEmpty, "\(arguments)")
    }
    let scene = try CommandLineRun(["verify", "-"], input: Self.row)
    #expect(scene.code == 2)
    #expect(scene.errors == "-: the key \"version\" is missing\n")
    let broken = try CommandLineRun(["verify", "-"], input: "{\"tautProof\": 1}")
    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("-: not a proof document: "))
  }

  @Test("A run over random scenes has a seed and figures")
  func fuzz() throws {
    let run = try CommandLineRun(["fuzz", "--count", "40", "--seed", "3"])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.hasPrefix("40 scenes from seed 3, "))
    #expect(run.output.contains(": no disagreement; "))
  }

  @Test("Help has examples", arguments: ["prove", "fuzz"])
  func help(_ command: String) throws {
    let run = try CommandLineRun([command, "--help"])
    #expect(run.code == 0 && run.output.contains("EXAMPLES\n"))
  }
}
