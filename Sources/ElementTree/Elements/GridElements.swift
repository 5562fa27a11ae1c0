import Foundation

/// A `Grid`: cells in columns as wide as their widest cell, and in rows as tall as their tallest.
///
/// The node's children are the cells of all rows, one after the other; `rows` says where a row ends.
public struct GridElement: ContainerElement, Hashable {
  /// What stands in one row.
  public enum Row: Hashable, Sendable {
    /// So many cells of a `GridRow`, aligned vertically by a guide; `nil` is the grid's own.
    case cells(Int, alignment: AlignmentKey?)
    /// A view that stands in no `GridRow`, across all columns.
    case view
  }

  /// The guides by which cells are aligned that say nothing else.
  public var alignment: Alignment
  /// The space between columns in points; `nil` is what neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// The space between rows in points; `nil` is what neighbours prefer.
  public var verticalSpacing: CGFloat?
  /// The default distance between ordinary views, in points, where no spacing is given.
  public var defaultSpacing: CGFloat
  /// The rows, from the top; children beyond them are rows of their own.
  public var rows: [Row]

  /// A grid of some rows; without a spacing, neighbours are `defaultSpacing` apart unless they prefer another distance.
  public init(
    rows: [Row], alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, defaultSpacing: CGFloat = ViewSpacing.defaultDistance
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.defaultSpacing = defaultSpacing
  }

  /// The alignments and the spacings.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    },
    .length(.horizontalSpacing, along: .horizontal, .finite.optional) {
      $0.horizontalSpacing
    } set: {
      $0.horizontalSpacing = $1
    }
    .implying { $0.arrangement(of: $1).commonGap(along: .horizontal) },
    .length(.verticalSpacing, along: .vertical, .finite.optional) {
      $0.verticalSpacing
    } set: {
      $0.verticalSpacing = $1
    }
    .implying { $0.arrangement(of: $1).commonGap(along: .vertical) },
    .length(.defaultSpacing, along: nil, isInherited: true) {
      $0.horizontalSpacing == nil || $0.verticalSpacing == nil ? $0.defaultSpacing : nil
    } set: {
      $0.defaultSpacing = $1 ?? ViewSpacing.defaultDistance
    },
    .other(.rowAlignments) {
      let keys = $0.rowAlignments
      return keys.isEmpty ? nil : .alignment(keys)
    } set: {
      if case .alignment(let keys) = $1 { $0.rowAlignments = keys }
    },
  ]

  /// The guides of those rows that have one of their own, from the top.
  private var rowAlignments: [AlignmentKey] {
    get {
      rows.compactMap { row in
        if case .cells(_, let alignment) = row { alignment } else { nil }
      }
    }
    set {
      var keys = newValue.filter { $0.axis == .vertical }[...]
      for place in rows.indices {
        guard case .cells(let count, .some) = rows[place], let key = keys.popFirst() else { continue }
        rows[place] = .cells(count, alignment: key)
      }
    }
  }

  /// `Grid`.
  public var kind: String { "Grid" }

  /// The space between columns or rows in points, as it was given; `nil` is what neighbours prefer.
  public func spacing(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? horizontalSpacing : verticalSpacing
  }
}

extension ParameterName {
  /// The space between a grid's columns.
  public static let horizontalSpacing = Self("horizontalSpacing")
  /// The space between a grid's rows.
  public static let verticalSpacing = Self("verticalSpacing")
  /// The guides by which the cells of single rows are aligned.
  public static let rowAlignments = Self("row alignments")
}

/// What a view says to the grid around it: `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment` or
/// `gridCellUnsizedAxes`.
public struct GridCellElement: ModifierElement, Hashable {
  /// What is said.
  public enum Attribute: Hashable, Sendable {
    /// `gridCellColumns(_:)`: how many columns the cell spans.
    case columns(Int)
    /// `gridCellAnchor(_:)`: the point of the cell that meets the same point of its slot.
    case anchor(UnitPoint)
    /// `gridColumnAlignment(_:)`: the guide by which the cells of the column are aligned.
    case columnAlignment(HorizontalAlignment)
    /// `gridCellUnsizedAxes(_:)`: the axes along which the cell is offered no more than the others take.
    case unsizedAxes(Axis.Set)
  }

  /// What is said.
  public var attribute: Attribute

