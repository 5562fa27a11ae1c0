import ElementTree
import Foundation
import PangoShim

/// A glyph of a text, in units of 1/1024 of a point.
package struct ShapedGlyph: Hashable, Sendable {
  /// The index of its face.
  package var face: Int
  /// The index of the glyph in its face; `nil` if the face has no glyph for the letter.
  package var glyph: UInt32?
  /// The advance to the next glyph, in Pango's units.
  package var advance: Int
  /// The distance to the right of its origin at which it is drawn, in Pango's units.
  package var x: Int
  /// The distance below the baseline at which it is drawn, in Pango's units.
  package var y: Int
}

/// A text as glyphs, for all widths.
package struct ShapedText: Sendable {
  /// The letters with their widths, and the places at which lines may break.
  package var letters: LetterRun
  /// The glyphs of all letters; those of one letter are in order from left to right.
  package var glyphs: [ShapedGlyph]
  /// The first glyph of each letter, and the end.
  package var starts: [Int]
  /// The embedding level of each letter, which is odd if the letter runs from right to left.
  package var levels: [UInt8]
  /// The levels of paragraphs, each with the letter that it begins with.
  package var paragraphs: [(start: Int, level: UInt8)]
  /// The runs of letters, each with the letter at which it begins.
  package var runs: [(start: Int, run: SetRun)]

  package func glyphs(of letter: Int) -> ArraySlice<ShapedGlyph> {
    glyphs[starts[letter]..<starts[letter + 1]]
  }

  package func run(of letter: Int) -> SetRun {
    (runs.last { $0.start <= letter } ?? runs[0]).run
  }

  /// Returns the embedding level of a letter's paragraph.
  package func paragraphLevel(of letter: Int) -> UInt8 {
    paragraphs.last { $0.start <= letter }?.level ?? 0
  }
}

/// A run of a text at a scale.
package struct SetRun: Sendable {
  /// The image of the run; `nil` for letters.
  package var image: TextImage?
  package var scale: CGFloat
  /// The height above the baseline, in points.
  package var baselineOffset: CGFloat
  /// The height of its font's line above the baseline, in points.
  package var ascent: CGFloat
  /// The depth of its font's line below the baseline, in points.
  package var descent: CGFloat
  /// The ellipsis in the run's font.
  package var ellipsis: [ShapedGlyph]
}

/// The outline of a glyph, in points from its origin on the baseline, downwards.
package struct GlyphOutline: Hashable, Sendable {
  /// A segment of an outline.
  package enum Segment: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A curve to a point.
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// A line back to where the contour began.
    case close

    /// Hashes the numbers, as `CGPoint` is not hashable everywhere.
    package func hash(into hasher: inout Hasher) {
      for point in points {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
    }

    private var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// The segments, in the order in which they are drawn.
  package private(set) var segments: [Segment] = []

  private let scale: Double
  private var last = CGPoint.zero

  /// Creates an empty outline.
  ///
  /// - Parameter scale: The number of points in a unit of the font.
  init(scale: Double) { self.scale = scale }

  /// Appends a segment that HarfBuzz reports.
  mutating func append(_ kind: Int32, _ points: UnsafePointer<Float>?) {
    func point(_ index: Int) -> CGPoint {
      guard let points else { return .zero }
      return CGPoint(
        x: CGFloat(Double(points[2 * index]) * scale), y: CGFloat(-Double(points[2 * index + 1]) * scale))
    }
    switch UInt32(kind) {
    case PangoShimSegmentMove.rawValue: segments.append(.move(point(0)))
    case PangoShimSegmentLine.rawValue: segments.append(.line(point(0)))
    case PangoShimSegmentQuadratic.rawValue:
      let (control, end) = (point(0), point(1))
      segments.append(
        .curve(control1: Self.third(last, control), control2: Self.third(end, control), to: end))
    case PangoShimSegmentCubic.rawValue:
      segments.append(.curve(control1: point(0), control2: point(1), to: point(2)))
    default:
      segments.append(.close)
      return
    }
    last = point(kind == Int32(PangoShimSegmentQuadratic.rawValue) ? 1 : kind == 3 ? 2 : 0)
  }

  /// Returns two thirds of the way from an end to the control point of a quadratic curve.
  private static func third(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }
}
