import Foundation

extension LayoutElements {
  /// The types of frames.
  static let frames: [any LayoutElement.Type] = [
    FrameElement.self, FlexibleFrameElement.self, FixedSizeElement.self, AspectRatioElement.self,
    ContainerRelativeFrameElement.self,
  ]
}

/// `frame(width:height:alignment:)`: a frame of given sides.
public struct FrameElement: SizingElement, Hashable {
  /// The width in points, at least 0; `nil` takes the child's.
  public let width: CGFloat?
  /// The height in points, at least 0; `nil` takes the child's.
  public let height: CGFloat?
  /// How the child is aligned.
  public let alignment: Alignment
  /// What was corrected.
  public let issues: [ElementIssue]

  /// Makes a frame; a negative side counts as 0, infinity and NaN count as not given, and each of these warns.
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

  /// The given length along an axis.
  public subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
  /// The width, the height and the alignment.
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

  /// `frame`.
  public var kind: String { "frame" }
  /// It hides the priority of what it wraps; with a given height, the edges of texts too.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    if height != nil { traits.spacing.hideText(at: .vertical) }
    return traits
  }
}

/// SwiftUI's warnings about invalid frames.
public enum FrameWarning {
  /// A side that is negative or not finite.
  public static let invalidDimension = "Invalid frame dimension (negative or non-finite)."
  /// A minimum over an ideal or a maximum.
  public static let contradiction = "Contradictory frame constraints specified."
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: limits on a view's sides.
public struct FlexibleFrameElement: SizingElement, Hashable {
  /// The limits along one axis, in points, corrected: 0 <= minimum <= ideal <= maximum where they are given.
  public struct Limits: Hashable, Sendable {
    /// The least length; may be infinite.
    public var minimum: CGFloat?
    /// The length where none is proposed.
    public var ideal: CGFloat?
    /// The greatest length; may be infinite.
    public var maximum: CGFloat?
  }

  /// The limits on the width.
  public let width: Limits
  /// The limits on the height.
  public let height: Limits
  /// How the child is aligned.
  public let alignment: Alignment
  /// What was corrected, and errors where a limit is NaN.
  public let issues: [ElementIssue]

  /// Makes a frame from limits in points, and corrects those that contradict each other.
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
  /// The limits and ideal lengths of both axes, and the alignment.
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

  /// `frame`, as the frame of fixed lengths is called.
  public var kind: String { "frame" }
  /// It hides the priority of what it wraps; with a limit on the height, the edges of texts too.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = traitsHidingPriority(children)
    if height != Limits() { traits.spacing.hideText(at: .vertical) }
    return traits
  }
}

extension FlexibleFrameElement.Limits {
  /// The same limits, none negative and each raised to the one before it.
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

  // No key path: each tree reads the limits of all its frames, and a key path costs a hundred times the comparison.
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
  /// A limit along an axis; the others are put in order after it is changed.
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
  /// A flexible frame's least width.
  public static let minWidth = Self("minWidth")
  /// A flexible frame's ideal width.
  public static let idealWidth = Self("idealWidth")
  /// A flexible frame's greatest width.
  public static let maxWidth = Self("maxWidth")
  /// A flexible frame's least height.
  public static let minHeight = Self("minHeight")
  /// A flexible frame's ideal height.
  public static let idealHeight = Self("idealHeight")
  /// A flexible frame's greatest height.
  public static let maxHeight = Self("maxHeight")
}

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a box that takes some of the equal parts into which the
/// nearest scroll view, or else the root, is divided.
public struct ContainerRelativeFrameElement: ModifierElement, Hashable {
  /// The axes along which the container decides.
  public var axes: Axis.Set
  /// Into how many parts the container is divided; at least 1.
  public var count: Int
  /// How many of the parts the box takes, with the spacing between them; at least 1.
  public var span: Int
  /// The space between the parts, in points.
  public var spacing: CGFloat
  /// How the child is aligned.
  public var alignment: Alignment

  /// A frame of `span` of the container's `count` equal parts.
  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0, alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The axes, the grid of parts, and the alignment.
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

  /// `containerRelativeFrame`.
  public var kind: String { "containerRelativeFrame" }
  /// It is sized by the nearest scroll view, or the root.
  public var containerUse: ContainerUse { .reads }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// Into how many parts a container is divided.
  public static let count = Self("count")
  /// How many of the parts a view takes.
  public static let span = Self("span")
}

extension Parameter where Element == ContainerRelativeFrameElement {
  /// A number of parts.
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

/// `fixedSize(horizontal:vertical:)`: proposes nothing on the chosen sides.
public struct FixedSizeElement: SizingElement, Hashable {
  /// Whether the width is left to the child.
  public var horizontal: Bool
  /// Whether the height is left to the child.
  public var vertical: Bool

  /// Fixes the size on each axis that is `true`.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether the axis is left to the child.
  public subscript(axis: Axis) -> Bool { axis == .horizontal ? horizontal : vertical }
  /// Whether each axis is fixed.
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

  /// `fixedSize`.
  public var kind: String { "fixedSize" }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension ParameterName {
  /// Whether the width is left to the child.
  public static let horizontal = Self("horizontal")
  /// Whether the height is left to the child.
  public static let vertical = Self("vertical")
}
