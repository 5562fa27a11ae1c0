import Foundation
import LayoutCore

/// Finds and reads files of Swift source.
package enum SwiftFiles {
  /// The largest size of a file, in bytes.
  private static let largest = 16 * 1024 * 1024

  /// Returns whether a path is a file of Swift source, or a folder that contains any; `-` is standard input.
  package static func isSource(_ path: String) -> Bool {
    if path == "-" { return StandardInput.isSwift }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return path.hasSuffix(".swift") }
    return FileManager.default.enumerator(atPath: path)?.contains {
      ($0 as? String)?.hasSuffix(".swift") == true
    } == true
  }

  /// Returns the texts of files, and of all Swift files in folders, sorted by name.
  ///
  /// - Throws: `SourceError`.
  package static func texts(in paths: [String]) throws(SourceError) -> SourceTexts {
    var texts: [SourceTexts.File] = []
    var full: [String] = []
    for path in paths {
      for (name, file) in try files(path) where !full.contains(file) {
        texts.append(SourceTexts.File(name: name, path: file, text: try text(file)))
        full.append(file)
      }
    }
    guard !texts.isEmpty else { throw .noFiles(paths) }
    return SourceTexts(files: texts)
  }

  /// Returns the files, each with its name in positions: its path in the repository, or as it was given.
  private static func files(_ path: String) throws(SourceError) -> [(name: String, file: String)] {
    if path == "-" { return [(name: path, file: path)] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(file: path, reason: "there is no such file")
    }
    let root = root(above: path)
    guard isFolder.boolValue else { return [(name: name(of: path, in: root), file: path)] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { (name: name(of: "\(folder)/\($0)", in: root), file: "\(folder)/\($0)") }
  }

  /// Returns the folder of the repository around a file or a folder, or else the working folder.
  private static func root(above path: String) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    for _ in 0..<40 where folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path
  }

  /// Returns a file's path relative to a folder; for a file elsewhere, the path as it was given.
  private static func name(of file: String, in root: String) -> String {
    let full = URL(fileURLWithPath: file).standardizedFileURL.path
    return full.hasPrefix(root + "/") ? String(full.dropFirst(root.count + 1)) : file
  }

  private static func text(_ file: String) throws(SourceError) -> String {
    let contents = file == "-" ? try? StandardInput.data.get() : FileManager.default.contents(atPath: file)
    guard let data = contents else {
      throw .unreadable(file: file, reason: "it is not readable")
    }
    guard data.count <= largest else {
      throw .unreadable(file: file, reason: "it has more than \(largest) bytes")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .unreadable(file: file, reason: "it is not UTF-8")
    }
    return text
  }
}
