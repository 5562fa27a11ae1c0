import Foundation

/// One run of the program that was built beside the tests.
struct CommandLineRun {
  var code: Int32
  var output: String
  var errors: String

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the program in the package's folder, so that scenes have short names.
  init(_ arguments: [String], input: String = "") throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files take any amount of output, where a pipe would fill up.
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appendingPathComponent(name)
      try Data((name == "in" ? input : "").utf8).write(to: file)
      return file
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("taut")
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = try String(contentsOf: files[1], encoding: .utf8)
    errors = try String(contentsOf: files[2], encoding: .utf8)
  }
}
