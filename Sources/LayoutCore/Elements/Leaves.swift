import Foundation

/// An image: its natural size, or any size where it is resizable.
public struct ImageElement: LayoutElement {
  /// What the image is called; empty for one that is given by its size.
  public var name: String
  /// Its natural size in points; `nil` where no image of that name is known.
  public var size: CGSize?
  /// Whether it takes the size that is proposed.
  public var isResizable: Bool

  /// Makes an image of a natural size in points.
  public init(name: String = "", size: CGSize?, isResizable: Bool = false) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
  }

  /// The word for it.
  public var kind: String { "Image" }
  /// It has no children.
  public var role: ElementRole { .leaf }
  /// An unknown name, or a size that is not finite.
  public var issues: [ElementIssue] {
    guard let size else {
      return [.error("no image named \"\(name)\" is known; give its size in the environment's images")]
    }
    let numbers: KeyValuePairs<String, Double?> = ["image width": size.width, "image height": size.height]
    return Self.finiteIssues(numbers)
  }
}

/// A shape or a colour: it takes what is proposed.
public struct ShapeElement: LayoutElement {
  /// The word for it, such as `Color` or `Rectangle`.
  public var kind: String
  /// What it is filled with, for drawing.
  public var fill: String?

  /// Makes a shape of a kind.
  public init(kind: String, fill: String? = nil) {
    self.kind = kind
    self.fill = fill
  }

  /// It has no children.
  public var role: ElementRole { .leaf }
}

/// A circle: the largest square in what is proposed.
public struct CircleElement: LayoutElement {
  /// What it is filled with, for drawing.
  public var fill: String?

  /// Makes a circle.
  public init(fill: String? = nil) { self.fill = fill }
  /// The word for it.
  public var kind: String { "Circle" }
  /// It has no children.
  public var role: ElementRole { .leaf }
}

/// A flexible space along the axis of the nearest stack.
public struct SpacerElement: LayoutElement {
  /// The least length in points; `nil` is the default, 8.
  public var minLength: CGFloat?
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// Makes a spacer.
  public init(minLength: CGFloat?, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  /// The least length in points, with the default.
  public var minimum: CGFloat { minLength ?? ViewSpacing.defaultDistance }
  /// The word for it.
  public var kind: String { "Spacer" }
  /// It has no children.
  public var role: ElementRole { .leaf }
  /// A minimum that is not finite.
  public var issues: [ElementIssue] {
    let numbers: KeyValuePairs<String, Double?> = ["minLength": minLength.map(Double.init)]
    return Self.finiteIssues(numbers)
  }
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

/// A line across the stack it stands in.
public struct DividerElement: LayoutElement {
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  public var axis: Axis?

  /// Makes a divider.
  public init(axis: Axis?) { self.axis = axis }
  /// The axis along which it is one point thick.
  public var thicknessAxis: Axis { axis ?? .vertical }
  /// The word for it.
  public var kind: String { "Divider" }
  /// It has no children.
  public var role: ElementRole { .leaf }
}
