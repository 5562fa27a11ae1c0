extension Font {
  /// How heavy the letters of a font are, from the lightest to the heaviest.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The lightest weight.
    case ultraLight
    /// Lighter than ``light``.
    case thin
    /// Lighter than ``regular``.
    case light
    /// The weight of running text.
    case regular
    /// Heavier than ``regular``.
    case medium
    /// Heavier than ``medium``; the weight of ``Font/headline``.
    case semibold
    /// The weight of strong emphasis.
    case bold
    /// Heavier than ``bold``.
    case heavy
    /// The heaviest weight.
    case black
  }
}
