import Foundation

/// An element with its finite lengths apart from all else that its layout depends on.
///
/// ```swift
/// let (narrow, wide) = (FrameElement(width: 10, height: nil), FrameElement(width: 200, height: nil))
/// print(narrow.layoutShape.identity == wide.layoutShape.identity)  // true
/// print(wide.layoutShape.lengths.map { $0.value })  // [200.0]
/// ```
public struct LayoutShape: Sendable {
  /// What it has in common with elements of its type that differ from it in finite lengths alone; `nil` where nobody can
  /// tell.
  public let identity: LayoutIdentity?
  /// The finite lengths that were written, in points, in the order of the element's parameters.
  public let lengths: [(name: ParameterName, value: CGFloat)]

  /// An element's lengths, and what it has in common with elements of other lengths.
  public init(identity: LayoutIdentity?, lengths: [(name: ParameterName, value: CGFloat)]) {
    (self.identity, self.lengths) = (identity, lengths)
  }
}
