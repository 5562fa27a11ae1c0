import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`: limits on a view's sides.
public struct FlexibleFrameElement: LayoutElement {
  /// The limits along one axis, in points, put right: 0 <= minimum <= ideal <= maximum where they are given.
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
  /// What was put right, and errors where a limit is NaN.
  public let issues: [ElementIssue]

  /// Makes a frame from limits in points, and puts them right where they contradict each other.
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
      } else if (ideal ?? 0) < 0 || (max ?? 0) < 0 {
        note(.warning(FrameWarning.invalidDimension))
      }
      return Limits(minimum: min, ideal: ideal, maximum: max).inOrder
    }
    width = checked(minWidth, idealWidth, maxWidth, "Width")
    height = checked(minHeight, idealHeight, maxHeight, "Height")
    self.alignment = alignment
    self.issues = issues
  }

  /// The limits along an axis.
  public subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }
  /// The word for it.
  public var kind: String { "frame" }
  /// The guides it aligns by.
  public var alignmentKeys: [AlignmentKey] { [alignment.horizontal.key, alignment.vertical.key] }
  /// It wraps one view.
  public var role: ElementRole { .modifier }
  /// It hides the priority of what it wraps.
  public func traits(of children: [ViewTraits]) -> ViewTraits { traitsHidingPriority(children) }
}

extension FlexibleFrameElement.Limits {
  /// The same limits with each raised to the one before it.
  fileprivate var inOrder: Self {
    var limits = self
    limits.minimum = minimum.map { Swift.max(0, $0) }
    limits.ideal = ideal.map { Swift.max(limits.minimum ?? $0, $0) }
    limits.maximum = maximum.map { Swift.max(limits.ideal ?? limits.minimum ?? $0, $0) }
    return limits
  }
}
