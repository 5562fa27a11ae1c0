/// Something decided from numbers while a block was written, and the inequality that makes it right.
package struct DecisionCertificate: Hashable, Sendable {
  /// The decision's number in its block.
  package var number: Int
  /// What was decided, in words.
  package var kind: String
  /// What is not negative because of it.
  package var form: LinearForm
  /// Whether that is not zero either.
  package var isStrict: Bool

  /// A decision.
  package init(number: Int, kind: String, form: LinearForm, isStrict: Bool) {
    self.number = number
    self.kind = kind
    self.form = form
    self.isStrict = isStrict
  }
}
