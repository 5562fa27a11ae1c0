import Foundation
import LayoutPictures

/// The outline of a letter as relative commands of an SVG path.
enum GlyphOutline {
  /// The commands, for a pen that stands on the letter's origin; lengths are rounded to a hundredth of a point.
  static func text(_ segments: ArraySlice<PicturePath.Segment>, from origin: CGPoint) -> String {
    var text = ""
    // The pen stands on rounded points, so that errors do not add up.
    var (x, y) = (0, 0)
    var start = (0, 0)
    for segment in segments {
      let (fromX, fromY) = (x, y)
      let points = segment.points.map { point in
        (Int(((point.x - origin.x) * 100).rounded()), Int(((point.y - origin.y) * 100).rounded()))
      }
      let numbers = points.flatMap { [$0.0 - fromX, $0.1 - fromY] }
      switch segment {
      case .move: text += "m"
      case .line: text += "l"
      case .curve: text += "c"
      case .close:
        text += "z"
        (x, y) = start
      }
      text += numbers.map(hundredths).reduce("") { $0.isEmpty || $1.hasPrefix("-") ? $0 + $1 : $0 + " " + $1 }
      if let last = points.last { (x, y) = last }
      if case .move = segment { start = (x, y) }
    }
    return text
  }

  private static func hundredths(_ number: Int) -> String {
    let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: 100)
    let sign = number < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole == 0 ? "" : "\(whole)").\(digits)"
  }
}
