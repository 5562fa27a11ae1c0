import Foundation
import LayoutCore

/// `Color` and the shapes without a rule of their own, with what they are filled with.
struct ShapeRule: DocumentRule {
  static let fillKey = "fill"

  /// The shape whose corners have a radius, and its key.
  private static let rounded = (word: "RoundedRectangle", key: "cornerRadius")

  /// The word for any other shape, whose kind stands under a key.
  private static let other = (word: "Shape", key: "kind")

  let words =
    ["Color", "Rectangle", "Capsule", "Ellipse"].map {
      DocumentWord.view($0, keys: [fillKey])
    } + [
      DocumentWord.view(rounded.word, keys: [fillKey, rounded.key]),
      DocumentWord.view(other.word, keys: [other.key, fillKey]),
    ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ShapeElement {
    if reader.word.name == Self.other.word {
      let object = try reader.object()
      return ShapeElement(
        kind: try object.require(Self.other.key).string(), fill: try object[Self.fillKey]?.string())
    }
    let object = try reader.object()
    var shape = ShapeElement(kind: reader.word.name, fill: try object[Self.fillKey]?.string())
    if shape.kind == Self.rounded.word {
      shape.cornerRadius = try object[Self.rounded.key].map { field throws(DocumentError) in
        CGFloat(try field.number())
      }
    }
    return shape
  }

  func write(_ shape: ShapeElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    var fill = Self.fill(shape.fill)
    if shape.kind == Self.rounded.word, let radius = shape.cornerRadius {
      fill.append(.init(Self.rounded.key, .number(Double(radius))))
    }
    guard words.contains(where: { $0.name == shape.kind && $0.name != Self.other.word }) else {
      return WrittenElement(Self.other.word, [.init(Self.other.key, .string(shape.kind))] + fill)
    }
    return WrittenElement(shape.kind, fill)
  }

  static func fill(_ fill: String?) -> [JSONValue.Member] { fill.map { [.init(fillKey, .string($0))] } ?? [] }
}
