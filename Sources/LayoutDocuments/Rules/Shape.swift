import LayoutCore

/// `Color` and the shapes without a rule of their own, with what they are filled with.
struct ShapeRule: DocumentRule {
  static let fillKey = "fill"

  let words = ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"].map {
    DocumentWord.view($0, keys: [fillKey])
  }

  func read(_ reader: ElementReader) throws(DocumentError) -> ShapeElement {
    ShapeElement(kind: reader.word.name, fill: try reader.object()[Self.fillKey]?.string())
  }

  func write(_ shape: ShapeElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(shape.kind, Self.fill(shape.fill))
  }

  static func fill(_ fill: String?) -> [JSONValue.Member] { fill.map { [.init(fillKey, .string($0))] } ?? [] }
}
