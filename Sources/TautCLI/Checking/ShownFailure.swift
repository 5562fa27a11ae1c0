import Foundation
import LayoutCore
import LayoutLanguages
import LayoutPictures
import LayoutRequirements

/// The command that draws a failure, in the size and the variant of the worst case.
struct ShownFailure {
  /// The arguments of `taut check` that select the input and its reading.
  let arguments: [String]
  /// The view or the preview that was checked, where the arguments leave it open.
  let view: String?
  /// The proposal to sides outside the range.
  let proposal: ProposedViewSize

  /// The options of a check that concern requirements, sizes and variants, each with its number of values.
  private static let ownOptions: [String: Int] = [
    "--width": 1, "--height": 1, "--proposal": 1, "--require": 1, "--standard": 0, "--fix": 0,
    "--format": 1, "--picture": 1,
    "--text-size": 1, "--language": 1, "--direction": 1, "--pseudo": 0, "--baseline": 1,
    "--write-baseline": 1,
    "--changed-since": 1, "--no-project": 0,
  ]

  init(arguments: [String], view: String?, proposal: ProposedViewSize) {
    var (kept, rest): ([String], ArraySlice<String>) = ([], arguments[...])
    while let argument = rest.popFirst() {
      let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
      guard let count = Self.ownOptions[name] else {
        kept.append(argument)
        continue
      }
      if argument == name { rest = rest.dropFirst(count) }
    }
    self.arguments = Self.withFolders(kept)
    self.view = kept.contains("--view") ? nil : view
    self.proposal = proposal
  }

  /// Returns the arguments with a folder in place of its files, where these are many and all of its Swift
  /// files, to keep the command short.
  private static func withFolders(_ arguments: [String]) -> [String] {
    let files = arguments.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("-") }
    let folders = Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    guard files.count > 3, let folder = folders.first, folders.count == 1, !folder.isEmpty,
      files.allSatisfy({ !$0.hasPrefix("/") }),
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }),
      Set(all.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }) == Set(files),
      let first = arguments.firstIndex(of: files[0])
    else { return arguments }
    var others = arguments.filter { !files.contains($0) }
    others.insert(folder, at: arguments[..<first].count { !files.contains($0) })
    return others
  }

  /// Returns the command, quoted for a shell.
  func command(for finding: CheckFinding) -> String {
    let (verdict, result) = finding.worst
    var words = ["taut", "draw"] + arguments
    if let view { words += ["--view", view] }
    words += ["--proposal", size(verdict, result).sides]
    if let variant = result.worstVariant(verdict) {
      if let size = variant.textSize { words += ["--text-size", size.name] }
      if let language = variant.language?.language {
        words += ["--language", language.code]
        if PseudoLanguage(rawValue: language.code) != nil { words.append("--pseudo") }
      }
      if let direction = variant.direction { words += ["--direction", direction.rawValue] }
    }
    return (words + ["-o", "failure.svg"]).map(Self.quoted).joined(separator: " ")
  }

  /// Returns the container in which a requirement fails by the most.
  func size(_ verdict: RequirementVerdict, _ result: CheckResult) -> ProposedViewSize {
    guard let worst = verdict.worst else { return proposal }
    return result.report.range.container(at: worst.shownSize).doubles
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:%+@".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

/// Writes a picture of each finding into a folder.
struct FailurePictures {
  let folder: String
  let options: PictureOptions

  /// Writes the pictures of a scene's failures, `Card.swift-12-whole.svg` and the like, with a frame around
  /// the likeliest culprit.
  ///
  /// - Throws: `CommandError.unwritable`, and the engine's errors.
  func write(_ result: CheckResult) throws {
    let place = URL(fileURLWithPath: folder)
    do { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) } catch {
      throw CommandError.unwritable(file: folder, reason: error.words)
    }
    var known: [String: Int] = [:]
    for finding in result.causes {
      let (verdict, part) = finding.worst
      guard let shown = result.shown else { continue }
      let name = Self.name(finding.location)
      known[name, default: 0] += 1
      let file = place.appendingPathComponent("\(name)-\(known[name, default: 1]).svg")
      let layout = try Engines.layout(part.report.tree, in: shown.size(verdict, part))
      let data = try PictureFormats.named("svg").data(of: Picture(of: layout, options: options), scale: 1)
      do { try data.write(to: file) } catch {
        throw CommandError.unwritable(file: file.path, reason: error.words)
      }
      StandardError.write("\(file.path): \(finding.worst.verdict.requirement.text)")
    }
  }

  /// Returns a place as the name of a file.
  private static func name(_ place: String) -> String {
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return String(last.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }
}
