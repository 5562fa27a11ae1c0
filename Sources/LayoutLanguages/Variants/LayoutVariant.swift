import LayoutCore
import LayoutDocuments

/// One way in which people see a layout: in a text size, a language and a direction.
///
/// What is `nil` is as the scene says.
///
/// ```swift
/// var reader = SceneReader()
/// reader.apply(LayoutVariant(textSize: .accessibility3, direction: .rightToLeft))
/// let scene = try reader.read(#"{"taut": 1, "root": {"type": "Text", "text": "Save"}}"#, file: "save.json")
/// print(scene.environment.textSize.name)  // accessibility3
/// ```
public struct LayoutVariant: Sendable {
  /// How large the fonts of text styles are.
  public var textSize: DynamicTypeSize?
  /// The language of texts.
  public var language: LanguageForm?
  /// The direction in which views place their children.
  public var direction: LayoutDirection?
  /// What has the translations into the language.
  public var translator: (any TextTranslator)?

  /// A variant, by default one in which everything is as the scene says.
  public init(
    textSize: DynamicTypeSize? = nil, language: LanguageForm? = nil, direction: LayoutDirection? = nil,
    translator: (any TextTranslator)? = nil
  ) {
    (self.textSize, self.language) = (textSize, language)
    (self.direction, self.translator) = (direction, translator)
  }
}

extension LayoutVariant: Hashable {
  /// Whether both are the same size, language and direction.
  public static func == (first: LayoutVariant, second: LayoutVariant) -> Bool {
    first.textSize == second.textSize && first.language == second.language
      && first.direction == second.direction
  }

  /// Hashes the size, the language and the direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(textSize)
    hasher.combine(language)
    hasher.combine(direction)
  }
}

extension EnvironmentValues {
  /// Takes over what a variant says of the surroundings of a view.
  public mutating func apply(_ variant: LayoutVariant) {
    if let size = variant.textSize { dynamicTypeSize = size }
    if let direction = variant.direction { layoutDirection = direction }
    if let translator = variant.translator { textTranslator = translator }
  }
}

extension SceneReader {
  /// Reads scenes as a variant says.
  public mutating func apply(_ variant: LayoutVariant) {
    textSize = variant.textSize ?? textSize
    layoutDirection = variant.direction ?? layoutDirection
    translator = variant.translator ?? translator
  }
}
