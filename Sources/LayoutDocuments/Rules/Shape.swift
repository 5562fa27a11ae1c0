import LayoutCore

/// `Color` and the shapes without a rule of their own, with what they are filled with.
struct ShapeRule: DocumentRule {
  static let fillKey = "fill"

  /// The word for any other shape, whose kind stands under a key.
  private static let other = (word: "Shape", key: "kind")

  let words =
    ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"].map {
      DocumentWord.view($0, keys: [fillKey])
    } + [DocumentWord.view(other.word, keys: [other.key, fillKey])]

  func read(_ reader: ElementReader) throws(DocumentError) -> ShapeElement {
    if reader.word.name == Self.other.word {
      let object = try reader.object()
      return ShapeElement(
        kind: try object.require(Self.other.key).string(), fill: try object[Self.fillKey]?.string())
    }
    return ShapeElement(kind: reader.word.name, fill: try reader.object()[Self.fillKey]?.string())
  }

  func write(_ shape: ShapeElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    let fill = Self.fill(shape.fill)
    guard words.contains(where: { $0.name == shape.kind && $0.name != Self.other.word }) else {
      return WrittenElement(Self.other.word, [.init(Self.other.key, .string(shape.kind))] + fill)
    }
    return WrittenElement(shape.kind, fill)
  }

  static func fill(_ fill: String?) -> [JSONValue.Member] { fill.map { [.init(fillKey, .string($0))] } ?? [] }
}
