import Foundation
import LayoutCore

/// One engine's results for the tree of a case, computed when first needed.
///
/// A case may state sizes alone where placing has no meaning, so measuring and placing fail apart.
struct CaseObserver {
  private let engine: any InspectableEngine
  private let tree: LayoutTree
  private let proposal: ProposedViewSize
  private let placement: LayoutCase.Placement
  private lazy var layout = Result { try engine.layout(tree, in: proposal) }
  private lazy var proposals = Result { try engine.proposals(in: tree, at: proposal) }

  init(_ engine: any InspectableEngine, _ tree: LayoutTree, of layoutCase: LayoutCase) {
    self.engine = engine
    self.tree = tree
    proposal = layoutCase.proposal
    placement = layoutCase.placement
  }

  /// The first view of an id, and the root for no id; `nil` where there is none.
  func view(_ id: String?) -> LayoutTree.Index? {
    guard let id else { return tree.root }
    return tree.indices.first { tree[$0].id == id }
  }

  /// The root's answer to the root proposal, or the size with which another view is placed.
  mutating func size(of view: LayoutTree.Index) throws -> CGSize {
    view == tree.root ? try engine.size(of: tree, at: proposal) : try placed(view).frame.size
  }

  /// Where a view is placed, in the coordinates of the case.
  mutating func frame(of view: LayoutTree.Index) throws -> CGRect {
    var frame = try placed(view).frame
    guard placement == .origin else { return frame }
    // Engines centre the root.
    let origin = try placed(tree.root).frame.origin
    frame.origin.x -= origin.x
    frame.origin.y -= origin.y
    return frame
  }

  /// Every proposal that a view receives.
  mutating func proposals(to view: LayoutTree.Index) throws -> [ProposedViewSize] {
    try proposals.get()[view.position]
  }

  /// What a view is proposed when it is placed.
  mutating func placementProposal(of view: LayoutTree.Index) throws -> ProposedViewSize {
    try placed(view).proposal
  }

  /// The value of a guide of a view where it is placed.
  mutating func guide(_ guide: AlignmentKey, of view: LayoutTree.Index) throws -> CGFloat {
    let asked = view == tree.root ? proposal : try placed(view).proposal
    return try engine.guide(guide, of: view, in: tree, at: asked)
  }

  /// What was put right in the parameters.
  var warnings: [String] { tree.warnings.map(\.text) }

  private mutating func placed(_ view: LayoutTree.Index) throws -> PlacedView {
    let views = try layout.get().views
    guard let placed = views.first(where: { $0.index == view }) else { throw CaseObserverError.notPlaced }
    return placed
  }
}

/// What an observer could not find out.
enum CaseObserverError: Error {
  /// The layout does not place the view.
  case notPlaced
}

extension CaseObserverError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notPlaced: "the view is not placed"
    }
  }
}
