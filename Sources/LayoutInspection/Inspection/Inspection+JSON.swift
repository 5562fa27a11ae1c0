import Foundation

extension Inspection {
  /// The document as JSON, without blanks.
  ///
  /// Throws what `JSONEncoder` throws.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
