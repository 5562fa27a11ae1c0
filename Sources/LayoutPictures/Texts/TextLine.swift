import Foundation

/// A line along the letters of a text.
enum TextLine: String, Sendable {
  /// Below their baseline.
  case under
  /// Half way up the small ones.
  case through

  /// Where it is drawn, for letters that stand on the upper edge of a rectangle which is as high as they rise above it.
  func frame(on room: CGRect) -> CGRect {
    let height = room.height
    let top =
      switch self {
      case .under: height * 0.1
      case .through: -height * 0.31
      }
    return CGRect(x: room.minX, y: room.minY + top, width: room.width, height: height * 0.065)
  }
}
