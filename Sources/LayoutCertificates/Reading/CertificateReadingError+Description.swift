extension CertificateReadingError: CustomStringConvertible {
  /// The place and what is wrong there, on one line.
  public var description: String {
    let words = "\(problem)".split(whereSeparator: \.isNewline).joined(separator: " ")
    return path.isEmpty ? words : "\(path): \(words)"
  }
}

extension CertificateReadingError.Problem: CustomStringConvertible {
  /// What is wrong.
  package var description: String {
    switch self {
    case .syntax(let words): "no JSON: \(words)"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .wrongType(let expected): "expected \(expected)"
    case .meaningless(let words): words
    }
  }
}
