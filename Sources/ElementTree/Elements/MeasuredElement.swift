import Foundation

/// Content that is measured at each proposal, such as a text or a table, as no formula describes its size.
public protocol MeasuredContent: Sendable {
  /// Returns the size at a proposal, in points, and the proposed lengths for which it is the same.
  ///
  /// A side of the proposal is finite, infinite or `nil`. The returned interval must contain a finite side.
  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement
  /// Whether the content has text baselines.
  var hasBaselines: Bool { get }
  /// The spacing that the content prefers around itself.
  var spacing: ViewSpacing { get }
  /// The errors and warnings about the content's parameters.
  var issues: [ElementIssue] { get }
  /// The identity of content that always measures alike; `nil` if it cannot be compared.
  var identity: LayoutIdentity? { get }
  /// The content as a text; `nil` for any other content.
  var text: TextContent? { get }
}

extension MeasuredContent {
  /// `nil`, as content is not a text by default.
  public var text: TextContent? { nil }
  /// The spacing of an ordinary view.
  public var spacing: ViewSpacing { .ordinary }
  /// Empty, as content has no parameters to check by default.
  public var issues: [ElementIssue] { [] }
  /// `nil`, as content cannot be compared by default.
  public var identity: LayoutIdentity? { nil }
}

/// A leaf whose size its content measures.
public struct MeasuredElement: LeafElement {
  /// The name of the content's kind, such as `Text`.
  public var kind: String
  /// The content that is measured.
  public var content: any MeasuredContent

  /// Creates a leaf of measured content.
  public init(kind: String, content: any MeasuredContent) {
    self.kind = kind
    self.content = content
  }

  /// The parameters of a text; content of another kind has none.
  ///
  /// A plain text has a string and a font, and any other text has runs.
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

  // Not checked here but by `issues`, as a tree may consist of texts almost alone, and a check of every
  // parameter takes time.
  private static let lineLimit = Parameter<Self>.other(.lineLimit, .counts.optional, isChecked: false) {
    $0.text.map { .count($0.lineLimit) }
  } set: {
    if case .count(let limit) = $1 { $0.text?.lineLimit = limit }
  }

  private var plainText: TextContent? { text.flatMap { $0.isPlain ? $0 : nil } }

  /// The content as a text; `nil` for any other content.
  ///
  /// Setting `nil` has no effect.
  public var text: TextContent? {
    get { content.text }
    set { if let newValue { content = newValue } }
  }

  /// The content's issues, and the error about a text's line limit.
  public var issues: [ElementIssue] {
    let issues = content.issues
    guard let limit = content.text?.lineLimit, limit < 1 else { return issues }
    let parameter = Self.lineLimit
    let fault = parameter.accepts.issue(with: .count(limit), of: parameter.title)
    return issues + (fault.map { [.error($0)] } ?? [])
  }
  /// The identity of the content.
  public var layoutIdentity: LayoutIdentity? { content.identity }
  /// Returns the content's spacing, with the text baselines as explicit guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(spacing: content.spacing, explicitGuides: content.hasBaselines ? .textBaselines : [])
  }
}

/// The content of a text: its runs, its line limit, and the measurer of its lines.
public struct TextContent: MeasuredContent {
  /// The text with everything that its size depends on.
  public var measurable: MeasurableText
  private var sharedMeasurer: SharedMeasurer
  /// The measurer of the text's lines.
  public var measurer: any TextMeasurer {
    get { sharedMeasurer.measurer }
    set { sharedMeasurer = SharedMeasurer(newValue) }
  }

  /// Creates a text in one font; `lineLimit` is the greatest number of lines, and `nil` for no limit.
  public init(_ string: String, font: Font, lineLimit: Int?, measurer: any TextMeasurer) {
    self.init(MeasurableText(string, font: font, lineLimit: lineLimit), measurer: measurer)
  }

  /// Creates a text that may have several runs.
  public init(_ measurable: MeasurableText, measurer: any TextMeasurer) {
    self.init(measurable, SharedMeasurer(measurer))
  }

  /// Creates a text with a measurer that other texts share.
  package init(_ measurable: MeasurableText, _ measurer: SharedMeasurer) {
    self.measurable = measurable
    sharedMeasurer = measurer
  }

