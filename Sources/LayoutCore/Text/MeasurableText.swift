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
  init(_ run: TextRun, lineLimit: Int?, typesetting: Typesetting) {
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

  /// The letters at their full size, as the built-in measurer divides them.
  var letters: LetterRun { storage.letters.letters(of: self) }

  /// Whether all lengths that the text is set with are numbers.
  var areLengthsFinite: Bool {
    storage.typesetting.lineSpacing.isFinite && storage.typesetting.minimumScaleFactor.isFinite
      && storage.first.areLengthsFinite && storage.others.allSatisfy(\.areLengthsFinite)
  }
}
