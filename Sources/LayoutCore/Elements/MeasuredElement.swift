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
  var identity: AnyHashable? { get }
  /// The content itself where it is a text.
  var text: TextContent? { get }
}

extension MeasuredContent {
  /// The answer to a proposal, with the lengths for which it holds.
  package func answer(to proposal: ProposedViewSize) -> LeafMeasurement {
    measure(proposal).answering(proposal)
  }

  /// `nil`: no text.
  public var text: TextContent? { nil }
  /// What any ordinary view prefers.
  public var spacing: ViewSpacing { .ordinary }
  /// Nothing is wrong.
  public var issues: [ElementIssue] { [] }
  /// `nil`: nobody can tell.
  public var identity: AnyHashable? { nil }
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
  public static let parameters: [Parameter<Self>] = [
    .other(.text) {
      $0.text.map { .text($0.string) }
    } set: {
      if case .text(let string) = $1 { $0.text?.string = string }
    },
    .other(.font) {
      $0.text.map { .font($0.font) }
    } set: {
      if case .font(let font) = $1 { $0.text?.font = font }
    },
    .other(.lineLimit, .counts.optional) {
      $0.text.map { .count($0.lineLimit) }
    } set: {
      if case .count(let limit) = $1 { $0.text?.lineLimit = limit }
    },
  ]

  /// The content where it is a text; setting `nil` changes nothing.
  public var text: TextContent? {
    get { content.text }
    set { if let newValue { content = newValue } }
  }

  /// The content's.
  public var issues: [ElementIssue] { content.issues }
  /// The content's.
  public var layoutIdentity: AnyHashable? { content.identity }
  /// Text baselines are explicit guides.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    ViewTraits(spacing: content.spacing, explicitGuides: content.hasBaselines ? .textBaselines : [])
  }
}

/// A string to be measured in a font.
public struct TextContent: MeasuredContent {
  /// The text.
  public var string: String
  /// The font.
  public var font: Font
  /// The most lines, from 1; `nil` is no limit.
  public var lineLimit: Int?
  /// What measures it.
  public var measurer: any TextMeasurer

  /// A text; `lineLimit` is the greatest number of lines.
  public init(_ string: String, font: Font, lineLimit: Int?, measurer: any TextMeasurer) {
    self.string = string
    self.font = font
    self.lineLimit = lineLimit
    self.measurer = measurer
  }

  /// Every text has.
  public var hasBaselines: Bool { true }
  /// As the measurer says.
  public var spacing: ViewSpacing { measurer.spacing(of: font) }
  /// The text, its font and its limit, as far as the measurer can be compared.
  public var identity: AnyHashable? {
    guard let measurer = measurer as? any Hashable else { return nil }
    return AnyHashable(
      Identity(string: string, font: font, lineLimit: lineLimit, measurer: AnyHashable(measurer)))
  }

  private struct Identity: Hashable {
    let string: String
    let font: Font
    let lineLimit: Int?
    let measurer: AnyHashable
  }

  /// The text itself.
  public var text: TextContent? { self }
  /// As the measurer says.
  public func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    measurer.measure(
      MeasurableText(string, font: font, lineLimit: lineLimit), width: proposal.width, height: proposal.height
    ).leaf
  }
}

extension ParameterName {
  /// What a text says.
  public static let text = Self("text")
  /// The font of a text.
  public static let font = Self("font")
  /// The most lines that a text may have.
  public static let lineLimit = Self("lineLimit")
}
