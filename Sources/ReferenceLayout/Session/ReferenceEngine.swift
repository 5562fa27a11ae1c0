import Foundation
import LayoutCore

/// The plain imperative engine: it measures and places as SwiftUI does.
public struct ReferenceEngine: LayoutEngine {
  /// The rules it follows.
  public var rules: ReferenceRules

  /// An engine, by default with every rule.
  public init(rules: ReferenceRules = .standard) { self.rules = rules }

  /// `reference`.
  public var name: String { "reference" }

  /// Lays out a tree in a container of a size, in points.
  ///
  /// - Throws: `LayoutError`.
  public func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    try layout(tree, in: proposal, trace: nil)
  }

  /// Lays out a tree and tells of every proposal and report.
  ///
  /// - Throws: `LayoutError`.
  public func layout(
    _ tree: LayoutTree, in proposal: ProposedViewSize, trace: ((TraceEvent) -> Void)?
  ) throws -> LayoutResult {
    let asked = try proposal.checked()
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules, trace: trace)
      try session.layOut(in: Proposal(asked))
      return session.result(in: asked)
    }
  }
}

extension ReferenceSession<Double> {
  /// The views as they were last placed.
  func result(in proposal: ProposedViewSize) -> LayoutResult {
    var statistics = LayoutStatistics()
    statistics.measures = measures.reduce(0) { $0 + Int($1) }
    statistics.customLayoutCalls = customLayoutCalls
    let tree = ownTree
    return LayoutResult(
      views: frames.placedViews(in: tree), warnings: tree.warnings, proposal: proposal, engine: "reference",
      statistics: statistics)
  }
}

extension ReferenceEngine {
  /// Lays out a tree in numbers of any kind: every view's frame, in preorder.
  ///
  /// The same code runs for all kinds; a number that records comparisons sees the path that it takes. Throws
  /// `LayoutError`.
  public func frames<Number: LayoutNumber>(
    of tree: LayoutTree, in container: Proposal<Number>
  ) throws -> [ReferenceFrame<Number>] {
    try frames(of: tree, in: container, memory: nil)
  }

  /// The same with answers that are remembered from earlier layouts of the tree.
  package func frames<Number: LayoutNumber>(
    of tree: LayoutTree, in container: Proposal<Number>, memory: (any AnswerMemory<Number>)?
  ) throws -> [ReferenceFrame<Number>] {
    try DeepStack.run(depth: tree.depth) {
      try ReferenceSession<Number>(tree: tree, rules: rules, memory: memory).frames(in: container)
    }
  }

  /// Every view's frame in doubles, in preorder: with the code that is made for doubles.
  package func frames(
    of tree: LayoutTree, in container: ProposedViewSize
  ) throws -> [ReferenceFrame<Double>] {
    let asked = try container.checked()
    return try DeepStack.run(depth: tree.depth) {
      try ReferenceSession<Double>(tree: tree, rules: rules).frames(in: Proposal(asked))
    }
  }

  /// How often each view was measured at a proposal that was not remembered, by preorder position.
  public func measureCounts(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> [Int] {
    let asked = try proposal.checked()
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules)
      try session.layOut(in: Proposal(asked))
      return session.measures.map { Int($0) }
    }
  }
}
