import Foundation

/// The outline of a figure, made of lines and curves; a value, in points.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 80))
///   path.addLine(to: CGPoint(x: 0, y: 80))
///   path.closeSubpath()
/// }
/// print(triangle.boundingRect.width)  // 100.0
/// ```
///
/// As a view, a path takes the proposed size, as every shape does.
public struct Path: Hashable, Sendable {
  /// A step of a path: a move, a line or a curve.
  public enum Element: Hashable, Sendable {
    /// A new subpath that begins at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the beginning of the subpath.
    case closeSubpath

    // Not synthesised, as `CGPoint` is not hashable on every platform.
    /// Hashes the coordinates of the step's points.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(points.count)
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }

    /// The points of the step, with its end last.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let first, let second): [first, second, end]
      case .closeSubpath: []
      }
    }
  }

  /// The steps of the path, in order.
  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a rectangle with corners of a radius, in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corners of a size, in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last step, in points; `nil` for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    guard case .closeSubpath = last else { return last.points.last }
    return elements.last { if case .move = $0 { true } else { false } }?.points.last
  }

  /// Calls a closure with each step, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines through points, beginning a new subpath at the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line back to the beginning of the subpath.
  public mutating func closeSubpath() {
    if !elements.isEmpty { elements.append(.closeSubpath) }
  }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds rectangles, each as a closed subpath.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse that touches all sides of a rectangle.
  ///
  /// It begins at its right end and continues downwards, as in Core Graphics: trimmed to the first quarter,
  /// it is the lower right one.
  public mutating func addEllipse(in rect: CGRect) {
    let (dx, dy) = (rect.width / 2 * Self.quarter, rect.height / 2 * Self.quarter)
    let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY))
    let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
    move(to: right)
    addCurve(
      to: bottom, control1: CGPoint(x: right.x, y: right.y + dy),
      control2: CGPoint(x: bottom.x + dx, y: bottom.y))
    addCurve(
      to: left, control1: CGPoint(x: bottom.x - dx, y: bottom.y), control2: CGPoint(x: left.x, y: left.y + dy)
    )
    addCurve(
      to: top, control1: CGPoint(x: left.x, y: left.y - dy), control2: CGPoint(x: top.x - dx, y: top.y))
    addCurve(
      to: right, control1: CGPoint(x: top.x + dx, y: top.y), control2: CGPoint(x: right.x, y: right.y - dy))
    closeSubpath()
  }

  /// Adds a rectangle with corners of a size in points, at most half of the rectangle's.
  ///
  /// A continuous corner is drawn as a quarter of an ellipse as well, since the beginning of its curve
  /// differs between platforms.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    let (dx, dy) = (width * (1 - Self.quarter), height * (1 - Self.quarter))
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: point(rect.maxX - width, rect.minY))
    addCurve(
      to: point(rect.maxX, rect.minY + height), control1: point(rect.maxX - dx, rect.minY),
      control2: point(rect.maxX, rect.minY + dy))
    addLine(to: point(rect.maxX, rect.maxY - height))
    addCurve(
      to: point(rect.maxX - width, rect.maxY), control1: point(rect.maxX, rect.maxY - dy),
      control2: point(rect.maxX - dx, rect.maxY))
    addLine(to: point(rect.minX + width, rect.maxY))
    addCurve(
      to: point(rect.minX, rect.maxY - height), control1: point(rect.minX + dx, rect.maxY),
      control2: point(rect.minX, rect.maxY - dy))
    addLine(to: point(rect.minX, rect.minY + height))
    addCurve(
      to: point(rect.minX + width, rect.minY), control1: point(rect.minX, rect.minY + dy),
      control2: point(rect.minX + dx, rect.minY))
    closeSubpath()
  }

  /// Adds an arc of a circle, from one angle to another, with a line to its beginning.
  ///
  /// Angles grow clockwise, as y grows downwards; `clockwise` has the meaning that it has with y growing
  /// upwards.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var turn = endAngle.radians - startAngle.radians
    if clockwise {
      if turn > 0 { turn = turn.truncatingRemainder(dividingBy: full) }
      turn = max(turn > 0 ? turn - full : turn, -full)
    } else {
      if turn < 0 { turn = turn.truncatingRemainder(dividingBy: full) }
      turn = min(turn < 0 ? turn + full : turn, full)
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(turn))
  }

  /// Adds an arc of a circle that begins at an angle and spans another one, with a line to its beginning.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    func point(_ angle: Double, _ distance: CGFloat = 1) -> CGPoint {
      CGPoint(x: center.x + radius * distance * cos(angle), y: center.y + radius * distance * sin(angle))
    }
    let start = startAngle.radians
    if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
    guard delta.radians.isFinite, delta.radians != 0 else { return }
    // Going round again and again draws the same circle.
    let full = 2 * Double.pi
    let turn =
      abs(delta.radians) > 2 * full
      ? delta.radians.truncatingRemainder(dividingBy: full) + (delta.radians > 0 ? full : -full)
      : delta.radians
    // A cubic curve is a good approximation of up to a quarter of a circle.
    let count = max(1, Int((abs(turn) / (.pi / 2)).rounded(.up)))
    let step = turn / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for part in 0..<count {
      let (from, to) = (start + Double(part) * step, start + Double(part + 1) * step)
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The distance of a control point along the side of a corner, for a quarter of an ellipse with radius 1.
  private static let quarter: CGFloat = 0.5522847498307936
}

