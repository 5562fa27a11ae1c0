import Foundation

extension LayoutElements {
  /// The types of leaves.
  static let leaves: [any LayoutElement.Type] = [
    ImageElement.self, ShapeElement.self, CircleElement.self, SpacerElement.self, DividerElement.self,
  ]
}

/// A circle: the largest square in what is proposed.
public struct CircleElement: LeafElement, OutlinedElement {
  /// What it is filled with, for drawing.
  public var fill: String?
  /// The outline in a rectangle that begins at zero, for drawing, such as a part of the circle; `nil` for the circle.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// A circle, with its fill as it is written.
  public init(fill: String? = nil) { self.fill = fill }
  /// A circle has none.
  public static let parameters: [Parameter<Self>] = []

  /// `Circle`.
  public var kind: String { "Circle" }
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}

/// A line across the stack it stands in.
public struct DividerElement: LeafElement, Hashable, StackAxisReading {
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// A divider; `axis` is that of the stack around it.
  public init(axis: Axis?) { self.axis = axis }
  /// The axis along which it is one point thick.
  public var thicknessAxis: Axis { axis ?? .vertical }
  /// A divider has none.
  public static let parameters: [Parameter<Self>] = []

  /// `Divider`.
  public var kind: String { "Divider" }
}

/// An image: its natural size, or any size where it is resizable.
public struct ImageElement: LeafElement {
  /// What the image is called; empty for one that is given by its size.
  public var name: String
  /// Its natural size in points; `nil` where no image of that name is known.
  public var size: CGSize?
  /// Whether it takes the size that is proposed.
  public var isResizable: Bool
  /// Whether it is one of the system's symbols, for drawing.
  public var isSymbol: Bool

  /// Makes an image of a natural size in points.
  public init(name: String = "", size: CGSize?, isResizable: Bool = false, isSymbol: Bool = false) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
    self.isSymbol = isSymbol
  }

  /// The natural size, and whether it is resizable.
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

  /// `Image`.
  public var kind: String { "Image" }
  /// The size and whether it counts; which image it is moves nothing.
  public var layoutIdentity: LayoutIdentity? {
    LayoutIdentity([size?.width, size?.height, isResizable ? 1 : 0])
  }
  /// An unknown name.
  public var issues: [ElementIssue] {
    size == nil
      ? [.error("no image named \"\(name)\" is known; give its size in the environment's images")] : []
  }
}

extension ParameterName {
  /// Whether an image takes the size that is proposed.
  public static let resizable = Self("resizable")
}

/// How content of a ratio meets the space it is given.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The largest size that fits in.
  case fit
  /// The smallest size that covers.
  case fill
}

/// A shape or a colour: it takes what is proposed.
public struct ShapeElement: LeafElement, OutlinedElement {
  /// The word for it, such as `Color` or `Rectangle`.
  public var kind: String
  /// What it is filled with, for drawing.
  public var fill: String?
  /// The radius of its corners in points, for drawing; `nil` for a shape without such a radius.
  public var cornerRadius: CGFloat?
  /// The outline in a rectangle that begins at zero, for drawing; `nil` for a shape that is known by its kind.
  public var outline: (@Sendable (CGRect) -> Path)?

  /// Makes a shape of a kind.
  public init(kind: String, fill: String? = nil, cornerRadius: CGFloat? = nil) {
    self.kind = kind
    self.fill = fill
    self.cornerRadius = cornerRadius
  }

  /// What fills it changes no layout.
  public static let parameters: [Parameter<Self>] = []
  /// All are alike: neither the kind nor the fill moves anything.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}

/// A leaf that can be drawn as a path of its own, which has no part in layout.
///
/// ```swift
/// var leaf = ShapeElement(kind: "Arrow")
/// leaf.outline = { rect in Path(ellipseIn: rect) }
/// ```
public protocol OutlinedElement: LayoutElement {
  /// The outline in a rectangle that begins at zero, for drawing; `nil` for a shape that is known by its kind.
  var outline: (@Sendable (CGRect) -> Path)? { get set }
}

extension OutlinedElement {
  /// The same leaf, drawn as a path in its rectangle.
  package func outlined(by outline: @escaping @Sendable (CGRect) -> Path) -> Self {
    var leaf = self
    leaf.outline = outline
    return leaf
  }
}

/// An element that lies along the nearest enclosing HStack or VStack, or across it.
package protocol StackAxisReading: LayoutElement {
  /// The axis of that stack; `nil` with no such stack.
  var axis: Axis? { get set }
}

/// A flexible space along the axis of the nearest stack.
public struct SpacerElement: LeafElement, Hashable, StackAxisReading {
  /// The least length in points; `nil` is the default, 8.
  public var minLength: CGFloat?
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// A spacer; `axis` is that of the stack around it.
  public init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  /// The least length in points, with the default.
  public var minimum: CGFloat { minLength ?? ViewSpacing.defaultDistance }
  /// The least length.
  public static let parameters: [Parameter<Self>] = [
    .length(.minLength, alongAxisOf: { $0.axis }) {
      $0.minimum
    } set: {
      $0.minLength = $1
    }
  ]

  /// `Spacer`.
  public var kind: String { "Spacer" }
  /// It comes last of all, and wants no spacing along its axis.
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
  /// A spacer's least length.
  public static let minLength = Self("minLength")
}
