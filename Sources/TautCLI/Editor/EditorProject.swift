import Foundation
import LayoutCore
import LayoutSources

/// The source that files of one project are read with: what is on disk, and over it what is open in the editor.
struct EditorProject {
  /// The folders that are read; none for a file that is nowhere.
  let folders: [String]
  /// What names of files begin behind.
  private let root: String
  private var disk: [String: (date: Date, text: String)] = [:]
  private var sources = LivingSources()

  /// The most files of a folder that are read.
  private static let mostFiles = 5_000
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  init(folders: [String], root: String) { (self.folders, self.root) = (folders, root) }

  /// The folders whose source belongs to a file: those that settings name, the module or the Xcode project around it, the
  /// folder that is open in the editor, or none.
  static func folders(of path: String, _ settings: ProjectSettings, roots: [String]) -> [String] {
    if let sources = settings.sources { return sources }
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    if let module = ResourceFinder.around(own) { return [module.path] }
    return roots.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max { $0.count < $1.count }
      .map { [$0] } ?? []
  }

  /// The name of a file in positions: what is behind the project's folder, or the last part.
  func name(of path: String) -> String {
    path.hasPrefix(root + "/")
      ? String(path.dropFirst(root.count + 1)) : path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Reads what has changed on disk.
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

  /// Parses a file that is open, with those that it needs.
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
