import LayoutCertificates
import LayoutDocuments

/// What keeps a command from printing anything that its certificate does not bear out.
enum CertifiedOutput {
  /// Whether a certificate holds; one that is refused is handed on with the row named.
  static func outcome(
    of certificate: Certificate, called scene: String,
    refusing: (String) -> Void = { StandardError.write($0) }
  ) -> Outcome {
    do {
      _ = try CertificateChecker().check(certificate)
      return .holds
    } catch {
      refusing("\(OneLine.of(scene)): refused: \(error)")
      return .answerIsNo
    }
  }
}
