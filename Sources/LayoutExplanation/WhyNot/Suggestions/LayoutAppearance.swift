import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The visible state of a layout: the sizes, the truncated texts, and the overflowing views.
package struct LayoutAppearance {
  private(set) var sizes: [LayoutTree.Index: [Double]] = [:]
  private(set) var cutOff: Set<LayoutTree.Index> = []
  /// The texts with words that are broken across lines, each with their number.
  private(set) var brokenWords: [LayoutTree.Index: Int] = [:]
  /// The leaves that extend beyond the container or beyond a view that contains them, each with the distance
  /// in points.
  private(set) var overhangs: [LayoutTree.Index: Double] = [:]

  /// Examines a layout; views are identified by their indices in the tree of the question.
  package init(_ views: [LayoutTree.Index], in layout: some SeenLayout) {
    let placed = layout.seenViews
    let places = views.map(layout.counterpart)
    // A removed modifier has the place of the view it wrapped, which counts once.
    let innermost = Dictionary(zip(places, views).map { ($0, $1) }, uniquingKeysWith: { $1 })
    for (place, view) in zip(places, views) {
      guard let place, let own = placed[place] else { continue }
      sizes[view] = [own.lengths.width, own.lengths.height]
    }
    for leaf in layout.tree.indices where layout.tree[leaf].children.isEmpty {
      // A modifier added around a leaf may have its id.
      let named = sequence(first: leaf) { view in
        layout.tree[view].parent.flatMap { parent in
          layout.tree[parent].element.role == .modifier && layout.tree[parent].children.first == view
            ? parent : nil
        }
      }.lazy.compactMap { innermost[$0] }.first
      guard let own = placed[leaf], let view = named else { continue }
      if layout.missingHeight(of: leaf, own) > 0 { cutOff.insert(view) }
      let words = layout.brokenWords(of: leaf, own)
      if words > 0 { brokenWords[view] = words }
      let overhang = overhang(of: leaf, Frame(own), placed, layout)
      if overhang > Self.visible { overhangs[view] = overhang }
    }
    noteRoot(views, placed, layout)
  }

  /// A root larger than its container overflows, even if all that extends beyond is transparent.
  private mutating func noteRoot(
    _ views: [LayoutTree.Index], _ placed: [LayoutTree.Index: SeenView], _ layout: some SeenLayout
  ) {
    guard overhangs.isEmpty, let root = views.first, let own = placed[layout.tree.root] else { return }
    let overhang = Frame(own).overhang(beyond: Frame(layout.container), along: [.horizontal, .vertical])
    if overhang > Self.visible { overhangs[root] = overhang }
  }

  private struct Frame {
    private(set) var start: (x: Double, y: Double)
    private(set) var lengths: (width: Double, height: Double)

    init(_ view: SeenView) { (start, lengths) = (view.start, view.lengths) }

    /// Creates the frame of a container, at the origin; infinite where no size is given.
    init(_ container: ExactProposal) {
      start = (0, 0)
      lengths = (container.width?.doubleValue ?? .infinity, container.height?.doubleValue ?? .infinity)
    }

    /// Moves edges beyond those of another frame back to these, each by at most the given inset.
    func pulledBack(to other: Frame, by reach: EdgeInsets, _ direction: LayoutDirection) -> Frame {
      let (left, right) =
        direction == .leftToRight ? (reach.leading, reach.trailing) : (reach.trailing, reach.leading)
      func back(
        _ start: Double, _ length: Double, _ outer: Double, _ outerLength: Double, _ low: Double,
        _ high: Double
      ) -> (Double, Double) {
        let end = start + length
        let newStart = start < outer ? min(outer, start + low) : start
        let newEnd = end > outer + outerLength ? max(outer + outerLength, end - high) : end
        return (newStart, max(0, newEnd - newStart))
      }
      var frame = self
      (frame.start.x, frame.lengths.width) = back(
        start.x, lengths.width, other.start.x, other.lengths.width, left, right)
      (frame.start.y, frame.lengths.height) = back(
        start.y, lengths.height, other.start.y, other.lengths.height, reach.top, reach.bottom)
      return frame
    }

    /// Returns the greatest distance by which the frame extends beyond another one.
    func overhang(beyond other: Frame, along axes: Axis.Set) -> Double {
      let horizontal = max(
        other.start.x - start.x, start.x + lengths.width - other.start.x - other.lengths.width)
      let vertical = max(
        other.start.y - start.y, start.y + lengths.height - other.start.y - other.lengths.height)
      return max(axes.contains(.horizontal) ? horizontal : 0, axes.contains(.vertical) ? vertical : 0)
    }
  }

  /// The damage of a view that newly overflows, beside that of each.
  private static let newOverhang = 1.5

  /// The smallest visible distance, in points.
  private static let visible = 0.01

  private func overhang(
    of leaf: LayoutTree.Index, _ frame: Frame, _ placed: [LayoutTree.Index: SeenView],
    _ layout: some SeenLayout
  ) -> Double {
    var (frame, most, inner) = (frame, 0.0, leaf)
    var axes: Axis.Set = [.horizontal, .vertical]
    var isInControl = true
    while let view = layout.tree[inner].parent {
      let node = layout.tree[view]
      axes.subtract(
        Names(tree: layout.tree).rule(view).overhang(ofWrapped: node.children.first == inner))
      if axes.isEmpty { return most }
      isInControl = isInControl && layout.tree.isOneControl(view, leaf)
      if let outer = placed[view] {
        if isInControl, node.element.role == .container {
          // What sticks out of a control does so on its platform too: the control itself may stick out.
          (frame, most) = (Frame(outer), 0)
        } else if Self.clips.contains(node.element.kind) {
          // Clipped content is not visible beyond the clip.
          (frame, most) = (Frame(outer), 0)
        } else {
          if let reach = (node.element as? IgnoresSafeAreaElement)?.reach, node.children.first == inner {
            // Content that ignores the safe area may extend into it; what extends further overflows.
            frame = frame.pulledBack(to: Frame(outer), by: reach, node.direction)
          }
          let overhang = frame.overhang(beyond: Frame(outer), along: axes)
          if overhang > most, !layout.tree.isPart(view, around: leaf) { most = overhang }
        }
      }
      inner = view
    }
    return max(most, frame.overhang(beyond: Frame(layout.container), along: axes))
  }

  /// The modifiers that clip their view.
  private static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]
}

