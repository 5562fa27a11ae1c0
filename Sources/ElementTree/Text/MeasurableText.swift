import Foundation

/// A text with everything that its measure depends on, except for the proposal.
public struct MeasurableText: Hashable, Sendable {
  private var storage: Storage

  /// The immutable state that copies of a text share, which makes a copy as cheap as a reference.
  private final class Storage: Sendable {
    // Nearly all texts have one run, and none of those should need an array.
    let first: TextRun
    let others: [TextRun]
    let lineLimit: Int?
    let typesetting: Typesetting
    /// The letters, which are found when first needed.
    let letters: KnownLetters

    init(
      _ first: TextRun, _ others: [TextRun], _ lineLimit: Int?, _ typesetting: Typesetting,
      _ letters: LetterRun? = nil
    ) {
      self.first = first
      self.others = others
      self.lineLimit = lineLimit
      self.typesetting = typesetting
      self.letters = KnownLetters(letters)
    }
  }

  /// Creates a text in one font.
  public init(
    _ string: String, font: Font = .body, lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()
  ) {
    self.init(TextRun(string, font: font), lineLimit: lineLimit, typesetting: typesetting)
  }

  /// Creates a text from runs; without any, it is an empty text in `Font.body`.
  public init(_ runs: [TextRun], lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()) {
    self.init("", lineLimit: lineLimit, typesetting: typesetting)
    self.runs = runs
  }

  /// Creates a text of a single run.
  package init(_ run: TextRun, lineLimit: Int?, typesetting: Typesetting) {
    storage = Storage(run, [], lineLimit, typesetting)
  }

  /// The greatest number of lines, or `nil` for any number; numbers below 1 count as 1.
  public var lineLimit: Int? {
    get { storage.lineLimit }
    set {
      storage = Storage(
        storage.first, storage.others, newValue, storage.typesetting, storage.letters.current)
    }
  }

  /// The way in which the lines are set.
  public var typesetting: Typesetting {
    get { storage.typesetting }
    set {
      storage = Storage(storage.first, storage.others, storage.lineLimit, newValue, storage.letters.current)
    }
  }

  /// The runs of the text in order; at least one.
  ///
  /// Setting merges adjacent runs that are set alike, and drops empty runs unless all are empty.
  public var runs: [TextRun] {
    get { [storage.first] + storage.others }
    set {
      var runs: [TextRun] = []
      for run in newValue where !run.string.isEmpty || run.image != nil {
        if let last = runs.last, last.isSetLike(run) {
          runs[runs.count - 1].string += run.string
        } else {
          runs.append(run)
        }
      }
      set(
        runs.first ?? newValue.first ?? TextRun("", font: .body), others: Array(runs.dropFirst()))
    }
  }

  /// Whether the text has an image, or letters that are set in different ways.
  public var isMixed: Bool { !storage.others.isEmpty || storage.first.image != nil }

  /// The string of all runs.
  ///
  /// Newlines (also CR, CR LF, VT, FF, U+0085, U+2028 and U+2029) begin a new line. Setting replaces all runs
  /// by one that is set as the first one was.
  public var string: String {
    get { storage.others.isEmpty ? storage.first.string : runs.map(\.string).joined() }
    set {
      var run = storage.first
      run.string = newValue
      run.image = nil
      set(run, others: [])
    }
  }

  /// The font of the first run; setting it changes the font of all runs.
  public var font: Font {
    get { storage.first.font }
    set {
      func set(_ run: TextRun) -> TextRun {
        var run = run
        run.font = newValue
        return run
      }
      self.set(set(storage.first), others: storage.others.map(set))
    }
  }

  private mutating func set(_ first: TextRun, others: [TextRun]) {
    storage = Storage(first, others, lineLimit, typesetting)
  }
}

extension MeasurableText {
  /// Returns whether two texts have the same runs and are set alike.
  public static func == (one: MeasurableText, other: MeasurableText) -> Bool {
    one.storage === other.storage
      || one.storage.first == other.storage.first && one.storage.others == other.storage.others
        && one.storage.lineLimit == other.storage.lineLimit
        && one.storage.typesetting == other.storage.typesetting
  }

