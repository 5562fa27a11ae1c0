import LayoutCore

/// How a case ended on one engine.
public enum CaseOutcome: String, Hashable, Sendable, CaseIterable {
  /// Everything that the case states holds.
  case passed
  /// Something that the case states does not hold, or could not be determined.
  case failed
  /// The case needs something that the rules do not cover.
  case unsupported
}

/// What came of a case on one engine.
public struct CaseResult: Hashable, Sendable {
  /// The name of the case, such as `STK-02`.
  public var id: String
  /// What the case is about, such as `stack-distribution`.
  public var area: String
  /// The name of the engine.
  public var engine: String
  /// How it ended.
  public var outcome: CaseOutcome
  /// What does not hold; empty unless the case failed.
  public var failures: [CaseFailure]
  /// Why there is nothing to compare: why the case is not supported or, where it failed, what the engine did instead of
  /// answering.
  public var reasons: [String]
  /// How many of the case's statements were left out, as the engine's answers cannot hold what they are about.
  public var leftOut = 0
  /// Where the case was written.
  public var source: SourcePosition
}
