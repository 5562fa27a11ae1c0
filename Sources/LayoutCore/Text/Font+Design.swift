extension Font {
  /// What the letters of a font look like.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    /// As the system's font.
    case `default`
    /// With serifs; the built-in measurer has the widths of ``default`` for it.
    case serif
    /// With rounded ends; the built-in measurer has the widths of ``default`` for it.
    case rounded
    /// All equally wide: 0.6 em in the built-in measurer.
    case monospaced
  }
}
