/// Where the fonts come from that texts are set in.
///
/// ```swift
/// let measurer = try PangoTextMeasurer(fonts: .system)
/// let text = MeasurableText("Two words", font: .title)
/// print(measurer.measure(text).size)
/// ```
public enum PangoFonts: Hashable, Sendable {
  /// The fonts in these files, given by their paths, and no others: the same files have the same answers on any machine.
  ///
  /// The family of the first file is the one of texts that name none.
  case files([String])

  /// The fonts that the system has, by the system's rules.
  case system
}
