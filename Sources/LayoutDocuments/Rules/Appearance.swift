import Foundation
import LayoutCore

/// The modifiers that do not affect layout: some have words of their own, any other is an `appearance`.
struct AppearanceRule: DocumentRule {
  private enum Word: String, CaseIterable {
    case border, rotationEffect, scaleEffect, clipped, cornerRadius, shadow, id, environment,
      appearance

    var keys: [String] {
      switch self {
      case .environment: [DocumentWord.directionKey]
      case .appearance: ["kind", "parameters"]
      case .rotationEffect: [Attribute.degrees, EffectFrameRule.key]
      case .scaleEffect: [Attribute.x, Attribute.y, EffectFrameRule.key]
      case .border, .clipped, .cornerRadius, .shadow, .id:
        []
      }
    }
  }

  /// The names of attributes; documents write only their values.
  private enum Attribute {
    /// The name of a border's colour, or another style.
    static let style = "style"
    /// The thickness of a border; a document knows only the usual one.
    static let width = (name: "width", defaults: "1")
    /// The key of an angle, in degrees.
    static let degrees = "degrees"
    /// The factors of both sides, which in a document are the same.
    static let (x, y) = ("x", "y")
    /// The key of a radius, in points.
    static let radius = "radius"
    /// The colour of a shadow.
    static let color = "color"
  }

  let words: [DocumentWord] = Word.allCases.map { .modifier($0.rawValue, keys: $0.keys) }

  func read(_ reader: ElementReader) throws(DocumentError) -> AppearanceElement {
    let word = Word(rawValue: reader.word.name) ?? .appearance
    let value = reader.field
    let attributes: [String: String]
    switch word {
    case .border:
      attributes = [Attribute.style: try value.string(), Attribute.width.name: Attribute.width.defaults]
    case .rotationEffect, .scaleEffect: attributes = try effect(word, reader)
    case .clipped:
      guard try value.boolean() else { throw value.error(.wrongType(expected: "true", found: "false")) }
      attributes = [:]
    case .cornerRadius: attributes = [Attribute.radius: PointFormat.shortest(try value.number())]
    case .shadow: attributes = try shadow(value)
    case .id: attributes = [:]
    case .environment:
      let key = DocumentWord.directionKey
      let direction: LayoutDirection = try reader.object().require(key).word("layout direction")
      attributes = [key: direction.rawValue]
    case .appearance: return try other(reader.object())
    }
    return AppearanceElement(kind: word.rawValue, attributes: attributes)
  }

  /// Returns an effect: a number, or an object of its numbers.
  private func effect(_ word: Word, _ reader: ElementReader) throws(DocumentError) -> [String: String] {
    let names = word.keys.filter { $0 != EffectFrameRule.key }
    guard case .object = reader.field.value.content else {
      let number = PointFormat.shortest(try reader.field.number())
      return Dictionary(uniqueKeysWithValues: names.map { ($0, number) })
    }
    let object = try reader.object()
    var attributes: [String: String] = [:]
    for name in names { attributes[name] = PointFormat.shortest(try object.require(name).number()) }
    return attributes
  }

  /// Returns a shadow: a radius, or an object with its offset and its colour as well.
  private func shadow(_ value: Field) throws(DocumentError) -> [String: String] {
    let defaults = [Attribute.color: "black.opacity(0.33)", Attribute.x: "0", Attribute.y: "0"]
    guard case .object = value.value.content else {
      return defaults.merging([Attribute.radius: PointFormat.shortest(try value.number())]) { $1 }
    }
    let object = try value.object(
      Word.shadow.rawValue, keys: [Attribute.radius, Attribute.x, Attribute.y, Attribute.color])
    var attributes = defaults
    attributes[Attribute.radius] = PointFormat.shortest(try object.require(Attribute.radius).number())
    for key in [Attribute.x, Attribute.y] {
      if let field = object[key] { attributes[key] = PointFormat.shortest(try field.number()) }
    }
    if let color = object[Attribute.color] { attributes[Attribute.color] = try color.string() }
    return attributes
  }

  /// Any other modifier of this sort: its kind, and its attributes as strings.
  private func other(_ object: FieldObject) throws(DocumentError) -> AppearanceElement {
    var attributes: [String: String] = [:]
    for (_, name, value) in try object["parameters"]?.dictionary() ?? [] {
      attributes[name] = try value.string()
    }
    return AppearanceElement(kind: try object.require("kind").string(), attributes: attributes)
  }

  func write(
    _ modifier: AppearanceElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    if modifier.waitsForPreferences { throw writer.error(.preferenceContent(modifier.kind)) }
    if let word = Word(rawValue: modifier.kind), let value = value(of: modifier, word, writer.node) {
      return WrittenElement(word.rawValue, value)
    }
    let attributes = modifier.attributes.sorted { $0.key < $1.key }
      .map { JSONValue.Member($0.key, .string($0.value)) }
    return WrittenElement(
      Word.appearance.rawValue, .object(["kind": .string(modifier.kind), "parameters": .object(attributes)]))
  }

  /// Returns the value of a word; `nil` where it cannot express all of the attributes.
  private func value(of modifier: AppearanceElement, _ word: Word, _ node: LayoutNode) -> JSONValue? {
    let attributes = modifier.attributes
    switch word {
    case .border:
      guard let style = attributes[Attribute.style],
        attributes == [Attribute.style: style, Attribute.width.name: Attribute.width.defaults]
      else { return nil }
      return .string(style)
    case .rotationEffect: return attributes.count == 1 ? number(attributes[Attribute.degrees]) : nil
    case .scaleEffect:
      let (x, y) = (attributes[Attribute.x], attributes[Attribute.y])
      guard attributes.count == 2, let width = number(x), let height = number(y) else { return nil }
      return x == y ? width : .object([.init(Attribute.x, width), .init(Attribute.y, height)])
    case .clipped: return attributes.isEmpty ? .boolean(true) : nil
    case .cornerRadius: return attributes.count == 1 ? number(attributes[Attribute.radius]) : nil
    case .shadow:
      guard attributes.count == 4, let color = attributes[Attribute.color],
        let radius = number(attributes[Attribute.radius]), let x = number(attributes[Attribute.x]),
        let y = number(attributes[Attribute.y])
      else { return nil }
      return .object([
        .init(Attribute.radius, radius), .init(Attribute.x, x), .init(Attribute.y, y),
        .init(Attribute.color, .string(color)),
      ])
    case .id: return node.id != nil && attributes.isEmpty ? .null : nil
    case .environment:
      let direction = [DocumentWord.directionKey: node.direction.rawValue]
      return attributes == direction ? .object(direction.map { .init($0.key, .string($0.value)) }) : nil
    case .appearance: return nil
    }
  }

  /// Returns the value of an attribute that is a number in its shortest form.
  private func number(_ text: String?) -> JSONValue? {
    guard let text, let number = Double(text), number.isFinite, PointFormat.shortest(number) == text
    else { return nil }
    return .number(number)
  }
}
