import Foundation

extension LayoutElements {
  static let frames: [any LayoutElement.Type] = [
    FrameElement.self, FlexibleFrameElement.self, FixedSizeElement.self, AspectRatioElement.self,
    ContainerRelativeFrameElement.self,
  ]
}

/// `frame(width:height:alignment:)`: a frame with given sides.
public struct FrameElement: SizingElement, Hashable {
  /// The width in points, at least 0; `nil` for that of the child.
  public let width: CGFloat?
  /// The height in points, at least 0; `nil` for that of the child.
  public let height: CGFloat?
  /// The guides by which the child is aligned in the frame.
  public let alignment: Alignment
  /// The warnings about sides that were corrected.
  public let issues: [ElementIssue]

  /// Creates a frame.
  ///
  /// A negative side counts as 0, infinity and NaN count as not given, and each of these is a warning.
  public init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    var issues: [ElementIssue] = []
    func checked(_ side: CGFloat?) -> CGFloat? {
      guard let side, !(side >= 0 && side.isFinite) else { return side }
      issues.append(.warning(FrameWarning.invalidDimension))
      return side < 0 ? 0 : nil
    }
    self.width = checked(width)
    self.height = checked(height)
    self.alignment = alignment
    self.issues = issues
  }

  /// The given side along an axis, in points.
  public subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  /// The parameters: the width, the height and the alignment.
  public static let parameters: [Parameter<Self>] = [
    .length(.width, along: .horizontal, .notNegative.optional) {
      $0.width
    } set: {
      $0 = FrameElement(width: $1, height: $0.height, alignment: $0.alignment)
    },
    .length(.height, along: .vertical, .notNegative.optional) {
      $0.height
    } set: {
      $0 = FrameElement(width: $0.width, height: $1, alignment: $0.alignment)
    },
    .alignment {
      $0.alignment
    } set: {
      $0 = FrameElement(width: $0.width, height: $0.height, alignment: $1)
    },
  ]

  /// The name of the kind: `frame`.
  public var kind: String { "frame" }
  /// Returns the child's traits without its priority and, with a given height, without the edges of texts.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    if height != nil { traits.spacing.hideText(at: .vertical) }
    return traits
  }
}

/// SwiftUI's warnings about invalid frames.
public enum FrameWarning {
  /// The warning about a side that is negative or not finite.
  public static let invalidDimension = "Invalid frame dimension (negative or non-finite)."
  /// The warning about limits out of order, such as a minimum above a maximum.
  public static let contradiction = "Contradictory frame constraints specified."
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: limits on a view's sides.
public struct FlexibleFrameElement: SizingElement, Hashable {
  /// The limits along one axis, in points, corrected: 0 <= minimum <= ideal <= maximum for those that are
  /// given.
  public struct Limits: Hashable, Sendable {
    /// The least length; may be infinite; `nil` for none.
    public var minimum: CGFloat?
    /// The length if none is proposed; `nil` for that of the child.
    public var ideal: CGFloat?
    /// The greatest length; may be infinite; `nil` for none.
    public var maximum: CGFloat?
  }

  /// The limits on the width.
  public let width: Limits
  /// The limits on the height.
  public let height: Limits
  /// The guides by which the child is aligned in the frame.
  public let alignment: Alignment
  /// The warnings about limits that were corrected, and errors for limits that are NaN.
  public let issues: [ElementIssue]

  /// Creates a frame from limits in points, and corrects those that contradict each other.
  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    var issues: [ElementIssue] = []
    func note(_ issue: ElementIssue) { if !issues.contains(issue) { issues.append(issue) } }
    func checked(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ side: String) -> Limits {
      for (name, value) in [("min", min), ("ideal", ideal), ("max", max)] where value?.isNaN == true {
        note(.error("\(name)\(side) is not a number"))
      }
      let low = min ?? -.infinity
      let middle = ideal ?? low
      if !(low <= middle && middle <= max ?? middle) {
        note(.warning(FrameWarning.contradiction))
        note(.warning(FrameWarning.invalidDimension))
      } else if (ideal ?? 0) < 0 || (max ?? 0) < 0 || min == .infinity {
        note(.warning(FrameWarning.invalidDimension))
      }
      return Limits(minimum: min, ideal: ideal, maximum: max).inOrder
    }
    width = checked(minWidth, idealWidth, maxWidth, "Width")
    height = checked(minHeight, idealHeight, maxHeight, "Height")
    self.alignment = alignment
    self.issues = issues
  }

