import Foundation
import LayoutTesting
import Testing

/// The files of cases that come with the tests.
enum CaseFile: String {
  /// Cases recorded from SwiftUI.
  case swiftUI = "swiftui-cases.json"
  /// More cases recorded from SwiftUI: grids, choices of what fits, spacing of texts, odd values.
  case moreSwiftUI = "swiftui-cases-2.json"
  /// Cases of grids from the same recordings as those above.
  case grids = "grid-cases.json"
  /// Cases worked out by hand from the rules, for what the recorded ones leave out.
  case rules = "rules-cases.json"

  /// Empty where the file cannot be read, which the tests that count the cases tell of.
  var text: String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/\(rawValue)")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The recorded cases; empty where they cannot be read.
  static let recorded = read(.swiftUI) + read(.moreSwiftUI) + read(.grids)
  /// The cases of the rules; empty where they cannot be read.
  static let ofRules = read(.rules)

  private static func read(_ file: CaseFile) -> [LayoutCase] {
    (try? CaseReader().read(file.text, file: file.rawValue)) ?? []
  }

  /// The cases of a text.
  static func cases(_ text: String) throws -> [LayoutCase] {
    try CaseReader().read(text, file: "cases.json")
  }

  /// The only case of a text that gives its tree and what is expected of it at a proposal.
  static func one(
    proposal: String = #"{"width": null, "height": null}"#, tree: String, expect: String
  ) throws -> LayoutCase {
    try cases(
      """
      {"cases": [{"id": "ONE", "area": "test", "root": {"proposal": \(proposal), "placement": "origin"},
        "tree": \(tree), "expect": \(expect)}]}
      """)[0]
  }
}

/// A test shows the name of its case: a whole case fills a screen of the log.
extension LayoutCase: CustomTestStringConvertible {
  /// The case's name.
  public var testDescription: String { id }
}
