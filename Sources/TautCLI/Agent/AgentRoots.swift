import Foundation
import LayoutCore

/// The folders below which files may be read.
struct AgentRoots: Sendable {
  /// Absolute paths without links in them.
  let folders: [String]

  /// Takes folders over; what is no folder or file on this machine is left out.
  init(_ paths: [String]) {
    folders = paths.map(Self.real).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The folders that a client names by `file:` addresses.
  init(uris: [String]) {
    self.init(uris.compactMap { URL(string: $0) }.filter(\.isFileURL).map(\.path))
  }

  /// The absolute path of a file or a folder, which may be given from a root on.
  ///
  /// - Throws: `ToolFault` for one that is not there, or that leads elsewhere.
  func path(_ given: String) throws(ToolFault) -> String {
    let candidates = given.hasPrefix("/") ? [given] : folders.map { "\($0)/\(given)" }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
    guard let path = found ?? candidates.first else { throw .outside(given, roots: folders) }
    let real = Self.real(path)
    guard contains(real) else { throw .outside(given, roots: folders) }
    guard found != nil else { throw .noFile(given, roots: folders) }
    return real
  }

  /// Whether a path without links in it lies below a root.
  func contains(_ path: String) -> Bool {
    folders.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// A path without links, `.` and `..`.
  static func real(_ path: String) -> String {
    guard let found = realpath(path, nil) else {
      // What is not there has a folder around it that is.
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard url.path != "/", url.path != "" else { return "/" }
      let around = real(url.deletingLastPathComponent().path)
      return (around == "/" ? "" : around) + "/" + url.lastPathComponent
    }
    defer { free(found) }
    return String(cString: found)
  }

  /// A text in which paths begin at the root, where there is only one.
  func shortened(_ text: String) -> String {
    guard folders.count == 1, folders[0] != "/" else { return text }
    return text.replacing(folders[0] + "/", with: "")
  }
}