  fileprivate init(_ width: Limits, _ height: Limits, alignment: Alignment) {
    self.init(
      minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum, minHeight: height.minimum,
      idealHeight: height.ideal, maxHeight: height.maximum, alignment: alignment)
  }

  /// The limits along an axis.
  public subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }
  /// The parameters: the limits and ideal lengths of both axes, and the alignment.
  public static let parameters: [Parameter<Self>] = [
    .limit(.minWidth, along: .horizontal, .minimum), .limit(.idealWidth, along: .horizontal, .ideal),
    .limit(.maxWidth, along: .horizontal, .maximum), .limit(.minHeight, along: .vertical, .minimum),
    .limit(.idealHeight, along: .vertical, .ideal), .limit(.maxHeight, along: .vertical, .maximum),
    .alignment {
      $0.alignment
    } set: {
      $0 = FlexibleFrameElement($0.width, $0.height, alignment: $1)
    },
  ]

  /// `frame`, the same name as that of a frame with given sides.
  public var kind: String { "frame" }
  /// Returns the child's traits without its priority and, with a limit on the height, without the edges of
  /// texts.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    if height != Limits() { traits.spacing.hideText(at: .vertical) }
    return traits
  }
}

extension FlexibleFrameElement.Limits {
  /// The limits in order: none negative, and each raised to the one before it.
  fileprivate var inOrder: Self {
    var limits = self
    limits.minimum = minimum.map { Swift.max(0, $0) }
    limits.ideal = ideal.map { Swift.max(limits.minimum ?? 0, $0) }
    limits.maximum = maximum.map { Swift.max(limits.ideal ?? limits.minimum ?? 0, $0) }
    return limits
  }
}

extension FlexibleFrameElement.Limits {
  fileprivate enum Name { case minimum, ideal, maximum }

  // Not a key path: each tree reads the limits of all its frames, and a key path takes a hundred times as
  // long as the comparison.
  fileprivate subscript(name: Name) -> CGFloat? {
    get {
      switch name {
      case .minimum: minimum
      case .ideal: ideal
      case .maximum: maximum
      }
    }
    set {
      switch name {
      case .minimum: minimum = newValue
      case .ideal: ideal = newValue
      case .maximum: maximum = newValue
      }
    }
  }
}

extension Parameter where Element == FlexibleFrameElement {
  /// Returns the parameter of a limit along an axis; setting it puts the others in order.
  fileprivate static func limit(
    _ name: ParameterName, along axis: Axis, _ limit: FlexibleFrameElement.Limits.Name
  ) -> Self {
    .length(name, along: axis, .limit.optional) {
      $0[axis][limit]
    } set: { frame, length in
      var limits = frame[axis]
      limits[limit] = length
      frame =
        axis == .horizontal
        ? FlexibleFrameElement(limits, frame.height, alignment: frame.alignment)
        : FlexibleFrameElement(frame.width, limits, alignment: frame.alignment)
    }
  }
}

extension ParameterName {
  /// The least width of a flexible frame.
  public static let minWidth = Self("minWidth")
  /// The ideal width of a flexible frame.
  public static let idealWidth = Self("idealWidth")
  /// The greatest width of a flexible frame.
  public static let maxWidth = Self("maxWidth")
  /// The least height of a flexible frame.
  public static let minHeight = Self("minHeight")
  /// The ideal height of a flexible frame.
  public static let idealHeight = Self("idealHeight")
  /// The greatest height of a flexible frame.
  public static let maxHeight = Self("maxHeight")
}

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a box that spans some of the equal parts of the
/// nearest scroll view, or else of the root.
public struct ContainerRelativeFrameElement: ModifierElement, Hashable {
  /// The axes along which the container determines the side.
  public var axes: Axis.Set
  /// The number of parts of the container; at least 1.
  public var count: Int
  /// The number of parts that the box spans, with the spacing between them; at least 1.
  public var span: Int
  /// The space between the parts, in points.
  public var spacing: CGFloat
  /// The guides by which the child is aligned in the box.
  public var alignment: Alignment

