import LayoutDocuments
import LayoutExplanation

/// An output format that also says what came of comparing the engines over a range.
protocol ProofFormat: ExplanationFormat {
  /// A proof, a counterexample, or samples.
  func proof(_ report: ProveReport) -> Output
}

extension TextExplanationFormat: ProofFormat {
  /// A sentence: `Proven for every width in [0, 2000]: 16 intervals, 3 views, exact`.
  func proof(_ report: ProveReport) -> String { report.text }
}

extension JSONExplanationFormat: ProofFormat {
  /// The proof document, or `{"result": "refuted", "name": "a z-stack", "side": "width", …}`.
  func proof(_ report: ProveReport) -> JSONValue { report.json }
}
