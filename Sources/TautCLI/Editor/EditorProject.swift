import Foundation
import LayoutCore
import LayoutSources

/// The source of one project: files on disk, and open texts of the editor in their place.
struct EditorProject {
  /// The folders that are read; empty for a file outside of all.
  let folders: [String]
  /// The prefix that names of files lack.
  private let root: String
  private var disk: [String: (date: Date, text: String)] = [:]
  private var sources = LivingSources()

  /// The largest number of files that are read in a folder.
  private static let mostFiles = 5_000
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  init(folders: [String], root: String) { (self.folders, self.root) = (folders, root) }

  /// Returns the folders of a file's project: those in settings, the module or the Xcode project around it,
  /// the folder that is open in the editor, or none.
  static func folders(of path: String, _ settings: ProjectSettings, roots: [String]) -> [String] {
    if let sources = settings.sources { return sources }
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    if let module = ResourceFinder.around(own) { return [module.path] }
    return roots.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max { $0.count < $1.count }
      .map { [$0] } ?? []
  }

  /// Returns the name of a file in positions: relative to the project's folder, or the last component.
  func name(of path: String) -> String {
    path.hasPrefix(root + "/")
      ? String(path.dropFirst(root.count + 1)) : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Reads the files that have changed on disk.
  mutating func refresh(around path: String) {
    var found: [String: (date: Date, text: String)] = [:]
    for file in folders.flatMap(Self.files) where found.count < Self.mostFiles {
      let date = (try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate]) as? Date
      if let known = disk[file], known.date == date {
        found[file] = known
      } else if let data = FileManager.default.contents(atPath: file),
        let text = String(data: data, encoding: .utf8)
      {
        found[file] = (date ?? .distantPast, text)
      }
    }
    disk = found
    sources.findResources(of: folders.isEmpty ? [path] : folders)
  }

  /// Parses an open file, with those that it needs.
  ///
  /// - Throws: `SourceError.syntax`.
  mutating func parse(_ path: String, open: [String: EditorText]) throws(SourceError) -> ParsedSources {
    var texts = disk.mapValues(\.text)
    for (file, text) in open where file == path || texts[file] != nil || isInside(file) {
      texts[file] = text.text
    }
    let files = texts.sorted { $0.key < $1.key }.map {
      SourceTexts.File(name: name(of: $0.key), path: $0.key, text: $0.value)
    }
    return try sources.parse(files, around: name(of: path))
  }

  private func isInside(_ file: String) -> Bool { folders.contains { file.hasPrefix($0 + "/") } }

  private static func files(in folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let name = all.nextObject() as? String, found.count < mostFiles {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || skipped.contains(String(last)) {
        all.skipDescendants()
      } else if name.hasSuffix(".swift") {
        found.append("\(folder)/\(name)")
      }
    }
    return found
  }
}
