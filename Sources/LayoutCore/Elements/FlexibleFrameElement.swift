import Foundation

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
    .limit(.minWidth, along: .horizontal, \.minimum), .limit(.idealWidth, along: .horizontal, \.ideal),
    .limit(.maxWidth, along: .horizontal, \.maximum), .limit(.minHeight, along: .vertical, \.minimum),
    .limit(.idealHeight, along: .vertical, \.ideal), .limit(.maxHeight, along: .vertical, \.maximum),
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

extension Parameter where Element == FlexibleFrameElement {
  /// A limit along an axis; the others are put in order after it is changed.
  fileprivate static func limit(
    _ name: ParameterName, along axis: Axis,
    _ limit: WritableKeyPath<FlexibleFrameElement.Limits, CGFloat?> & Sendable
  ) -> Self {
    .length(name, along: axis, .limit.optional) {
      $0[axis][keyPath: limit]
    } set: { frame, length in
      var limits = frame[axis]
      limits[keyPath: limit] = length
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
