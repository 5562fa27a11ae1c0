import Foundation

/// How a length in points is written.
public enum PointFormat {
  /// The shortest decimal that reads back as the same number, without a trailing `.0`.
  public static func shortest(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with two decimals, as the articles print sizes (`74.67`).
  public static func hundredths(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.2f", Double(value)) : shortest(value)
  }
}
