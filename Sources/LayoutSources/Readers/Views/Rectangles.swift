import Foundation
import LayoutCore

/// The reader of a rectangle with a radius for each corner.
struct UnevenRoundedRectangleReader: ViewReader {
  let name = "UnevenRoundedRectangle"

  func view(_ call: Call) throws -> any View {
    var radii = CornerRadii()
    if case .native(let given as CornerRadii)? = try call.value(
      call.argument("cornerRadii"), as: "RectangleCornerRadii")
    {
      radii = given
    } else {
      radii = try CornerRadii(call, suffix: "Radius")
    }
    return radii.shape(called: name, at: call.position)
  }
}

/// The reader of a rectangle with the radii of its container, which are unknown.
struct ConcentricRectangleReader: ViewReader {
  let name = "ConcentricRectangle"

  func view(_ call: Call) throws -> any View {
    RoundedRectangle(cornerRadius: 0, fileID: call.file, line: call.line)
  }
}

struct CornerRadiiReader: ValueReader {
  let name = "RectangleCornerRadii"

  func value(_ call: Call) throws -> Value { .native(try CornerRadii(call, suffix: "")) }
}

/// The radii of a rectangle's corners, in points, with the leading side at the left.
struct CornerRadii: NativeValue {
  var topLeading: CGFloat = 0
  var topTrailing: CGFloat = 0
  var bottomLeading: CGFloat = 0
  var bottomTrailing: CGFloat = 0

  init() {}

  init(_ call: Call, suffix: String) throws {
    topLeading = try call.length("topLeading\(suffix)") ?? 0
    topTrailing = try call.length("topTrailing\(suffix)") ?? 0
    bottomLeading = try call.length("bottomLeading\(suffix)") ?? 0
    bottomTrailing = try call.length("bottomTrailing\(suffix)") ?? 0
  }

  /// Returns the shape, which fills its proposal as any rectangle does.
  func shape(called name: String, at position: SourcePosition) -> ReadShape {
    ReadShape(kind: name, source: position, size: nil, outline: { path(in: $0) })
  }

  private func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func radius(_ own: CGFloat) -> CGFloat { max(0, min(own, most)) }
    let corners: [(corner: CGPoint, radius: CGFloat, from: CGPoint, to: CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), radius(topTrailing), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), radius(bottomTrailing), CGPoint(x: 0, y: -1),
        CGPoint(x: -1, y: 0)
      ),
      (CGPoint(x: rect.minX, y: rect.maxY), radius(bottomLeading), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), radius(topLeading), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    // The distance of the control points of a cubic curve that approximates a quarter of a circle.
    let part: CGFloat = 1 - 0.5522847498307936
    var path = Path()
    for (corner, radius, from, to) in corners {
      func point(_ side: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + side.x * radius * share, y: corner.y + side.y * radius * share)
      }
      if path.isEmpty { path.move(to: point(from, 1)) } else { path.addLine(to: point(from, 1)) }
      path.addCurve(to: point(to, 1), control1: point(from, part), control2: point(to, part))
    }
    path.closeSubpath()
    return path
  }
}
