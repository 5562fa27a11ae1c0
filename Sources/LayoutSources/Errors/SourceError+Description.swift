import LayoutCore
import LayoutDocuments

extension SourceError: CustomStringConvertible {
  /// The place, the problem, and how to correct it.
  package var description: String {
    switch self {
    case .unreadable(let file, let reason): OneLine.of("\(file): cannot be read: \(reason)")
    case .noFiles(let paths):
      OneLine.of(
        "\(paths.joined(separator: ", ")): no Swift file found; give .swift files or folders that contain some"
      )
    case .syntax(let words, let position): OneLine.of("\(position): not Swift: \(words)")
    case .noView(let files):
      OneLine.of(
        "\(files.joined(separator: ", ")): there is no view; declare a struct that is a View, or a #Preview")
    case .severalViews(let names):
      "several views are not used by any other; choose one with --view: \(names.joined(separator: ", "))"
    case .unknownView(let name, let known):
      "there is no view \"\(OneLine.of(name))\""
        + (NearestWord.of(name, among: known).map { "; did you mean \"\($0)\"?" }
          ?? "; known: \(known.joined(separator: ", "))")
    case .cycle(let names, let position):
      "\(position): \(names.joined(separator: " -> ")) contains itself without end; add a case in which it ends, "
        + "or give a value with --assume"
    case .endless(let limit, let position):
      "\(position): more than \(limit) steps; look for a loop that does not end, or give smaller values "
        + "with --data or --assume"
    case .endlessLoop(let rounds, let position):
      "\(position): the loop runs more than \(rounds) times; make it end, or give smaller values with --data "
        + "or --assume"
    case .tooManyViews(let limit, let position):
      "\(position): more than \(limit) views; give smaller values with --data or --assume"
    case .unknownLanguage(let code, let known):
      known.isEmpty
        ? "--language \(OneLine.of(code)): the project has no tables of strings"
        : "--language \(OneLine.of(code)): no table has that language; known: \(known.joined(separator: ", "))"
    case .severalOfOneName(let name, let places):
      "several views are called \"\(OneLine.of(name))\"; choose one with --view: \(places.joined(separator: ", "))"
    case .data(let file, let reason): OneLine.of("\(file): cannot be read as values in JSON: \(reason)")
    case .value(let text):
      "--assume \(OneLine.of(text)): give a path and a value, as in --assume 'isEditing=false'"
    case .structureAssumed(let assumptions, let notModelled):
      (assumptions.map { "\($0); give the value with --data or --assume" } + notModelled.map(\.description))
        .joined(separator: "\n")
    }
  }
}
