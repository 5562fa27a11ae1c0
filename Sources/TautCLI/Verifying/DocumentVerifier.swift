import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutProofs

/// Verifies the certificates and proofs of a document, alone or in lists.
struct DocumentVerifier {
  /// The measurer of the texts in the proofs' scenes.
  var stage: Stage

  /// Returns the result for each certificate and each proof of a document, in order.
  ///
  /// - Throws: `CommandError` and `CertificateReadingError` for any other document, and `DocumentError` for a
  ///   proof without a valid scene.
  func verify(_ text: String, file: String) throws -> [Verification] {
    let data = Data(text.utf8)
    let content = try? JSONSerialization.jsonObject(with: data)
    if let list = content as? [Any], list.contains(where: isProof) {
      return try list.enumerated().flatMap { place, entry in
        guard JSONSerialization.isValidJSONObject(entry) else {
          throw CommandError.nothingToVerify(file: file)
        }
        let name = list.count == 1 ? file : "\(file), entry \(place + 1)"
        return try verify(one: try JSONSerialization.data(withJSONObject: entry), isProof(entry), file, name)
      }
    }
    return try verify(one: data, content.map(isProof) ?? false, file, file)
  }

  /// Returns whether a value is a proof of `taut prove`, rather than a certificate or a document with one.
  private func isProof(_ value: Any) -> Bool {
    guard let object = value as? [String: Any] else { return false }
    return object["tautProof"] != nil || (object["result"] != nil && object["certificate"] == nil)
  }

  private func verify(
    one data: Data, _ isProof: Bool, _ file: String, _ name: String
  ) throws -> [Verification] {
    isProof ? [try proof(data, file, name)] : try certificates(data, file)
  }

  private func certificates(_ data: Data, _ file: String) throws -> [Verification] {
    let certificates = try CertificateReader().read(data)
    guard !certificates.isEmpty else { throw CommandError.nothingToVerify(file: file) }
    return certificates.map { certificate in
      let name = certificate.scene ?? file
      do {
        return Verification(file: file, name: name, holds: "\(try CertificateChecker().check(certificate))")
      } catch {
        return Verification(file: file, name: name, refused: "\(error)")
      }
    }
  }

  /// Returns the result for a proof; one of several is named where it is refused.
  private func proof(_ data: Data, _ file: String, _ name: String) throws -> Verification {
    do {
      let document = try ProofDocument(reading: data)
      let scene = try LoadedScene(text: document.scene, file: "\(file), scene", on: stage)
      try ProofChecker().check(document, of: scene.tree)
      let count = document.intervals.count
      return Verification(
        file: file, name: file,
        holds: "holds: \(document.name), every \(document.side) in [\(document.from), \(document.to)], "
          + "\(count) interval\(count == 1 ? "" : "s")")
    } catch let fault as ProofFault {
      if case .unreadable(let reason) = fault { throw CommandError.noProof(file: file, reason: reason) }
      return Verification(file: file, name: name, refused: "\(fault)")
    }
  }
}

/// The result for one certificate or one proof, as text or as JSON.
struct Verification {
  /// The file that contains it.
  var file: String
  /// The name of the scene, or the file.
  var name: String
  /// The proven statement; `nil` where it is refused.
  private var finding: String?
  /// The reason for a refusal; `nil` where it is valid.
  private var reason: String?

  /// Creates the result for a valid one, with its statement.
  init(file: String, name: String, holds finding: String) {
    (self.file, self.name, self.finding) = (file, name, finding)
  }

  /// Creates the result for a refused one, with the reason.
  init(file: String, name: String, refused reason: String) {
    (self.file, self.name, self.reason) = (file, name, reason)
  }

  var outcome: Outcome { reason == nil ? .holds : .answerIsNo }

  /// One sentence: `row: 1 block, 12 rows: …`, or `row: refused: …`.
  var text: String { "\(OneLine.of(name)): " + (finding ?? "refused: \(reason ?? "")") }

  var json: JSONValue {
    .object([
      "file": .string(file), "result": .string(reason == nil ? "holds" : "refused"),
      "reason": .string(orNull: reason),
    ])
  }
}