  /// Says something to the grid.
  public init(_ attribute: Attribute) { self.attribute = attribute }

  /// Whatever is said.
  public static let parameters: [Parameter<Self>] = [
    .other(.columns, .notNegative, titled: "gridCellColumns") {
      if case .columns(let count) = $0.attribute { .count(count) } else { nil }
    } set: {
      if case .count(let count?) = $1 { $0.attribute = .columns(count) }
    },
    .other(.anchorX, along: .horizontal) {
      $0.anchor.map { .ratio($0.x) }
    } set: {
      if case .ratio(let share?) = $1, let anchor = $0.anchor {
        $0.attribute = .anchor(UnitPoint(x: share, y: anchor.y))
      }
    },
    .other(.anchorY, along: .vertical) {
      $0.anchor.map { .ratio($0.y) }
    } set: {
      if case .ratio(let share?) = $1, let anchor = $0.anchor {
        $0.attribute = .anchor(UnitPoint(x: anchor.x, y: share))
      }
    },
    .other(.alignment, along: .horizontal) {
      if case .columnAlignment(let alignment) = $0.attribute { .alignment([alignment.key]) } else { nil }
    } set: {
      if case .alignment(let keys) = $1, let key = keys.first, key.axis == .horizontal {
        $0.attribute = .columnAlignment(HorizontalAlignment(key: key))
      }
    },
    .other(.axes) {
      if case .unsizedAxes(let axes) = $0.attribute { .axes(axes) } else { nil }
    } set: {
      if case .axes(let axes) = $1 { $0.attribute = .unsizedAxes(axes) }
    },
  ]

  private var anchor: UnitPoint? { if case .anchor(let point) = attribute { point } else { nil } }

  /// The modifier's name in SwiftUI.
  public var kind: String {
    switch attribute {
    case .columns: "gridCellColumns"
    case .anchor: "gridCellAnchor"
    case .columnAlignment: "gridColumnAlignment"
    case .unsizedAxes: "gridCellUnsizedAxes"
    }
  }

  /// A grid keeps something of each column.
  public var issues: [ElementIssue] {
    guard case .columns(let count) = attribute, count > GridCell.mostColumns else { return [] }
    return [.error("gridCellColumns must be at most \(GridCell.mostColumns), and is \(count)")]
  }

  /// The wrapped view's, with what is said added.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.gridCell.add(attribute)
    return traits
  }
}

/// What a view says to the grid around it.
public struct GridCell: Hashable, Sendable {
  /// How many columns it spans; where 0 are wanted, it shares the next cell's.
  public private(set) var columns = 1
  /// The point of the view that meets the same point of its slot; `nil` where guides are to meet.
  public private(set) var anchor: UnitPoint?
  /// The guide by which the cells of the view's column are aligned; `nil` leaves that to others.
  public private(set) var columnAlignment: AlignmentKey?
  /// The axes along which it is offered no more than the others take.
  public private(set) var unsizedAxes: Axis.Set = []

  /// A view that says nothing to a grid.
  public init() {}

  /// How many columns a cell may span.
  static let mostColumns = 1000

  /// What is said inside comes first; columns add up and axes are united, as in SwiftUI.
  mutating func add(_ attribute: GridCellElement.Attribute) {
    switch attribute {
    case .columns(let count):
      let sum = (columns > 1 ? columns : 0) + (count > 1 ? count : 0)
      columns = sum > 0 ? min(sum, Self.mostColumns) : min(columns, count)
    case .anchor(let point): anchor = anchor ?? point
    case .columnAlignment(let alignment): columnAlignment = columnAlignment ?? alignment.key
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }
}

/// What a view says to the grid around it, behind a reference: most views say nothing.
final class GridCellBox: Hashable, Sendable {
  let cell: GridCell
  init(_ cell: GridCell) { self.cell = cell }
  static func == (a: GridCellBox, b: GridCellBox) -> Bool { a.cell == b.cell }
  func hash(into hasher: inout Hasher) { hasher.combine(cell) }
}

extension ParameterName {
  /// How many columns a cell spans.
  public static let columns = Self("columns")
  /// The horizontal share of a cell's anchor.
  public static let anchorX = Self("x of the anchor")
  /// The vertical share of a cell's anchor.
  public static let anchorY = Self("y of the anchor")
}