extension LayoutAppearance {
  /// Examines an edited tree as the constraint engine lays it out; views are identified by their old places.
  package init(
    _ views: [LayoutTree.Index], of edited: EditedLayout, in container: ExactProposal,
    laidOutAs root: RootPiece
  ) {
    self.init(
      views,
      in: LayoutInQuestion(
        tree: edited.tree, root: root, container: container, counterpart: edited.counterparts.counterpart))
  }
}

// The effect of an edit on the rest of a layout.
extension LayoutAppearance {
  /// Returns the views whose size changed, except the given ones.
  func resized(since old: LayoutAppearance, but asked: Set<LayoutTree.Index>) -> [LayoutTree.Index] {
    old.sizes.keys.filter { view in
      guard !asked.contains(view), let before = old.sizes[view], let after = sizes[view] else { return false }
      return zip(before, after).contains { abs($0 - $1) > 0.01 }
    }.sorted()
  }

  /// Returns the views that overflow and did not before, or overflow further.
  func sticksOut(since old: LayoutAppearance) -> [LayoutTree.Index] {
    overhangs.keys.filter { overhangs[$0, default: 0] > old.overhangs[$0, default: 0] + 1 }.sorted()
  }

  /// Returns the texts that are truncated and were not before.
  func cutOff(since old: LayoutAppearance) -> [LayoutTree.Index] {
    cutOff.subtracting(old.cutOff).sorted()
  }

  /// Returns the texts of which more words are broken across lines than were before.
  func breaksWords(since old: LayoutAppearance) -> [LayoutTree.Index] {
    brokenWords.keys.filter { brokenWords[$0, default: 0] > old.brokenWords[$0, default: 0] }.sorted()
  }

  /// Returns the side effects of the change that led here from another layout.
  package func effects(since old: LayoutAppearance, but asked: Set<LayoutTree.Index>) -> EditEffects {
    EditEffects(
      resized: resized(since: old, but: asked), cutOff: cutOff(since: old),
      breaksWords: breaksWords(since: old), sticksOut: sticksOut(since: old))
  }

  /// Returns the damage: new faults weigh more than repaired ones, which may not count at all; and unchanged
  /// views are better.
  package func damage(
    since old: LayoutAppearance, of viewCount: Int, but asked: Set<LayoutTree.Index>,
    creditsMended: Bool = true
  ) -> Double {
    func weight(_ new: Set<LayoutTree.Index>, _ old: Set<LayoutTree.Index>, _ each: Double) -> Double {
      let (more, fewer) = (new.subtracting(old).count, old.subtracting(new).count)
      return each * Double(min(more, 3)) - (creditsMended ? 0.7 * Double(min(fewer, 3)) : 0)
    }
    // An overflow by hundreds of points is worse than a truncated text.
    let more = max(0, (overhangs.values.max() ?? 0) - (old.overhangs.values.max() ?? 0))
    // What sticks out anew ranks below what does not, whatever else it repairs.
    return weight(cutOff, old.cutOff, 2)
      + weight(Set(overhangs.keys), Set(old.overhangs.keys), 1)
      + (sticksOut(since: old).isEmpty ? 0 : Self.newOverhang)
      + max(log2(1 + more / 25), more / 60)
      + Double(resized(since: old, but: asked).count) / Double(max(1, viewCount))
  }
}

/// The side effects of an edit, as the places of views in the unedited tree.
package struct EditEffects {
  /// The views that change size, except those in question.
  package var resized: [LayoutTree.Index]
  /// The texts that become truncated.
  package var cutOff: [LayoutTree.Index]
  /// The texts of which more words are broken across lines.
  package var breaksWords: [LayoutTree.Index]
  /// The views that overflow anew, or further.
  package var sticksOut: [LayoutTree.Index]
}
