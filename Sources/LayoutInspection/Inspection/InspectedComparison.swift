import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// The edits between two scenes of a page, and the edit that causes each change of a frame, at every size.
public struct InspectedComparison: Codable, Hashable, Sendable {
  /// The place of the first scene on the page.
  public var before: Int
  /// The place of the second scene on the page.
  public var after: Int
  /// The edits from the first scene to the second.
  public var edits: [Edit]
  /// The views that both scenes have: the place of each in the first scene and in the second.
  public var pairs: [[Int]]
  /// The second scene without some of the edits; empty where there is one edit alone, or more than are
  /// attributed.
  public var variants: [Variant]

  /// An edit between the scenes.
  public struct Edit: Codable, Hashable, Sendable {
    /// The edit in words, such as `frame of title, line 12: maxWidth 198.7 to 220`.
    public var text: String
    /// The place of the view in the first scene; `nil` for an edit of no view, and for a view that is new.
    public var before: Int?
    /// The place of the view in the second scene; `nil` for an edit of no view, and for a view that is gone.
    public var after: Int?
  }

  /// The frames of the second scene without some of the edits.
  ///
  /// An edit causes a frame if the frame is different without it. The edits without a variant, such as views
  /// that are new, cause it if without all others it differs from the first scene's.
  public struct Variant: Codable, Hashable, Sendable {
    /// The edit that is undone; `nil` where all are that can be.
    public var edit: Int?
    /// The pieces, as in an inspection, with frames alone.
    public var pieces: [InspectedPiece]
    /// The lengths of the pieces' frames.
    public var lengths: [InspectedLength]
    /// The intervals of heights that share one height, as an inspection has them.
    public var snappedHeights: [InspectedInterval]?
  }

  /// The greatest number of edits whose effects are attributed.
  private static let most = 12

  /// Finds the edits; both trees are laid out in one container, of a size in points.
  ///
  /// The edit behind each frame is determined where a range is given.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  public init(
    of old: LayoutTree, at before: Int, with new: LayoutTree, at after: Int, in proposal: ProposedViewSize,
    over range: InspectedRange? = nil, mostRegions: Int = InspectionOptions().mostRegions
  ) throws {
    (self.before, self.after) = (before, after)
    let explanations = try [old, new].map { try LayoutExplanation($0, in: proposal, keepsPrices: false) }
    let found = try EditVariants(
      before: explanations[0], after: explanations[1], most: range == nil ? 0 : Self.most)
    edits = found.edits.map { edit in
      Edit(text: edit.text, before: edit.subject.before?.position, after: edit.subject.after?.position)
    }
    pairs = found.pairs.map { [$0.before.position, $0.after.position] }
    variants = []
    guard let range else { return }
    let plane = SizePlane(proposal: proposal, range: range)
    let trees = found.without.map { (Optional($0.edit), $0.tree) } + (found.rest.map { [(nil, $0)] } ?? [])
    variants = try trees.map { edit, tree in
      let found = try PieceFinder(tree: tree, plane: plane, mostRegions: mostRegions).pieces { _ in }
      let (pieces, lengths) = PieceWriter.frames(of: found, in: tree, plane)
      return Variant(edit: edit, pieces: pieces, lengths: lengths, snappedHeights: found.rows)
    }
  }
}

extension InspectedComparison {
  /// Returns the comparison of two trees among those of two inspections: views are named by their places in
  /// these.
  package func placed(
    _ old: LayoutTree, in before: Inspection, _ new: LayoutTree, in after: Inspection
  ) -> InspectedComparison {
    let (olds, news) = (Self.places(of: old, in: before), Self.places(of: new, in: after))
    var comparison = self
    comparison.edits = edits.map { edit in
      Edit(text: edit.text, before: edit.before.flatMap { olds[$0] }, after: edit.after.flatMap { news[$0] })
    }
    comparison.pairs = pairs.compactMap { pair in
      guard let one = olds[pair[0]], let other = news[pair[1]] else { return nil }
      return [one, other]
    }
    return comparison
  }

  private static func places(of tree: LayoutTree, in inspection: Inspection) -> [Int?] {
    var next = 0
    // Both are in preorder, and the inspection has the tree's views among others.
    return tree.indices.map { index in
      let view = InspectedView(tree, index)
      let place = inspection.views[next...].firstIndex {
        $0.path == view.path && $0.id == view.id && $0.kind == view.kind && $0.source == view.source
      }
      if let place { next = place + 1 }
      return place
    }
  }
}
