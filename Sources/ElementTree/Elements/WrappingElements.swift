import Foundation

extension LayoutElements {
  /// The element types of modifiers that wrap a view.
  static let wrappingModifiers: [any LayoutElement.Type] = [
    PaddingElement.self, PositionElement.self, OffsetElement.self, LayoutPriorityElement.self,
    AlignmentGuideElement.self, AppearanceElement.self, IgnoresSafeAreaElement.self,
  ]
}

/// `padding(_:)`: space around a view.
///
/// If the space belongs to a safe area, views inside may reach into it: see `IgnoresSafeAreaElement`.
public struct PaddingElement: SizingElement, Hashable {
  /// The purpose of a padding.
  public enum Use: Hashable, Sendable, CaseIterable {
    /// Design, as with `padding(_:)`.
    case padding
    /// A bar or the like that covers a part of the view, as with `safeAreaPadding(_:)`.
    case safeArea
    /// An area that covers a part of the container of the whole tree, such as a device's safe area.
    case container
  }

  /// The space at each edge in points; may be negative.
  public var insets: EdgeInsets
  /// The purpose of the padding.
  public var use: Use
  /// The default length of padding, in points.
  public static let defaultLength: CGFloat = 16

  /// Creates a padding of insets in points.
  public init(_ insets: EdgeInsets, use: Use = .padding) {
    self.insets = insets
    self.use = use
  }
  /// The parameters: the four insets.
  public static let parameters: [Parameter<Self>] = [
    .length(.top, along: .vertical, titled: "top padding") {
      $0.insets.top
    } set: {
      $0.insets.top = $1 ?? 0
    },
    .length(.leading, along: .horizontal, titled: "leading padding") {
      $0.insets.leading
    } set: {
      $0.insets.leading = $1 ?? 0
    },
    .length(.bottom, along: .vertical, titled: "bottom padding") {
      $0.insets.bottom
    } set: {
      $0.insets.bottom = $1 ?? 0
    },
    .length(.trailing, along: .horizontal, titled: "trailing padding") {
      $0.insets.trailing
    } set: {
      $0.insets.trailing = $1 ?? 0
    },
  ]

  /// The name of the kind: `padding`, `safeAreaPadding` or `safeArea`.
  public var kind: String {
    switch use {
    case .padding: "padding"
    case .safeArea: "safeAreaPadding"
    case .container: "safeArea"
    }
  }
  /// Returns the child's traits without its priority; an edge with padding other than zero has ordinary
  /// spacing.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    for (edge, inset) in [
      (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ] where inset != 0 {
      traits.spacing.zeroEdges.remove(edge)
      traits.spacing.hideText(at: edge)
    }
    return traits
  }
}

extension ParameterName {
  /// The padding at the upper edge.
  public static let top = Self("top")
  /// The padding at the leading edge.
  public static let leading = Self("leading")
  /// The padding at the lower edge.
  public static let bottom = Self("bottom")
  /// The padding at the trailing edge.
  public static let trailing = Self("trailing")
}

/// `offset(x:y:)`: a modifier that draws the view elsewhere, without any effect on layout and guides.
public struct OffsetElement: ModifierElement, Hashable {
  /// The distance towards the trailing side, in points.
  public var x: CGFloat
  /// The distance downwards, in points.
  public var y: CGFloat

  /// Creates an offset of two distances in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The distance along an axis, in points.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The parameters: both distances.
  public static let parameters: [Parameter<Self>] = [
    .length(.x, along: .horizontal) {
      $0.x
    } set: {
      $0.x = $1 ?? 0
    },
    .length(.y, along: .vertical) {
      $0.y
    } set: {
      $0.y = $1 ?? 0
    },
  ]

  /// The name of the kind: `offset`.
  public var kind: String { "offset" }
}

/// `position(x:y:)`: a modifier that fills its proposal and puts the view's centre at a point.
public struct PositionElement: ModifierElement, Hashable {
  /// The centre's distance from the leading edge in points.
  public var x: CGFloat
  /// The centre's distance from the upper edge in points.
  public var y: CGFloat

  /// Creates a modifier that puts the centre at a point, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The coordinate of the centre along an axis, in points.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The parameters: both coordinates.
  public static let parameters: [Parameter<Self>] = [
    .length(.x, along: .horizontal) {
      $0.x
    } set: {
      $0.x = $1 ?? 0
    },
    .length(.y, along: .vertical) {
      $0.y
    } set: {
      $0.y = $1 ?? 0
    },
  ]

  /// The name of the kind: `position`.
  public var kind: String { "position" }
  /// Returns the child's traits without its priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

/// `ignoresSafeArea(_:edges:)`: a modifier that extends its view beyond those edges where it touches the safe
/// area's.
///
/// How far the view reaches depends on its place in the layout; until that is known, it reaches no farther
/// than its frame.
public struct IgnoresSafeAreaElement: ModifierElement, Hashable {
  /// The edges beyond which the view may reach.
  public var edges: Edge.Set
  /// The distances that the view reaches beyond its own frame, in points outwards; `nil` until a layout
  /// determines them.
  public var reach: EdgeInsets?

  /// Creates a modifier that lets its view reach beyond some edges.
  public init(edges: Edge.Set = .all, reach: EdgeInsets? = nil) {
    self.edges = edges
    self.reach = reach
  }

