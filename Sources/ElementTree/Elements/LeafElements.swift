import Foundation

extension LayoutElements {
  static let leaves: [any LayoutElement.Type] = [
    ImageElement.self, ShapeElement.self, CircleElement.self, SpacerElement.self, DividerElement.self,
  ]
}

/// A circle, which takes the largest square within its proposal.
public struct CircleElement: LeafElement, OutlinedElement {
  /// The fill as written in the source, for drawing; `nil` for the default.
  public var fill: String?
  /// The outline in a rectangle with its origin at zero, for drawing, such as a part of the circle; `nil` for
  /// the whole circle.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// Creates a circle, with its fill as written in the source.
  public init(fill: String? = nil) { self.fill = fill }
  /// Empty: a circle has no parameters.
  public static let parameters: [Parameter<Self>] = []

  /// The name of the kind: `Circle`.
  public var kind: String { "Circle" }
  /// The one identity of all circles, as the fill affects no layout.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}

/// A line across the stack that contains it, one point thick.
public struct DividerElement: LeafElement, Hashable, StackAxisReading {
  /// The axis of the nearest enclosing `HStack` or `VStack`; `nil` without one.
  public var axis: Axis?

  /// Creates a divider in a stack along an axis.
  public init(axis: Axis?) { self.axis = axis }
  /// The axis along which it is one point thick.
  public var thicknessAxis: Axis { axis ?? .vertical }
  /// Empty: a divider has no parameters.
  public static let parameters: [Parameter<Self>] = []

  /// The name of the kind: `Divider`.
  public var kind: String { "Divider" }
}

/// An image, which has its natural size, or any size if it is resizable.
public struct ImageElement: LeafElement {
  /// The image's name; empty for an image that is given by its size.
  public var name: String
  /// The natural size in points; `nil` if no image of that name is known.
  public var size: CGSize?
  /// Whether the image takes the proposed size.
  public var isResizable: Bool
  /// Whether the image is one of the system's symbols, for drawing.
  public var isSymbol: Bool
  /// Whether the natural size is not known, and `size` is assumed in its place.
  public var isSizeAssumed = false

  /// Creates an image of a natural size, in points.
  public init(name: String = "", size: CGSize?, isResizable: Bool = false, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
    self.isSymbol = isSymbol
  }

  /// The parameters: the natural size, and whether it is resizable.
  public static let parameters: [Parameter<Self>] = [
    .length(.width, along: .horizontal, .notNegative, titled: "image width") {
      $0.size?.width
    } set: {
      $0.size?.width = $1 ?? 0
    },
    .length(.height, along: .vertical, .notNegative, titled: "image height") {
      $0.size?.height
    } set: {
      $0.size?.height = $1 ?? 0
    },
    .flag(.resizable) {
      $0.isResizable
    } set: {
      $0.isResizable = $1
    },
  ]

  /// The name of the kind: `Image`.
  public var kind: String { "Image" }
  /// The natural size, whether it is assumed, and whether the image is resizable, as its name affects no
  /// layout.
  public var layoutIdentity: LayoutIdentity? {
    LayoutIdentity([size?.width, size?.height, isResizable ? 1 : 0, isSizeAssumed ? 1 : 0])
  }
  /// The error about an image whose size is not known.
  public var issues: [ElementIssue] {
    size == nil
      ? [.error("no image named \"\(name)\" is known; give its size in the environment's images")] : []
  }
}

extension ParameterName {
  /// Whether an image takes the proposed size.
  public static let resizable = Self("resizable")
}

/// A way to fit content of a given ratio into a proposal.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The largest size that fits in the proposal.
  case fit
  /// The smallest size that covers the proposal.
  case fill
}

/// A shape or a colour, which takes the proposed size.
public struct ShapeElement: LeafElement, OutlinedElement {
  /// The kind of shape, such as `Color` or `Rectangle`.
  public var kind: String
  /// The fill as written in the source, for drawing; `nil` for the default.
  public var fill: String?
  /// The radius of the corners in points, for drawing; `nil` for a shape without one.
  public var cornerRadius: CGFloat?
  /// The outline in a rectangle with its origin at zero, for drawing; `nil` for a shape known by its kind.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// Creates a shape, with its fill as written in the source and its corner radius in points.
  public init(kind: String, fill: String? = nil, cornerRadius: CGFloat? = nil) {
    self.kind = kind
    self.fill = fill
    self.cornerRadius = cornerRadius
  }

  /// Empty: the fill affects no layout.
  public static let parameters: [Parameter<Self>] = []
  /// The one identity of all shapes, as neither kind nor fill affects a layout.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}

/// An element that can be drawn as a path of its own; the path does not affect layout.
///
/// ```swift
/// var leaf = ShapeElement(kind: "Arrow")
/// leaf.outline = { rect in Path(ellipseIn: rect) }
/// ```
public protocol OutlinedElement: LayoutElement {
  /// The outline in a rectangle with its origin at zero, for drawing; `nil` for a shape known by its kind.
  var outline: (@Sendable (CGRect) -> Path)? { get set }
}

extension OutlinedElement {
  /// Returns the element with an outline, for drawing.
  package func outlined(by outline: @escaping @Sendable (CGRect) -> Path) -> Self {
    var leaf = self
    leaf.outline = outline
    return leaf
  }
}

/// An element that lies along the nearest enclosing `HStack` or `VStack`, or across it.
package protocol StackAxisReading: LayoutElement {
  /// The axis of the nearest enclosing stack; `nil` without one.
  var axis: Axis? { get set }
}

/// A flexible space along the axis of the nearest stack.
public struct SpacerElement: LeafElement, Hashable, StackAxisReading {
  /// The least length in points; `nil` for the default, 8.
  public var minLength: CGFloat?
  /// The axis of the nearest enclosing `HStack` or `VStack`; `nil` without one.
  public var axis: Axis?

  /// Creates a spacer in a stack along an axis.
  public init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  /// The least length in points, with the default.
  public var minimum: CGFloat { minLength ?? ViewSpacing.defaultDistance }
  /// The parameters: the least length.
  public static let parameters: [Parameter<Self>] = [
    .length(.minLength, alongAxisOf: { $0.axis }) {
      $0.minimum
    } set: {
      $0.minLength = $1
    }
  ]

  /// The name of the kind: `Spacer`.
  public var kind: String { "Spacer" }
  /// Returns the lowest priority, and zero spacing along the stack's axis.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    let edges: Edge.Set =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case nil: .all
      }
    return ViewTraits(priority: -.infinity, spacing: ViewSpacing(zeroEdges: edges))
  }
}

extension ParameterName {
  /// The least length of a spacer, in points.
  public static let minLength = Self("minLength")
}
