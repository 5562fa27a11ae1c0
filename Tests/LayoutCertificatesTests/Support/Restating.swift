import LayoutCertificates
import LinearProgramming

extension BlockCertificate {
  /// The same rows and values, and all that is stated twice put in order again: a careful forger's work.
  ///
  /// Nothing but the mathematics can refuse the result.
  func restated() -> BlockCertificate {
    let values = variables.map(\.value)
    return BlockCertificate(
      view: view, proposed: proposed, container: container,
      variables: variables.map { variable in
        var variable = variable
        variable.preference?.form.restate(values)
        for place in variable.requirements.indices { variable.requirements[place].form.restate(values) }
        return variable
      },
      decisions: decisions.map { decision in
        var decision = decision
        decision.form.restate(values)
        return decision
      },
      sizes: sizes.map { size in
        var size = size
        size.width.restate(values)
        size.height.restate(values)
        return size
      })
  }
}

extension LinearForm {
  fileprivate mutating func restate(_ values: [Rational]) {
    value = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension SizeCertificate.Side {
  fileprivate mutating func restate(_ values: [Rational]) {
    guard case .finite(var form) = self else { return }
    form.restate(values)
    self = .finite(form)
  }
}
