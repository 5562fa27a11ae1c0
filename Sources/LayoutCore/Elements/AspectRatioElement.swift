import Foundation

/// `aspectRatio(_:contentMode:)`: proposes sizes of one ratio.
public struct AspectRatioElement: ModifierElement, Hashable {
  /// Width over height, also negative or zero; `nil` is the child's ideal ratio.
  public var ratio: CGFloat?
  /// Whether to fit or to cover.
  public var contentMode: ContentMode

  /// A ratio of width to height; `nil` is that of the ideal size.
  public init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// The ratio and the content mode.
  public static let parameters: [Parameter<Self>] = [
    .other(.ratio, .finite.optional, titled: "the aspect ratio") {
      .ratio($0.ratio)
    } set: {
      if case .ratio(let ratio) = $1 { $0.ratio = ratio }
    },
    .other(.contentMode, .words(ContentMode.allCases.map(\.rawValue)), titled: "content mode") {
      .text($0.contentMode.rawValue)
    } set: {
      if case .text(let word) = $1, let mode = ContentMode(rawValue: word) { $0.contentMode = mode }
    },
  ]

  /// `aspectRatio`.
  public var kind: String { "aspectRatio" }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// A width over a height.
  public static let ratio = Self("ratio")
  /// Whether content of a ratio fits in its space or fills it.
  public static let contentMode = Self("contentMode")
}
