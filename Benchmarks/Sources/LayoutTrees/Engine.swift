import LayoutCore
import ReferenceLayout
import Taut

/// The two engines, by the names that the table has for them.
public enum Engine: String, CaseIterable, Sendable {
  case reference, constraints

  /// The engine itself.
  public var engine: any LayoutEngine {
    switch self {
    case .reference: ReferenceEngine()
    case .constraints: ConstraintEngine()
    }
  }

  /// What lays a tree out again and again, a size at a time.
  public func resizing(_ tree: LayoutTree) throws -> (ProposedViewSize) throws -> Void {
    switch self {
    case .reference:
      let session = try LayoutSession(tree, engine: ReferenceEngine())
      return { _ = try session.layOut(in: $0) }
    case .constraints:
      // Takes the place of a session until the engine has one.
      let layout = try ResizableLayout(tree)
      return { _ = try layout.solve(in: $0) }
    }
  }

  /// What changes the text of a view and lays the tree out again; `nil` where the engine has no session.
  public func editing(_ tree: LayoutTree, at view: LayoutTree.Index) throws -> ((String) throws -> Void)? {
    switch self {
    case .reference:
      let session = try LayoutSession(tree, engine: ReferenceEngine())
      try session.layOut(in: TreeShape.size)
      return { text in
        try session.apply(.set(.text, .text(text), at: view))
        try session.layOut(in: TreeShape.size)
      }
    case .constraints: return nil
    }
  }
}
