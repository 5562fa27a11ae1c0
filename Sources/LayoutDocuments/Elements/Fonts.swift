import LayoutCore

/// The keys of a font.
private enum FontKey: String, CaseIterable {
  case size, weight, design, family, relativeTo
}

/// Reads fonts: the name of a text style, or an object of which the size has to be given.
enum FontReader {
  static func font(_ field: Field) throws(DocumentError) -> Font {
    guard case .object = field.value.content else {
      let style: Font.TextStyle = try field.word("font")
      return .system(style)
    }
    let keys = try field.object("font", keys: FontKey.allCases.map(\.rawValue))
    let sizeField = try keys.require(FontKey.size.rawValue)
    let size = try sizeField.number()
    guard Font.sizes.contains(size) else {
      let range =
        "\(PointFormat.shortest(Font.sizes.lowerBound))"
        + " to \(PointFormat.shortest(Font.sizes.upperBound)) points"
      throw sizeField.error(.outOfRange(range, found: size))
    }
    let weight: Font.Weight = try keys[FontKey.weight.rawValue]?.word("font weight") ?? .regular
    let design: Font.Design = try keys[FontKey.design.rawValue]?.word("font design") ?? .default
    let family = try keys[FontKey.family.rawValue].map { field throws(DocumentError) in try field.string() }
    let style = try keys[FontKey.relativeTo.rawValue].map { field throws(DocumentError) -> Font.TextStyle in
      try field.word("text style")
    }
    return Font(size: size, weight: weight, design: design, style: style, family: family)
  }
}

/// Writes fonts: as a text style where one has the font, otherwise as an object.
enum FontWriter {
  /// The font as it is at a text size, at which texts were measured.
  static func value(_ font: Font, at textSize: DynamicTypeSize) -> JSONValue {
    // In a document with another text size, a style's name would stand for another size.
    let followed = textSize == .large ? font.style : nil
    if let followed, Font.system(followed) == font { return .string(followed.rawValue) }
    var members: [JSONValue.Member] = [
      .init(FontKey.size.rawValue, .number(font.size)),
      .init(FontKey.weight.rawValue, .string(font.weight.rawValue)),
    ]
    if font.design != .default {
      members.append(.init(FontKey.design.rawValue, .string(font.design.rawValue)))
    }
    if let family = font.family { members.append(.init(FontKey.family.rawValue, .string(family))) }
    if let followed { members.append(.init(FontKey.relativeTo.rawValue, .string(followed.rawValue))) }
    return .object(members)
  }
}
