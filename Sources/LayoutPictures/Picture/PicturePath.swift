import Foundation
import PangoText

/// An outline made of lines and curves, in points.
package struct PicturePath: Sendable {
  /// A segment of a path.
  package enum Segment: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// A shape that a path may be, for formats that have shapes.
  package enum Shape: Sendable {
    case rounded(CGRect, radius: CGFloat)
    case ellipse(CGRect)
    /// The largest circle in the middle of a rectangle.
    case circle(CGRect)
  }

  /// The start of a letter in the path.
  package struct LetterStart: Sendable {
    /// The index of its first segment.
    package var segment: Int
    /// The point of the baseline at which it begins.
    package var origin: CGPoint
    /// The key of the letter's outline.
    package var shape: LetterShape
  }

  /// Letters side by side, with their text.
  package struct Words: Sendable {
    /// The text, in visual order from the left.
    package var text: String
    /// The place where they begin on their baseline.
    package var origin: CGPoint
    /// The width of the letters, in points.
    package var width: CGFloat
    /// The height of their line, in points.
    package var height: CGFloat
  }

  /// A letter of a font as it is drawn; equal letters have the same outline.
  package struct LetterShape: Hashable, Sendable {
    var fonts: PangoTextMeasurer
    var face: Int
    var glyph: UInt32
    var slant: CGFloat
    var stretch: CGFloat
  }

  package private(set) var segments: [Segment] = []
  /// The simple shape that the path is; `nil` for any other path.
  package private(set) var shape: Shape?
  /// The starts of the letters in the path, one after the other.
  package private(set) var letterStarts: [LetterStart] = []
  /// The text of the letters, word by word, for formats that keep it.
  package private(set) var words: [Words] = []

  package init() {}

  package mutating func move(_ point: CGPoint) { segments.append(.move(point)) }
  package mutating func line(_ point: CGPoint) { segments.append(.line(point)) }
  package mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    segments.append(.curve(control1, control2, end))
  }
  package mutating func close() { segments.append(.close) }
  /// Begins a letter, to which the following segments belong.
  package mutating func beginLetter(_ shape: LetterShape, at origin: CGPoint) {
    letterStarts.append(LetterStart(segment: segments.count, origin: origin, shape: shape))
  }

  /// Adds letters to the text, as part of the last word if they follow it directly.
  package mutating func say(_ words: Words) {
    guard let last = self.words.last, !last.text.hasSuffix(" "), last.origin.y == words.origin.y,
      abs(last.origin.x + last.width - words.origin.x) < 0.01, last.height == words.height
    else { return self.words.append(words) }
    self.words[self.words.count - 1].text += words.text
    self.words[self.words.count - 1].width += words.width
  }

  /// Whether the path has no segments.
  package var isEmpty: Bool { segments.isEmpty }

  /// The smallest rectangle with all points of the path, including control points.
  package var bounds: CGRect {
    var (least, most) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for segment in segments {
      for point in segment.points {
        least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
        most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
      }
    }
    guard least.x <= most.x else { return .zero }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}

extension PicturePath.Segment {
  /// The points of the segment.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

extension PicturePath {
  /// Returns a rectangle.
  package static func rectangle(_ frame: CGRect) -> PicturePath {
    var path = PicturePath()
    path.move(CGPoint(x: frame.minX, y: frame.minY))
    path.line(CGPoint(x: frame.maxX, y: frame.minY))
    path.line(CGPoint(x: frame.maxX, y: frame.maxY))
    path.line(CGPoint(x: frame.minX, y: frame.maxY))
    path.close()
    path.shape = .rounded(frame, radius: 0)
    return path
  }

  /// Returns a line between two points.
  package static func line(_ start: CGPoint, _ end: CGPoint) -> PicturePath {
    var path = PicturePath()
    path.move(start)
    path.line(end)
    return path
  }

  /// Returns an ellipse that touches the sides of a rectangle.
  package static func ellipse(_ frame: CGRect) -> PicturePath {
    var path = rounded(frame, CGSize(width: frame.width / 2, height: frame.height / 2))
    path.shape = .ellipse(frame)
    return path
  }

  /// Returns the largest circle in the middle of a rectangle.
  package static func circle(in frame: CGRect) -> PicturePath {
    let side = min(frame.width, frame.height)
    var path = ellipse(
      CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    path.shape = .circle(frame)
    return path
  }

  /// Returns a rectangle with round corners of a radius, which is at most half the shorter side.
  package static func rounded(_ frame: CGRect, radius: CGFloat) -> PicturePath {
    let fitting = max(0, min(radius, min(frame.width, frame.height) / 2))
    var path = fitting == 0 ? rectangle(frame) : rounded(frame, CGSize(width: fitting, height: fitting))
    path.shape = .rounded(frame, radius: max(0, radius))
    return path
  }

  /// Returns a part of an ellipse that touches the sides of a rectangle, between two angles in degrees,
  /// clockwise from three o'clock.
  package static func arc(in frame: CGRect, from start: CGFloat, to end: CGFloat) -> PicturePath {
    let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / CGFloat(count) * .pi / 180
    let handle = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ further: CGFloat) -> CGPoint {
      CGPoint(
        x: frame.midX + frame.width / 2 * (cos(angle) - further * sin(angle)),
        y: frame.midY + frame.height / 2 * (sin(angle) + further * cos(angle)))
    }
    var path = PicturePath()
    var angle = start * .pi / 180
    path.move(point(angle, 0))
    for _ in 0..<count {
      path.curve(point(angle, handle), point(angle + step, -handle), point(angle + step, 0))
      angle += step
    }
    return path
  }

  /// Returns a rectangle with round corners at its top, at its bottom, at both or at none.
  package static func card(_ frame: CGRect, radius: CGFloat, top: Bool, bottom: Bool) -> PicturePath {
    guard top != bottom else { return top ? rounded(frame, radius: radius) : rectangle(frame) }
    let reach = radius * quarter
    let (round, plain) = top ? (frame.minY, frame.maxY) : (frame.maxY, frame.minY)
    let side: CGFloat = top ? 1 : -1
    func point(_ x: CGFloat, _ inwards: CGFloat) -> CGPoint { CGPoint(x: x, y: round + side * inwards) }
    var path = PicturePath()
    path.move(CGPoint(x: frame.minX, y: plain))
    path.line(point(frame.minX, radius))
    path.curve(
      point(frame.minX, radius - reach), point(frame.minX + radius - reach, 0), point(frame.minX + radius, 0))
    path.line(point(frame.maxX - radius, 0))
    path.curve(
      point(frame.maxX - radius + reach, 0), point(frame.maxX, radius - reach), point(frame.maxX, radius))
    path.line(CGPoint(x: frame.maxX, y: plain))
    path.close()
    return path
  }

  /// The distance of the control points of a quarter of a circle from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_6

  private static func rounded(_ frame: CGRect, _ corner: CGSize) -> PicturePath {
    let (x, y) = (corner.width, corner.height)
    let (dx, dy) = (x * (1 - quarter), y * (1 - quarter))
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var path = PicturePath()
    path.move(point(left + x, top))
    path.line(point(right - x, top))
    path.curve(point(right - dx, top), point(right, top + dy), point(right, top + y))
    path.line(point(right, bottom - y))
    path.curve(point(right, bottom - dy), point(right - dx, bottom), point(right - x, bottom))
    path.line(point(left + x, bottom))
    path.curve(point(left + dx, bottom), point(left, bottom - dy), point(left, bottom - y))
    path.line(point(left, top + y))
    path.curve(point(left, top + dy), point(left + dx, top), point(left + x, top))
    path.close()
    return path
  }
}
