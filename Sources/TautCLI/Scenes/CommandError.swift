import Foundation
import LayoutCore
import LayoutDocuments
import LayoutProofs
import LinearProgramming
import PangoText

/// An error of a command.
enum CommandError: Error {
  /// The scene has no such view; with the ids that it has.
  case noSuchView(String, scene: String, known: [String])
  /// No file has such a case; with the ids of all cases.
  case noSuchCase(String, known: [String])
  /// There is no help on the topic; with the commands and options.
  case noSuchTopic(String, known: [String])
  /// The first argument is not a command; with all commands.
  case noSuchCommand(String, known: [String])
  /// A file that cannot be written, in the system's words.
  case unwritable(file: String, reason: String)
  /// A path that is not a folder.
  case noFolder(String, option: String)
  /// A scene that cannot be read or laid out, in the words of the error.
  case unreadable(String)
  /// A port that cannot be opened.
  case noPort(UInt16, reason: String)
  /// A file that is not a proof document.
  case noProof(file: String, reason: String)
  /// A file that is not a baseline of a check.
  case noBaseline(file: String, reason: String)
  /// A revision that git does not know.
  case noRevision(String, reason: String)
  /// A scene without requirements.
  case noRequirement(scene: String)
  /// A scene whose views extend differently far into the safe area at each size of a range.
  case reachFollowsSize(scene: String, side: Axis, ClosedRange<Rational>)
  /// Swift source, which defines no next layout of a switch.
  case noNextLayout(scene: String)
  /// Two layouts with different views, between which nothing can be interpolated.
  case differentViews(scene: String)
  /// A file without a certificate or a proof.
  case nothingToVerify(file: String)
}

extension CommandError {
  /// Whether the error is that a scene has no requirements.
  var isOfEmptyScene: Bool { if case .noRequirement = self { true } else { false } }
}

extension CommandError: CustomStringConvertible {
  /// The cause, and the nearest valid word where there is one.
  var description: String {
    switch self {
    case .noSuchView(let name, let scene, let known):
      "\(OneLine.of(scene)): there is no view \"\(name)\"" + hint(name, known)
    case .noSuchCase(let name, let known):
      // A list of hundreds of ids would not help.
      "there is no case \"\(name)\"" + hint(name, known.count > 20 ? [] : known, near: known)
    case .noSuchTopic(let topic, let known):
      "there is no help on \"\(OneLine.of(topic))\"" + hint(topic, [], near: known)
        + (NearestWord.of(topic, among: known) == nil ? "; taut help lists the commands" : "")
    case .noSuchCommand(let name, let known):
      "there is no command \"\(OneLine.of(name))\"" + hint(name, [], near: known)
        + (NearestWord.of(name, among: known) == nil ? "; taut help lists the commands" : "")
    case .unwritable(let file, let reason):
      "\(file): cannot be written: \(missingFolder(of: file).map { "there is no folder \($0)" } ?? reason)"
    case .noFolder(let folder, let option): "\(OneLine.of(folder)): there is no such folder for \(option)"
    case .unreadable(let words): words
    case .noPort(let port, let reason):
      "cannot serve on port \(port): \(reason); choose another with --port, or any free one with --port 0"
    case .noProof(let file, let reason): "\(file): not a proof document: \(reason)"
    case .noBaseline(let file, let reason):
      "\(OneLine.of(file)): not a baseline: \(reason); taut check --write-baseline \(OneLine.of(file)) writes one"
    case .noRevision(let revision, let reason):
      "--changed-since \(OneLine.of(revision)): \(OneLine.of(reason))"
    case .noRequirement(let scene):
      "\(OneLine.of(scene)): there are no requirements; write them into the scene as \"require\": [\"title is whole\"], or "
        + "give --require 'title is whole'"
    case .reachFollowsSize(let scene, let side, let sizes):
      "\(OneLine.of(scene)): not proven for \(side.side)s from \(points(sizes.lowerBound)) to \(points(sizes.upperBound)), "
        + "as views reach a different distance into the safe area at each of them"
    case .noNextLayout(let scene):
      "\(OneLine.of(scene)): Swift source shows one state; give the one that --progress leads to, as in "
        + "--next 'isWide=true'"
    case .differentViews(let scene):
      "\(OneLine.of(scene)): the next layout has different views, so there is nothing between the two"
    case .nothingToVerify(let file):
      "\(file): it holds neither a certificate nor a proof; taut explain --format json prints the one, taut prove "
        + "--format json the other"
    }
  }

  /// Returns the missing folder of a file that should be written.
  private func missingFolder(of file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: folder) ? nil : folder
  }

  private func points(_ size: Rational) -> String {
    PointFormat.shortest(CGFloat((size.doubleValue * 1e6).rounded() / 1e6))
  }

  /// Returns an error's words, preceded by its file unless they begin with it.
  static func located(_ error: any Error, in file: String) -> String {
    let words = "\(error)"
    let isOfNoScene = error is CommandError || error is PangoTextError
    return words.contains("\(file):") || isOfNoScene ? words : "\(file): \(words)"
  }

  private func hint(_ word: String, _ known: [String], near: [String]? = nil) -> String {
    if let nearest = NearestWord.of(word, among: near ?? known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
