import LayoutCore

/// `Grid`: rows (`GridRow`) and views that span all columns as children, centred and with the scene's spacing unless
/// something else is said.
struct GridRule: DocumentRule {
  let words: [DocumentWord] = [.view("Grid", keys: Self.keys, children: .placed(along: nil))]

  /// What is said of single rows stands in the rows.
  private static let keys = parameterKeys.filter { $0 != ParameterName.rowAlignments.rawValue }

  func read(_ reader: ElementReader) throws(DocumentError) -> GridElement {
    try reader.element(GridElement(rows: [], defaultSpacing: reader.scene.environment.spacing))
  }

  func arrange(_ grid: GridElement, around children: [LayoutNode]) -> GridElement {
    var grid = grid
    grid.rows = GridElement.rows(of: children)
    return grid
  }

  func rows(of grid: GridElement) -> [GridElement.Row]? { grid.rows }

  func write(_ grid: GridElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    var plain = grid
    plain.rows = []
    let usual = GridElement(rows: [], defaultSpacing: grid.defaultSpacing)
    let written = try writer.element(plain, without: usual)
    let isSpaced = grid.horizontalSpacing != nil && grid.verticalSpacing != nil
    guard isSpaced || grid.defaultSpacing == writer.definitions.spacing else {
      throw writer.error(.severalDefaultSpacings)
    }
    return written
  }
}
