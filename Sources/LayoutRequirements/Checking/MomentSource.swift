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
    var trail = MomentTrail(self)
    var moment = trail.moment(try root(at: size), at: SizeSet(size), along: nil)
    moment.history = nil
    return moment
  }
}

/// Makes one layout of a walk after the other: what is the same as in the layout before is taken over.
struct MomentTrail {
  private let source: MomentSource
  private var moment: LayoutMoment
  private var number = 0
  private var changes: [Int]
  /// The views as they were placed last, and in which layout, by preorder position.
  private var placed: [(view: PlacedPiece.View, number: Int)?]
  private var texts: [Int: TextFacts.Answer] = [:]

  init(_ source: MomentSource) {
    self.source = source
    let count = source.tree.nodes.count
    changes = Array(repeating: 0, count: count)
    placed = Array(repeating: nil, count: count)
    moment = LayoutMoment(
      sizes: source.range.sizes, frames: Array(repeating: nil, count: count), lines: [:],
      container: LayoutMoment.Frame(container: source.range, width: nil, height: nil))
  }

  /// What requirements ask about a layout, at sizes of its region; `interval` is where those lie in a range of one side.
  mutating func moment(
    _ root: RootPiece, at sizes: SizeSet, along interval: ExactInterval?
  ) -> LayoutMoment {
    number += 1
    let container = source.range.container(at: sizes.inside)
    for view in root.views {
      let place = view.index.position
      let last = placed[place]?.view
      placed[place] = (view, number)
      if last?.isIdentical(to: view) == true { continue }
      update(frameOf: view)
      // A text that only moves is what it was.
      if last?.isIdentical(butForPlaceTo: view) != true { update(linesOf: view, in: container) }
    }
    for place in placed.indices {
      guard let last = placed[place], last.number != number else { continue }
      placed[place] = nil
      moment.frames[place] = nil
      moment.lines[last.view.index] = nil
      changes[place] = number
    }
    let top = source.tree.root.position
    if number == 1 || changes[top] == number {
      let own = moment.frames[top]
      moment.containerFrame = LayoutMoment.Frame(
        container: source.range, width: own?.width, height: own?.height)
      changes[0] = number
    }
    moment.sizes = sizes
    let range = source.range
    moment.history = LayoutMoment.History(
      number: number, changes: changes,
      line: interval.map {
        LayoutMoment.Line(interval: $0, axis: range.axis, size: range.size(at: range.range.lowerBound))
      })
    return moment
  }

  private mutating func update(frameOf view: PlacedPiece.View) {
    let place = view.index.position
    let frame = LayoutMoment.Frame(
      x: view.x.map(SizeForm.init), y: view.y.map(SizeForm.init), width: view.width.map(SizeForm.init),
      height: view.height.map(SizeForm.init))
    if moment.frames[place] != frame {
      moment.frames[place] = frame
      changes[place] = number
    }
  }

  private mutating func update(linesOf view: PlacedPiece.View, in container: ExactProposal) {
    let place = view.index.position
    guard let text = (source.tree[view.index].element as? MeasuredElement)?.text else { return }
    let proposal = view.proposal(at: container)
    if texts[place]?.holds(at: proposal) != true { texts[place] = TextFacts(text).answer(at: proposal) }
    let lines = texts[place]?.lines
    if moment.lines[view.index] != lines {
      moment.lines[view.index] = lines
      changes[place] = number
    }
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
