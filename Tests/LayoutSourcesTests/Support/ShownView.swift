import LayoutCore
import Testing

@testable import LayoutSources

/// A preview that shows an expression, beside declarations.
enum ShownView {
  /// The frames, line by line.
  static func frames(_ shown: String, _ declarations: String = "") throws -> [String] {
    try SourceFrames.lines(of: source(shown, declarations), .unspecified)
  }

  /// What is assumed, each as it is printed.
  static func assumptions(_ shown: String, _ declarations: String = "") throws -> [String] {
    try SourceFrames.scene(source(shown, declarations)).report.assumptions.map(\.description)
  }

  /// What is drawn otherwise, each as it is printed.
  static func visual(_ shown: String, _ declarations: String = "") throws -> [String] {
    try SourceFrames.scene(source(shown, declarations)).report.visual.map(\.description)
  }

  /// The strings of all texts of what is read without an assumption.
  static func certainTexts(_ shown: String, _ declarations: String = "") throws -> [String] {
    #expect(try assumptions(shown, declarations) == [])
    return try texts(shown, declarations)
  }

  /// The strings of all texts, in the order of the tree.
  static func texts(_ shown: String, _ declarations: String = "") throws -> [String] {
    texts(in: try SourceFrames.scene(source(shown, declarations)).document.root)
  }

  /// The strings of all texts of a source with its own entry.
  static func texts(
    of source: String, _ change: (inout ReadingOptions) throws -> Void = { _ in }
  ) throws -> [String] { texts(in: try SourceFrames.scene(source, change).document.root) }

  static func texts(in node: LayoutNode) -> [String] {
    ((node.element as? MeasuredElement)?.text?.string).map { [$0] } ?? node.children.flatMap(texts)
  }

  private static func source(_ shown: String, _ declarations: String) -> String {
    "\(declarations)\n#Preview { \(shown) }"
  }
}
