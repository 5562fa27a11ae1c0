import Foundation

extension LayoutElements {
  /// The types of modifiers that wrap a view.
  static let wrappingModifiers: [any LayoutElement.Type] = [
    PaddingElement.self, PositionElement.self, OffsetElement.self, LayoutPriorityElement.self,
    AlignmentGuideElement.self, AppearanceElement.self, IgnoresSafeAreaElement.self,
  ]
}

/// `padding(_:)`: room around a view.
///
/// Where the room belongs to a safe area, views inside may reach into it: see `IgnoresSafeAreaElement`.
public struct PaddingElement: SizingElement, Hashable {
  /// What the room is kept free for.
  public enum Use: Hashable, Sendable, CaseIterable {
    /// For looks: `padding(_:)`.
    case padding
    /// For what covers a part of the view: `safeAreaPadding(_:)`.
    case safeArea
    /// For what covers a part of the container that the whole tree is laid out in.
    case container
  }

  /// The room at each edge in points; may be negative.
  public var insets: EdgeInsets
  /// What the room is kept free for.
  public var use: Use
  /// The default length of padding, in points.
  public static let defaultLength: CGFloat = 16

  /// Padding, in points.
  public init(_ insets: EdgeInsets, use: Use = .padding) {
    self.insets = insets
    self.use = use
  }
  /// The four insets.
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

  /// `padding`, `safeAreaPadding` or `safeArea`.
  public var kind: String {
    switch use {
    case .padding: "padding"
    case .safeArea: "safeAreaPadding"
    case .container: "safeArea"
    }
  }
  /// It hides the priority; an edge with padding other than zero has ordinary spacing again.
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
  /// Padding at the upper edge.
  public static let top = Self("top")
  /// Padding at the leading edge.
  public static let leading = Self("leading")
  /// Padding at the lower edge.
  public static let bottom = Self("bottom")
  /// Padding at the trailing edge.
  public static let trailing = Self("trailing")
}

/// `offset(x:y:)`: draws the view elsewhere; its layout and guides stay.
public struct OffsetElement: ModifierElement, Hashable {
  /// To the trailing side, in points.
  public var x: CGFloat
  /// Downwards, in points.
  public var y: CGFloat

  /// An offset, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The distance along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The distances.
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

  /// `offset`.
  public var kind: String { "offset" }
}

/// `position(x:y:)`: takes all that is proposed and puts the view's centre at a point.
public struct PositionElement: ModifierElement, Hashable {
  /// The centre's distance from the leading edge in points.
  public var x: CGFloat
  /// The centre's distance from the upper edge in points.
  public var y: CGFloat

  /// Where the centre goes, in points.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  /// The coordinates.
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

  /// `position`.
  public var kind: String { "position" }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

/// `ignoresSafeArea(_:edges:)`: a view that is proposed more than its parent proposes, where it touches the safe area's
/// edge, and reaches as far beyond it.
///
/// How far it reaches follows from where a layout puts it: until that is known, it reaches nowhere.
public struct IgnoresSafeAreaElement: ModifierElement, Hashable {
  /// The edges beyond which the view may reach.
  public var edges: Edge.Set
  /// How far the view reaches beyond its own frame, in points from each edge outwards; `nil` until a layout tells.
  public var reach: EdgeInsets?

  /// A view that may reach beyond some edges.
  public init(edges: Edge.Set = .all, reach: EdgeInsets? = nil) {
    self.edges = edges
    self.reach = reach
  }

  /// How far it reaches beyond each edge, once that is known.
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

  /// `ignoresSafeArea`.
  public var kind: String { "ignoresSafeArea" }
}

/// What a modifier that has no part in layout does beside it.
package protocol ElementAttachment: Sendable {
  /// What waits to be made from what the views inside say; `nil` for most.
  var pendingLayer: (any PreferenceLayer)? { get }
}

/// A modifier that has no part in layout: it changes what is drawn, or names the view.
public struct AppearanceElement: ModifierElement, OutlinedElement {
  /// The word for it, such as `border` or `id`.
  public var kind: String
  /// Its attributes as a person writes them, for drawing and for documents.
  public var attributes: [String: String]
  /// The outline in a rectangle that begins at zero, of a shape that it cuts out, for drawing; `nil` for one that is known
  /// by its name.
  public var outline: (@Sendable (CGRect) -> Path)?
  /// What it does beside the layout; `nil` for most.
  package var attached: (any ElementAttachment)?

  /// Whether what it shows is made by code, from what the views inside say.
  package var waitsForPreferences: Bool { attached?.pendingLayer != nil }

  /// A modifier of no consequence to layout; its attributes are for printing.
  public init(kind: String, attributes: [String: String] = [:]) {
    self.kind = kind
    self.attributes = attributes
  }

  /// Its parameters change no layout.
  public static let parameters: [Parameter<Self>] = []
  /// All are alike, as they move nothing.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}

/// `layoutPriority(_:)`: when a stack serves the view.
public struct LayoutPriorityElement: SizingElement, Hashable {
  /// The priority; higher ones are served first.
  public var value: Double

  /// A priority; an ordinary view has 0.
  public init(_ value: Double) { self.value = value }
  /// The priority.
  public static let parameters: [Parameter<Self>] = [
    .other(.priority, .number, titled: "the layout priority") {
      .priority($0.value)
    } set: {
      if case .priority(let number) = $1 { $0.value = number }
    }
  ]

  /// `layoutPriority`.
  public var kind: String { "layoutPriority" }
  /// The given priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.priority = value
    return traits
  }
}

extension ParameterName {
  /// When a stack serves a view.
  public static let priority = Self("priority")
}

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
