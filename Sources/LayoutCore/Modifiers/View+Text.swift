/// How the lines of a text are aligned with each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  fileprivate let name: String
  /// The symbol as it is.
  public static let none = SymbolVariants(name: "none")
  /// The filled form.
  public static let fill = SymbolVariants(name: "fill")
  /// The form in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The form in a square.
  public static let square = SymbolVariants(name: "square")
  /// The form in a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The form with a slash.
  public static let slash = SymbolVariants(name: "slash")
}

extension View {
  /// Aligns the lines of the texts in the view; their sizes stay.
  public func multilineTextAlignment(
    _ alignment: TextAlignment, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    environment(\.multilineTextAlignment, alignment)
      .appearance("multilineTextAlignment", ["alignment": alignment.rawValue], fileID, line)
  }

  /// Draws the symbols in the view in another form; their sizes stay.
  public func symbolVariant(
    _ variant: SymbolVariants, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolVariant", ["variant": variant.name], fileID, line)
  }
}
