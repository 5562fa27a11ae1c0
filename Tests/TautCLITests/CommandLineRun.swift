import Foundation

/// One run of the program that was built beside the tests.
struct CommandLineRun {
  var code: Int32
  var output: String
  var errors: String

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Runs the program in the package's folder, so that scenes have short names.
  init(_ arguments: [String], input: String = "") throws {
    try self.init(Self.products.appendingPathComponent("taut"), arguments, input, in: Self.package)
  }

  /// Runs a line of a shell in a folder, with the program on the shell's path.
  init(shell line: String, in folder: URL) throws {
    try self.init(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "PATH='\(Self.products.path)':$PATH; \(line)"], "", in: folder)
  }

  private init(_ program: URL, _ arguments: [String], _ input: String, in place: URL) throws {
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
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = place
    // Sets in another order in every run, whatever the tests are run with: no output depends on it.
    process.environment = ProcessInfo.processInfo.environment.filter {
      $0.key != "SWIFT_DETERMINISTIC_HASHING"
    }
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
