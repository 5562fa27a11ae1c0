import Foundation

/// A text with all that its measure depends on, save the proposal.
public struct MeasurableText: Hashable, Sendable {
  private var storage: Storage

  /// What the copies of a text share, so that a copy costs no more than a reference; it does not change.
  private final class Storage: Sendable {
    // Nearly all texts are one run, and those should not each need a list.
    let first: TextRun
    let others: [TextRun]
    let lineLimit: Int?
    let typesetting: Typesetting
    /// The letters, once somebody has divided the text into them.
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

  /// Creates a text to measure, in one font.
  public init(
    _ string: String, font: Font = .body, lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()
  ) {
    self.init(TextRun(string, font: font), lineLimit: lineLimit, typesetting: typesetting)
  }

  /// Creates a text to measure from runs; without any it is an empty text in `Font.body`.
  public init(_ runs: [TextRun], lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()) {
    self.init("", lineLimit: lineLimit, typesetting: typesetting)
    self.runs = runs
  }

  /// Creates a text of one run.
  package init(_ run: TextRun, lineLimit: Int?, typesetting: Typesetting) {
    storage = Storage(run, [], lineLimit, typesetting)
  }

  /// The largest number of lines, or nil for any number; numbers below 1 count as 1.
  public var lineLimit: Int? {
    get { storage.lineLimit }
    set {
      storage = Storage(
        storage.first, storage.others, newValue, storage.typesetting, storage.letters.current)
    }
  }

  /// How its lines are set.
  public var typesetting: Typesetting {
    get { storage.typesetting }
    set {
      storage = Storage(storage.first, storage.others, storage.lineLimit, newValue, storage.letters.current)
    }
  }

  /// The parts of the text, in their order: at least one.
  ///
  /// Runs that are set alike become one, and empty runs are left out unless all of them are empty.
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

  /// Whether letters and images, or letters that are set in different ways, stand in the text.
  public var isMixed: Bool { !storage.others.isEmpty || storage.first.image != nil }

  /// The text.
  ///
  /// Newlines (also CR, CR LF, VT, FF, U+0085, U+2028 and U+2029) begin a new line. A text that is set is one run, set
  /// as the first one was.
  public var string: String {
    get { storage.others.isEmpty ? storage.first.string : runs.map(\.string).joined() }
    set {
      var run = storage.first
      run.string = newValue
      run.image = nil
      set(run, others: [])
    }
  }

  /// The font of the first letters; setting it sets that of all.
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

  /// Puts other letters in the place of the text's.
  private mutating func set(_ first: TextRun, others: [TextRun]) {
    storage = Storage(first, others, lineLimit, typesetting)
  }
}

extension MeasurableText {
  /// Whether two texts are set alike, and say the same.
  public static func == (one: MeasurableText, other: MeasurableText) -> Bool {
    one.storage === other.storage
      || one.storage.first == other.storage.first && one.storage.others == other.storage.others
        && one.storage.lineLimit == other.storage.lineLimit
        && one.storage.typesetting == other.storage.typesetting
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.first)
    hasher.combine(storage.others)
    hasher.combine(storage.lineLimit)
    hasher.combine(storage.typesetting)
  }

  /// Calls a function with each run.
  func forEachRun(_ body: (TextRun) -> Void) {
    body(storage.first)
    for run in storage.others { body(run) }
  }

  /// The only run; `nil` where there are several.
  package var onlyRun: TextRun? { storage.others.isEmpty ? storage.first : nil }

  /// The letters at their full size, in the fonts of a typography; `nil` stands for Roboto.
  func letters(in typography: Typography?) -> LetterRun { storage.letters.letters(of: self, in: typography) }

  /// Whether all lengths that the text is set with are numbers.
  var areLengthsFinite: Bool {
    storage.typesetting.lineSpacing.isFinite && storage.typesetting.minimumScaleFactor.isFinite
      && storage.first.areLengthsFinite && storage.others.allSatisfy(\.areLengthsFinite)
  }
}

/// A part of a text whose letters are all set alike, or an image in it.
///
/// ```swift
/// let runs = [TextRun("Total ", font: .body), TextRun("12", font: .title, tracking: 1)]
/// let total = MeasurableText(runs)
/// ```
public struct TextRun: Hashable, Sendable {
  /// The letters; for an image what stands for it where lines are told.
  public var string: String

  /// The font of all letters.
  public var font: Font

  /// What is added to the width of each letter, the last one included, in points; may be negative.
  public var tracking: CGFloat

  /// How far the letters stand above the baseline, in points; below it where negative.
  public var baselineOffset: CGFloat

  /// The image that stands in place of the letters; `nil` where there are letters.
  public var image: TextImage?

  /// A run of letters, or of an image.
  public init(
    _ string: String, font: Font, tracking: CGFloat = 0, baselineOffset: CGFloat = 0, image: TextImage? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.image = image
  }

