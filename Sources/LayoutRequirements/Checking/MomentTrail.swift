import LayoutCore
import LayoutExplanation
import LinearProgramming

/// Holds the latest layout of a walk, and the number of the layout in which each view last changed.
struct MomentTrail {
  let tree: LayoutTree
  private let range: RequirementRange
  private var moment: LayoutMoment
  private var number = 0
  private var changes: [LayoutMoment.Change]
  private var isNew = false
  /// The number of the layout in which each view was last placed, by preorder position.
  private var placed: [Int]

  init(_ tree: LayoutTree, over range: RequirementRange) {
    (self.tree, self.range) = (tree, range)
    let count = tree.nodes.count
    changes = Array(repeating: LayoutMoment.Change(), count: count)
    placed = Array(repeating: -1, count: count)
    moment = LayoutMoment(
      sizes: range.sizes, frames: Array(repeating: nil, count: count), lines: [:],
      container: LayoutMoment.Frame(container: range, width: nil, height: nil))
  }

  /// Begins the next layout.
  mutating func begin() { (number, isNew) = (number + 1, false) }

  /// Records that a view is placed; returns whether it was in the layout before.
  mutating func place(_ view: LayoutTree.Index) -> Bool {
    defer { placed[view.position] = number }
    return placed[view.position] == number - 1
  }

  /// Returns the frame of a view in the latest layout.
  func frame(of view: LayoutTree.Index) -> LayoutMoment.Frame? { moment.frames[view.position] }

  /// Records the frame of a view.
  mutating func note(_ frame: LayoutMoment.Frame, of view: LayoutTree.Index) {
    let index = view.position
    let known = moment.frames[index]
    moment.frames[index] = frame
    if known == nil { noteChange(.appearance, at: index) }
    if known?.x != frame.x || known?.width != frame.width { noteChange(.side(.horizontal), at: index) }
    if known?.y != frame.y || known?.height != frame.height { noteChange(.side(.vertical), at: index) }
    isNew = isNew || known != frame
  }

  /// Records the lines of a text.
  mutating func note(_ lines: LayoutMoment.Lines?, of text: LayoutTree.Index) {
    guard moment.lines[text] != lines else { return }
    moment.lines[text] = lines
    noteChange(.appearance, at: text.position)
  }

  private mutating func noteChange(_ aspect: LayoutMoment.Aspect, at index: Int) {
    changes[index][aspect] = number
  }

  /// Ends the layout, which is valid at some sizes; `interval` is their part of a range of one side.
  mutating func end(at sizes: SizeSet, along interval: ExactInterval?) -> LayoutMoment {
    for index in placed.indices where placed[index] == number - 1 && moment.frames[index] != nil {
      moment.frames[index] = nil
      moment.lines[LayoutTree.Index(index)] = nil
      noteChange(.appearance, at: index)
      isNew = true
    }
    if let root = moment.frames[tree.root.position] {
      moment.containerFrame = LayoutMoment.Frame(container: range, width: root.width, height: root.height)
    }
    moment.sizes = sizes
    moment.history = LayoutMoment.History(
      number: number, changes: changes, isNew: isNew || number == 1,
      line: interval.map {
        LayoutMoment.Line(interval: $0, axis: range.axis, size: range.size(at: range.range.lowerBound))
      })
    return moment
  }
}

extension LayoutMoment.Frame {
  /// Creates the container's frame; a side that is not proposed is as long as the root's.
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
