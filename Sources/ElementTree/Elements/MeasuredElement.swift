import Foundation

/// Content that answers a proposal with a measurement: a text, a table, anything that no formula describes.
public protocol MeasuredContent: Sendable {
  /// The answer to a proposal (finite sides, `nil` or infinity), and where the same answer holds.
  ///
  /// A finite side must lie in the interval that comes back with the answer.
  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement
  /// Whether the content has text baselines.
  var hasBaselines: Bool { get }
  /// What it prefers beside its neighbours.
  var spacing: ViewSpacing { get }
  /// Errors and warnings about its parameters.
  var issues: [ElementIssue] { get }
  /// What it has in common with content that measures alike; `nil` where nobody can tell.
  var identity: LayoutIdentity? { get }
  /// The content itself where it is a text.
  var text: TextContent? { get }
}

extension MeasuredContent {
  /// `nil`: no text.
  public var text: TextContent? { nil }
  /// What any ordinary view prefers.
  public var spacing: ViewSpacing { .ordinary }
  /// Nothing is wrong.
  public var issues: [ElementIssue] { [] }
  /// `nil`: nobody can tell.
  public var identity: LayoutIdentity? { nil }
}

/// A leaf whose size is measured.
public struct MeasuredElement: LeafElement {
  /// The word for it, such as `Text`.
  public var kind: String
  /// What measures it.
  public var content: any MeasuredContent

  /// Makes a measured leaf.
  public init(kind: String, content: any MeasuredContent) {
    self.kind = kind
    self.content = content
  }

  /// What is written into a text; other content is opaque.
  ///
  /// A text has one string in one font, or else runs.
  public static let parameters: [Parameter<Self>] = [
    .content(.text) {
      $0.plainText.map { .text($0.string) }
    } set: {
      if case .text(let string) = $1 { $0.text?.string = string }
    },
    .content(.runs) {
      $0.text.flatMap { $0.isPlain ? nil : .runs($0.runs) }
    } set: {
      if case .runs(let runs) = $1 { $0.text?.runs = runs }
    },
    .content(.font) {
      $0.plainText.map { .font($0.font) }
    } set: {
      if case .font(let font) = $1 { $0.text?.font = font }
    },
    lineLimit,
    .content(.typesetting) {
      $0.text.map { .typesetting($0.typesetting) }
    } set: {
      if case .typesetting(let typesetting) = $1 { $0.text?.typesetting = typesetting }
    },
  ]

  // Its values are among the `issues`: nearly all of a tree's parameters may be those of texts.
  private static let lineLimit = Parameter<Self>.other(.lineLimit, .counts.optional, isChecked: false) {
    $0.text.map { .count($0.lineLimit) }
  } set: {
    if case .count(let limit) = $1 { $0.text?.lineLimit = limit }
  }

  private var plainText: TextContent? { text.flatMap { $0.isPlain ? $0 : nil } }

  /// The content where it is a text; setting `nil` changes nothing.
  public var text: TextContent? {
    get { content.text }
    set { if let newValue { content = newValue } }
  }

  /// The content's, and what is wrong with the most lines of a text.
  public var issues: [ElementIssue] {
    let issues = content.issues
    guard let limit = content.text?.lineLimit, limit < 1 else { return issues }
    let parameter = Self.lineLimit
    let fault = parameter.accepts.issue(with: .count(limit), of: parameter.title)
    return issues + (fault.map { [.error($0)] } ?? [])
  }
  /// The content's.
  public var layoutIdentity: LayoutIdentity? { content.identity }
  /// Text baselines are explicit guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(spacing: content.spacing, explicitGuides: content.hasBaselines ? .textBaselines : [])
  }
}

/// A text to be measured: a string in a font, or runs.
public struct TextContent: MeasuredContent {
  /// The text with all that its measure depends on.
  public var measurable: MeasurableText
  private var sharedMeasurer: SharedMeasurer
  /// What measures it.
  public var measurer: any TextMeasurer {
    get { sharedMeasurer.measurer }
    set { sharedMeasurer = SharedMeasurer(newValue) }
  }

  /// A text in one font; `lineLimit` is the greatest number of lines.
  public init(_ string: String, font: Font, lineLimit: Int?, measurer: any TextMeasurer) {
    self.init(MeasurableText(string, font: font, lineLimit: lineLimit), measurer: measurer)
  }

  /// Any text.
  public init(_ measurable: MeasurableText, measurer: any TextMeasurer) {
    self.init(measurable, SharedMeasurer(measurer))
  }

  /// A text with what measures others too.
  package init(_ measurable: MeasurableText, _ measurer: SharedMeasurer) {
    self.measurable = measurable
    sharedMeasurer = measurer
  }

