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
