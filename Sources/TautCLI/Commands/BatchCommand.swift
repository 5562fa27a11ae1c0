import ArgumentParser
import Foundation
import LayoutCore
import LayoutLanguages
import Synchronization

/// `taut batch`, which answers each line of JSON with a line of JSON.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answers lines of JSON with lines of JSON: frames, explanations and checks.",
    discussion: """
      Each line is an object with a scene and what is asked of it, and is answered by one line with the same id, in \
      order, on all cores. A line that cannot be answered gets {"id", "error": {"message", "position"}}, and the \
      others are still answered. Answers are written as soon as they and all before them are ready. Only a few lines \
      are kept in memory at a time.

        "scene" or "file"            a scene document, or the name of one or of Swift source (with "view")
        "size"                       [width, height]: numbers, null or "infinity"; otherwise the scene's
        "width", "height"            the ranges of a check, or one: [320, 430] or "320...430"; otherwise the size alone
        "want"                       a list of "frames", "explain", "check"
        "require", "standard"        requirements as taut check takes them; true for those of --standard
        "textSize", "layoutDirection", "safeArea", "language", "strings"
                                     the environment of the scene; "language" is one of --strings, and "strings" are other \
      texts, each by the scene's text

      EXAMPLES
        taut batch lines.ndjson > answers.ndjson
        echo '{"id": 1, "file": "scene.json", "size": [390, null]}' | taut batch
        taut batch --text-size xLarge --font Roboto-Regular.ttf < lines.ndjson
        generate | taut batch | collect

      EXIT CODES
        0  every line was answered, and every check holds
        1  a check fails
        2  a line could not be answered; or bad usage
      """)

  @Argument(help: "Files of lines; \"-\" is standard input, which is read where no file is named.")
  var files: [String] = ["-"]

  @Option(
    help: ArgumentHelp(
      "The number of lines processed at a time; otherwise one per core.", valueName: "count"))
  var workers: Int?

  @Option(
    help: ArgumentHelp(
      "Translations into the languages that lines name: an .xcstrings file, a table such as "
        + "de.lproj/Localizable.strings, or a folder of them; repeatable.", valueName: "file"))
  var strings: [String] = []

  @OptionGroup var surroundings: SurroundingsOption

  @OptionGroup(title: "Swift source") var source: SettledSourceOptions

  /// The greatest length of a line, in bytes.
  private static let longestLine = 64 * 1_048_576

  func validate() throws {
    if let workers, !(1...1_024).contains(workers) {
      throw ValidationError("--workers must be a number from 1 to 1024")
    }
  }

  func run() throws {
    let worker = try worker
    let reader = Mutex(LineReader(files, limit: Self.longestLine))
    var tally = BatchTally()
    let progress = BatchProgress(files)
    let map = ConcurrentMap(workers: workers ?? ProcessInfo.processInfo.activeProcessorCount)
    try map.forEach { () -> LineReader.Found? in
      reader.withLock { reader in
        defer { progress.show(reader.position) }
        return reader.next()
      }
    } preparing: {
    } work: { (found, _, _) -> BatchTally.Entry in
      switch found {
      case .line(let line, let file, let number):
        .answer(worker.answer(line), place: "\(file):\(number)")
      case .failure(let file, let reason): .failure("\(file): cannot be read: \(reason)")
      }
    } size: { entry in
      entry.line?.utf8.count ?? 0
    } _: { entry in
      if let line = entry.line { StandardOutput.write(line) }
      tally.add(entry)
      return true
    }
    progress.finish()
    for line in tally.lines { StandardError.write(line) }
    try tally.outcome.end()
  }

  private var worker: BatchWorker {
    get throws {
      do {
        let defaults = BatchSurroundings(
          textSize: try surroundings.onlyTextSize(), safeArea: surroundings.settled.safeArea?.insets)
        return BatchWorker(
          scenes: BatchScenes(
            on: try surroundings.settled.stage(), defaults: defaults, sources: try BatchSources(source),
            catalogue: try StringCatalogue(contentsOf: strings)))
      } catch {
        throw CommandError.unreadable("\(error)")
      }
    }
  }
}
