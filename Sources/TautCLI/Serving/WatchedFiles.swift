import Foundation

/// Files and folders, and whether they changed since somebody looked.
struct WatchedFiles {
  private let paths: [String]
  private var seen: [String: Stamp] = [:]

  /// What tells two states of a file apart.
  private struct Stamp: Equatable {
    var date: Date?
    var size: Int?
  }

  /// Watches some paths; of folders all files in them.
  init(_ paths: [String]) {
    self.paths = paths
    seen = stamps
  }

  /// Whether anything changed since the last call.
  mutating func changed() -> Bool {
    let now = stamps
    defer { seen = now }
    return now != seen
  }

  private var stamps: [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in paths {
      stamps[path] = stamp(path)
      for file in FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [] {
        stamps["\(path)/\(file)"] = stamp("\(path)/\(file)")
      }
    }
    return stamps
  }

  private func stamp(_ path: String) -> Stamp {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(date: attributes?[.modificationDate] as? Date, size: attributes?[.size] as? Int)
  }
}
