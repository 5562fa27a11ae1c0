/// `alignmentGuide(_:computeValue:)`: an explicit value for a guide.
public struct AlignmentGuideElement: ModifierElement {
  /// The guide.
  public var guide: AlignmentKey
  /// How its value follows from the wrapped view's dimensions.
  public var value: GuideFunction

  /// A guide with a value of its own.
  public init(guide: AlignmentKey, value: GuideFunction) {
    self.guide = guide
    self.value = value
  }

  /// The guide, and its value where that is a linear function; of a closure nothing is known.
  public static let parameters: [Parameter<Self>] = [
    .alignment(.guideKey) {
      [$0.guide]
    } set: {
      if let key = $1.first { $0.guide = key }
    },
    .length(
      .guide, alongAxisOf: { $0.guide.axis }, titled: "the constant of the guide"
    ) {
      $0.linear?.constant
    } set: {
      $0.linear?.constant = $1 ?? 0
    },
    .other(
      .guideFunction, titled: "the value of the guide"
    ) {
      $0.linear.map { .function($0 - LinearLength($0.constant)) }
    } set: {
      if case .function(let function) = $1, let linear = $0.linear {
        $0.linear = function - LinearLength(function.constant) + LinearLength(linear.constant)
      }
    },
  ]

  /// `alignmentGuide`.
  public var kind: String { "alignmentGuide" }
  /// The guide and its linear function; a closure is like no other.
  public var layoutIdentity: LayoutIdentity? {
    guard case .linear(let length) = value else { return nil }
    return LayoutIdentity(Identity(guide: guide, length: length))
  }
  private struct Identity: Hashable {
    let guide: AlignmentKey
    let length: LinearLength
  }
  /// The value where it is linear; a change of an opaque one has no effect.
  private var linear: LinearLength? {
    get { if case .linear(let length) = value { length } else { nil } }
    set { if let newValue, linear != nil { value = .linear(newValue) } }
  }
  /// The wrapped view's, with the guide explicit.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.explicitGuides.insert(guide)
    return traits
  }
}

extension ParameterName {
  /// The guide that is given a value.
  public static let guideKey = Self("guide key")
  /// The constant of a guide's value.
  public static let guide = Self("guide")
  /// A guide's value without its constant.
  public static let guideFunction = Self("guide function")
}
