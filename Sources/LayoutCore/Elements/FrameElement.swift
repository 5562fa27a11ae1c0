import Foundation

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
