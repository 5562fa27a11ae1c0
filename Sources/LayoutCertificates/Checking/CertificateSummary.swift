/// How much of a certificate was checked and found true.
public struct CertificateSummary: Hashable, Sendable {
  /// How many blocks.
  public var blocks = 0
  /// How many variables, parameters among them.
  public var variables = 0
  /// How many rows: preferences and requirements.
  public var rows = 0

  /// Nothing so far.
  public init() {}
}

extension CertificateSummary: CustomStringConvertible {
  /// The result in one sentence.
  public var description: String {
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    return "\(counted(blocks, "block")), \(counted(rows, "row")): every preference is met or blocked"
  }
}
