import Foundation
import LayoutCore

/// Finds and reads files of Swift source.
package enum SwiftFiles {
  /// The largest file that is read, in bytes.
  private static let largest = 16 * 1024 * 1024

  /// Whether a path is a file of Swift source, or a folder in which there are any.
  package static func isSource(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return path.hasSuffix(".swift") }
    return FileManager.default.enumerator(atPath: path)?.contains {
      ($0 as? String)?.hasSuffix(".swift") == true
    } == true
  }

  /// The texts of files, and of all Swift files in folders, in the order of their names.
  ///
  /// Throws `SourceError`.
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
    // A short name that several files have would say nothing.
    let counts = Dictionary(texts.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in texts.indices where counts[texts[index].name] != 1 { texts[index].name = full[index] }
    return SourceTexts(files: texts)
  }

  /// The files, each with the short name that positions carry: its own, or its path in the folder.
  private static func files(_ path: String) throws(SourceError) -> [(name: String, file: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(file: path, reason: "there is no such file")
    }
    guard isFolder.boolValue else {
      return [(name: URL(fileURLWithPath: path).lastPathComponent, file: path)]
    }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted().map { (name: $0, file: "\(folder)/\($0)") }
  }

  private static func text(_ file: String) throws(SourceError) -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .unreadable(file: file, reason: "it may not be read")
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
