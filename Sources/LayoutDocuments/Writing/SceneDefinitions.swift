import Foundation
import LayoutCore

/// What the views of a scene refer to: collected while they are written, and defined before them.
final class SceneDefinitions {
  /// The distance between ordinary views in a stack without spacing, in points.
  let spacing: CGFloat
  /// How large the fonts of text styles are.
  let textSize: DynamicTypeSize
  /// The words for alignments.
  var alignments = AlignmentNames()
  /// The sizes of images.
  var images = ImageNames()

  init(spacing: CGFloat, textSize: DynamicTypeSize) {
    self.spacing = spacing
    self.textSize = textSize
  }

  /// The images and alignments that were referred to so far.
  var members: [JSONValue.Member] { images.definitions + alignments.definitions }
}

/// The images that a document has to define.
struct ImageNames {
  private var sizes: [String: CGSize] = [:]
  private var names: [String] = []

  /// Whether the name stands for this size from now on.
  mutating func define(_ name: String, _ size: CGSize) -> Bool {
    if let known = sizes[name] { return known == size }
    sizes[name] = size
    names.append(name)
    return true
  }

  /// The section `images`, where it is needed.
  var definitions: [JSONValue.Member] {
    guard !names.isEmpty else { return [] }
    return [.init("images", .object(names.map { JSONValue.Member($0, .size(sizes[$0] ?? .zero)) }))]
  }
}
