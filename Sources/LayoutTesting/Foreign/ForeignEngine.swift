/// A layout engine in another program, which reads cases from its standard input and answers on its standard output.
///
/// The page *Foreign engines* tells what is written and read. `ForeignConformanceRunner` runs it:
///
/// ```swift
/// let engine = ForeignEngine(command: "python3 my_engine.py", timeout: 2)
/// ```
public struct ForeignEngine: Hashable, Sendable {
  /// How long an engine may take for one case where nothing else is said, in seconds.
  public static let defaultTimeout = 10.0

  /// The command line that starts it, and its name in results; `/bin/sh -c` runs it in the folder of this process.
  public var command: String
  /// How long it may take for one case, its start among it, in seconds; greater than 0.
  public var timeout: Double

  /// Makes an engine of a command line, as a shell takes it.
  public init(command: String, timeout: Double = Self.defaultTimeout) {
    self.command = command
    self.timeout = timeout
  }
}
