import Foundation
import LayoutCore
import LayoutDocuments
import LayoutProofs
import LinearProgramming
import PangoText

/// Why a command cannot do what it was asked.
enum CommandError: Error {
  /// A view that the scene does not have, with the ids that it has.
  case noSuchView(String, scene: String, known: [String])
  /// A case that no file has, with the ids that there are.
  case noSuchCase(String, known: [String])
  /// A word that help knows nothing about, with the commands and options that there are.
  case noSuchTopic(String, known: [String])
  /// A first argument that is no command.
  case noSuchCommand(String, known: [String])
  /// A file that cannot be written, in the system's words.
  case unwritable(file: String, reason: String)
  /// A folder that is none.
  case noFolder(String, option: String)
  /// A scene that cannot be read or laid out, in the words of the error.
  case unreadable(String)
  /// A port on which nothing can be served.
  case noPort(UInt16, reason: String)
  /// A file that is no proof document.
  case noProof(file: String, reason: String)
  /// A file that is no baseline of a check.
  case noBaseline(file: String, reason: String)
  /// A revision of a repository that git does not know.
  case noRevision(String, reason: String)
  /// A scene of which nothing is required.
  case noRequirement(scene: String)
  /// A scene whose views reach differently far into the safe area at each size of a range.
  case reachFollowsSize(scene: String, side: Axis, ClosedRange<Rational>)
  /// Swift source, which says no layout to which a switch goes next.
  case noNextLayout(scene: String)
  /// A layout that has other views than the one to which it goes, so that none of them is on its way.
  case differentViews(scene: String)
  /// A file without a certificate or a proof.
  case nothingToVerify(file: String)
}

extension CommandError {
  /// Whether nothing is required of a scene.
  var isOfEmptyScene: Bool { if case .noRequirement = self { true } else { false } }
}

extension CommandError: CustomStringConvertible {
  /// The cause, and the nearest valid word where there is one.
  var description: String {
    switch self {
    case .noSuchView(let name, let scene, let known):
      "\(OneLine.of(scene)): there is no view \"\(name)\"" + hint(name, known)
    case .noSuchCase(let name, let known):
      // Hundreds of ids would help nobody.
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
      "nothing can be served on port \(port): \(reason); name another one with --port, or any with --port 0"
    case .noProof(let file, let reason): "\(file): not a proof document: \(reason)"
    case .noBaseline(let file, let reason):
      "\(OneLine.of(file)): not a baseline: \(reason); taut check --write-baseline \(OneLine.of(file)) writes one"
    case .noRevision(let revision, let reason):
      "--changed-since \(OneLine.of(revision)): \(OneLine.of(reason))"
    case .noRequirement(let scene):
      "\(OneLine.of(scene)): nothing is required of it; write it into the scene as \"require\": [\"title is whole\"], or give "
        + "--require 'title is whole'"
    case .reachFollowsSize(let scene, let side, let sizes):
      "\(OneLine.of(scene)): not proven for \(side.side)s from \(points(sizes.lowerBound)) to \(points(sizes.upperBound)), "
        + "as views reach differently far into the safe area at each of them"
    case .noNextLayout(let scene):
      "\(OneLine.of(scene)): Swift source shows one state; say with --next 'isWide=true' to which one --progress goes"
    case .differentViews(let scene):
      "\(OneLine.of(scene)): the next layout has other views, so that there is no way between the two"
    case .nothingToVerify(let file):
      "\(file): there is neither a certificate nor a proof in it; taut explain --format json prints the one, taut prove "
        + "--format json the other"
    }
  }

  /// The folder that a file should be written to, where there is none.
  private func missingFolder(of file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: folder) ? nil : folder
  }

  private func points(_ size: Rational) -> String {
    PointFormat.shortest(CGFloat((size.doubleValue * 1e6).rounded() / 1e6))
  }

  /// An error's words, after the file in which it came up unless they begin with it.
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