  /// Whether all lengths of the run are numbers.
  var areLengthsFinite: Bool {
    tracking.isFinite && baselineOffset.isFinite
      && (image.map { $0.width.isFinite && $0.height.isFinite } ?? true)
  }

  /// Whether letters of another run would be set in the same way.
  func isSetLike(_ other: TextRun) -> Bool {
    image == nil && other.image == nil && font == other.font && tracking == other.tracking
      && baselineOffset == other.baselineOffset
  }
}

/// An image in a line of text.
public struct TextImage: Hashable, Sendable {
  /// Its name.
  public var name: String

  /// Its width, in points.
  public var width: CGFloat

  /// Its height, in points.
  public var height: CGFloat

  /// Whether it is a symbol, which lies in the middle of its line; any other image stands on the baseline.
  public var isSymbol: Bool

  /// An image of a size in points.
  public init(name: String, width: CGFloat, height: CGFloat, isSymbol: Bool = false) {
    self.name = name
    self.width = width
    self.height = height
    self.isSymbol = isSymbol
  }
}

/// The numbers of a run of a text, for a measurer with tables of advance widths.
struct ScaledRun: Sendable {
  let string: String
  let font: ScaledFont
  /// What is added to each letter, in units: what the text says and what the font itself has at its size.
  let tracking: Int
  /// The width of an image, in units; `nil` for letters.
  let image: Int?
  /// How high its line is, and its ellipsis.
  let height: RunHeight

  /// Scales a run.
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

  /// The width of a letter that advances by so much, in units of `TextUnit`: what has no width gets none.
  func width(_ advance: Int) -> Int { Self.width(advance, tracking) }

  private static func width(_ advance: Int, _ tracking: Int) -> Int {
    advance == 0 ? 0 : max(0, advance + tracking)
  }
}

/// The numbers of a font at its size, for a measurer with tables of advance widths.
struct ScaledFont: Sendable {
  /// A table, and how many units of `TextUnit` one of its font units is.
  typealias Part = (advances: AdvanceWidths, factor: Int)

  /// The advance widths of the face, or of the first of those between which it lies.
  let part: Part

  /// The other faces between which it lies.
  var others: [Part] = []

  /// What moves pairs of letters together, and how many units of `TextUnit` one of its font units is.
  var kerning: (pairs: KerningPairs, factor: Int)?

  /// What the font adds to each letter at its size, in units of `TextUnit`.
  var tracking = 0

  /// The height of a line above its baseline, in points.
  let ascent: CGFloat

  /// The depth of a line below its baseline, in points.
  let descent: CGFloat

  /// How much further than their height the baselines of successive lines are apart, in points.
  var leading: CGFloat = 0

  /// The advance of a letter: that of its widest scalar.
  func advance(of letter: Character) -> Int {
    letter.unicodeScalars.reduce(0) { max($0, advance(of: $1)) }
  }

  /// The advance of a scalar, in units of `TextUnit`.
  func advance(of scalar: Unicode.Scalar) -> Int {
    others.reduce(part.advances.advance(of: scalar) * part.factor) {
      $0 + $1.advances.advance(of: scalar) * $1.factor
    }
  }

  /// The advance of an ASCII character, in units of `TextUnit`.
  func advance(ofASCII byte: UInt8) -> Int {
    others.reduce(part.advances.advance(ofASCII: byte) * part.factor) {
      $0 + $1.advances.advance(ofASCII: byte) * $1.factor
    }
  }
}

extension ScaledFont {
  /// Rounds a font's size, times a scale, to 1/64 point and chooses its face of Roboto; the ascent and the descent are
  /// multiples of 1/2.
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

/// Widths as measurers add them: whole multiples of 2^-20 points.
package enum TextUnit {
  /// The units in a point.
  package static let unitsPerPoint = 1 << 20
  private static let perPoint = CGFloat(unitsPerPoint)
  /// The greatest length of one attribute, in points: a line of any number of letters stays far from where numbers end.
  private static let most: CGFloat = 65_536

  /// A width in points; exact below 2^33 points.
  package static func points(_ units: Int) -> CGFloat { CGFloat(units) / perPoint }

  /// The nearest number of units to a length in points; NaN is none.
  package static func units(_ points: CGFloat) -> Int {
    points.isNaN ? 0 : Int((min(max(points, -most), most) * perPoint).rounded())
  }

  /// A height in points, rounded to 1/64; NaN is none.
  package static func height(_ points: CGFloat) -> CGFloat {
    points.isNaN ? 0 : (min(max(points, -most), most) * 64).rounded() / 64
  }
}

extension AdvanceWidths {
  /// The advance widths of the monospaced system font, whose letters are all as wide as 1266 of 2048 units.
  ///
  /// A published number of SF Mono; no recorded line confirms it.
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
