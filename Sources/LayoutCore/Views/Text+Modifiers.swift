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

  /// One text after another, in one paragraph.
  ///
  /// The letters of both are measured in one font: that of the first text. How the second one is drawn is kept, and its
  /// own font and weight are not.
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }

  /// The text and another one after it.
  package func followed(by other: Text) -> Text {
    var text = self
    text.string += other.string
    text.appearances += other.appearances
    return text
  }

  private static func line(_ isActive: Bool, _ color: Color?) -> [String: String] {
    var attributes = isActive ? [:] : ["isActive": "false"]
    attributes["color"] = color?.paint
    return attributes
  }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.style)
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
