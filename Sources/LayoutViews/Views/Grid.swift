import ElementTree
import Foundation

/// Views in rows and columns: a column is as wide as its widest cell, and a row as tall as its tallest.
///
/// A view outside a `GridRow` spans all columns.
///
/// ```swift
/// let facts = Grid(alignment: .leading, horizontalSpacing: 12) {
///   GridRow {
///     Text("Opening hours")
///     Text("9 to 17")
///   }
///   Divider().gridCellUnsizedAxes(.horizontal)
///   GridRow(alignment: .firstTextBaseline) {
///     Text("Price")
///     Text("12").font(.title).gridColumnAlignment(.trailing)
///   }
/// }
/// ```
public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Creates a grid of the rows and views of the content.
  ///
  /// The spacings are in points and may be negative; `nil` is the largest distance that neighbours prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the cells of all rows as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let cells = content.layoutNodes(in: environment.inStack(along: nil))
    let element = GridElement(
      rows: GridElement.rows(of: cells), alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, defaultSpacing: environment.spacing)
    return [LayoutNode(element, children: cells, source: source, direction: environment.layoutDirection)]
  }
}

/// A row of a grid.
///
/// Outside a grid, its cells are separate views.
///
/// ```swift
/// let row = GridRow(alignment: .top) {
///   Text("Name")
///   Text("A name that takes two lines")
/// }
/// ```
public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row whose cells are aligned vertically by `alignment`; `nil` is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns the cells' nodes, which carry their place in one row.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).inGridRow(alignment?.key)
  }
}

extension [LayoutNode] {
  /// Returns the same nodes as the cells of one row of the grid around them.
  package func inGridRow(_ alignment: AlignmentKey?) -> [LayoutNode] {
    var cells = self
    for index in cells.indices {
      cells[index].gridRow = index == 0 ? .begins(alignment) : .continues
    }
    return cells
  }
}

extension GridElement {
  /// Returns the rows of a grid with the given cells.
  package static func rows(of cells: [LayoutNode]) -> [Row] {
    var rows: [Row] = []
    for cell in cells {
      switch cell.outermostGridRow {
      case nil, .title, .opensSection: rows.append(.view)
      case .begins(let alignment): rows.append(.cells(1, alignment: alignment))
      case .continues:
        if case .cells(let count, let alignment)? = rows.last {
          rows[rows.count - 1] = .cells(count + 1, alignment: alignment)
        } else {
          rows.append(.cells(1, alignment: nil))
        }
      }
    }
    return rows
  }
}

extension LayoutNode {
  /// The view's place in a row, according to its outermost modifier that has one.
  var outermostGridRow: GridRowPlace? {
    var node = self
    while true {
      if let row = node.gridRow { return row }
      guard node.element.role == .modifier, let inner = node.children.first else { return nil }
      node = inner
    }
  }
}
