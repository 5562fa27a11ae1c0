import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutInference

/// `taut infer`: SwiftUI source that produces given frames.
struct InferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "infer",
    abstract: "Writes SwiftUI source that has given frames, and reports how certain that is.",
    discussion: """
      A file holds examples: a container's size and named rectangles, with what they show. The output of "taut layout \
      --format json" is an example too; several files are one view at several sizes. Both engines lay out what is \
      written, and each rectangle is compared.

      EXAMPLES
        taut infer frames.json
        taut infer frames.json -o Card.swift --name Card
        taut infer small.json large.json --tolerance 0.5 --candidates 3
        taut infer --format json frames.json

      EXIT CODES
        0  written, and both engines have every rectangle in its place
        1  written, and some rectangles are left out or off
        2  bad input or usage
      """)

  @Argument(help: "Files of examples, or of layouts; \"-\" is standard input.")
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The Swift file to write; standard output otherwise.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The name of the view.", valueName: "name"))
  var name = "InferredView"

  @Option(
    help: ArgumentHelp(
      "How far an edge may be off; otherwise what the file says, or half a pixel of its scale, or 0.01.",
      valueName: "points"))
  var tolerance: Double?

  @Option(
    help: ArgumentHelp(
      "The largest number of views to print where the examples leave a choice.", valueName: "count"))
  var candidates = 1

  @Option(help: "The platform whose fonts are used; otherwise what the file says, or none.")
  var platform: PlatformArgument?

  @Option(help: "The output format.")
  var format = OutputFormat.text

  func validate() throws {
    guard candidates >= 1 else { throw ValidationError("--candidates must be at least 1") }
  }

  func run() throws {
    let inference: Inference
    do {
      inference = try Inference(examples(), named: name, candidates: candidates)
    } catch {
      StandardError.write(CommandError.located(error, in: files.joined(separator: " ")))
      return try Outcome.badInput.end()
    }
    let sources = inference.candidates.map(\.source)
    if let output, let first = sources.first { try OutputFile.write(Data(first.utf8), to: output) }
    switch format {
    case .json: StandardOutput.write(inference.json.text(width: 160))
    case .text:
      let shown = output == nil ? sources : Array(sources.dropFirst())
      for source in shown { StandardOutput.write(source) }
      for line in inference.lines { StandardError.write(line) }
    }
    try (inference.holds ? Outcome.holds : .answerIsNo).end()
  }

  /// Returns the examples of all files; the first one determines the platform and the tolerance.
  ///
  /// - Throws: `DocumentError`, and the errors of reading a file.
  private func examples() throws -> FrameExamples {
    var all: FrameExamples?
    for file in files {
      let data = try Self.data(of: file)
      guard let text = String(data: data, encoding: .utf8) else {
        throw CommandError.unreadable(
          "\(OneLine.of(file)): cannot be read: it is not UTF-8 text; save it as UTF-8")
      }
      let more = try FrameExamples(text: text, file: file)
      if all == nil { all = more } else { all?.examples += more.examples }
    }
    var examples = all ?? FrameExamples([])
    if let tolerance { examples.tolerance = CGFloat(tolerance) }
    if let platform { examples.platform = platform.choice }
    return examples
  }

  /// Returns the contents of a file, or of standard input.
  ///
  /// - Throws: `CommandError.unreadable`.
  private static func data(of file: String) throws(CommandError) -> Data {
    guard file != "-" else { return FileHandle.standardInput.readDataToEndOfFile() }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file))
    } catch { throw .unreadable("\(OneLine.of(file)): cannot be read: \(error.words)") }
  }
}
