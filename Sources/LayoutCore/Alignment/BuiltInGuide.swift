/// The guides that SwiftUI has, told apart by their numbers.
enum BuiltInGuide: UInt8, CaseIterable {
  case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  /// The guide of an axis and a name; `nil` for any other.
  init?(_ axis: Axis, _ name: String) {
    switch (axis, name) {
    case (.horizontal, "leading"): self = .leading
    case (.horizontal, "center"): self = .horizontalCenter
    case (.horizontal, "trailing"): self = .trailing
    case (.vertical, "top"): self = .top
    case (.vertical, "center"): self = .verticalCenter
    case (.vertical, "bottom"): self = .bottom
    case (.vertical, "firstTextBaseline"): self = .firstTextBaseline
    case (.vertical, "lastTextBaseline"): self = .lastTextBaseline
    default: return nil
    }
  }

  /// What names the guide.
  var key: AlignmentKey {
    switch self {
    case .leading: HorizontalAlignment.leading.key
    case .horizontalCenter: HorizontalAlignment.center.key
    case .trailing: HorizontalAlignment.trailing.key
    case .top: VerticalAlignment.top.key
    case .verticalCenter: VerticalAlignment.center.key
    case .bottom: VerticalAlignment.bottom.key
    case .firstTextBaseline: VerticalAlignment.firstTextBaseline.key
    case .lastTextBaseline: VerticalAlignment.lastTextBaseline.key
    }
  }

  /// The guide's place in a set of guides.
  var bit: UInt8 { 1 << rawValue }
}
