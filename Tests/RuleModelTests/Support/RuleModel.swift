import Foundation
import LinearProgramming
import TestSupport
import Testing

/// The models by hand, and how they are compared with the engines.
enum RuleModel {
  /// How many parameter sets a rule is compared on; `TAUT_MODEL_CASES` asks for more, `TAUT_SEED` for others.
  static let count = TestSize.number("TAUT_MODEL_CASES", 500)

  /// The package's directory.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func model(_ rule: String) throws -> MathProgModel {
    try MathProgModel(contentsOf: package.appending(path: "Models/Rules/\(rule).mod").path())
  }

  /// Compares a rule's model with both engines on random parameters.
  static func compare(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (inout RandomParameters) -> ModelCase
  ) throws {
    let model = try model(rule)
    print("\(rule).mod: \(count) parameter sets from seed \(TestSize.seed)")
    var failures = 0
    var finiteSides = 0
    for offset in 0..<count where failures < 3 {
      let own = TestSize.seed &+ UInt64(offset)
      var random = RandomParameters(seed: own)
      let parameters = make(&random)
      let outcome = try Result { try parameters.compare(with: model) }.mapError {
        Failure("\(rule).mod, seed \(own): \($0)\n\(parameters.data.text)")
      }.get()
      finiteSides += outcome.finiteSides
      guard !outcome.differences.isEmpty else { continue }
      failures += 1
      Issue.record(
        """
        \(rule).mod, seed \(own), proposed \(parameters.proposal):
        \(outcome.differences.joined(separator: "\n"))
        \(parameters.data.text)
        """, sourceLocation: sourceLocation)
    }
    // Columns that a model does not have would all count as infinite.
    #expect(finiteSides > count, "the model hardly has a variable to compare", sourceLocation: sourceLocation)
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }
}
