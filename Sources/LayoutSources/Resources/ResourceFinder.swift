import Foundation
import LayoutLanguages

/// Finds the resources of the project that source files belong to.
package enum ResourceFinder {
  /// The largest number of files and folders that are visited.
  private static let limit = 50_000
  private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  /// Returns the resources of the project of some files and folders; problems are added to `problems`.
  ///
  /// With `roots`, everything outside of these is ignored, including the targets of links.
  static func resources(
    of paths: [String], below roots: [String] = []
  ) -> (resources: ProjectResources, problems: [String]) {
    let roots = roots.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    func isAllowed(_ file: URL) -> Bool {
      let path = file.resolvingSymlinksInPath().path
      return roots.isEmpty || roots.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
    var resources = ProjectResources()
    var problems: [String] = []
    var seen: Set<String> = []
    var folders = folders(of: paths)
    if !folders.allSatisfy(isAllowed) {
      // The project's folder is outside, but the roots may be in it.
      folders = folders.filter(isAllowed) + roots.map { URL(fileURLWithPath: $0) }
    }
    for path in paths {
      if let file = packageFile(around: path), isAllowed(file) {
        resources.add(info: ProjectInfo.package(file))
      }
    }
    for folder in folders {
      for file in files(in: folder) where isAllowed(file) && seen.insert(file.path).inserted {
        switch file.pathExtension {
        case "xcassets": problems += AssetCatalogue.read(file, into: &resources)
        case "plist":
          if let info = ProjectInfo.plist(file) {
            resources.add(info: info)
          } else {
            problems.append("\(file.path): cannot be read: it is not a property list")
          }
        case "xcodeproj": resources.add(info: ProjectInfo.project(file))
        case "swift": resources.add(info: ProjectInfo.package(file))
        default:
          do {
            resources.add(try StringCatalogue(contentsOf: file.path))
          } catch {
            problems.append("\(error)")
          }
        }
      }
    }
    resources.settle()
    return (resources, problems)
  }

  /// Returns the folders to search: the given ones, and those of the module or the project around them.
  private static func folders(of paths: [String]) -> [URL] {
    var folders: [URL] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let url = URL(fileURLWithPath: path).standardizedFileURL
      let own = isFolder.boolValue ? url : url.deletingLastPathComponent()
      if isFolder.boolValue { folders.append(own) }
      if let around = around(own) { folders.append(around) }
    }
    return folders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the module's folder in a package, or the folder of an Xcode project; `nil` where a folder is in
  /// neither.
  package static func around(_ folder: URL) -> URL? {
    var below: [String] = []
    var next = folder
    for _ in 0..<12 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) { return next }
      if names.contains("Package.swift") {
        // A module has its own resources; those beside the modules belong to none.
        guard below.count >= 2, below.first == "Sources" else { return nil }
        return next.appending(path: below[0]).appending(path: below[1])
      }
      guard next.path != "/", next.lastPathComponent != ".." else { return nil }
      below.insert(next.lastPathComponent, at: 0)
      next = next.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns the manifest of the package that a file is in; `nil` for none.
  private static func packageFile(around path: String) -> URL? {
    var next = URL(fileURLWithPath: path).standardizedFileURL
    for _ in 0..<12 where next.path != "/" {
      next = next.deletingLastPathComponent()
      let file = next.appending(path: "Package.swift")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  /// Returns the catalogues and tables below a folder, the nearest first.
  private static func files(in folder: URL) -> [URL] {
    var found: [URL] = []
    var pending = [folder]
    var count = 0
    while !pending.isEmpty, count < limit {
      let next = pending.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && !skipped.contains(name) {
        count += 1
        let url = next.appending(path: name)
        switch url.pathExtension {
        case "xcassets", "xcstrings", "xcodeproj": found.append(url)
        case "swift":
          if name == "Package.swift" { found.append(url) }
        case "plist":
          // `App-Info.plist`, as in older projects.
          if name == "Info.plist" || name.hasSuffix("-Info.plist") { found.append(url) }
        case "strings", "stringsdict":
          if next.pathExtension == "lproj" { found.append(url) }
        case "", "lproj", "bundle":
          var isFolder: ObjCBool = false
          if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            pending.append(url)
          }
        default: continue
        }
      }
    }
    return found
  }
}
