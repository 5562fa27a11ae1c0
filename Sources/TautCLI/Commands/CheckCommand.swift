import ArgumentParser
import Foundation
import LayoutCertificates

/// `taut check`: whether certificates are true.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks certificates in exact arithmetic, without any solver.",
    discussion: """
      Of every block of a layout, each requirement must hold exactly, and each preference must be met or
      blocked by a tight requirement: that proves that the layout is the only optimum.
      A file holds a certificate, or results of other commands with a certificate in each.

      EXAMPLES
        taut check certificate.json
        taut explain --format json scene.json | taut check -

      EXIT CODES
        0  every certificate is true
        1  one is refused; the block, the variable and the row are named
        2  bad input or usage
      """)

  @Argument(help: "JSON files; \"-\" is standard input.")
  var files: [String]

  func run() throws {
    var outcome = Outcome.holds
    for file in files { outcome = max(outcome, check(file)) }
    try outcome.end()
  }

  /// Prints a line for each certificate that is true; the others, and what cannot be read, are errors.
  private func check(_ file: String) -> Outcome {
    let certificates: [Certificate]
    do {
      certificates = try CertificateReader().read(Data(SceneFile.text(file).utf8))
    } catch let error as CertificateReadingError {
      StandardError.write("\(file): \(error)")
      return .badInput
    } catch {
      StandardError.write("\(error)")
      return .badInput
    }
    guard !certificates.isEmpty else {
      StandardError.write("\(file): there is no certificate in it; taut explain --format json prints them")
      return .badInput
    }
    return certificates.map { check($0, file) }.max() ?? .holds
  }

  private func check(_ certificate: Certificate, _ file: String) -> Outcome {
    let name = certificate.scene ?? file
    do {
      StandardOutput.write("\(name): \(try CertificateChecker().check(certificate))")
      return .holds
    } catch {
      StandardError.write("\(name): refused: \(error)")
      return .answerIsNo
    }
  }
}
