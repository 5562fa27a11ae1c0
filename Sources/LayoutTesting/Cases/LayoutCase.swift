import Foundation
import LayoutCore
import LayoutDocuments

/// A layout case: a tree, and numbers recorded for it elsewhere.
public struct LayoutCase: Sendable {
  /// Where the root of a case is put once it has its size.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// At (0, 0).
    case origin
    /// Centred in a box of the proposal's size, as a hosting view does.
    case center
  }

  /// The name of the case, such as `STK-02`.
  public var id: String
  /// What it is about, such as `stack-distribution`.
  public var area: String
  /// What it shows, in words.
  public var title: String
  /// What the root is proposed, in points.
  public var proposal: ProposedViewSize
  /// Where the root is put.
  public var placement: Placement
  /// The tree; `nil` where a part of it is not supported.
  public var root: LayoutNode?
  /// What must hold.
  public var expectations: [CaseExpectation]
  /// The greatest difference, in points, at which two numbers count as the same.
  public var tolerance: CGFloat
  /// Why the tree cannot be built; empty where it can be.
  public var unsupported: [String]
  /// Where the case was written.
  public var source: SourcePosition
  /// The guides that the case defines, by name.
  public var alignments: [String: AlignmentKey]
  /// The case as it was written.
  package var document: DocumentValue

  /// The case as one line of JSON without what it states, which is what an engine is asked.
  public var line: String {
    guard case .object(let members) = JSONValue(document) else { return JSONValue(document).line }
    return JSONValue.object(members.filter { $0.key != "expect" }).line
  }
}
