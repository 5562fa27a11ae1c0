import Foundation
import LayoutCore

/// Something that a case states of one of its views, or of the whole tree.
public struct CaseExpectation: Hashable, Sendable {
  /// The id of the view; `nil` is the root, or the whole tree for a warning.
  public var view: String?
  /// What is stated of it.
  public var statement: Statement
  /// Where it was written.
  public var source: SourcePosition

  /// What a case can state; of a size or a frame, a number that is `nil` may be any.
  public enum Statement: Hashable, Sendable {
    /// Width and height of the root's answer to the root proposal, or of another view where it is placed, in points.
    case size([CGFloat?])
    /// Where the view is placed in the root's coordinates, and its size there: x, y, width, height in points.
    case frame([CGFloat?])
    /// This proposal is among those that the view receives while the root is measured and placed.
    case proposed(ProposedViewSize)
    /// What the view is proposed when it is placed.
    case placementProposal(ProposedViewSize)
    /// The value of a guide in the view's own coordinates, in points; at the root: at the root proposal.
    case guide(AlignmentKey, CGFloat)
    /// SwiftUI says this of the tree.
    case warning(String)
  }
}
