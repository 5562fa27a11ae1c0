import Foundation

/// How much the tests of random inputs do: the same in every run, unless the environment asks for more or for others.
///
/// `TAUT_SEED` is the seed, `TAUT_TREES` the number of trees; a test that fails prints the seed with what failed.
public enum TestSize {
  /// The seed of every random test.
  public static let seed = text("TAUT_SEED").flatMap(UInt64.init) ?? 20_261_121

  /// As many trees as the environment asks for, or the usual number.
  public static func trees(_ standard: Int) -> Int { number("TAUT_TREES", standard) }

  /// The number that the environment gives by this name, or the usual one.
  public static func number(_ name: String, _ standard: Int) -> Int {
    text(name).flatMap(Int.init) ?? standard
  }

  private static func text(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