extension Path {
  /// The smallest rectangle around the lines and curves, in points; the null rectangle for none.
  public var boundingRect: CGRect {
    var corners: (least: CGPoint, most: CGPoint)?
    for line in flattened {
      for point in line.count > 1 || flattened.count == 1 ? line : [] {
        guard let known = corners else {
          corners = (point, point)
          continue
        }
        corners = (
          CGPoint(x: min(known.least.x, point.x), y: min(known.least.y, point.y)),
          CGPoint(x: max(known.most.x, point.x), y: max(known.most.y, point.y))
        )
      }
    }
    guard let (least, most) = corners else { return .null }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// Returns whether a point is inside: by the non-zero rule, or by the even-odd rule if `eoFill` is set.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in flattened where line.count > 1 {
      for (a, b) in zip(line, line.dropFirst() + line.prefix(1)) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += a.y <= point.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the path moved by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns the path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped {
      CGPoint(
        x: transform.a * $0.x + transform.c * $0.y + transform.tx,
        y: transform.b * $0.x + transform.d * $0.y + transform.ty)
    }
  }

  private func mapped(_ place: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: place(end))
      case .line(let end): .line(to: place(end))
      case .quadCurve(let end, let control): .quadCurve(to: place(end), control: place(control))
      case .curve(let end, let first, let second):
        .curve(to: place(end), control1: place(first), control2: place(second))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Returns the part of the path between two shares of its length, from 0 to 1, as straight lines.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    let lines = flattened
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (from, to) = (max(0, start) * total, min(1, end) * total)
    var trimmed = Path()
    var walked: CGFloat = 0
    for line in lines {
      var isDown = false
      for (a, b) in zip(line, line.dropFirst()) {
        let own = length(a, b)
        let (first, last) = (max(from, walked), min(to, walked + own))
        if first < last {
          func point(_ distance: CGFloat) -> CGPoint {
            let share = (distance - walked) / own
            return CGPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y))
          }
          if !isDown { trimmed.move(to: point(first)) }
          isDown = true
          trimmed.addLine(to: point(last))
        }
        walked += own
      }
    }
    return trimmed
  }

  /// The subpaths as polylines, with each curve as short straight lines.
  private var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      let start = lines.last?.last ?? .zero
      switch element {
      case .move(let end): lines.append([end])
      case .closeSubpath:
        if let first = lines.last?.first {
          lines[lines.count - 1].append(first)
          // A step that follows without a move begins at the start of the closed subpath.
          lines.append([first])
        }
      case .line(let end):
        if lines.isEmpty { lines.append([start]) }
        lines[lines.count - 1].append(end)
      case .quadCurve(let end, let control):
        if lines.isEmpty { lines.append([start]) }
        lines[lines.count - 1] += Self.shares.map { t in
          let (u, v) = (1 - t, t)
          return CGPoint(
            x: u * u * start.x + 2 * u * v * control.x + v * v * end.x,
            y: u * u * start.y + 2 * u * v * control.y + v * v * end.y)
        }
      case .curve(let end, let first, let second):
        if lines.isEmpty { lines.append([start]) }
        lines[lines.count - 1] += Self.shares.map { t in
          let (u, v) = (1 - t, t)
          let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
          return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
      }
    }
    return lines
  }

  /// The parameters of the points between which a curve is taken for straight.
  private static let shares: [CGFloat] = (1...64).map { CGFloat($0) / 64 }
}

/// The curve of a shape's rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Corners that are quarters of a circle.
  case circular
  /// Corners whose curves blend into the sides.
  case continuous
}
