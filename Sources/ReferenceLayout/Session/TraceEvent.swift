import Foundation
import LayoutCore

/// A step of measuring, in the order in which the engine makes them.
public enum TraceEvent: Hashable, Sendable {
  /// A view is proposed a size, in points.
  case propose(LayoutTree.Index, ProposedViewSize)
  /// A view reports its size, in points.
  case report(LayoutTree.Index, CGSize)
}
