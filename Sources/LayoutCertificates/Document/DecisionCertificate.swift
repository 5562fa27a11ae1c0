/// Something decided from numbers while a block was written, and the inequality that makes it right.
public struct DecisionCertificate: Hashable, Sendable {
  /// The decision's number in its block.
  public var number: Int
  /// What was decided, in words.
  public var kind: String
  /// What is not negative because of it.
  public var form: LinearForm
  /// Whether that is not zero either.
  public var isStrict: Bool

  /// A decision.
  public init(number: Int, kind: String, form: LinearForm, isStrict: Bool) {
    self.number = number
    self.kind = kind
    self.form = form
    self.isStrict = isStrict
  }
}
