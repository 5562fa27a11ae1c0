/// Names a view in a message: its kind, path, id and where it was written.
public struct ViewReference: Hashable, Sendable {
  /// Its name in SwiftUI, such as `frame`.
  public var kind: String
  /// Its path, such as `root.0/1`.
  public var path: String
  /// Its id, where it has one.
  public var id: String?
  /// Where it was written.
  public var source: SourcePosition?

  /// Refers to a node of a tree.
  public init(_ node: LayoutTree.Node) {
    kind = node.element.kind
    path = Self.abbreviated(node.path)
    id = node.id
    source = node.source
  }

  /// The ends of a path that is too long to be read.
  private static func abbreviated(_ path: String) -> String {
    path.count <= longestPath ? path : "\(path.prefix(longestPath / 2))...\(path.suffix(longestPath / 4))"
  }

  /// The longest path that is told whole, in letters.
  private static let longestPath = 400
}

/// Why a tree cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// A parameter to which no rule gives a meaning, such as NaN.
  case invalidParameter(String, ViewReference)
  /// A side of the root's proposal that is NaN, or longer than layout can compute with.
  case invalidProposal(String)
  /// A view answered with NaN.
  case notANumber(what: String, ViewReference)
  /// An element for which an engine has no rule.
  case missingRule(engine: String, ViewReference)
  /// The tree is nested deeper than an engine can follow.
  case tooDeep(depth: Int, limit: Int, ViewReference)
  /// Geometry readers whose content holds geometry readers, and so on without end.
  case readersWithoutEnd(limit: Int, ViewReference)
  /// Views whose actions (`onAppear`, `task`, `onChange` and the like) changed something after every round of many.
  case changesWithoutEnd(rounds: Int, [ViewReference])
  /// Exact lengths in the view have more binary digits than an engine computes with: hundreds of different shares
  /// of one stack, each a fraction of the one before.
  case tooManyDigits(count: Int, limit: Int, ViewReference)
}

/// A parameter that was corrected before layout.
public struct LayoutWarning: Hashable, Sendable {
  /// What is wrong, in the words SwiftUI uses.
  public var text: String
  /// The view it is said of.
  public var view: ViewReference

  /// A warning about a view.
  public init(text: String, view: ViewReference) {
    self.text = text
    self.view = view
  }
}
