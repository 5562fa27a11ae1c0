import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements

/// The reason why a finding is set aside.
enum SetAside: Hashable {
  /// A baseline accepts it.
  case baseline
  /// A comment in the code ignores it, with a reason.
  case comment(reason: String)

  /// The reason in words.
  var text: String {
    switch self {
    case .baseline: "accepted by the baseline"
    case .comment(let reason): "ignored: \(OneLine.of(reason))"
    }
  }
}

/// The identity of a finding when the surrounding lines move: its file, the code of its line, and the
/// failure.
struct FindingKey: Hashable {
  var file: String
  var code: String
  var way: String
}

/// A baseline of accepted findings: `taut check --write-baseline` writes it, and with `--baseline` only other
/// findings count.
///
/// A line is identified by its code and not by its number, so that lines may be added above it; duplicates
/// are counted.
struct CheckBaseline {
  private var counts: [FindingKey: Int] = [:]

  /// Creates a baseline of all findings that count.
  init(of results: [CheckResult]) {
    var lines = SourceLines()
    for result in results {
      for finding in CheckFinding.all(of: result) {
        if case .comment = result.setAside[finding.worst.verdict.requirement] { continue }
        counts[finding.key(reading: &lines), default: 0] += 1
      }
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `DocumentError`, and `CommandError.noBaseline` for any other document.
  init(file: String) throws {
    let text = try SceneFile.text(file)
    let written: Document
    do { written = try JSONDecoder().decode(Document.self, from: Data(text.utf8)) } catch {
      throw CommandError.noBaseline(
        file: file, reason: "it does not have the shape that --write-baseline writes")
    }
    guard written.taut == 1 else {
      throw CommandError.noBaseline(
        file: file, reason: "its version is \(written.taut), but this command reads 1")
    }
    for entry in written.accepted {
      counts[FindingKey(file: entry.file, code: entry.code, way: entry.finding), default: 0] += max(
        1, entry.count)
    }
  }

  /// The number of accepted findings.
  var count: Int { counts.values.reduce(0, +) }

  /// Removes a finding if it is accepted, and returns whether it was.
  mutating func accepts(_ key: FindingKey) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// Returns the document, with a sorted entry per line.
  func text() throws -> String {
    let entries = counts.sorted { one, other in
      (one.key.file, one.key.code, one.key.way) < (other.key.file, other.key.code, other.key.way)
    }.map { Document.Entry(file: $0.file, code: $0.code, finding: $0.way, count: $1) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try entries.map { "    " + String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "{\n  \"taut\": 1,\n  \"accepted\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private struct Document: Codable {
    struct Entry: Codable {
      var file: String
      var code: String
      var finding: String
      var count: Int
    }

    var taut: Int
    var accepted: [Entry]
  }
}

/// The lines of files with findings, each file read once.
struct SourceLines {
  private var files: [String: [Substring]] = [:]
  private let texts: [String: String]

  /// Creates the lines from the texts of some files, which are then not read.
  init(texts: [String: String] = [:]) { self.texts = texts }

  private static func lines(of text: String) -> [Substring] {
    // In Swift the two characters of a CR LF are one.
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// Returns a line, counted from 1; `nil` where the file has none.
  mutating func line(_ number: Int, of file: String) -> Substring? {
    if files[file] == nil {
      files[file] = Self.lines(of: texts[file] ?? (try? SceneFile.text(file)) ?? "")
    }
    guard let lines = files[file], lines.indices.contains(number - 1) else { return nil }
    return lines[number - 1]
  }
}

/// A comment that sets a finding aside, `// taut: ignore text: the title is decoration`, on its line or the
/// line before.
struct IgnoreComment {
  /// The ignored kind of failure; `nil` for all.
  var way: String?
  /// The reason; empty if none is given.
  var reason: String

  /// The words for kinds of failures.
  static let ways = ["size", "place", "text", "ratio", "shown", "row", "effective"]

  /// The problem of the comment; `nil` if it is valid.
  var fault: String? {
    if let way, !Self.ways.contains(way) {
      return
        "no kind of finding is called \"\(way)\": name one of \(ListFormat.or(Self.ways)), or none for all"
    }
    return reason.isEmpty
      ? "a comment that ignores findings must say why: // taut: ignore\(way.map { " \($0)" } ?? ""): the reason"
      : nil
  }

  /// Returns whether a line contains nothing but a comment.
  static func isAlone(_ line: Substring) -> Bool { line.drop { $0.isWhitespace }.hasPrefix("//") }

  /// Parses a line; `nil` if it has no such comment.
  init?(_ line: Substring) {
    guard let found = line.firstMatch(of: /\/\/\s*taut:\s*ignore\b(?<rest>.*)$/) else { return nil }
    let parts = found.output.rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    way = parts[0].isEmpty ? nil : parts[0]
    reason = parts.count > 1 ? parts[1] : ""
  }
}
