import struct LinearProgramming.Rational

extension Rational: Decodable {
  /// Reads a string such as `"3"` or `"-100/3"`.
  ///
  /// Throws `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let number = Rational(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no exact number such as \"3\" or \"-100/3\"")
    }
    self = number
  }
}
