import ConstraintLayout
import LayoutCore
import LinearProgramming

/// `root.1 changes something`: a modifier without which a frame would be another one at some size of the range.
package struct Effective: RequirementRule {
  package static let forms = ["root.1 changes something"]
  package static let words = ["changes", "change"]
  package static let unit: RequirementUnit? = nil

  /// The modifiers.
  package var views: ViewSelector

  /// Requires it of views.
  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("changes") || reader.take("change") else {
      return nil
    }
    guard reader.take("something") else {
      throw reader.error(.expected("\"something\"", found: reader.next.text))
    }
    return .effective(Effective(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    // No layout tells by itself: the range does.
    for view in try views.views(in: tree) where !Self.canGo(tree[view]) {
      throw views.error(.noModifier(views.name, kind: tree[view].element.kind))
    }
    return []
  }

  package var isSeenInOneLayout: Bool { false }

  package func modifiers(in tree: LayoutTree) throws(RequirementError) -> [LayoutTree.Index] {
    try views.views(in: tree).filter { Self.canGo(tree[$0]) }
  }

  /// Those of some modifiers that change nothing over a range.
  ///
  /// Throws what the engine throws.
  static func idle(
    _ modifiers: [LayoutTree.Index], in tree: LayoutTree, over range: RequirementRange,
    engine: ConstraintEngine
  ) throws -> [LayoutTree.Index] {
    guard !modifiers.isEmpty else { return [] }
    let whole = try moments(of: tree, over: range, engine)
    return try modifiers.filter { view in
      let rest = try LayoutTree(
        tree.subtree(at: tree.root) { index, node in if index == view { node = node.children[0] } })
      return try isSame(whole, moments(of: rest, over: range, engine), without: view)
    }
  }

  /// Whether a view is a modifier of one view that is written to change the layout.
  package static func canGo(_ node: LayoutTree.Node) -> Bool {
    node.element.role == .modifier && node.children.count == 1
      && ["frame", "padding", "fixedSize", "layoutPriority"].contains(node.element.kind)
  }

  /// The layouts along a range; none where they cannot be followed.
  private static func moments(
    of tree: LayoutTree, over range: RequirementRange, _ engine: ConstraintEngine
  ) throws -> [LayoutMoment] {
    let source = MomentSource(tree: tree, range: range, layouts: RelatedLayouts(engine: engine))
    var walk = RegimeWalk(
      source, from: ExactInterval.End(range.range.lowerBound), to: ExactInterval.End(range.range.upperBound),
      countsSingles: true)
    var moments: [LayoutMoment] = []
    while let (found, part) = try walk.next() { moments.append(source.moment(found, in: part)) }
    return walk.stuck == nil ? moments : []
  }

  /// Whether every frame and every text is the same in both, where one has a view more than the other.
  private static func isSame(
    _ whole: [LayoutMoment], _ rest: [LayoutMoment], without view: LayoutTree.Index
  ) -> Bool {
    guard !whole.isEmpty, !rest.isEmpty else { return false }
    var place = 0
    for moment in whole {
      var frames = moment.frames
      frames.remove(at: view.position)
      let lines = moment.lines.reduce(into: [:]) { lines, entry in
        lines[entry.key < view ? entry.key : LayoutTree.Index(entry.key.position - 1)] = entry.value
      }
      // Both lists cover the range in rising order.
      while place < rest.count {
        let part = moment.interval.intersection(rest[place].interval)
        if !part.isEmpty {
          let length = part.isPoint ? part.lower?.value : nil
          guard lines == rest[place].lines,
            zip(frames, rest[place].frames).allSatisfy({ $0.isSame(as: $1, at: length) })
          else { return false }
        }
        if moment.interval.endsBefore(rest[place].interval) { break }
        place += 1
      }
    }
    return true
  }
}

extension Optional<LayoutMoment.Frame> {
  /// Whether both are the same function, or have the same value at one length.
  fileprivate func isSame(as other: LayoutMoment.Frame?, at length: Rational?) -> Bool {
    guard let self, let other else { return self == other }
    guard let length else { return self == other }
    return zip(self.numbers, other.numbers).allSatisfy { $0.value(at: length) == $1.value(at: length) }
  }
}

extension LayoutMoment.Frame {
  fileprivate var numbers: [LengthFunction] { [x, y, width, height] }
}

extension ExactInterval {
  /// Whether an interval goes on where this one has ended.
  fileprivate func endsBefore(_ other: ExactInterval) -> Bool {
    guard let own = upper else { return false }
    guard let end = other.upper else { return true }
    return own.value < end.value || (own.value == end.value && !own.isIncluded && end.isIncluded)
  }
}
