import Foundation

/// A run of `taut conformance` with an engine that is written in the shell's language.
struct ForeignEngineRun {
  var run: CommandLineRun
  /// The lines that the engine was asked, where it kept them in the file `asked`.
  var asked: [String]

  /// Runs the cases with a script, in a folder that holds nothing else but further files.
  init(
    _ script: String, cases: String, options: String = "", files: [String: String] = [:],
    command: String = "sh engine.sh"
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging(["engine.sh": script, "cases.json": cases], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    run = try CommandLineRun(
      shell: "taut conformance --engine '\(command)' \(options) cases.json", in: folder)
    let asked = try? String(contentsOf: folder.appendingPathComponent("asked"), encoding: .utf8)
    self.asked = asked?.split(separator: "\n").map(String.init) ?? []
  }

  /// A script that does something for each case, told by its id.
  static func script(_ actions: KeyValuePairs<String, String>, before: String = "") -> String {
    let arms = actions.map { "    *'\"id\": \"\($0)\"'*) \($1) ;;" }
    return """
      \(before)
      while read -r line; do
        case "$line" in
      \(arms.joined(separator: "\n"))
        esac
      done

      """
  }

  /// The shell's words for printing a line.
  static func say(_ line: String) -> String { "printf '%s\\n' '\(line)'" }
}
