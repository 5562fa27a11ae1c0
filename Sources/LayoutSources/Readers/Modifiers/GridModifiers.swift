import LayoutCore

struct GridCellColumnsReader: ModifierReader {
  let name = "gridCellColumns"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let count = try call.integer(nil) ?? 1
    if count > GridColumnAlignmentReader.mostColumns, let argument = call.unlabeled(0) {
      call.interpreter.assume(
        .number, argument.node.trimmedDescription, "\(GridColumnAlignmentReader.mostColumns)",
        at: argument.node
      )
    }
    return content.gridCellColumns(
      min(count, GridColumnAlignmentReader.mostColumns), fileID: call.file, line: call.line)
  }
}

struct GridCellAnchorReader: ModifierReader {
  let name = "gridCellAnchor"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let point = try call.value(call.unlabeled(0), as: "UnitPoint").flatMap(call.interpreter.unitPoint)
    return content.gridCellAnchor(point ?? .center, fileID: call.file, line: call.line)
  }
}

struct GridColumnAlignmentReader: ModifierReader {
  /// The greatest number of columns that layouts take.
  static let mostColumns = 1_000

  let name = "gridColumnAlignment"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.gridColumnAlignment(
      call.horizontalAlignment(nil) ?? .center, fileID: call.file, line: call.line)
  }
}

struct GridCellUnsizedAxesReader: ModifierReader {
  let name = "gridCellUnsizedAxes"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.gridCellUnsizedAxes(call.axes(call.unlabeled(0)) ?? [], fileID: call.file, line: call.line)
  }
}
