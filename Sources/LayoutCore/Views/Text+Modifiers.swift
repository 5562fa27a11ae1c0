import Foundation

extension Text {
  /// Sets the text's font; `nil` is that of the environment.
  ///
  /// Of two the inner one counts.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets how heavy the text's letters are; `nil` is as the font says.
  ///
  /// Of two the inner one counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

  /// Makes the text bold, whatever its font says.
  public func bold(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> Text {
    styled { $0.isBold = $0.isBold ?? isActive }
      .drawn("bold", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Chooses what the letters look like; `nil` is as the font says.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }

  /// Sets the text in letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled { $0.design = $0.design ?? .monospaced } : self
  }

  /// Adds a length in points to the width of each letter; where there is tracking too, that counts alone.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = $0.kerning ?? kerning } }

  /// Adds a length in points to the width of each letter.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? tracking } }

  /// Moves the letters up from the baseline by a length in points, or down where it is negative.
  ///
  /// The line becomes as much higher, or deeper.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// Draws the text in italics; its letters are as wide as they were.
  public func italic(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("italic", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Draws a line under the text, unless told otherwise in its own colour.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("underline", Self.line(isActive, color), fileID, line)
  }

  /// Draws a line through the text, unless told otherwise in its own colour.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("strikethrough", Self.line(isActive, color), fileID, line)
  }

  /// Draws digits that are all equally wide; those of the built-in measurer are.
  public func monospacedDigit(fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("monospacedDigit", [:], fileID, line)
  }

  /// Colours the text; `nil` is the colour of the environment.
  public func foregroundColor(_ color: Color?, fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("foregroundColor", color.map { ["style": $0.paint] } ?? [:], fileID, line)
  }

  /// Fills the text's letters with a style.
  public func foregroundStyle(
    _ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("foregroundStyle", ["style": style.paint], fileID, line)
  }

  /// One text after another, in one paragraph; each keeps what it says of its letters.
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }

  /// The text and another one after it.
  package func followed(by other: Text) -> Text {
    var text = self
    text.others += [other.first] + other.others
    text.appearances += other.appearances
    return text
  }

  /// The text, standing at a position of a source file.
  package func placed(at position: SourcePosition) -> Text {
    var text = self
    text.source = position
    return text
  }

  /// The text with the modifiers that are only drawn, from a place in their order on, standing at a position.
  package func placingModifiers(from start: Int, at position: SourcePosition) -> Text {
    var text = self
    for index in text.appearances.indices.dropFirst(start) { text.appearances[index].source = position }
    return text
  }

  /// How many of its modifiers are only drawn.
  package var drawnModifierCount: Int { appearances.count }

  /// What the text says; an image says its name.
  package var plainString: String {
    ([first] + others).map(\.plainString).joined()
  }

  private static func line(_ isActive: Bool, _ color: Color?) -> [String: String] {
    var attributes = isActive ? [:] : ["isActive": "false"]
    attributes["color"] = color?.paint
    return attributes
  }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.first.style)
    for index in text.others.indices { change(&text.others[index].style) }
    return text
  }

  private func drawn(_ kind: String, _ attributes: [String: String], _ file: String, _ line: Int) -> Text {
    var text = self
    text.appearances.append(
      Appearance(
        element: AppearanceElement(kind: kind, attributes: attributes),
        source: SourcePosition(file: file, line: line)))
    return text
  }
}
