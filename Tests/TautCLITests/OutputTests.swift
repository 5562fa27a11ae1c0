import Foundation
import Testing

@Suite("What is printed, and what cannot be")
struct OutputTests {
  private static let scene = "Models/Scenes/hstack.json"

  #if os(Linux)
    @Test(
      "A result that cannot be written is an error",
      arguments: [
        "layout \(scene)", "layout --format json \(scene)", "trace \(scene)", "explain \(scene)",
        "breakpoints --width 0...100 \(scene)", "diff \(scene) \(scene)", "prove --width 0...100 \(scene)",
        "fuzz --count 1", "--help", "layout --help",
      ])
    func fullDevice(arguments: String) throws {
      let run = try CommandLineRun(shell: "taut \(arguments) > /dev/full", in: CommandLineRun.package)
      #expect(run.code == 2, "\(run.errors)")
      #expect(run.errors.contains("standard output: cannot be written: No space left on device"))
    }
  #endif

  @Test(
    "Names in a scene break no line, and write nothing to a terminal",
    arguments: [
      ["layout"], ["trace"], ["explain"], ["explain", "--view", "a\u{1B}[31m\nb"],
      ["breakpoints", "--width", "0...9"],
      ["explain", "--why-not", "root.width >= 900"], ["prove", "--width", "0...9"],
    ])
  func names(arguments: [String]) throws {
    func scene(_ name: String) -> String {
      """
      {"taut": 1, "name": "\(name)", "proposal": {"width": 300, "height": 100},
       "root": {"type": "VStack", "children": [
         {"type": "Text", "text": "x\(name)", "id": "\(name)"}, {"type": "Color", "fill": "red"}]}}
      """
    }
    let plain = try CommandLineRun(
      arguments.map { $0.contains("\u{1B}") ? "abc" : $0 } + ["-"], input: scene("abc"))
    let forged = try CommandLineRun(arguments + ["-"], input: scene(#"a\u001b[31m\nb"#))
    #expect(!forged.output.contains("\u{1B}"))
    #expect(forged.output.contains(#"a\u{1B}[31m\nb"#) || arguments[0] == "prove", "\(forged.output)")
    func lines(_ run: CommandLineRun) -> Int { run.output.split(separator: "\n").count }
    #expect(lines(forged) == lines(plain), "\(forged.output)")
  }

  @Test(
    "Errors name the file and what to do",
    arguments: [
      (["layout", "Models"], "Models: cannot be read: it is a folder; name the files in it\n"),
      (["layout", "nowhere.json"], "nowhere.json: cannot be read: there is no such file\n"),
      (
        ["export", scene, "--output", "README.md"],
        "README.md: cannot be written: it is a file; give a folder\n"
      ),
      (
        ["explain", scene, "--why-not", "nobody.width >= 3"],
        "\(scene): there is no view \"nobody\"; known: stack, image, text\n"
      ),
    ])
  func errors(arguments: [String], message: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.code == 2)
    #expect(run.errors == message)
  }

  @Test("A text that is not UTF-8 is refused with the line")
  func encoding() throws {
    let run = try CommandLineRun(
      shell: "printf 'a: 1\\nb: \\377\\n' | taut layout -", in: CommandLineRun.package)
    #expect(run.code == 2)
    #expect(run.errors == "-: cannot be read: it is not UTF-8: line 2 has bytes that are not characters\n")
  }

  @Test("An empty document is not called a file, and how one of its kind begins is stated")
  func empty() throws {
    let scene = try CommandLineRun(shell: "printf '' | taut layout -", in: CommandLineRun.package)
    #expect(scene.code == 2)
    #expect(
      scene.errors
        == "-:1:1: document: the document is empty; a scene begins with {\"taut\": 1, \"root\": ...}\n")
    let examples = try CommandLineRun(shell: "printf '' | taut infer -", in: CommandLineRun.package)
    #expect(examples.code == 2)
    #expect(
      examples.errors.contains("the document is empty; examples begin with {\"taut\": 1, "),
      "\(examples.errors)")
  }

  @Test("A document without certificates proves nothing", arguments: ["[]", "[[]]", "{}"])
  func certificates(text: String) throws {
    let run = try CommandLineRun(["verify", "-"], input: text)
    #expect(run.code == 2 && !run.errors.isEmpty)
  }

  @Test("A proof that says more than is checked is refused")
  func proofs() throws {
    let proof = try CommandLineRun(["prove", "--width", "0...300", "--format", "json", Self.scene]).output
    func verified(_ old: String, _ new: String) throws -> CommandLineRun {
      try CommandLineRun(["verify", "-"], input: proof.replacingOccurrences(of: old, with: new))
    }
    #expect(try verified("", "").code == 0)
    let sampled = try verified("\"proven\"", "\"sampled\"")
    #expect(sampled.code == 1)
    #expect(sampled.output == "-: refused: result: it is \"sampled\", but only \"proven\" is a proof\n")
    for (old, place) in [
      ("\"side\"", "document"), ("\"toIsIncluded\"", "interval 1"), ("\"y\"", "interval 1, frames"),
    ] {
      let unknown = try verified(old, "\"more\": [], \(old)")
      #expect(unknown.code == 1)
      #expect(unknown.output == "-: refused: \(place): unknown key \"more\"\n")
    }
  }
}
