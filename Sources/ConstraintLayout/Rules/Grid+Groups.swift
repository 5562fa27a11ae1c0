import ElementTree
import LinearProgramming

extension GridTracks {
  /// Returns the groups of cells that are measured together.
  ///
  /// Cells are ordered by priority, then by the number of axes along which they are infinitely flexible, then
  /// by their flexibility along the others, with unsized ones last; unspecified axes do not count.
  ///
  /// The order is a decision: it holds as long as no cell is more flexible than one after it, and cells of
  /// one group are equally flexible.
  func groups(_ view: Emitter) throws -> [[GridArrangement.Cell]] {
    guard proposal.width != nil || proposal.height != nil else {
      return arrangement.cells.isEmpty ? [] : [arrangement.cells]
    }
    let axes = Axis.allCases.filter { proposal[$0] != nil }
    let waiting = try arrangement.cells.map { try WaitingCell($0, along: axes, in: view) }
    // All expressions are written before any value is asked for, so that one solve finds all values.
    let values = try waiting.map { try view.value(of: $0.flexibility) }
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
    let more = second.flexibility - first.flexibility
    guard !more.isConstant else { return }
    let kind = Decision.Kind.fittingOrder(
      stack: view.index, first: view[first.cell.index].index, second: view[second.cell.index].index)
    let isStrict = !isEqual && (first.isUnsized || !second.isUnsized)
    view.decide(Decision(kind: kind, expression: more, isStrict: isStrict))
    if isEqual { view.decide(Decision(kind: kind, expression: -more, isStrict: false)) }
  }
}

/// A cell that is waiting to be measured.
private struct WaitingCell {
  let cell: GridArrangement.Cell
  private let priority: Double
  /// The number of axes along which the cell is infinitely flexible.
  private var endlessCount = 0
  /// The flexibility along the other axes.
  private(set) var flexibility: LinearExpression = 0
  /// Whether the cell is proposed only the length that other cells take along an axis, which must be known
  /// before.
  let isUnsized: Bool

  init(_ cell: GridArrangement.Cell, along axes: [Axis], in view: Emitter) throws {
    self.cell = cell
    let child = view[cell.index]
    priority = child.traits.priority
    isUnsized = !child.traits.gridCell.unsizedAxes.isEmpty
    let least = try child.size(at: ProposalExpression(.zero, .zero))
    let most = try child.size(at: ProposalExpression(.infinite, .infinite))
    for axis in axes {
      if let range = (most[axis] - least[axis]).expression {
        flexibility = flexibility + range
      } else {
        endlessCount += 1
      }
    }
  }

  /// Returns whether the cell is measured first, by priority and by infinite axes; `nil` if a length decides.
  func isAsked(before other: WaitingCell) -> Bool? {
    if priority != other.priority { return priority > other.priority }
    return endlessCount == other.endlessCount ? nil : endlessCount < other.endlessCount
  }
}