  /// The text, without what it looks like.
  public var string: String {
    get { measurable.string }
    set { measurable.string = newValue }
  }
  /// The font of the first letters.
  public var font: Font {
    get { measurable.font }
    set { measurable.font = newValue }
  }
  /// The parts that are set alike.
  public var runs: [TextRun] {
    get { measurable.runs }
    set { measurable.runs = newValue }
  }
  /// The most lines, from 1; `nil` is no limit.
  public var lineLimit: Int? {
    get { measurable.lineLimit }
    set { measurable.lineLimit = newValue }
  }
  /// How its lines are set.
  public var typesetting: Typesetting {
    get { measurable.typesetting }
    set { measurable.typesetting = newValue }
  }
  /// Whether the text is nothing but a string in a font.
  package var isPlain: Bool {
    measurable.onlyRun.map { $0.image == nil && $0.tracking == 0 && $0.baselineOffset == 0 } ?? false
  }

  /// Every text has.
  public var hasBaselines: Bool { true }
  /// As the measurer says.
  public var spacing: ViewSpacing { measurer.spacing(of: font) }
  /// The text, its fonts and its limits, as far as the measurer can be compared.
  public var identity: LayoutIdentity? {
    guard let measurer = measurer as? any Hashable else { return nil }
    return LayoutIdentity(Identity(measurable: measurable, measurer: LayoutIdentity(measurer)))
  }

  private struct Identity: Hashable {
    let measurable: MeasurableText
    let measurer: LayoutIdentity
  }

  /// Lengths that are no numbers, and what the measurer says of the text.
  public var issues: [ElementIssue] {
    let issues = measurer.issues(with: measurable)
    return measurable.areLengthsFinite ? issues : lengthIssues + issues
  }

  private var lengthIssues: [ElementIssue] {
    var issues: [ElementIssue] = []
    func check(_ length: CGFloat, _ name: String) {
      guard !length.isFinite else { return }
      issues.append(.error("\(name) must be a finite number, and is \(length)"))
    }
    check(typesetting.lineSpacing, "line spacing")
    check(typesetting.minimumScaleFactor, "a least scale")
    measurable.forEachRun { run in
      check(run.tracking, "kerning")
      check(run.baselineOffset, "a baseline offset")
      if let image = run.image {
        check(image.width, "the width of an image")
        check(image.height, "the height of an image")
      }
    }
    return issues
  }

  /// The text itself.
  public var text: TextContent? { self }
  /// As the measurer says.
  public func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    measurement(proposal).leaf
  }
  /// What the measurer says of a proposal, with the lines.
  package func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    measurer.measure(measurable, width: proposal.width, height: proposal.height)
  }
}

extension ParameterName {
  /// What a text says.
  public static let text = Self("text")
  /// The parts of a text that are set in different ways.
  public static let runs = Self("runs")
  /// The font of a text.
  public static let font = Self("font")
  /// The most lines that a text may have.
  public static let lineLimit = Self("lineLimit")
  /// How the lines of a text are set.
  public static let typesetting = Self("typesetting")
}

extension MeasuredContent {
  /// The answer to a proposal, with the lengths for which it holds.
  ///
  /// A debug build stops where they are claimed wrongly: what is laid out at one size would be kept for others.
  package func answer(to proposal: ProposedViewSize) -> LeafMeasurement {
    let answer = measure(proposal)
    assert(wrongClaim(of: answer, to: proposal) == nil, wrongClaim(of: answer, to: proposal) ?? "")
    return answer.answering(proposal)
  }

  /// What is wrong with the lengths for which an answer claims to hold; `nil` where they contain what was proposed, and the
  /// answer is the same at their ends.
  package func wrongClaim(of answer: LeafMeasurement, to proposal: ProposedViewSize) -> String? {
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let claimed = isWidth ? answer.widths : answer.heights
      guard claimed != .proposed, let side = isWidth ? proposal.width : proposal.height else { continue }
      guard claimed.contains(side) else {
        return "an answer to \(proposal) claims to hold for lengths that do not contain it: \(claimed)"
      }
      // Few views are asked for less than nothing.
      for end in [max(0, claimed.lower), claimed.upper] where end != side && claimed.contains(end) {
        var other = proposal
        if isWidth { other.width = end } else { other.height = end }
        let found = measure(other)
        if found.size != answer.size || found.firstBaseline != answer.firstBaseline
          || found.lastBaseline != answer.lastBaseline
        {
          return
            "an answer to \(proposal), \(answer.size), claims to hold for \(other), whose answer is \(found.size)"
        }
      }
    }
    return nil
  }
}
