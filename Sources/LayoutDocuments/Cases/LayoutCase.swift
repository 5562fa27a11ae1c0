import Foundation
import LayoutCore

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
  /// Why the tree cannot be built; empty where it can.
  public var unsupported: [String]
  /// Where the case was written.
  public var source: SourcePosition
  /// The guides that the case defines, by name.
  public var alignments: [String: AlignmentKey]
}

/// A number that a case states of one of its views.
public struct CaseExpectation: Hashable, Sendable {
  /// The id of the view; `nil` where the whole case is meant.
  public var view: String?
  /// What is stated of it.
  public var statement: Statement
  /// Where it was written.
  public var source: SourcePosition

  /// What a case can state.
  public enum Statement: Sendable {
    /// The root's answer to the root proposal, or the size with which another view is placed, in points.
    case size(CGSize)
    /// Where the view is placed in the root's coordinates, and its size there, in points.
    case frame(CGRect)
    /// These proposals are among those that the view receives while the root is measured and placed.
    case proposals([ProposedViewSize])
    /// What the view is proposed when it is placed.
    case placementProposal(ProposedViewSize)
    /// The value of a guide in the view's own coordinates, in points; at the root: at the root proposal.
    case guide(AlignmentKey, CGFloat)
    /// SwiftUI says this of the tree.
    case warning(String)
  }
}

extension CaseExpectation.Statement: Hashable {
  /// Whether two statements are the same.
  public static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }

  /// Hashes the words and numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// The statement as words and numbers; sizes and rectangles cannot be hashed on every platform.
  private var parts: [AnyHashable] {
    switch self {
    case .size(let size): ["size", size.width, size.height]
    case .frame(let frame): ["frame", frame.minX, frame.minY, frame.width, frame.height]
    case .proposals(let proposals): ["proposals", proposals]
    case .placementProposal(let proposal): ["placementProposal", proposal]
    case .guide(let key, let value): ["guide", key, value]
    case .warning(let text): ["warning", text]
    }
  }
}
