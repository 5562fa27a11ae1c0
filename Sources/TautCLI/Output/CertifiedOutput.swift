import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation

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

  /// Whether the certificate of a layout holds; one that is refused is handed on with the row named.
  ///
  /// Throws as writing it down does.
  static func outcome(
    of solution: ConstraintSolution, tree: LayoutTree, called scene: String
  ) throws -> Outcome {
    // Most are not refused, and then nobody reads what their rows are called.
    let unnamed = try Certificate(of: solution, tree: tree, scene: scene, isNamed: false)
    if outcome(of: unnamed, called: scene, refusing: { _ in }) == .holds { return .holds }
    return outcome(of: try Certificate(of: solution, tree: tree, scene: scene), called: scene)
  }

  /// The same on a thread of its own, while what is going to be printed is made.
  static func outcome<Output>(
    of solution: ConstraintSolution, tree: LayoutTree, called scene: String,
    making output: () throws -> Output
  ) throws -> (outcome: Outcome, output: Output) {
    try Workers.both({ try outcome(of: solution, tree: tree, called: scene) }, output)
  }
}
