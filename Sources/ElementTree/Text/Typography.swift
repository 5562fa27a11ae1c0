import Foundation

/// A platform's way of setting texts: its font, its text styles, and its pixels, to which lines are rounded.
///
/// ```swift
/// let phone = Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3)
/// let title = phone.resolved(.title, at: .accessibility1)
/// print(title.size)  // 38
/// ```
public struct Typography: Hashable, Sendable {
  /// The font's advance widths.
  public var metrics: FontMetrics
  /// The text styles' sizes, weights and leadings.
  public var styles: TextStyles
  /// The number of pixels per point: a whole number from 1 to 8.
  ///
  /// Widths and heights of texts are rounded up to whole pixels.
  public var scale: CGFloat
  /// Whether a preferred language has a tall script, which makes the lines of text styles higher.
  public var hasTallLines = false
  /// Whether a text that is proposed 0 x 0 answers that, instead of a line of its own.
  public var vanishesInNothing = false

  /// Creates a platform's way of setting texts, for a screen with some pixels per point.
  public init(metrics: FontMetrics, styles: TextStyles, scale: CGFloat) {
    self.metrics = metrics
    self.styles = styles
    self.scale = scale
  }

  /// The grid of pixels that lines are rounded to.
  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Whether the leading counts only from the second line on, so that the first two lines are as close as
  /// their heights.
  ///
  /// iOS 26 does so for tall lines (77 recorded texts); macOS does not.
  var leadingBeginsAtSecondLine: Bool { hasTallLines && styles.tallLeadingBeginsAtSecondLine }
}

extension Typography {
  /// Returns a font at a text size, with the size and weight that the platform gives its style.
  ///
  /// A custom font that follows a style has a size of whole points, which grows with the style's leadings.
  public func resolved(_ font: Font, at textSize: DynamicTypeSize) -> Font {
    guard let style = font.style else { return font.emphasized(as: .bold) }
    let entry = styles[style]
    guard font.family == nil else {
      let size = (font.size * entry.growth(at: textSize)).rounded()
      return font.sized(max(1, size), weight: font.weight)
    }
    let weight = font.isEmphasized ? entry.emphasizedWeight : font.ownWeight ?? entry.weight
    // A size other than the style's has already been resolved.
    let size = font.size == style.size ? entry.size(at: textSize) : font.size
    return font.sized(size, weight: weight)
  }

  /// Returns a length in points that grows with a style's leadings, rounded to the nearest pixel and up
  /// between two.
  package func scaled(_ length: CGFloat, asMuchAs style: Font.TextStyle, at textSize: DynamicTypeSize)
    -> CGFloat
  {
    pixels.nearest(length * styles[style].growth(at: textSize))
  }

  /// Returns the numbers of a resolved font, multiplied by a scale.
  func font(_ font: Font, scale: CGFloat) -> ScaledFont {
    let size = max(1, Int((font.size * scale * 64).rounded()))
    let points = CGFloat(size) / 64
    let line = styles.line(of: font, points: points, scale: scale, isTall: hasTallLines)
    // The monospaced font has one width, and so no faces to choose from.
    if font.design == .monospaced {
      let advances = AdvanceWidths.systemMonospaced
      return ScaledFont(
        part: (advances, size * TextUnit.unitsPerPoint / (64 * advances.unitsPerEm)), ascent: line.ascent,
        descent: line.descent, leading: line.leading)
    }
    let parts = metrics.shares(weight: font.weight, size: points).map { advances, share in
      (
        advances: advances,
        factor: Int((share * CGFloat(size * TextUnit.unitsPerPoint / (64 * advances.unitsPerEm))).rounded())
      )
    }
    let pairs = metrics.storage.kerning
    return ScaledFont(
      part: parts[0], others: Array(parts.dropFirst()),
      kerning: (pairs, size * TextUnit.unitsPerPoint / (64 * pairs.unitsPerEm)),
      tracking: TextUnit.units(metrics.tracking(at: points)), ascent: line.ascent, descent: line.descent,
      leading: line.leading)
  }

  /// Returns the spacing of a text in a resolved font.
  ///
  /// With the line's height `u`, its descent `d`, the letters' capital height `c` (1443 of 2048 units), and
  /// `q` a tenth of `u` rounded up to the pixel, it is `d + q` above and `u + q - c` below. All recorded
  /// fonts of iOS 26 and macOS 26 confirm it, except for the distance above text styles with tall lines,
  /// which is recorded for each style.
  func spacing(of font: Font) -> ViewSpacing {
    let line = styles.spacingLine(of: font, isTall: hasTallLines)
    let gap = pixels.roundedUp((line.ascent + line.descent) / 10)
    return ViewSpacing(
      above: line.above ?? line.descent + gap,
      below: line.ascent + line.descent + gap - font.size * 1443 / 2048,
      betweenTexts: max(
        0,
        pixels.roundedUp(
          styles.line(of: font.weight(.regular), points: font.size, scale: 1, isTall: hasTallLines).leading)))
  }
}

/// A text measurer that sets texts as a platform does, in tables of its font's advance widths.
///
/// - *Widths*: advances, pair kerns and tracking, rounded up to whole pixels. A text is never wider than its
///   proposal: if not even a letter fits, it ends at the proposal's last pixel.
/// - *Heights*: lines as ``TextStyles`` has them; baselines of successive lines are at least their style's
///   leading apart; all of it rounded up to whole pixels.
/// - *Breaks, truncation, scale*: as ``BuiltInTextMeasurer``.
///
/// Letters outside of the font's tables, which ``letters(withoutWidthIn:)`` returns, have the width of the
/// built-in measurer's rule for unknown letters.
public struct PlatformTextMeasurer: TextMeasurer, Hashable {
  /// The platform's way of setting texts.
  public let typography: Typography

  /// Creates a measurer for a platform's way of setting texts.
  public init(_ typography: Typography) { self.typography = typography }

  /// Returns the measure of a text, whose fonts must be resolved.
  public func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    let measured = TextSetter.measure(text, width: width, height: height) { letters(of: text, scale: $0) }
    guard typography.vanishesInNothing, let width, let height else { return measured }
    var measurement = measured
    if width <= 0, height <= 0 {
      measurement.leaf = LeafMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0)
    } else if width <= 0 {
      // What holds in no width does not hold in no height as well.
      measurement.leaf.heights.excludeNothing()
    } else if height <= 0 {
      measurement.leaf.widths.excludeNothing()
    }
    return measurement
  }

  /// Returns the spacing of a text in a font, for a column without spacing of its own.
  public func spacing(of font: Font) -> ViewSpacing { typography.spacing(of: font) }

  /// Returns the letters of a text whose widths are unknown, once each in order, as with a script outside of
  /// the font's tables.
  public func letters(withoutWidthIn text: MeasurableText) -> [Character] {
    var seen: Set<Character> = []
    return text.runs.filter { $0.image == nil }.flatMap(\.string).filter { letter in
      !letter.unicodeScalars.allSatisfy(typography.metrics.knows) && seen.insert(letter).inserted
    }
  }

  private func letters(of text: MeasurableText, scale: CGFloat) -> LetterRun {
    scale == 1 ? text.letters(in: typography) : LetterRun(text, scale: scale, in: typography)
  }
}

extension PlatformTextMeasurer: TypesettingMeasurer {
  /// Returns the lines of a text at a proposal in points, with the places of its letters.
  package func typeset(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TypesetText {
    TextSetter.typeset(text, width: width, height: height) { letters(of: text, scale: $0) }
  }
}
