import LayoutDocuments

/// The views and modifiers that the tree of a case can name, each with its keys.
enum CaseType: String, CaseIterable {
  case fixed, flex, color, circle, image, half, area, lines, table, spacer, divider, empty
  case hstack, vstack, zstack, group, scroll, geometryReader, viewThatFits, grid, gridRow, anyLayout, custom
  case frame, flexFrame, padding, fixedSize, aspectRatio, layoutPriority, offset, position, alignmentGuide
  case overlay, background, hidden, environment, neutral
  case gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes

  /// Whether it wraps one child.
  var isModifier: Bool { keys.contains("child") }

  /// The keys, besides `type` and `id`.
  var keys: [String] {
    switch self {
    case .fixed: ["w", "h", "text", "first", "last"]
    case .flex: ["minW", "idealW", "maxW", "minH", "idealH", "maxH"]
    case .image: ["w", "h"]
    case .area: ["area", "ideal"]
    case .lines: ["w", "lines", "pitch", "text"]
    case .table: ["answers", "text"]
    case .spacer: ["min"]
    case .color, .circle, .half, .divider, .empty: []
    case .hstack, .vstack: ["spacing", "alignment", "children"]
    case .zstack, .gridRow: ["alignment", "children"]
    case .group, .geometryReader: ["children"]
    case .scroll, .viewThatFits: ["axes", "children"]
    case .grid: ["alignment", "horizontalSpacing", "verticalSpacing", "children"]
    case .anyLayout: ["layout", "children"]
    case .custom: ["name", "children", "spacing", "rowSpacing", "inset", "size", "places"]
    case .frame: ["width", "height", "alignment", "child"]
    case .flexFrame:
      ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight", "alignment", "child"]
    case .padding: ["top", "leading", "bottom", "trailing", "child"]
    case .fixedSize: ["horizontal", "vertical", "child"]
    case .aspectRatio: ["ratio", "mode", "child"]
    case .layoutPriority: ["value", "child"]
    case .offset, .position: ["x", "y", "child"]
    case .alignmentGuide: ["axis", "guide", "value", "child"]
    case .overlay, .background: ["alignment", "content", "child"]
    case .hidden: ["child"]
    case .environment: ["layoutDirection", "child"]
    case .neutral: ["name", "child"]
    case .gridCellColumns: ["count", "child"]
    case .gridCellAnchor: ["anchor", "child"]
    case .gridColumnAlignment: ["alignment", "child"]
    case .gridCellUnsizedAxes: ["axes", "child"]
    }
  }

  /// Why there is no element for it; `nil` where there is one.
  func unsupportedReason(_ view: FieldObject) -> String? {
    switch self {
    case .custom: CaseLayouts.unsupportedReason(view)
    default: nil
    }
  }
}
