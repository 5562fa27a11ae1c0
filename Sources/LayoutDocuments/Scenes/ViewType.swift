/// The views that a scene can name, each with its keys.
enum ViewType: String, CaseIterable {
  case hStack = "HStack"
  case vStack = "VStack"
  case zStack = "ZStack"
  case text = "Text"
  case image = "Image"
  case color = "Color"
  case rectangle = "Rectangle"
  case roundedRectangle = "RoundedRectangle"
  case circle = "Circle"
  case capsule = "Capsule"
  case ellipse = "Ellipse"
  case spacer = "Spacer"
  case divider = "Divider"
  case emptyView = "EmptyView"
  case group = "Group"
  case geometryReader = "GeometryReader"
  case scrollView = "ScrollView"
  case flowLayout = "FlowLayout"
  case measured = "Measured"

  /// The keys of every view.
  static let commonKeys = ["type", "id", "modifiers", "layoutDirection"]

  /// The keys of this view alone.
  var keys: [String] {
    switch self {
    case .hStack, .vStack: ["alignment", "spacing", "children"]
    case .zStack: ["alignment", "children"]
    case .text: ["text", "font", "lineLimit"]
    case .image: ["name", "size", "resizable"]
    case .color, .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: ["fill"]
    case .spacer: ["minLength", "axis"]
    case .divider: ["axis"]
    case .emptyView: []
    case .group, .geometryReader, .flowLayout: ["children"]
    case .scrollView: ["axes", "children"]
    case .measured: ["sizes"]
    }
  }
}
