import LayoutCore

/// Reads fonts: the name of a text style, or a size and a weight.
enum FontReader {
  static func font(_ field: Field) throws(DocumentError) -> Font {
    if case .object = field.value.content {
      let keys = try field.object("font", keys: ["size", "weight"])
      let sizeField = try keys.require("size")
      let size = try sizeField.number()
      guard Font.sizes.contains(size) else {
        let range =
          "\(PointFormat.shortest(Font.sizes.lowerBound))"
          + " to \(PointFormat.shortest(Font.sizes.upperBound)) points"
        throw sizeField.error(.outOfRange(range, found: size))
      }
      let weight: Font.Weight = try keys["weight"]?.word("font weight") ?? .regular
      return .system(size: size, weight: weight)
    }
    let style: Font.TextStyle = try field.word("font")
    return .system(style)
  }
}

/// Writes fonts: as a text style where one has the font, otherwise as a size and a weight.
enum FontWriter {
  static func value(_ font: Font) -> JSONValue {
    if let style = Font.TextStyle.allCases.first(where: { Font.system($0) == font }) {
      return .string(style.rawValue)
    }
    return .object(["size": .number(font.size), "weight": .string(font.weight.rawValue)])
  }
}