  /// Hashes the properties that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.first)
    hasher.combine(storage.others)
    hasher.combine(storage.lineLimit)
    hasher.combine(storage.typesetting)
  }

  /// Calls a function with each run, in order.
  func forEachRun(_ body: (TextRun) -> Void) {
    body(storage.first)
    for run in storage.others { body(run) }
  }

  /// The only run; `nil` if there are several.
  package var onlyRun: TextRun? { storage.others.isEmpty ? storage.first : nil }

  /// Returns the letters at full size, in the fonts of a typography; `nil` is Roboto.
  func letters(in typography: Typography?) -> LetterRun { storage.letters.letters(of: self, in: typography) }

  /// Whether all lengths of the text are finite.
  var areLengthsFinite: Bool {
    storage.typesetting.lineSpacing.isFinite && storage.typesetting.minimumScaleFactor.isFinite
      && storage.first.areLengthsFinite && storage.others.allSatisfy(\.areLengthsFinite)
  }
}

/// A part of a text with letters that are all set alike, or an image in it.
///
/// ```swift
/// let runs = [TextRun("Total ", font: .body), TextRun("12", font: .title, tracking: 1)]
/// let total = MeasurableText(runs)
/// ```
public struct TextRun: Hashable, Sendable {
  /// The letters; for an image, the string that represents it in reported lines.
  public var string: String

  /// The font of the run's letters.
  public var font: Font

  /// The length added to each letter, the last one included, in points; may be negative.
  public var tracking: CGFloat

  /// The distance of the letters above the baseline, in points; negative below it.
  public var baselineOffset: CGFloat

  /// The image in place of the letters; `nil` for a run of letters.
  public var image: TextImage?

  /// Creates a run of letters, or of an image.
  public init(
    _ string: String, font: Font, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, image: TextImage? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.image = image
  }

  /// Whether all lengths of the run are finite.
  var areLengthsFinite: Bool {
    tracking.isFinite && baselineOffset.isFinite
      && (image.map { $0.width.isFinite && $0.height.isFinite } ?? true)
  }

  /// Returns whether both runs are letters that are set alike.
  func isSetLike(_ other: TextRun) -> Bool {
    image == nil && other.image == nil && font == other.font && tracking == other.tracking
      && baselineOffset == other.baselineOffset
  }
}

/// An image in a line of text.
public struct TextImage: Hashable, Sendable {
  /// The name of the image.
  public var name: String

  /// The width of the image, in points.
  public var width: CGFloat

  /// The height of the image, in points.
  public var height: CGFloat

  /// Whether the image is a symbol, which is centred in its line; any other image is placed on the baseline.
  public var isSymbol: Bool

  /// Creates an image of a size in points.
  public init(name: String, width: CGFloat, height: CGFloat, isSymbol: Bool = false) {
    self.name = name
    self.width = width
    self.height = height
    self.isSymbol = isSymbol
  }
}

/// The numbers of a text's run for a measurer with tables of advance widths.
struct ScaledRun: Sendable {
  let string: String
  let font: ScaledFont
  /// The length added to each letter, in units: the text's tracking and that of the font at its size.
  let tracking: Int
  /// The width of an image, in units; `nil` for letters.
  let image: Int?
  /// The height of the run's line, and the width of its ellipsis.
  let height: RunHeight

  /// Creates the numbers of a run at a scale, in a font.
  init(_ run: TextRun, scale: CGFloat, _ font: ScaledFont) {
    self.font = font
    string = run.string
    tracking = TextUnit.units(run.tracking * scale) + font.tracking
    image = run.image.map { max(0, TextUnit.units($0.width * scale)) }
    let ellipsis = Self.width(font.advance(of: "…" as Unicode.Scalar), tracking)
    var height = RunHeight(ascent: font.ascent, descent: font.descent, ellipsis: ellipsis)
    height.leading = font.leading
    if let image = run.image { height.add(image, scale: scale) }
    height.move(by: TextUnit.height(run.baselineOffset * scale))
    self.height = height
  }

  /// Returns the width of a letter with an advance, in units of `TextUnit`; a letter without an advance has
  /// no width.
  func width(_ advance: Int) -> Int { Self.width(advance, tracking) }

  private static func width(_ advance: Int, _ tracking: Int) -> Int {
    advance == 0 ? 0 : max(0, advance + tracking)
  }
}

/// The numbers of a font at its size for a measurer with tables of advance widths.
struct ScaledFont: Sendable {
  /// A table, with the number of `TextUnit` units per font unit.
  typealias Part = (advances: AdvanceWidths, factor: Int)

