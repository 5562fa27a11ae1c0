/// A text with all that its measure depends on, save the proposal.
public struct MeasurableText: Hashable, Sendable {
  // Nearly all texts are one run, and those should not each need a list.
  private var first: TextRun
  private var others: [TextRun] = []
  /// The letters, once somebody has divided the text into them.
  private(set) var letters = KnownLetters()

  /// The largest number of lines, or nil for any number; numbers below 1 count as 1.
  public var lineLimit: Int?

  /// How its lines are set.
  public var typesetting: Typesetting

  /// Creates a text to measure, in one font.
  public init(
    _ string: String, font: Font = .body, lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()
  ) {
    first = TextRun(string, font: font)
    self.lineLimit = lineLimit
    self.typesetting = typesetting
  }

  /// Creates a text to measure from runs; without any it is an empty text in `Font.body`.
  public init(_ runs: [TextRun], lineLimit: Int? = nil, typesetting: Typesetting = Typesetting()) {
    self.init("", lineLimit: lineLimit, typesetting: typesetting)
    self.runs = runs
  }

  /// Creates a text of one run.
  init(_ run: TextRun, lineLimit: Int?, typesetting: Typesetting) {
    first = run
    self.lineLimit = lineLimit
    self.typesetting = typesetting
  }

  /// The parts of the text, in their order: at least one.
  ///
  /// Runs that are set alike become one, and empty runs are left out unless all of them are empty.
  public var runs: [TextRun] {
    get { [first] + others }
    set {
      var runs: [TextRun] = []
      for run in newValue where !run.string.isEmpty || run.image != nil {
        if let last = runs.last, last.isSetLike(run) {
          runs[runs.count - 1].string += run.string
        } else {
          runs.append(run)
        }
      }
      letters = KnownLetters()
      first = runs.first ?? newValue.first ?? TextRun("", font: .body)
      others = Array(runs.dropFirst())
    }
  }

  /// Whether letters and images, or letters that are set in different ways, stand in the text.
  public var isMixed: Bool { !others.isEmpty || first.image != nil }

  /// The text.
  ///
  /// Newlines (also CR, CR LF, VT, FF, U+0085, U+2028 and U+2029) begin a new line. A text that is set is one run, set
  /// as the first one was.
  public var string: String {
    get { others.isEmpty ? first.string : runs.map(\.string).joined() }
    set {
      letters = KnownLetters()
      first.string = newValue
      first.image = nil
      others = []
    }
  }

  /// The font of the first letters; setting it sets that of all.
  public var font: Font {
    get { first.font }
    set {
      letters = KnownLetters()
      first.font = newValue
      for index in others.indices { others[index].font = newValue }
    }
  }

  /// Calls a function with each run.
  func forEachRun(_ body: (TextRun) -> Void) {
    body(first)
    for run in others { body(run) }
  }

  /// The only run; `nil` where there are several.
  package var onlyRun: TextRun? { others.isEmpty ? first : nil }
}
