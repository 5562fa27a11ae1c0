import LayoutCertificates

/// What keeps a command from printing anything that its certificate does not bear out.
enum CertifiedOutput {
  /// Whether a certificate is true; one that is not goes to standard error, with the row named.
  static func isTrue(_ certificate: Certificate, of scene: String) -> Bool {
    do {
      _ = try CertificateChecker().check(certificate)
      return true
    } catch {
      StandardError.write("\(scene): refused: \(error)")
      return false
    }
  }
}