  /// The parameters: the reach beyond each edge, once it is known.
  public static let parameters: [Parameter<Self>] = [
    .length(.top, along: .vertical, titled: "reach beyond the top") {
      $0.reach?.top
    } set: {
      $0.reach?.top = $1 ?? 0
    },
    .length(.leading, along: .horizontal, titled: "reach beyond the leading edge") {
      $0.reach?.leading
    } set: {
      $0.reach?.leading = $1 ?? 0
    },
    .length(.bottom, along: .vertical, titled: "reach beyond the bottom") {
      $0.reach?.bottom
    } set: {
      $0.reach?.bottom = $1 ?? 0
    },
    .length(.trailing, along: .horizontal, titled: "reach beyond the trailing edge") {
      $0.reach?.trailing
    } set: {
      $0.reach?.trailing = $1 ?? 0
    },
  ]

  /// The name of the kind: `ignoresSafeArea`.
  public var kind: String { "ignoresSafeArea" }
}

/// The function of a modifier beside layout, such as making content from preferences.
package protocol ElementAttachment: Sendable {
  /// The layer that is yet to be made from the preferences of the views inside; `nil` for most modifiers.
  var pendingLayer: (any PreferenceLayer)? { get }
}

/// A modifier that does not affect layout: it changes the drawing, or names the view.
public struct AppearanceElement: ModifierElement, OutlinedElement {
  /// The name of the modifier, such as `border` or `id`.
  public var kind: String
  /// The arguments as written in the source, for drawing and documents.
  public var attributes: [String: String]
  /// The outline of the shape that the modifier clips to, in a rectangle with its origin at zero, for
  /// drawing; `nil` for a shape known by its name.
  public var outline: (@Sendable (CGRect) -> Path)?
  /// The function of the modifier beside layout; `nil` for most.
  package var attached: (any ElementAttachment)?

  /// Whether the modifier shows content that code makes from the preferences of the views inside.
  package var waitsForPreferences: Bool { attached?.pendingLayer != nil }

  /// Creates a modifier without effect on layout; its attributes are for printing.
  public init(kind: String, attributes: [String: String] = [:]) {
    self.kind = kind
    self.attributes = attributes
  }

  /// Empty: no attribute affects a layout.
  public static let parameters: [Parameter<Self>] = []
  /// One identity for all such modifiers, as they affect no layout, but for a control's.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(kind == Self.controlKind ? 1 : 0) }

  /// The kind of the modifier around a control with its label: texts in it say nothing of the space above and below.
  package static let controlKind = "control"

  /// Returns the child's traits; those of a control have ordinary spacing where a text is at an edge.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    if kind == Self.controlKind { traits.spacing.hideText(at: .vertical) }
    return traits
  }
}

/// `layoutPriority(_:)`: a modifier that sets the order in which a stack sizes its children.
public struct LayoutPriorityElement: SizingElement, Hashable {
  /// The priority; children with higher ones are sized first.
  public var value: Double

  /// Creates a modifier with a priority; that of an ordinary view is 0.
  public init(_ value: Double) { self.value = value }
  /// The parameters: the priority.
  public static let parameters: [Parameter<Self>] = [
    .other(.priority, .number, titled: "the layout priority") {
      .priority($0.value)
    } set: {
      if case .priority(let number) = $1 { $0.value = number }
    }
  ]

  /// The name of the kind: `layoutPriority`.
  public var kind: String { "layoutPriority" }
  /// Returns the child's traits with the given priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = value
    return traits
  }
}

extension ParameterName {
  /// The layout priority of a view.
  public static let priority = Self("priority")
}

/// `alignmentGuide(_:computeValue:)`: a modifier that gives a guide an explicit value.
public struct AlignmentGuideElement: ModifierElement {
  /// The guide that is given a value.
  public var guide: AlignmentKey
  /// The value, as a function of the wrapped view's dimensions.
  public var value: GuideFunction

  /// Creates a modifier that gives a guide an explicit value.
  public init(guide: AlignmentKey, value: GuideFunction) {
    self.guide = guide
    self.value = value
  }

  /// The parameters: the guide, and its value if that is linear; a closure has none.
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

  /// The name of the kind: `alignmentGuide`.
  public var kind: String { "alignmentGuide" }
  /// The identity of the guide and its linear function; `nil` for a closure, which cannot be compared.
  public var layoutIdentity: LayoutIdentity? {
    guard case .linear(let length) = value else { return nil }
    return LayoutIdentity(Identity(guide: guide, length: length))
  }
  private struct Identity: Hashable {
    let guide: AlignmentKey
    let length: LinearLength
  }
  /// The value as a linear function; `nil` for a closure, which setting it does not replace.
  private var linear: LinearLength? {
    get { if case .linear(let length) = value { length } else { nil } }
    set { if let newValue, linear != nil { value = .linear(newValue) } }
  }
  /// Returns the child's traits with the guide explicit.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.explicitGuides.insert(guide)
    return traits
  }
}

extension ParameterName {
  /// The guide that is given a value.
  public static let guideKey = Self("guide key")
  /// The constant part of a guide's value, in points.
  public static let guide = Self("guide")
  /// The linear part of a guide's value, without its constant.
  public static let guideFunction = Self("guide function")
}
