import LayoutCore
import ReferenceLayout

@testable import LayoutSources

/// What a layout comes to, line by line: path, kind, id and frame.
enum SourceFrames {
  static func lines(_ tree: LayoutTree, _ proposal: ProposedViewSize) throws -> [String] {
    lines(try ReferenceEngine().expanded(tree, in: proposal).result)
  }

  static func lines(_ result: LayoutResult) -> [String] {
    result.views.map { view in
      let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.size.width, view.frame.size.height]
      let numbers = frame.map { PointFormat.hundredths($0) }.joined(separator: " ")
      return "\(view.path) \(view.kind)\(view.id.map { " #\($0)" } ?? "") \(numbers)"
    }
  }

  /// The same for Swift source.
  static func lines(
    of source: String, _ proposal: ProposedViewSize,
    _ change: (inout ReadingOptions) throws -> Void = { _ in }
  ) throws -> [String] {
    try lines(LayoutTree(scene(source, change).document.root), proposal)
  }

  /// Reads a text as `Card.swift`.
  static func scene(
    _ source: String, _ change: (inout ReadingOptions) throws -> Void = { _ in }
  ) throws -> SourceScene {
    var options = ReadingOptions()
    try change(&options)
    return try SwiftSceneReader(options).read([(file: "Card.swift", text: source)])
  }
}
