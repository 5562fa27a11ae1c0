import Foundation
import Testing

@Suite("The command line")
struct CommandTests {
  @Test func layoutPrintsATable() throws {
    let run = try CommandLineRun(["layout", "Models/Scenes/characters-custom.json"])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        characters, .custom, nilxnil, constraints
        path      id       kind                 x      y   width  height
        root      row      HStack            0.00   0.00  186.00  155.00
        root.0/1  -        alignmentGuide    0.00   0.00   50.00   64.00
        root.0    rogue    Image             0.00   0.00   50.00   64.00
        root.1/1  -        alignmentGuide   58.00  64.00   62.00   91.00
        root.1    dragoon  Image            58.00  64.00   62.00   91.00
        root.2/1  -        alignmentGuide  128.00  26.00   58.00   76.00
        root.2    brawler  Image           128.00  26.00   58.00   76.00

        """)
  }

  @Test func layoutPrintsJSON() throws {
    let input = "taut: 1\nroot: {type: Color, id: c, modifiers: [{frame: {height: 5}}]}\n"
    let run = try CommandLineRun(
      ["layout", "--format", "json", "--proposal", "infx20", "--engine", "reference", "-"], input: input)
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        {
          "scene": "-",
          "proposal": {"width": "infinity", "height": 20},
          "engine": "reference",
          "frames": [
            {"path": "root/1", "id": null, "kind": "frame", "x": 0, "y": 7.5, "width": "infinity", "height": 5},
            {"path": "root", "id": "c", "kind": "Color", "x": 0, "y": 7.5, "width": "infinity", "height": 5}
          ],
          "warnings": []
        }

        """)
  }

  @Test("From the forward basis the solver confirms the optimum, from the standard one it pivots to it")
  func layoutShowsWhereTheSolverStarts() throws {
    func work(_ start: String) throws -> Substring? {
      let run = try CommandLineRun(
        ["layout", "--stats", "--start", start, "Models/Scenes/badge-row.json"])
      #expect(run.code == 0 && run.errors == "")
      return run.output.split(separator: "\n").dropLast().last
    }
    let (forward, standard) = (try #require(try work("forward")), try #require(try work("standard")))
    #expect(forward.hasPrefix("constraints, forward start: ") && forward.contains(" pivots 0,"), "\(forward)")
    #expect(
      standard.hasPrefix("constraints, standard start: ") && !standard.contains(" pivots 0,"), "\(standard)")
  }

  @Test("The statistics have the counts and the time of each phase", arguments: ["constraints", "both"])
  func statistics(engine: String) throws {
    let run = try CommandLineRun(
      ["layout", "--stats", "--format", "json", "--engine", engine, "Models/Scenes/badge-row.json"])
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let work = try #require(report?["statistics"] as? [String: Any])
    for key in ["blocks", "shared", "fromCache", "solverCalls", "pivots", "exchanges", "measures"] {
      #expect(work[key] is Int, "\(key)")
    }
    let times = try #require(work["milliseconds"] as? [String: Double])
    #expect(Set(times.keys) == ["reading", "makingTheTree", "writing", "solving"])
    #expect(times.values.allSatisfy { $0 >= 0 })
    let reference = work["reference"] as? [String: Any]
    #expect((reference?["measures"] as? Int ?? 0 > 0) == (engine == "both"))
  }

  @Test("A sweep is what one layout after the other is, with either engine")
  func layoutSweeps() throws {
    let scene = "Models/Scenes/badge-row.json"
    for engine in ["constraints", "reference", "both"] {
      let sweep = try CommandLineRun(
        ["layout", "--engine", engine, "--sweep", "300...301", "--step", "0.5", scene])
      let single = try ["300", "300.5", "301"].map { width in
        try CommandLineRun(["layout", "--engine", engine, "--proposal", "\(width)x100", scene]).output
      }
      #expect(sweep.code == 0 && sweep.errors == "")
      #expect(sweep.output == single.joined(separator: "\n"))
    }
    let json = try CommandLineRun(
      ["layout", "--sweep", "50...70", "--step", "10", "--axis", "height", "--format", "json", scene])
    let list = try json.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(list.map { ($0["proposal"] as? [String: Double])?["height"] } == [50, 60, 70])
    for wrong in [["--sweep", "wide"], ["--sweep", "300...200"], ["--sweep", "1...2", "--step", "0"]] {
      #expect(try CommandLineRun(["layout"] + wrong + [scene]).code == 2)
    }
  }

  @Test("A switch of layouts a part of the way to the next one")
  func layoutProgress() throws {
    let input = #"""
      {"taut": 1, "name": "switch", "proposal": {"width": 100, "height": 40},
        "root": {"type": "AnyLayout", "id": "row",
          "layouts": [{"type": "HStack", "spacing": 0}, {"type": "VStack", "spacing": 0}],
          "children": [{"type": "ForEach", "data": [20, 40], "content": {"type": "Image", "id": "i{}", "size": ["{}", 10]}}]}}
      """#
    func origins(_ arguments: [String]) throws -> [String] {
      let run = try CommandLineRun(["layout", "--format", "json"] + arguments + ["-"], input: input)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let frames = try #require(object["frames"] as? [[String: Any]])
      return frames.compactMap { frame in
        (frame["id"] as? String).flatMap { id in
          id == "row" ? nil : "\(id) \(frame["x"] as? Double ?? -1) \(frame["y"] as? Double ?? -1)"
        }
      }
    }
    #expect(try origins([]) == ["i20 20.0 15.0", "i40 40.0 15.0"])
    #expect(try origins(["--progress", "0"]) == origins([]))
    #expect(try origins(["--progress", "1", "--engine", "both"]) == ["i20 40.0 10.0", "i40 30.0 20.0"])
    #expect(try origins(["--progress", "0.5"]) == ["i20 30.0 12.5", "i40 35.0 17.5"])
    #expect(try CommandLineRun(["layout", "--progress", "2", "-"], input: input).code == 2)
  }

  @Test("Swift source a part of the way to what it is with other values")
  func sourceProgress() throws {
    let card = FileManager.default.temporaryDirectory.appending(path: "Switch-\(UUID()).swift")
    let source = """
      struct Switch: View {
        enum Kind { case row, column; var layout: any Layout { self == .row ? HStackLayout(spacing: 0) : VStackLayout(spacing: 0) } }
        @State var kind = Kind.row
        @State var isLong = false
        var body: some View {
          AnyLayout(kind.layout) {
            Color.red.frame(width: 20, height: 10)
            Color.red.frame(width: 40, height: 10)
            if isLong { Color.red }
          }
        }
      }
      """
    try source.write(to: card, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: card) }
    func run(_ arguments: String...) throws -> CommandLineRun {
      try CommandLineRun(["layout", "--proposal", "100x40", card.path()] + arguments)
    }
    let halfway = try run("--progress", "0.5", "--next", "kind=column")
    #expect(halfway.code == 0, "\(halfway.errors)")
    let frames = halfway.output.split(separator: "\n").filter { $0.contains("Color") }.map {
      $0.split(separator: " ").suffix(4).joined(separator: " ")
    }
    #expect(frames == ["30.00 12.50 20.00 10.00", "35.00 17.50 40.00 10.00"])
    #expect(try run("--progress", "0.5").errors.contains("--next"))
    #expect(try run("--next", "kind=column").code == 2)
    let other = try run("--progress", "0.5", "--next", "isLong=true")
    #expect(other.code == 2 && other.errors.contains("has different views"), "\(other.errors)")
  }

  @Test func layoutSnapsEdges() throws {
    let input = #"""
      {"taut": 1, "name": "thirds", "proposal": {"width": 100, "height": 10}, "environment": {"scale": 2},
       "root": {"type": "HStack", "spacing": 0, "children": [
         {"type": "Color"}, {"type": "Color"}, {"type": "Color"}]}}
      """#
    let run = try CommandLineRun(["layout", "--scale", "scene", "-"], input: input)
    #expect(
      run.output == """
        thirds, 100x10, constraints
        path    id  kind        x     y   width  height
        root    -   HStack   0.00  0.00  100.00   10.00
        root.0  -   Color    0.00  0.00   33.50   10.00
        root.1  -   Color   33.50  0.00   33.00   10.00
        root.2  -   Color   66.50  0.00   33.50   10.00

        """)
  }

  @Test func tracePrintsTheArticlesLines() throws {
    let views = ["Background", "Padding", "Text", "Orange"].flatMap { ["--view", $0] }
    let run = try CommandLineRun(["trace"] + views + ["Models/Scenes/log-sizes-background-frame.json"])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        Propose Background: 100.00x100.00
        Propose Padding: 100.00x100.00
        Propose Text: 80.00x80.00
        Report Text: 74.67x67.67
        Report Padding: 94.67x87.67
        Report Background: 94.67x87.67
        Propose Orange: 94.67x87.67
        Report Orange: 200.00x200.00

        """)
  }

  @Test("Bad input ends with 2 and one line for each cause; good scenes are still printed")
  func badInput() throws {
    let run = try CommandLineRun(
      ["layout", "nowhere.json", "-", "Models/Scenes/image.json"],
      input: #"{"taut": 1, "root": {"type": "Colr"}}"#)
    #expect(run.code == 2)
    #expect(run.output.hasPrefix("an image, 375x667, constraints\n"))
    #expect(
      run.errors == """
        nowhere.json: cannot be read: there is no such file
        -:1:30: root: unknown view type "Colr"; did you mean "Color"?

        """)
  }

  @Test(
    "Wrong usage ends with 2", arguments: [["frobnicate"], ["layout"], ["layout", "--proposal", "3", "a"]])
  func usage(_ arguments: [String]) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.code == 2)
    #expect(run.output == "" && run.errors.hasPrefix("Error: "))
  }

  @Test(
    "Help ends with 0 and has examples",
    arguments: [[], ["layout"], ["trace"], ["export"], ["conformance"]])
  func help(_ command: [String]) throws {
    let run = try CommandLineRun(command + ["--help"])
    #expect(run.code == 0 && run.errors == "")
    #expect(run.output.contains("EXAMPLES\n"))
  }

  @Test func traceOfAnUnknownView() throws {
    let run = try CommandLineRun(["trace", "--view", "Paddin", "Models/Scenes/log-sizes-padding.json"])
    #expect(run.code == 2)
    #expect(run.errors == "LogSizes: padding: there is no view \"Paddin\"; did you mean \"Padding\"?\n")
  }
}
