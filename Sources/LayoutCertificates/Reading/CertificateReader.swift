import Foundation

/// Reads certificates from JSON.
public struct CertificateReader: Sendable {
  /// A reader of certificates as JSON.
  public init() {}

  /// The certificates in a document: one that is a certificate, one that holds a certificate under the key
  /// `certificate`, or a list of such.
  ///
  /// - Throws: `CertificateReadingError` where the text is no JSON, or holds something else.
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
