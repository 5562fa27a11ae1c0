import Foundation

/// Scalable Vector Graphics: a text, the same byte for byte wherever it is written.
///
/// Letters are outlines, so that no font is needed to see them. Lengths are rounded to a thousandth of a point.
public struct SVGFormat: PictureFormat {
  /// `svg`.
  public let name = "svg"

  /// The format.
  public init() {}

  /// The text, in UTF-8; the scale has no part in it, as it has no pixels.
  public func data(of picture: Picture, scale: CGFloat) -> Data { Data(text(of: picture).utf8) }

  /// The picture as a text.
  public func text(of picture: Picture) -> String {
    var writer = SVGWriter()
    let bounds = picture.bounds
    let (width, height) = (SVGNumber.text(bounds.width), SVGNumber.text(bounds.height))
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "\(SVGNumber.text(bounds.minX)) \(SVGNumber.text(bounds.minY)) \(width) \(height)"),
      ])
    for item in picture.items { writer.write(item) }
    writer.close("svg")
    return writer.text
  }
}

/// Lengths as they are written in SVG.
enum SVGNumber {
  /// A number, rounded to a thousandth, without zeros that say nothing.
  static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let thousandths = Int((min(max(number, -1e12), 1e12) * 1_000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(1_000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
