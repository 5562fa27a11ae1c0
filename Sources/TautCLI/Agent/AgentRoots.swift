import Foundation
import LayoutCore

/// The folders in which files may be read.
struct AgentRoots: Sendable {
  /// Absolute paths without links.
  let folders: [String]

  /// Creates the roots from paths; those that do not exist on this machine are left out.
  init(_ paths: [String]) {
    folders = paths.map(Self.real).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Creates the roots from a client's `file:` addresses.
  init(uris: [String]) {
    self.init(uris.compactMap { URL(string: $0) }.filter(\.isFileURL).map(\.path))
  }

  /// Returns the absolute path of a file or a folder, which may be relative to a root.
  ///
  /// - Throws: `ToolFault` for a path that does not exist or leads outside the roots.
  func path(_ given: String) throws(ToolFault) -> String {
    let candidates = given.hasPrefix("/") ? [given] : folders.map { "\($0)/\(given)" }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
    guard let path = found ?? candidates.first else { throw .outside(given, roots: folders) }
    let real = Self.real(path)
    guard contains(real) else { throw .outside(given, roots: folders) }
    guard found != nil else { throw .noFile(given, roots: folders) }
    return real
  }

  /// Returns whether a path without links is below a root.
  func contains(_ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// Returns a path without links, `.` and `..`.
  static func real(_ path: String) -> String {
    guard let found = realpath(path, nil) else {
      // Of a missing file, an existing parent folder is resolved.
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard url.path != "/", url.path != "" else { return "/" }
      let around = real(url.deletingLastPathComponent().path)
      return (around == "/" ? "" : around) + "/" + url.lastPathComponent
    }
    defer { free(found) }
    return String(cString: found)
  }

  /// Returns a text with paths relative to the root, if there is only one.
  func shortened(_ text: String) -> String {
    guard folders.count == 1, folders[0] != "/" else { return text }
    return text.replacing(folders[0] + "/", with: "")
  }
}