  /// The string of all runs, without their fonts.
  public var string: String {
    get { measurable.string }
    set { measurable.string = newValue }
  }
  /// The font of the first run.
  public var font: Font {
    get { measurable.font }
    set { measurable.font = newValue }
  }
  /// The parts of the text that are each set in one way.
  public var runs: [TextRun] {
    get { measurable.runs }
    set { measurable.runs = newValue }
  }
  /// The greatest number of lines, at least 1; `nil` for no limit.
  public var lineLimit: Int? {
    get { measurable.lineLimit }
    set { measurable.lineLimit = newValue }
  }
  /// The way in which the text's lines are set.
  public var typesetting: Typesetting {
    get { measurable.typesetting }
    set { measurable.typesetting = newValue }
  }
  /// Whether the text is a string in one font, without image, tracking and baseline offset.
  package var isPlain: Bool {
    measurable.onlyRun.map { $0.image == nil && $0.tracking == 0 && $0.baselineOffset == 0 } ?? false
  }

  /// True, as every text has baselines.
  public var hasBaselines: Bool { true }
  /// The spacing that the measurer gives for the font.
  public var spacing: ViewSpacing { measurer.spacing(of: font) }
  /// The identity of the text and its measurer; `nil` if the measurer is not hashable.
  public var identity: LayoutIdentity? {
    guard let measurer = measurer as? any Hashable else { return nil }
    return LayoutIdentity(Identity(measurable: measurable, measurer: LayoutIdentity(measurer)))
  }

  private struct Identity: Hashable {
    let measurable: MeasurableText
    let measurer: LayoutIdentity
  }

  /// The errors about lengths that are not finite, and the measurer's issues with the text.
  public var issues: [ElementIssue] {
    let issues = measurer.issues(with: measurable)
    return measurable.areLengthsFinite ? issues : lengthIssues + issues
  }

  private var lengthIssues: [ElementIssue] {
    var issues: [ElementIssue] = []
    func check(_ length: CGFloat, _ name: String) {
      guard !length.isFinite else { return }
      issues.append(.error("\(name) must be a finite number, but is \(length)"))
    }
    check(typesetting.lineSpacing, "line spacing")
    check(typesetting.minimumScaleFactor, "minimumScaleFactor")
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
  /// Returns the measurer's size at a proposal, in points.
  public func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    measurement(proposal).leaf
  }
  /// Returns the measurer's answer to a proposal, with the lines.
  package func measurement(_ proposal: ProposedViewSize) -> TextMeasurement {
    measurer.measure(measurable, width: proposal.width, height: proposal.height)
  }
}

extension ParameterName {
  /// The string of a plain text.
  public static let text = Self("text")
  /// The parts of a text that are each set in one way.
  public static let runs = Self("runs")
  /// The font of a plain text.
  public static let font = Self("font")
  /// The greatest number of lines of a text.
  public static let lineLimit = Self("lineLimit")
  /// The way in which the lines of a text are set.
  public static let typesetting = Self("typesetting")
}

extension MeasuredContent {
  /// Returns the answer to a proposal, with the lengths for which it holds.
  ///
  /// A debug build traps on a wrong claim, because the layout of one size would be reused for others.
  package func answer(to proposal: ProposedViewSize) -> LeafMeasurement {
    let answer = measure(proposal)
    assert(wrongClaim(of: answer, to: proposal) == nil, wrongClaim(of: answer, to: proposal) ?? "")
    return answer.answering(proposal)
  }

  /// Returns the fault of an answer's claimed lengths; `nil` if they contain the proposal, and the answer is
  /// the same at their ends.
  package func wrongClaim(of answer: LeafMeasurement, to proposal: ProposedViewSize) -> String? {
    for axis in Axis.allCases {
      let isWidth = axis == .horizontal
      let claimed = isWidth ? answer.widths : answer.heights
      guard claimed != .proposed, let side = isWidth ? proposal.width : proposal.height else { continue }
      guard claimed.contains(side) else {
        return "an answer to \(proposal) claims to hold for a range that does not contain it: \(claimed)"
      }
      // A negative length is hardly ever proposed.
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
