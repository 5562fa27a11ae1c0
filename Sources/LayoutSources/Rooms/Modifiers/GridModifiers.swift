import LayoutCore

struct GridCellColumnsRoom: ModifierRoom {
  let name = "gridCellColumns"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.gridCellColumns(try call.integer(nil) ?? 1, fileID: call.file, line: call.line)
  }
}

struct GridCellAnchorRoom: ModifierRoom {
  let name = "gridCellAnchor"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    let point = try call.value(call.unlabeled(0), as: "UnitPoint").flatMap(call.interpreter.unitPoint)
    return content.gridCellAnchor(point ?? .center, fileID: call.file, line: call.line)
  }
}

struct GridColumnAlignmentRoom: ModifierRoom {
  let name = "gridColumnAlignment"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.gridColumnAlignment(
      call.horizontalAlignment(nil) ?? .center, fileID: call.file, line: call.line)
  }
}

struct GridCellUnsizedAxesRoom: ModifierRoom {
  let name = "gridCellUnsizedAxes"

  func view(_ content: any View, _ call: Call) throws -> (any View)? {
    content.gridCellUnsizedAxes(call.axes(call.unlabeled(0)) ?? [], fileID: call.file, line: call.line)
  }
}
