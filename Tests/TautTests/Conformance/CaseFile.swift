import Foundation
import Taut

/// The files of cases that come with the tests.
enum CaseFile {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Cases recorded from SwiftUI.
  static let recorded = read("LayoutDocumentsTests/Resources/swiftui-cases.json")
  /// Cases worked out by hand from the rules, for what the recorded ones leave out.
  static let rules = read("TautTests/Resources/rules-cases.json")

  /// Empty where a file cannot be read, which the tests that count the cases tell of.
  private static func read(_ name: String) -> [LayoutCase] {
    let file = tests.appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return (try? CaseReader().read(text, file: name)) ?? []
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
