import Foundation

/// A length as an affine function of two others, in points: of the container's sides, or of a view's.
///
/// In JSON a number, `[constant, perWidth, perHeight]`, `"inf"`, or `null` where nothing is proposed.
public enum InspectedLength: Hashable, Sendable {
  /// `constant + perWidth * width + perHeight * height`
  case affine(constant: Double, perWidth: Double, perHeight: Double)
  /// More than any number.
  case infinite
  /// No length.
  case unspecified

  /// The length at a size, in points; `nil` where there is none.
  public func value(width: Double, height: Double) -> Double? {
    switch self {
    case .affine(let constant, let perWidth, let perHeight):
      constant + (perWidth == 0 ? 0 : perWidth * width) + (perHeight == 0 ? 0 : perHeight * height)
    case .infinite: .infinity
    case .unspecified: nil
    }
  }

  /// A constant, rounded to what a viewer can tell.
  static func constant(_ value: Double) -> InspectedLength {
    .affine(constant: InspectedNumber.rounded(value), perWidth: 0, perHeight: 0)
  }
}

/// Numbers as documents have them.
enum InspectedNumber {
  /// A length to a millionth of a point.
  static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// A factor, which is multiplied with thousands of points.
  static func roundedFactor(_ value: Double) -> Double {
    let rounded = (value * 1e10).rounded() / 1e10
    return rounded == 0 ? 0 : rounded
  }
}

extension InspectedLength: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .unspecified
    } else if let number = try? single.decode(Double.self) {
      self = .affine(constant: number, perWidth: 0, perHeight: 0)
    } else if let parts = try? single.decode([Double].self), parts.count == 2 || parts.count == 3 {
      self = .affine(constant: parts[0], perWidth: parts[1], perHeight: parts.count > 2 ? parts[2] : 0)
    } else {
      guard try single.decode(String.self) == "inf" else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "a length is a number, a list of numbers, null or \"inf\"")
      }
      self = .infinite
    }
  }

  /// Writes the form that the type's own comment shows.
  public func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch self {
    case .affine(let constant, 0, 0): try single.encode(constant)
    case .affine(let constant, let perWidth, 0): try single.encode([constant, perWidth])
    case .affine(let constant, let perWidth, let perHeight):
      try single.encode([constant, perWidth, perHeight])
    case .infinite: try single.encode("inf")
    case .unspecified: try single.encodeNil()
    }
  }
}
