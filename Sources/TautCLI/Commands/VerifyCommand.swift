import ArgumentParser
import Foundation
import LayoutCertificates
import LayoutProofs

/// `taut verify`: whether certificates and proofs are valid.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Verifies certificates and proofs in exact arithmetic, without any solver.",
    discussion: """
      Of a certificate, each requirement of every block must hold exactly, and each preference must be met \
      or blocked by a tight requirement: that proves that the layout is the only optimum. Of a proof, the \
      plain rules must give the frames that it states for every size in its range. \
      A file holds a certificate, results of other commands with a certificate in each, a proof, or a list \
      of such.

      EXAMPLES
        taut verify certificate.json proof.json
        taut explain --format json scene.json | taut verify -
        taut prove --width 0...2000 --format json scene.json | taut verify -

      Proofs of texts that Pango measured are verified with the same --font or --text.

      EXIT CODES
        0  every certificate and every proof is true
        1  one is refused; the block or the interval, the view and the row are named
        2  bad input or usage
      """)

  @Argument(help: "JSON files; \"-\" is standard input.")
  var files: [String]

  @OptionGroup var texts: TextOptions

  @Option(help: "The output format.")
  var format: OutputFormat = .text

  func run() throws {
    let verifier = DocumentVerifier(stage: try texts.stage())
    var printer = ReportPrinter(format: format)
    var outcome = Outcome.holds
    var count = 0
    for file in files {
      do {
        for verification in try verifier.verify(SceneFile.text(file), file: file) {
          outcome = max(outcome, verification.outcome)
          count += 1
          switch format {
          case .text: StandardOutput.write(verification.text)
          case .json: printer.add(text: verification.text, json: verification.json)
          }
        }
      } catch {
        StandardError.write(CommandError.located(error, in: file))
        outcome = .badInput
      }
    }
    printer.finish(isList: count > 1)
    try outcome.end()
  }
}
