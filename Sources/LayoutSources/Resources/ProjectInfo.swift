import Foundation

/// The properties of an app: its `Info.plist`, and the project settings that Xcode adds to it.
enum ProjectInfo {
  /// Returns the strings of a property list, by key; `nil` for any other file.
  ///
  /// Values that Xcode substitutes, `$(MARKETING_VERSION)`, are left out.
  static func plist(_ file: URL) -> [String: String]? {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list.compactMapValues { $0 as? String }.filter { !$0.value.contains("$(") }
  }

  /// Returns the settings of a package: the language in which it is developed.
  static func package(_ file: URL) -> [String: String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let found = text.firstMatch(of: #/defaultLocalization:\s*"([\w-]+)"/#)
    else { return [:] }
    return ["CFBundleDevelopmentRegion": String(found.1)]
  }

  /// Returns the settings of an Xcode project.
  static func project(_ folder: URL) -> [String: String] {
    guard let text = try? String(contentsOf: folder.appending(path: "project.pbxproj"), encoding: .utf8)
    else {
      return [:]
    }
    var info: [String: String] = [:]
    for (key, pattern) in [
      ("CFBundleDevelopmentRegion", #/developmentRegion = "?([\w-]+)"?;/#),
      ("UIUserInterfaceStyle", #/INFOPLIST_KEY_UIUserInterfaceStyle = "?(\w+)"?;/#),
      ("CFBundleDisplayName", #/INFOPLIST_KEY_CFBundleDisplayName = "?([^";$]+)"?;/#),
      ("CFBundleShortVersionString", #/MARKETING_VERSION = "?([\w.]+)"?;/#),
      ("CFBundleVersion", #/CURRENT_PROJECT_VERSION = "?([\w.]+)"?;/#),
    ] {
      if let found = text.firstMatch(of: pattern) { info[key] = String(found.1) }
    }
    return info
  }
}
