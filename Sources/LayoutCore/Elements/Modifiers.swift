import Foundation

/// `fixedSize(horizontal:vertical:)`: proposes nothing on the chosen sides.
public struct FixedSizeElement: LayoutElement {
  /// Whether the width is left to the child.
  public var horizontal: Bool
  /// Whether the height is left to the child.
  public var vertical: Bool

  /// Makes the modifier.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the axis is left to the child.
  public subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
  /// The word for it.
  public var kind: String { "fixedSize" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

/// `padding(_:)`: room around a view.
public struct PaddingElement: LayoutElement {
  /// The room at each edge in points; may be negative.
  public var insets: EdgeInsets
  /// The default length of padding, in points.
  public static let defaultLength: CGFloat = 16

  /// Makes padding.
  public init(_ insets: EdgeInsets) { self.insets = insets }
  /// The word for it.
  public var kind: String { "padding" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// An inset that is not finite.
  public var issues: [ElementIssue] {
    let numbers: KeyValuePairs<String, Double?> = [
      "top padding": insets.top, "leading padding": insets.leading, "bottom padding": insets.bottom,
      "trailing padding": insets.trailing,
    ]
    return Self.finiteIssues(numbers)
  }
  /// It hides the priority; an edge with padding other than zero has ordinary spacing again.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    for (edge, inset) in [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where inset != 0 {
      traits.spacing.zeroEdges.remove(edge)
    }
    return traits
  }
}

/// How content of a ratio meets the space it is given.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The largest size that fits in.
  case fit
  /// The smallest size that covers.
  case fill
}

/// `aspectRatio(_:contentMode:)`: proposes sizes of one ratio.
public struct AspectRatioElement: LayoutElement {
  /// Width over height; `nil` is the child's ideal ratio.
  public var ratio: CGFloat?
  /// Whether to fit or to cover.
  public var contentMode: ContentMode

  /// Makes the modifier.
  public init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// The word for it.
  public var kind: String { "aspectRatio" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// A ratio that is not a positive number.
  public var issues: [ElementIssue] {
    guard let ratio, !(ratio > 0 && ratio.isFinite) else { return [] }
    return [.error("the aspect ratio must be a positive number, and is \(ratio)")]
  }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

/// `position(x:y:)`: takes all that is proposed and puts the view's centre at a point.
public struct PositionElement: LayoutElement {
  /// The centre's distance from the leading edge in points.
  public var x: CGFloat
  /// The centre's distance from the upper edge in points.
  public var y: CGFloat

  /// Makes the modifier.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The word for it.
  public var kind: String { "position" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// A coordinate that is not finite.
  public var issues: [ElementIssue] {
    let numbers: KeyValuePairs<String, Double?> = ["x": x, "y": y]
    return Self.finiteIssues(numbers)
  }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

/// `offset(x:y:)`: draws the view elsewhere; its layout and guides stay.
public struct OffsetElement: LayoutElement {
  /// To the trailing side, in points.
  public var x: CGFloat
  /// Downwards, in points.
  public var y: CGFloat

  /// Makes the modifier.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The distance along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The word for it.
  public var kind: String { "offset" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// A distance that is not finite.
  public var issues: [ElementIssue] {
    let numbers: KeyValuePairs<String, Double?> = ["x": x, "y": y]
    return Self.finiteIssues(numbers)
  }
}

/// `overlay` and `background`: content over or under a view, of which the layout outside sees nothing.
///
/// The node's first child is the primary view, its second the secondary one, if there is any.
public struct OverlayElement: LayoutElement {
  /// The guides of the two views that coincide.
  public var alignment: Alignment
  /// Whether the content is drawn under the view.
  public var isBackground: Bool

  /// Makes the modifier.
  public init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  /// The word for it.
  public var kind: String { isBackground ? "background" : "overlay" }
  /// The guides it aligns by.
  public var alignmentKeys: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
}

/// `layoutPriority(_:)`: when a stack serves the view.
public struct LayoutPriorityElement: LayoutElement {
  /// The priority; higher ones are served first.
  public var value: Double

  /// Makes the modifier.
  public init(_ value: Double) { self.value = value }
  /// The word for it.
  public var kind: String { "layoutPriority" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// NaN.
  public var issues: [ElementIssue] {
    value.isNaN ? [.error("the layout priority is not a number")] : []
  }
  /// The given priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = value
    return traits
  }
}

/// `alignmentGuide(_:computeValue:)`: an explicit value for a guide.
public struct AlignmentGuideElement: LayoutElement {
  /// The guide.
  public var guide: AlignmentKey
  /// How its value follows from the wrapped view's dimensions.
  public var value: GuideFunction

  /// Makes the modifier.
  public init(guide: AlignmentKey, value: GuideFunction) {
    self.guide = guide
    self.value = value
  }

  /// The word for it.
  public var kind: String { "alignmentGuide" }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// Coefficients that are not finite.
  public var issues: [ElementIssue] {
    guard case .linear(let length) = value else { return [] }
    let isFinite = length.constant.isFinite && length.terms.allSatisfy { $0.coefficient.isFinite }
    return isFinite ? [] : [.error("the value of guide \(guide) must be made of finite numbers")]
  }
  /// The wrapped view's, with the guide explicit.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.explicitGuides.insert(guide)
    return traits
  }
}

/// A modifier that has no part in layout: it changes what is drawn, or names the view.
public struct AppearanceElement: LayoutElement {
  /// The word for it, such as `border` or `id`.
  public var kind: String
  /// Its parameters as a person writes them, for drawing and for documents.
  public var parameters: [String: String]

  /// Makes the modifier.
  public init(kind: String, parameters: [String: String] = [:]) {
    self.kind = kind
    self.parameters = parameters
  }

  /// It wraps one view.
  public var role: ElementRole { .modifier }
}
