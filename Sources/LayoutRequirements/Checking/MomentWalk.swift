import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A walk through all layouts of a range, found by the constraint engine.
struct MomentWalk: MomentSequence {
  private let source: MomentSource
  private var trail: RootTrail
  private var way: Way

  /// The kinds of walk.
  private enum Way {
    /// From one end of a range to the other.
    case line(RegimeWalk<ParametricLayouts>)
    /// From region to region.
    case plane(RegionWalk)
    /// Taken out while a step changes it, so that the walk is not copied.
    case none
  }

  init(_ source: MomentSource) {
    self.source = source
    trail = RootTrail(source)
    let range = source.range
    guard range.heights == nil else {
      way = .plane(RegionWalk(source.tree, by: source.layouts, over: range.sizes))
      return
    }
    way = .line(
      RegimeWalk(
        ParametricLayouts(
          source.tree, by: source.layouts, along: range.axis,
          in: range.container(at: range.size(at: range.range.lowerBound))),
        from: ExactInterval.End(range.range.lowerBound),
        to: ExactInterval.End(range.range.upperBound), countsSingles: true))
  }

  mutating func next() throws -> LayoutMoment? {
    switch way {
    case .none: return nil
    case .line(var walk):
      // Hold the only reference while it is changed.
      way = .none
      defer { way = .line(walk) }
      guard let (found, part) = try walk.next() else { return nil }
      let range = source.range
      return trail.moment(
        found.root, at: SizeSet(part, along: range.axis, from: range.size(at: range.range.lowerBound)),
        along: part)
    case .plane(var walk):
      way = .none
      defer { way = .plane(walk) }
      guard let (root, sizes) = try walk.next() else { return nil }
      return trail.moment(root, at: sizes, along: nil)
    }
  }

  var isStuck: Bool {
    switch way {
    case .line(let walk): walk.stuck != nil
    case .plane(let walk): walk.isStuck
    case .none: true
    }
  }

  var share: Double {
    switch way {
    case .line(let walk): return walk.share
    case .plane(let walk): return walk.share
    case .none: return 1
    }
  }
}
