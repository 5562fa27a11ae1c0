import Foundation

/// A `Grid`: cells in columns as wide as their widest cell, and in rows as tall as their tallest.
///
/// The node's children are the cells of all rows, one after the other; `rows` determines where a row ends.
public struct GridElement: ContainerElement, Hashable {
  /// The content of one row.
  public enum Row: Hashable, Sendable {
    /// A number of cells of a `GridRow`, aligned vertically by a guide; `nil` for the grid's own.
    case cells(Int, alignment: AlignmentKey?)
    /// A view outside of any `GridRow`, which spans all columns.
    case view
  }

  /// The guides of cells without an alignment of their own.
  public var alignment: Alignment
  /// The space between columns in points; `nil` for the distance that neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// The space between rows in points; `nil` for the distance that neighbours prefer.
  public var verticalSpacing: CGFloat?
  /// The default distance between ordinary views, in points, if no spacing is given.
  public var defaultSpacing: CGFloat
  /// The rows from top to bottom; each child beyond them is a row of its own.
  public var rows: [Row]

  /// Creates a grid with rows, alignments and spacings in points.
  ///
  /// Without a spacing, neighbours are `defaultSpacing` apart unless they prefer another distance.
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

  /// The parameters: the alignments and the spacings.
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

  /// The guides of the rows that have one of their own, from top to bottom.
  private var rowAlignments: [AlignmentKey] {
    get {
      rows.compactMap { row in
        if case .cells(_, let alignment) = row { alignment } else { nil }
      }
    }
    set {
      var keys = newValue.filter { $0.axis == .vertical }[...]
      for index in rows.indices {
        guard case .cells(let count, .some) = rows[index], let key = keys.popFirst() else { continue }
        rows[index] = .cells(count, alignment: key)
      }
    }
  }

  /// The name of the kind: `Grid`.
  public var kind: String { "Grid" }

  /// Returns the given space between columns or rows in points; `nil` for the distance that neighbours
  /// prefer.
  public func spacing(along axis: Axis) -> CGFloat? {
    axis == .horizontal ? horizontalSpacing : verticalSpacing
  }
}

extension ParameterName {
  /// The space between a grid's columns, in points.
  public static let horizontalSpacing = Self("horizontalSpacing")
  /// The space between a grid's rows, in points.
  public static let verticalSpacing = Self("verticalSpacing")
  /// The guides of the rows that have one of their own.
  public static let rowAlignments = Self("row alignments")
}

/// A modifier that sets an attribute of a view for the grid around it.
///
/// It is `gridCellColumns`, `gridCellAnchor`, `gridColumnAlignment` or `gridCellUnsizedAxes`.
public struct GridCellElement: ModifierElement, Hashable {
  /// An attribute that a grid reads.
  public enum Attribute: Hashable, Sendable {
    /// `gridCellColumns(_:)`: the number of columns that the cell spans.
    case columns(Int)
    /// `gridCellAnchor(_:)`: the point of the cell that meets the same point of its slot.
    case anchor(UnitPoint)
    /// `gridColumnAlignment(_:)`: the guide of the cells of the column.
    case columnAlignment(HorizontalAlignment)
    /// `gridCellUnsizedAxes(_:)`: the axes along which the cell is proposed no more than the others take.
    case unsizedAxes(Axis.Set)
  }

  /// The attribute that the grid reads.
  public var attribute: Attribute

  /// Creates a modifier with an attribute that the grid reads.
  public init(_ attribute: Attribute) { self.attribute = attribute }

  /// The parameters: those of the attribute.
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

  /// The modifier's name in SwiftUI, such as `gridCellColumns`.
  public var kind: String {
    switch attribute {
    case .columns: "gridCellColumns"
    case .anchor: "gridCellAnchor"
    case .columnAlignment: "gridColumnAlignment"
    case .unsizedAxes: "gridCellUnsizedAxes"
    }
  }

  /// The error for a cell that spans too many columns, as a grid stores every column.
  public var issues: [ElementIssue] {
    guard case .columns(let count) = attribute, count > GridCell.mostColumns else { return [] }
    return [.error("gridCellColumns must be at most \(GridCell.mostColumns), but is \(count)")]
  }

  /// Returns the wrapped view's traits with the attribute added.
  public func traits(of children: [ViewTraits]) -> ViewTraits {
    var traits = children.first ?? ViewTraits()
    traits.gridCell.add(attribute)
    return traits
  }
}

/// The attributes of a view that the grid around it reads.
public struct GridCell: Hashable, Sendable {
  /// The number of columns that the cell spans; with 0, it shares the next cell's column.
  public private(set) var columns = 1
  /// The point of the view that meets the same point of its slot; `nil` for alignment by guides.
  public private(set) var anchor: UnitPoint?
  /// The guide of the cells of the view's column; `nil` to leave it to the column's other cells.
  public private(set) var columnAlignment: AlignmentKey?
  /// The axes along which the cell is proposed no more than the others take.
  public private(set) var unsizedAxes: Axis.Set = []

  /// Creates the attributes of a view without grid modifiers.
  public init() {}

  /// The greatest number of columns that a cell may span.
  static let mostColumns = 1000

  /// Adds an attribute from a modifier farther out.
  ///
  /// An inner anchor or alignment takes precedence; columns add up and axes are united, as in SwiftUI.
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

/// A view's grid attributes behind a reference, as most views have none.
final class GridCellBox: Hashable, Sendable {
  let cell: GridCell
  init(_ cell: GridCell) { self.cell = cell }
  static func == (a: GridCellBox, b: GridCellBox) -> Bool { a.cell == b.cell }
  func hash(into hasher: inout Hasher) { hasher.combine(cell) }
}

extension ParameterName {
  /// The number of columns that a cell spans.
  public static let columns = Self("columns")
  /// The horizontal share of a cell's anchor.
  public static let anchorX = Self("x of the anchor")
  /// The vertical share of a cell's anchor.
  public static let anchorY = Self("y of the anchor")
}
