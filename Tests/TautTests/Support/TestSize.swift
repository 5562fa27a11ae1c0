import Foundation

/// How much the random tests do: `TAUT_TREES` asks for more, `TAUT_SEED` for other numbers.
enum TestSize {
  static let seed = ProcessInfo.processInfo.environment["TAUT_SEED"].flatMap(UInt64.init) ?? 20_261_121

  /// So many trees, or as many as the environment asks for.
  static func trees(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["TAUT_TREES"].flatMap(Int.init) ?? usual
  }

  /// A number the environment asks for by name, or the usual one.
  static func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }
}
