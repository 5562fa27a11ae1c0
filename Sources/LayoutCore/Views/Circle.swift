import Foundation

/// The largest circle in what is proposed.
public struct Circle: Shape {
  /// Where the shape was written.
  public let source: SourcePosition?

  /// Makes a circle.
  public init(fileID: String = #fileID, line: Int = #line) {
    source = SourcePosition(file: fileID, line: line)
  }

  /// A leaf that takes a square.
  public func element(fill: String?) -> any LayoutElement { CircleElement(fill: fill) }

  /// The largest circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square of the smaller proposed side, and 10 where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }
}

extension Shape where Self == Circle {
  /// A circle, where a shape is expected.
  public static var circle: Circle { Circle() }
}
