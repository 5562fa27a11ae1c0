import ElementTree
import Foundation

/// A symbol of the system: its size beside letters, and its outline.
///
/// The names are those of SF Symbols, the outlines those of an open set. The sizes of four symbols were
/// recorded on iOS 26.0 (ios-controls/53-symbol-rows); those of the others follow from their outlines by a
/// line through these four.
package struct SystemSymbol: Sendable {
  /// The width and height, in ems of the font beside it.
  let ems: CGSize
  /// The width and height of the outline, in the table's units.
  private let units: CGSize
  private let commands: Substring

  /// The ems in a unit of the table: a chevron's outline then ends a point from each edge of its frame.
  private static let emsPerUnit: CGFloat = 0.067 / 20

  /// The size, in ems, of a symbol of which only the name is known: about a star's.
  private static let standardSize = CGSize(width: 1.27, height: 1.18)

  /// Finds the symbol of a name; `nil` where the table has none.
  package init?(named name: String) {
    guard let symbol = Self.all[Substring(name)] else { return nil }
    self = symbol
  }

  private init(_ fields: [Substring]) {
    let numbers = fields[1...4].map { CGFloat(Int($0) ?? 0) }
    ems = CGSize(width: numbers[0] / 1_000, height: numbers[1] / 1_000)
    units = CGSize(width: numbers[2], height: numbers[3])
    commands = fields[5]
  }

  private static let all: [Substring: SystemSymbol] = {
    var all: [Substring: SystemSymbol] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5)
      guard fields.count == 6 else { continue }
      for name in fields[0].split(separator: ",") { all[name] = SystemSymbol(fields) }
    }
    return all
  }()

  /// Returns the size of a symbol beside letters of a font, in points: whole pixels.
  package static func size(
    of name: String, beside font: Font, _ scale: Image.Scale, pixelsPerPoint: CGFloat
  ) -> CGSize {
    let ems = SystemSymbol(named: name)?.ems ?? standardSize
    let (wide, high) = scale.factors
    let weight = font.weight.symbolFactors
    let grid = PixelGrid(scale: pixelsPerPoint)
    func pixels(_ length: CGFloat) -> CGFloat {
      // A hair more than a pixel is that pixel.
      grid.points(ofPixels: (length * pixelsPerPoint - 0.01).rounded(.up))
    }
    return CGSize(
      width: pixels(font.size * ems.width * wide * weight.width),
      height: pixels(font.size * ems.height * high * weight.height))
  }

  /// Returns the outline in a frame, with the margins of the symbol's own size.
  package func path(in frame: CGRect) -> Path {
    let (x, y) = (
      frame.width / ems.width * Self.emsPerUnit, frame.height / ems.height * Self.emsPerUnit
    )
    let corner = CGPoint(x: frame.midX - units.width / 2 * x, y: frame.midY - units.height / 2 * y)
    var reader = OutlineReader(commands)
    var path = Path()
    func point(_ point: (Int, Int)) -> CGPoint {
      CGPoint(x: corner.x + CGFloat(point.0) * x, y: corner.y + CGFloat(point.1) * y)
    }
    while let command = reader.next() {
      switch command {
      case .move(let end): path.move(to: point(end))
      case .line(let end): path.addLine(to: point(end))
      case .curve(let first, let second, let end):
        path.addCurve(to: point(end), control1: point(first), control2: point(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

/// The commands of an outline, whose points are relative to the one before.
private struct OutlineReader {
  enum Command {
    case move((Int, Int))
    case line((Int, Int))
    case curve((Int, Int), (Int, Int), (Int, Int))
    case close
  }

  private var rest: Substring.UTF8View
  private var pen = (0, 0)
  private var start = (0, 0)

  init(_ text: Substring) { rest = text.utf8 }

  mutating func next() -> Command? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "m"):
      pen = point()
      start = pen
      return .move(pen)
    case UInt8(ascii: "l"):
      pen = point()
      return .line(pen)
    case UInt8(ascii: "c"):
      let (first, second, end) = (point(), point(), point())
      pen = end
      return .curve(first, second, end)
    default:
      pen = start
      return .close
    }
  }

  private mutating func point() -> (Int, Int) {
    let (x, y) = (number(), number())
    return (pen.0 + x, pen.1 + y)
  }

  private mutating func number() -> Int {
    if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    var isNegative = false
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest.removeFirst()
    }
    var value = 0
    while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return isNegative ? -value : value
  }
}

extension Image.Scale {
  /// The factors of a symbol's width and height against the medium scale: stars, gears and waves at the large
  /// one were recorded (ios-controls/45-label-in-list), the small one is a guess.
  fileprivate var factors: (width: CGFloat, height: CGFloat) {
    switch self {
    case .small: (0.78, 0.75)
    case .medium: (1, 1)
    case .large: (1.287, 1.335)
    }
  }
}

extension Font.Weight {
  /// The factors of a symbol's width and height against a regular one: a bold star was recorded
  /// (ios-controls/53-symbol-rows).
  fileprivate var symbolFactors: (width: CGFloat, height: CGFloat) {
    switch self {
    case .medium: (1.01, 1.02)
    case .semibold: (1.025, 1.04)
    case .bold, .heavy, .black: (1.04, 1.065)
    default: (1, 1)
    }
  }
}