  /// The advance widths of the font's face, or of the first of the faces that it is interpolated from.
  let part: Part

  /// The other faces that the font is interpolated from.
  var others: [Part] = []

  /// The kerning of pairs of letters, with the number of `TextUnit` units per font unit.
  var kerning: (pairs: KerningPairs, factor: Int)?

  /// The font's own tracking at its size, in units of `TextUnit`.
  var tracking = 0

  /// The height of a line above its baseline, in points.
  let ascent: CGFloat

  /// The depth of a line below its baseline, in points.
  let descent: CGFloat

  /// The distance of successive baselines beyond a line's height, in points.
  var leading: CGFloat = 0

  /// Returns the advance of a letter, in units of `TextUnit`: that of its widest scalar.
  func advance(of letter: Character) -> Int {
    letter.unicodeScalars.reduce(0) { max($0, advance(of: $1)) }
  }

  /// Returns the advance of a scalar, in units of `TextUnit`.
  func advance(of scalar: Unicode.Scalar) -> Int {
    others.reduce(part.advances.advance(of: scalar) * part.factor) {
      $0 + $1.advances.advance(of: scalar) * $1.factor
    }
  }

  /// Returns the advance of an ASCII character, in units of `TextUnit`.
  func advance(ofASCII byte: UInt8) -> Int {
    others.reduce(part.advances.advance(ofASCII: byte) * part.factor) {
      $0 + $1.advances.advance(ofASCII: byte) * $1.factor
    }
  }
}

extension ScaledFont {
  /// Creates the numbers of a font in Roboto, with its scaled size rounded to 1/64 point.
  ///
  /// The ascent and the descent are multiples of 1/2.
  init(roboto font: Font, scale: CGFloat) {
    let size = max(1, Int((font.size * scale * 64).rounded()))
    let advances: AdvanceWidths =
      switch (font.design, font.weight) {
      case (.monospaced, _): .monospaced
      case (_, .ultraLight), (_, .thin), (_, .light), (_, .regular): .robotoRegular
      case (_, .medium): .robotoMedium
      case (_, .semibold), (_, .bold), (_, .heavy), (_, .black): .robotoBold
      }
    func roundedUpToHalf(_ units: Int) -> CGFloat {
      let unit = AdvanceWidths.robotoUnitsPerEm * 32
      return CGFloat((units * size + unit - 1) / unit) / 2
    }
    self.init(
      part: (advances, size * TextUnit.unitsPerPoint / (64 * advances.unitsPerEm)),
      ascent: roundedUpToHalf(AdvanceWidths.robotoAscent),
      descent: roundedUpToHalf(AdvanceWidths.robotoDescent))
  }
}

/// The unit in which measurers add widths: 2^-20 points.
package enum TextUnit {
  /// The number of units in one point.
  package static let unitsPerPoint = 1 << 20
  private static let perPoint = CGFloat(unitsPerPoint)
  /// The greatest length of one attribute, in points, which keeps the width of any line far from an overflow.
  private static let most: CGFloat = 65_536

  /// Returns a width in points; exact below 2^33 points.
  package static func points(_ units: Int) -> CGFloat { CGFloat(units) / perPoint }

  /// Returns the nearest number of units to a length in points; 0 for NaN.
  package static func units(_ points: CGFloat) -> Int {
    points.isNaN ? 0 : Int((min(max(points, -most), most) * perPoint).rounded())
  }

  /// Returns a height in points rounded to 1/64; 0 for NaN.
  package static func height(_ points: CGFloat) -> CGFloat {
    points.isNaN ? 0 : (min(max(points, -most), most) * 64).rounded() / 64
  }
}

extension AdvanceWidths {
  /// The advance widths of the monospaced system font, whose letters are all as wide as 1266 of 2048 units.
  ///
  /// The number is published for SF Mono; no recorded line confirms it.
  static let systemMonospaced = AdvanceWidths(
    unitsPerEm: 2048, average: 1266, runs: [Run(first: 0x20, advances: Array(repeating: 1266, count: 0x5F))])

  /// The advance widths of a face whose letters are all 0.6 em wide.
  static let monospaced: AdvanceWidths = {
    let width: UInt16 = 1229  // 0.6 em
    return AdvanceWidths(
      unitsPerEm: robotoUnitsPerEm, average: Int(width),
      runs: [Run(first: 0x20, advances: Array(repeating: width, count: 0x5F))])
  }()
}
