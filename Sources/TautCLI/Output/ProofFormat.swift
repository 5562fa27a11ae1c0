import LayoutDocuments
import LayoutExplanation

/// An output format that also says what came of comparing the engines over a range.
protocol ProofFormat: ExplanationFormat {
  /// A proof, a counterexample, or samples.
  func proof(_ report: ProveReport) -> Output
  /// Whether a proof document holds.
  func verification(_ report: VerifyReport) -> Output
}

extension TextExplanationFormat: ProofFormat {
  /// A sentence: `Proven for every width in [0, 2000]: 16 intervals, 3 views, exact`.
  func proof(_ report: ProveReport) -> String { report.text }

  /// A sentence: `proof.json: holds: a z-stack, every width in [0, 2000], 16 intervals`.
  func verification(_ report: VerifyReport) -> String { report.text }
}

extension JSONExplanationFormat: ProofFormat {
  /// The proof document, or `{"result": "refuted", "name": "a z-stack", "side": "width", …}`.
  func proof(_ report: ProveReport) -> JSONValue { report.json }

  /// An object: `{"file": "proof.json", "result": "holds", "reason": null}`.
  func verification(_ report: VerifyReport) -> JSONValue { report.json }
}
