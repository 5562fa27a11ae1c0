import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The layouts of a tree in the containers of a range, from the active sets of the constraint engine.
struct MomentSource {
  let tree: LayoutTree
  let range: RequirementRange
  let layouts: RelatedLayouts

  /// The layout at a size.
  func root(at size: SizePoint) throws -> RootPiece {
    try layouts.rootPiece(of: tree, in: range.container(at: size))
  }

  /// What requirements ask about a layout, at one size alone.
  func moment(at size: SizePoint) throws -> LayoutMoment {
    moment(try root(at: size), at: SizeSet(size))
  }

  /// What requirements ask about a layout, at sizes of its region.
  func moment(_ root: RootPiece, at sizes: SizeSet) -> LayoutMoment {
    let container = range.container(at: sizes.inside)
    var frames = [LayoutMoment.Frame?](repeating: nil, count: tree.nodes.count)
    var lines: [LayoutTree.Index: LayoutMoment.Lines] = [:]
    for view in root.views {
      frames[view.index.position] = LayoutMoment.Frame(
        x: view.x.map(SizeForm.init), y: view.y.map(SizeForm.init), width: view.width.map(SizeForm.init),
        height: view.height.map(SizeForm.init))
      guard let text = (tree[view.index].element as? MeasuredElement)?.text else { continue }
      lines[view.index] = TextFacts(text).lines(at: view.proposal(at: container))
    }
    let own = frames[tree.root.position]
    return LayoutMoment(
      sizes: sizes, frames: frames, lines: lines,
      container: LayoutMoment.Frame(container: range, width: own?.width, height: own?.height))
  }
}

extension LayoutMoment.Frame {
  /// The container's frame; a side that is not proposed is as long as the root's.
  init(container range: RequirementRange, width: SizeFunction?, height: SizeFunction?) {
    let running = Set(range.running.map(\.axis))
    func side(_ axis: Axis, _ root: SizeFunction?) -> SizeFunction {
      if running.contains(axis) { return .finite(.side(axis)) }
      return range.other.map { $0.map { SizeForm($0) } } ?? root ?? .finite(SizeForm(0))
    }
    let zero = SizeFunction.finite(SizeForm(0))
    self.init(x: zero, y: zero, width: side(.horizontal, width), height: side(.vertical, height))
  }
}

extension SizeForm {
  /// A form of a layout, whose proposal is the container's size.
  init(_ form: AffineForm) { self.init(form.constant, width: form.width, height: form.height) }
}
