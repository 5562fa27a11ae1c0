import ElementTree
import Foundation

/// The imperative engine, which measures and places views as SwiftUI does.
public struct ReferenceEngine: LayoutEngine {
  /// The rules of the engine.
  public var rules: ReferenceRules

  /// Creates an engine, by default with the standard rules.
  public init(rules: ReferenceRules = .standard) { self.rules = rules }

  /// The name of the engine: `reference`.
  public var name: String { "reference" }

  /// Lays out a tree in a container of a size, in points.
  ///
  /// - Throws: `LayoutError`.
  public func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    try layout(tree, in: proposal, trace: nil)
  }

  /// Lays out a tree and reports every proposal and every size to a closure.
  ///
  /// - Throws: `LayoutError`.
  public func layout(
    _ tree: LayoutTree, in proposal: ProposedViewSize, trace: ((TraceEvent) -> Void)?
  ) throws -> LayoutResult {
    let childProposal = try proposal.checked()
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules, trace: trace)
      try session.layOut(in: Proposal(childProposal))
      return session.result(in: childProposal)
    }
  }
}

extension ReferenceSession<Double> {
  /// Returns the last layout.
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
  /// Returns the frames of all views in preorder, in numbers of any type.
  ///
  /// The same code runs for all types; a number that records comparisons observes the path that it takes.
  ///
  /// - Throws: `LayoutError`.
  public func frames<Number: LayoutNumber>(
    of tree: LayoutTree, in container: Proposal<Number>, context: Number.Context
  ) throws -> [ReferenceFrame<Number>] {
    try DeepStack.run(depth: tree.depth) {
      try ReferenceSession<Number>(tree: tree, rules: rules, context: context).frames(in: container)
    }
  }

  /// Returns the frames of all views in preorder, in doubles, by code that is specialised for them.
  package func frames(
    of tree: LayoutTree, in container: ProposedViewSize
  ) throws -> [ReferenceFrame<Double>] {
    let proposal = try container.checked()
    return try DeepStack.run(depth: tree.depth) {
      try ReferenceSession<Double>(tree: tree, rules: rules).frames(in: Proposal(proposal))
    }
  }

  /// Returns how often each view was measured at a proposal without a recorded size, by preorder position.
  ///
  /// - Throws: `LayoutError`.
  public func measureCounts(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> [Int] {
    let childProposal = try proposal.checked()
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules)
      try session.layOut(in: Proposal(childProposal))
      return session.measures.map { Int($0) }
    }
  }
}

extension ReferenceEngine: LivingEngine {
  /// Returns a layout of a tree that can be edited and laid out again.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public func living(_ tree: LayoutTree) throws -> any LivingLayout {
    LivingReference(session: try ReferenceSession<Double>(tree: tree, rules: rules))
  }
}

/// A tree that the reference engine lays out repeatedly.
private final class LivingReference: LivingLayout {
  private let session: ReferenceSession<Double>
  private var proposal = ProposedViewSize.unspecified
  /// Whether the last layout failed, after which no place is known.
  private var isBroken = false

  init(session: ReferenceSession<Double>) { self.session = session }

  var tree: LayoutTree { session.ownTree }
  var result: LayoutResult { session.result(in: proposal) }

  func apply(_ edit: TreeEdit) throws { try session.apply(edit) }

  func layOut(in proposal: ProposedViewSize) throws -> PlacedViews {
    try layOutViews(in: proposal)
    return session.frames.movedViews(in: tree)
  }

  func layOut(in proposal: ProposedViewSize, into buffer: UnsafeMutableBufferPointer<CGRect>) throws {
    try layOutViews(in: proposal)
    session.frames.write(into: buffer)
  }

  private func layOutViews(in proposal: ProposedViewSize) throws {
    let childProposal = try proposal.checked()
    self.proposal = childProposal
    session.beginLayout()
    if isBroken { session.frames = FrameTable(viewCount: session.frames.viewCount) }
    isBroken = true
    try DeepStack.run(depth: session.tree.depth) { try session.layOut(in: Proposal(childProposal)) }
    isBroken = false
  }
}

extension ReferenceEngine: InspectableEngine {
  /// Returns the root's size at a proposal, in points, without placing any view.
  ///
  /// - Throws: `LayoutError`.
  public func size(of tree: LayoutTree, at proposal: ProposedViewSize) throws -> CGSize {
    let childProposal = Proposal<Double>(try proposal.checked()).reachingRoot(tree[tree.root].traits)
    return try DeepStack.run(depth: tree.depth) {
      let size = try ReferenceSession<Double>(tree: tree, rules: rules).size(of: tree.root, at: childProposal)
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// Returns the distinct proposals that each view receives in a layout, in points, by preorder position.
  ///
  /// - Throws: `LayoutError`.
  public func proposals(in tree: LayoutTree, at proposal: ProposedViewSize) throws -> [[ProposedViewSize]] {
    var proposals: [[ProposedViewSize]] = Array(repeating: [], count: tree.nodes.count)
    // Sizes are recorded by proposal, so no proposal is reported twice.
    _ = try layout(tree, in: proposal) { event in
      guard case .propose(let view, let proposal) = event else { return }
      // Containers to which custom layouts delegate are not views of the tree.
      if proposals.indices.contains(view.position) { proposals[view.position].append(proposal) }
    }
    return proposals
  }

  /// Returns the value of a guide of a view at a proposal, in points from the view's own corner.
  ///
  /// It is the explicit value, or else the default.
  ///
  /// - Throws: `LayoutError`.
  public func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, in tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat {
    let childProposal = Proposal<Double>(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules)
      let child = Child(
        core: session.core, index: view, containerNumber: session.number(of: ContainerSides(childProposal)))
      return CGFloat(try child.guide(guide, at: childProposal))
    }
  }
}

/// A step of measuring; steps are reported in the order in which the engine takes them.
public enum TraceEvent: Hashable, Sendable {
  /// A view is proposed a size, in points.
  case propose(LayoutTree.Index, ProposedViewSize)
  /// A view reports its size, in points.
  case report(LayoutTree.Index, CGSize)
}
