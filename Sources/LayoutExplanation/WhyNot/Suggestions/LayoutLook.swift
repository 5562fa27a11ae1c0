import ConstraintLayout
import LayoutCore
import LinearProgramming

/// What a person sees at once of a layout: the sizes, the texts that are cut off, and what sticks out.
package struct LayoutLook {
  private(set) var sizes: [LayoutTree.Index: [Double]] = [:]
  private(set) var cutOff: Set<LayoutTree.Index> = []
  /// The leaves that reach beyond the container or beyond a view that contains them, and by how many points.
  private(set) var overhangs: [LayoutTree.Index: Double] = [:]

  /// Looks at a layout; views are called by their indices in the tree of the question.
  package init(_ views: [LayoutTree.Index], in layout: some SeenLayout) {
    let placed = layout.seenViews
    for view in views {
      guard let place = layout.place(view), let own = placed[place] else { continue }
      sizes[view] = [own.lengths.width, own.lengths.height]
      if layout.missingHeight(of: place, own) > 0 { cutOff.insert(view) }
      guard layout.tree[place].children.isEmpty else { continue }
      let overhang = overhang(of: place, Frame(own), placed, layout)
      if overhang > Self.visible { overhangs[view] = overhang }
    }
  }

  private struct Frame {
    let start: (x: Double, y: Double)
    let lengths: (width: Double, height: Double)

    init(_ view: SeenView) { (start, lengths) = (view.start, view.lengths) }

    /// A container, which begins at zero; endless where it is not given.
    init(_ container: ExactProposal) {
      start = (0, 0)
      lengths = (container.width?.doubleValue ?? .infinity, container.height?.doubleValue ?? .infinity)
    }

    /// By how much it reaches beyond another frame at the worst edge.
    func overhang(beyond other: Frame) -> Double {
      max(
        other.start.x - start.x, other.start.y - start.y,
        start.x + lengths.width - other.start.x - other.lengths.width,
        start.y + lengths.height - other.start.y - other.lengths.height)
    }
  }

  /// What a person sees at all, in points.
  private static let visible = 0.01

  private func overhang(
    of leaf: LayoutTree.Index, _ frame: Frame, _ placed: [LayoutTree.Index: SeenView],
    _ layout: some SeenLayout
  ) -> Double {
    var most = 0.0
    var next = layout.tree[leaf].parent
    while let view = next {
      if Names(tree: layout.tree).room(view).letsContentOverhang { return most }
      if let outer = placed[view] { most = max(most, frame.overhang(beyond: Frame(outer))) }
      next = layout.tree[view].parent
    }
    return max(most, frame.overhang(beyond: Frame(layout.container)))
  }
}
