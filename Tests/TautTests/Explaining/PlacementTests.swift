import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("What is said of a view's place agrees with the frames of the reference engine")
struct PlacementTests {
  @Test("in every scene", arguments: Scenes.names)
  func scenes(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    try PlacementCheck(tree, in: proposal).run()
  }

  @Test("in random trees")
  func randomTrees() throws {
    var count = 0
    for offset in 0..<TestSize.trees(200) {
      var generator = TreeGenerator(seed: TestSize.seed &+ UInt64(offset), maxDepth: 3)
      let (node, proposal) = (generator.tree(), generator.proposal())
      guard let tree = try? LayoutTree(node), let check = try? PlacementCheck(tree, in: proposal) else {
        continue
      }
      check.run()
      count += 1
    }
    #expect(count > 0)
  }
}

/// Both engines' answers for one tree.
private struct PlacementCheck {
  let layout: LayoutExplanation
  let frames: [LayoutTree.Index: CGRect]
  var tree: LayoutTree { layout.tree }

  init(_ tree: LayoutTree, in proposal: ProposedViewSize) throws {
    layout = try LayoutExplanation(tree, in: proposal, keepsPrices: false)
    let views = try ReferenceEngine().layout(tree, in: proposal).views
    frames = Dictionary(uniqueKeysWithValues: views.map { ($0.index, $0.frameInParent) })
  }

  func run() {
    for view in tree.indices {
      for axis in Axis.allCases {
        for placement in layout.placements(of: view, along: axis) { check(placement, axis) }
      }
    }
  }

  private func check(_ placement: ViewPlacement, _ axis: Axis) {
    let path = "\(tree[placement.view].path) along \(axis): \(placement.cause)"
    func expect(_ number: CGFloat?, is other: CGFloat?, _ location: SourceLocation = #_sourceLocation) {
      guard let number, let other, number.isFinite, other.isFinite else { return }
      #expect(abs(number - other) < 1e-6, "\(path)", sourceLocation: location)
    }
    let view = placement.view
    let start = start(view, axis)
    expect(
      frames[view].map { axis == .horizontal ? $0.origin.x : $0.origin.y }, is: placement.origin.doubleValue)
    switch placement.cause {
    case .centred:
      expect(start.map { 2 * $0 + length(view, axis) }, is: layout.proposal[axis])
    case .first: expect(start, is: 0)
    case .follows(let neighbour, let gap): expect(start, is: end(neighbour, axis) + gap.doubleValue)
    case .row(_, let neighbour, let instead):
      expect(start, is: axis == .horizontal ? neighbour.map { end($0, axis) } ?? 0 : start)
      if let instead, let flow = placement.parent {
        expect(length(flow, .horizontal), is: instead.width.doubleValue)
        #expect(instead.end > instead.width, "\(path)")
      }
    case .padding(let input), .offset(let input):
      expect(start, is: tree[input.view].element.length(input.parameter))
    case .reach(let input):
      expect(start.map { -$0 }, is: tree[input.view].element.length(input.parameter))
    case .position(let input):
      expect(start.map { $0 + length(view, axis) / 2 }, is: tree[input.view].element.length(input.parameter))
    case .aligned(let meeting):
      guard let own = meeting.own?.doubleValue, let line = meeting.line?.doubleValue else { return }
      expect(start.map { $0 + own }, is: line)
      expect(own, is: standard(meeting.guide, of: view))
      switch meeting.target {
      case .line(let setters): for setter in setters { expect(self.start(setter, axis), is: 0) }
      case .view(let other): expect(line, is: standard(meeting.guide, of: other))
      case .frame:
        expect(line, is: placement.parent.flatMap { standard(meeting.guide, of: $0, isFrame: true) })
      }
    case .cell(let tracks, let count, let anchor):
      #expect(tracks.upperBound <= count, "\(path)")
      // At the leading edge of the first column, or at the top of the first row; the columns of a lazy grid may be narrower
      // than it.
      if let parent = placement.parent, tree[parent].element is LazyGridElement { return }
      let edges = [HorizontalAlignment.leading.key, VerticalAlignment.top.key]
      if tracks.lowerBound == 0, case .guide(let guide) = anchor, edges.contains(guide),
        standard(guide, of: view) == 0
      {
        expect(start, is: 0)
      }
    case .middle:
      expect(start.map { 2 * $0 + length(view, axis) }, is: placement.parent.map { length($0, axis) })
    case .begins, .code: break
    }
  }

  private func length(_ view: LayoutTree.Index, _ axis: Axis) -> CGFloat {
    guard let frame = frames[view] else { return .nan }
    return axis == .horizontal ? frame.size.width : frame.size.height
  }

  /// Where a view begins in its parent, before mirroring.
  private func start(_ view: LayoutTree.Index, _ axis: Axis) -> CGFloat? {
    guard let frame = frames[view] else { return nil }
    guard axis == .horizontal else { return frame.origin.y }
    guard let parent = tree[view].parent, tree[parent].direction == .rightToLeft else {
      return frame.origin.x
    }
    return length(parent, axis) - frame.origin.x - frame.size.width
  }

  private func end(_ view: LayoutTree.Index, _ axis: Axis) -> CGFloat {
    (start(view, axis) ?? .nan) + length(view, axis)
  }

  /// The default value of a guide at a view's size; `nil` where an explicit or opaque one is used.
  private func standard(_ guide: AlignmentKey, of view: LayoutTree.Index, isFrame: Bool = false) -> CGFloat? {
    guard isFrame || !tree[view].traits.explicitGuides.contains(guide),
      case .linear(let value) = guide.defaultValue
    else { return nil }
    return value.terms.reduce(Optional(value.constant)) { sum, term -> CGFloat? in
      let dimension: CGFloat? =
        switch term.dimension {
        case .width: length(view, .horizontal)
        case .height: length(view, .vertical)
        case .guide(let key): standard(key, of: view, isFrame: isFrame)
        }
      guard let sum, let dimension else { return nil }
      return sum + dimension * term.coefficient
    }
  }
}
