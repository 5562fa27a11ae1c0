import Foundation

/// The files that changed since a revision of a repository, and the untracked ones.
struct ChangedFiles {
  private let paths: Set<String>

  /// Asks git for the files.
  ///
  /// - Throws: `CommandError.noRevision` if git does not know the revision, or cannot be run.
  init(since revision: String) throws {
    guard !revision.hasPrefix("-") else {
      throw CommandError.noRevision(revision, reason: "a revision is the name of a commit, a branch or a tag")
    }
    let root = try Self.git(["rev-parse", "--show-toplevel"], revision).first ?? ""
    let changed = try Self.git(["-C", root, "diff", "--name-only", "-z", revision, "--"], revision)
    let new = try Self.git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"], revision)
    paths = Set((changed + new).map { URL(fileURLWithPath: "\(root)/\($0)").resolvingSymlinksInPath().path })
  }

  /// Returns whether a file changed, or any file in a folder.
  func contains(_ file: String) -> Bool {
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    return paths.contains(path) || paths.contains { $0.hasPrefix(path + "/") }
  }

  /// Returns git's output, split at zero bytes and newlines.
  private static func git(_ arguments: [String], _ revision: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    do { try process.run() } catch { throw CommandError.noRevision(revision, reason: error.words) }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = text.split(separator: "\n").first.map(String.init) ?? "git failed"
      throw CommandError.noRevision(revision, reason: line)
    }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: { $0 == "\0" || $0 == "\n" }).map(
      String.init)
  }
}