  /// Creates a box that spans `span` of the container's `count` equal parts, which are `spacing` points
  /// apart.
  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0, alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The parameters: the axes, the grid of parts, and the alignment.
  public static let parameters: [Parameter<Self>] = [
    .other(.axes) {
      .axes($0.axes)
    } set: {
      if case .axes(let axes) = $1 { $0.axes = axes }
    },
    .count(.count) {
      $0.count
    } set: {
      $0.count = $1
    },
    .count(.span) {
      $0.span
    } set: {
      $0.span = $1
    },
    .length(.spacing, along: nil) {
      $0.spacing
    } set: {
      $0.spacing = $1 ?? 0
    },
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    },
  ]

  /// The name of the kind: `containerRelativeFrame`.
  public var kind: String { "containerRelativeFrame" }
  /// Its sides depend on the nearest scroll view, or else on the root.
  public var containerUse: ContainerUse { .reads }
  /// Returns the child's traits without its priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// The number of parts into which a container is divided.
  public static let count = Self("count")
  /// The number of parts that a view spans.
  public static let span = Self("span")
}

extension Parameter where Element == ContainerRelativeFrameElement {
  /// Returns the parameter of a number of parts.
  fileprivate static func count(
    _ name: ParameterName, _ value: @escaping @Sendable (Element) -> Int,
    set: @escaping @Sendable (inout Element, Int) -> Void
  ) -> Self {
    .other(name, .counts) {
      .count(value($0))
    } set: {
      if case .count(let count?) = $1 { set(&$0, count) }
    }
  }
}

/// `aspectRatio(_:contentMode:)`: a modifier that proposes sizes of one ratio to its child.
public struct AspectRatioElement: ModifierElement, Hashable {
  /// The width divided by the height, which may be negative or zero; `nil` for the child's ideal ratio.
  public var ratio: CGFloat?
  /// Whether the child fits in the proposal or covers it.
  public var contentMode: ContentMode

  /// Creates a modifier of a ratio of width to height; `nil` for that of the child's ideal size.
  public init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  /// The parameters: the ratio and the content mode.
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

  /// The name of the kind: `aspectRatio`.
  public var kind: String { "aspectRatio" }
  /// Returns the child's traits without its priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// A ratio of width to height.
  public static let ratio = Self("ratio")
  /// Whether content of a ratio fits in its space or fills it.
  public static let contentMode = Self("contentMode")
}

/// `fixedSize(horizontal:vertical:)`: a modifier that proposes no length on the chosen axes.
public struct FixedSizeElement: SizingElement, Hashable {
  /// Whether the child has its ideal width.
  public var horizontal: Bool
  /// Whether the child has its ideal height.
  public var vertical: Bool

  /// Creates a modifier that fixes the size on each axis that is `true`.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the child has its ideal length along an axis.
  public subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
  /// The parameters: whether each axis is fixed.
  public static let parameters: [Parameter<Self>] = [
    .flag(.horizontal, along: .horizontal) {
      $0.horizontal
    } set: {
      $0.horizontal = $1
    },
    .flag(.vertical, along: .vertical) {
      $0.vertical
    } set: {
      $0.vertical = $1
    },
  ]

  /// The name of the kind: `fixedSize`.
  public var kind: String { "fixedSize" }
  /// Returns the child's traits without its priority.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// Whether the child has its ideal width.
  public static let horizontal = Self("horizontal")
  /// Whether the child has its ideal height.
  public static let vertical = Self("vertical")
}
