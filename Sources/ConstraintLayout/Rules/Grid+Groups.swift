import ElementTree
import LinearProgramming

extension GridTracks {
  /// The cells that are asked together: by priority, then by along how many axes they are endless, then by how far
  /// they stretch along the others, and unsized ones last; axes along which nothing is proposed do not count.
  ///
  /// The order is a decision: it holds as long as no cell stretches further than one that is asked after it, and
  /// cells that are asked together stretch equally far.
  func groups(_ view: Emitter) throws -> [[GridArrangement.Cell]] {
    guard proposal.width != nil || proposal.height != nil else {
      return arrangement.cells.isEmpty ? [] : [arrangement.cells]
    }
    let axes = Axis.allCases.filter { proposal[$0] != nil }
    let waiting = try arrangement.cells.map { try WaitingCell($0, along: axes, in: view) }
    // Numbers are asked for once all is written, so that one solve finds them all.
    let values = try waiting.map { try view.value(of: $0.stretch) }
    func isAsked(_ a: Int, before b: Int) -> Bool {
      if let isAsked = waiting[a].isAsked(before: waiting[b]) { return isAsked }
      return values[a] == values[b] ? !waiting[a].isUnsized && waiting[b].isUnsized : values[a] < values[b]
    }
    let order = waiting.indices.sorted { isAsked($0, before: $1) || !isAsked($1, before: $0) && $0 < $1 }
    var groups: [[GridArrangement.Cell]] = []
    var last: Int?
    for next in order {
      let isNew = last.map { isAsked($0, before: next) } ?? true
      if isNew { groups.append([]) }
      groups[groups.count - 1].append(waiting[next].cell)
      if let last, waiting[last].isAsked(before: waiting[next]) == nil {
        decide(waiting[last], waiting[next], isEqual: !isNew, view)
      }
      last = next
    }
    return groups
  }

  private func decide(_ first: WaitingCell, _ second: WaitingCell, isEqual: Bool, _ view: Emitter) {
    let more = second.stretch - first.stretch
    guard !more.isConstant else { return }
    let kind = Decision.Kind.fittingOrder(
      stack: view.index, first: view[first.cell.place].index, second: view[second.cell.place].index)
    let isStrict = !isEqual && (first.isUnsized || !second.isUnsized)
    view.decide(Decision(kind: kind, expression: more, isStrict: isStrict))
    if isEqual { view.decide(Decision(kind: kind, expression: -more, isStrict: false)) }
  }
}

/// A cell that waits to be asked.
private struct WaitingCell {
  let cell: GridArrangement.Cell
  private let priority: Double
  /// Along how many axes it is endless.
  private var endlessCount = 0
  /// How far it stretches along the others.
  private(set) var stretch: LinearExpression = 0
  /// Whether it is offered no more than others take along an axis: what these take has to be known.
  let isUnsized: Bool

  init(_ cell: GridArrangement.Cell, along axes: [Axis], in view: Emitter) throws {
    self.cell = cell
    let child = view[cell.place]
    priority = child.traits.priority
    isUnsized = !child.traits.gridCell.unsizedAxes.isEmpty
    let least = try child.size(at: ProposalExpression(.zero, .zero))
    let most = try child.size(at: ProposalExpression(.infinite, .infinite))
    for axis in axes {
      if let range = (most[axis] - least[axis]).expression {
        stretch = stretch + range
      } else {
        endlessCount += 1
      }
    }
  }

  /// Whether it is asked first, by priority and by endless axes; `nil` where a length decides.
  func isAsked(before other: WaitingCell) -> Bool? {
    if priority != other.priority { return priority > other.priority }
    return endlessCount == other.endlessCount ? nil : endlessCount < other.endlessCount
  }
}
