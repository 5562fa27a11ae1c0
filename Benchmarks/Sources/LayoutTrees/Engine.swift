import LayoutCore
import ReferenceLayout
import Taut

/// The two engines, by the names that the table has for them.
public enum Engine: String, CaseIterable, Sendable {
  case reference, constraints

  /// The engine itself.
  public var engine: any LivingEngine {
    switch self {
    case .reference: ReferenceEngine()
    case .constraints: ConstraintEngine()
    }
  }

  /// What lays views out by it.
  public var kind: EngineKind {
    switch self {
    case .reference: .reference
    case .constraints: .constraints
    }
  }

  /// What lays a tree out again and again, a size at a time, and tells which views moved.
  public func resizing(_ tree: LayoutTree) throws -> (ProposedViewSize) throws -> Void {
    let session = try LayoutSession(tree, engine: engine)
    return { try session.layOut(in: $0) }
  }

  /// What writes all frames into one buffer, a size at a time.
  public func writing(_ tree: LayoutTree) throws -> (ProposedViewSize) throws -> Void {
    let session = try LayoutSession(tree, engine: engine)
    let frames = UnsafeMutableBufferPointer<CGRect>.allocate(capacity: tree.nodes.count)
    return { try session.layOut(in: $0, into: frames) }
  }

  /// What changes the text of a view and lays the tree out again.
  public func editing(_ tree: LayoutTree, at view: LayoutTree.Index) throws -> (String) throws -> Void {
    let session = try LayoutSession(tree, engine: engine)
    try session.layOut(in: TreeShape.size)
    return { text in
      try session.apply(.set(.text, .text(text), at: view))
      try session.layOut(in: TreeShape.size)
    }
  }
}
