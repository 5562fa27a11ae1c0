import Foundation

/// A reader of certificates from JSON.
public struct CertificateReader: Sendable {
  /// Creates a reader, which has no state.
  public init() {}

  /// Returns the certificates in a document.
  ///
  /// The document is a certificate, an object with one under the key `certificate`, or a list of either.
  ///
  /// - Throws: `CertificateReadingError` if the text is not JSON, or contains anything else.
  public func read(_ json: Data) throws(CertificateReadingError) -> [Certificate] {
    do {
      return try JSONDecoder().decode(Document.self, from: json).certificates
    } catch {
      throw CertificateReadingError(error)
    }
  }
}

private struct Document: Decodable {
  var certificates: [Certificate]

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      certificates = []
      while !list.isAtEnd { certificates.append(try list.decode(Holder.self).certificate) }
    } else {
      certificates = [try Holder(from: decoder).certificate]
    }
  }
}

private struct Holder: Decodable {
  var certificate: Certificate

  private enum Key: String, CodingKey {
    case certificate
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    certificate =
      container.contains(.certificate)
      ? try container.decode(Certificate.self, forKey: .certificate) : try Certificate(from: decoder)
  }
}

/// The reason why a document cannot be read as a certificate, with its place.
public struct CertificateReadingError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    /// The document is not JSON; the text is the parser's.
    case syntax(String)
    /// A required key is missing.
    case missingKey(String)
    /// A value is of another type than the expected one.
    case wrongType(expected: String)
    /// A value has no meaning at its place, for the reason in the text.
    case meaningless(String)
  }

  package var problem: Problem
  /// The place in the document, such as `blocks[0].variables[3].value`; empty for the document as a whole.
  package var path: String

  /// Creates an error of a problem at a place.
  package init(_ problem: Problem, path: String) {
    self.problem = problem
    self.path = path
  }

  /// Creates the error that a decoder reports.
  init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init(.missingKey(key.stringValue), path: Self.path(context.codingPath))
    case .typeMismatch(let type, let context):
      self.init(.wrongType(expected: Self.word(for: type)), path: Self.path(context.codingPath))
    case .valueNotFound(let type, let context):
      self.init(.wrongType(expected: Self.word(for: type)), path: Self.path(context.codingPath))
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self.init(.syntax(context.debugDescription), path: "")
    case .dataCorrupted(let context):
      self.init(.meaningless(context.debugDescription), path: Self.path(context.codingPath))
    default: self.init(.syntax("\(error)"), path: "")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

extension CertificateReadingError: CustomStringConvertible {
  /// The error as a message on one line: the place and the problem.
  public var description: String {
    let text = "\(problem)".split(whereSeparator: \.isNewline).joined(separator: " ")
    return path.isEmpty ? text : "\(path): \(text)"
  }
}

extension CertificateReadingError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .syntax(let text): "not JSON: \(text)"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .wrongType(let expected): "expected \(expected)"
    case .meaningless(let text): text
    }
  }
}
