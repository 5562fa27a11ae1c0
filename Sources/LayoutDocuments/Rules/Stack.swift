import Foundation
import LayoutCore

/// `HStack` and `VStack`; centred, and with the scene's spacing, where nothing else is said.
struct StackRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("HStack", keys: Self.parameterKeys, children: .placed(along: .horizontal)),
    .view("VStack", keys: Self.parameterKeys, children: .placed(along: .vertical)),
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> StackElement {
    let axis: Axis = reader.word.name == words[0].name ? .horizontal : .vertical
    return try reader.element(Self.usual(axis, spacing: reader.scene.environment.spacing))
  }

  func write(_ stack: StackElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    let written = try writer.element(stack, without: Self.usual(stack.axis, spacing: stack.defaultSpacing))
    guard stack.spacing != nil || stack.defaultSpacing == writer.definitions.spacing else {
      throw writer.error(.severalDefaultSpacings)
    }
    return written
  }

  private static func usual(_ axis: Axis, spacing: CGFloat) -> StackElement {
    let center = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackElement(axis: axis, alignment: center, defaultSpacing: spacing)
  }
}
