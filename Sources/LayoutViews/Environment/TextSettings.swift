import ElementTree
import Foundation

/// The settings of a text that the views around it make, save for its font and its line limit.
struct TextSettings: Sendable {
  /// The size category that text styles are resolved in.
  var size = DynamicTypeSize.large
  /// The alignment, spacing and truncation of lines.
  var typesetting = Typesetting()
  /// The design of fonts; `nil` is the fonts' own.
  var design: Font.Design?
  /// The points added to each letter where no tracking is given.
  var kerning: CGFloat?
  /// The points added to each letter.
  var tracking: CGFloat?
  /// The height of letters above the baseline, in points.
  var baselineOffset: CGFloat?
  /// The case of letters; `nil` is as they are written.
  var letterCase: Text.Case?
  /// The time that relative dates are formatted against.
  var now = Date(timeIntervalSinceReferenceDate: 0)
  /// The scale of symbols beside text.
  var imageScale = Image.Scale.medium
}

extension EnvironmentValues {
  /// The person's preferred size of texts.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.size }
    set { text.size = newValue }
  }
  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { text.typesetting.lineSpacing }
    set { text.typesetting.lineSpacing = newValue }
  }
  /// The alignment of the lines of a text with each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.typesetting.alignment }
    set { text.typesetting.alignment = newValue }
  }
  /// The part of a line that is left out where a text does not fit.
  public var truncationMode: Text.TruncationMode {
    get { text.typesetting.truncationMode }
    set { text.typesetting.truncationMode = newValue }
  }
  /// Whether letters may move closer together before a part of a text is left out.
  public var allowsTightening: Bool {
    get { text.typesetting.allowsTightening }
    set { text.typesetting.allowsTightening = newValue }
  }
  /// The least scale, from 0 to 1, to which a text may shrink so that it fits.
  public var minimumScaleFactor: CGFloat {
    get { text.typesetting.minimumScaleFactor }
    set { text.typesetting.minimumScaleFactor = newValue }
  }
  /// The case of letters; `nil` is as they are written.
  public var textCase: Text.Case? {
    get { text.letterCase }
    set { text.letterCase = newValue }
  }
  /// The time that relative dates are formatted against; the beginning of 2001 in UTC, unless set, so that
  /// output can be repeated.
  public var now: Date {
    get { text.now }
    set { text.now = newValue }
  }
  /// The scale of symbols beside text.
  public var imageScale: Image.Scale {
    get { text.imageScale }
    set { text.imageScale = newValue }
  }
}

extension EnvironmentValues {
  /// Returns the font in which texts are measured: the text's own style comes before the environment's.
  func resolvedFont(_ style: Text.Style = Text.Style()) -> Font {
    var font = style.font ?? font ?? (isOnMac ? .system(size: 13) : .body)
    if let weight = style.weight ?? fontWeight { font = font.weight(weight) }
    if style.isBold ?? isBold { font = font.bold() }
    if let design = style.design ?? text.design { font = font.design(design) }
    return typography?.resolved(font, at: dynamicTypeSize) ?? font.resolved(at: dynamicTypeSize)
  }

  /// Returns a run of letters in the style of a text.
  func run(_ string: String, _ style: Text.Style) -> TextRun {
    let settings = text
    let tracking = style.tracking ?? settings.tracking ?? style.kerning ?? settings.kerning ?? 0
    return TextRun(
      settings.letterCase?.applied(to: string) ?? string, font: resolvedFont(style), tracking: tracking,
      baselineOffset: style.baselineOffset ?? settings.baselineOffset ?? 0)
  }
}

extension Text.Case {
  /// Returns a string in this case.
  package func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
