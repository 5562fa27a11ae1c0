import struct LinearProgramming.Rational

/// The check of one block.
struct BlockCheck {
  let block: BlockCertificate
  /// The values as they are stated; rows are checked against them, in order.
  let values: [Rational]

  init(_ block: BlockCertificate) {
    self.block = block
    values = block.variables.map(\.value)
  }

  /// Checks everything in the block by itself, and returns how many rows there are.
  func run() throws(CertificateRefusal) -> Int {
    var rows = 0
    let check = VariableCheck(block.view, values)
    for (index, variable) in block.variables.enumerated() {
      guard variable.index == index else {
        throw CertificateRefusal(.wrongNumber(variable.index, next: index), place(of: variable))
      }
      switch variable.kind {
      case .parameter:
        try ParameterCheck(variable: variable, block: block, place: place(of: variable)).run()
      case .variable: rows += try check.run(variable, firstRow: rows)
      }
    }
    try checkDecisions()
    try checkSizes()
    try checkCounts(rows: rows)
    try checkProposal()
    return rows
  }

  private func place(of variable: VariableCertificate) -> CertificateRefusal.Place {
    CertificateRefusal.Place(block: block.view, variable: variable.name)
  }

  private func checkDecisions() throws(CertificateRefusal) {
    let forms = FormCheck(values: values)
    for (next, decision) in block.decisions.enumerated() {
      let place = CertificateRefusal.Place(
        block: block.view, entry: .decision(decision.number, kind: decision.kind))
      try check(decision.number, next: next, place)
      if let problem = forms.problem(with: decision.form) { throw CertificateRefusal(problem, place) }
      let sign = decision.form.value.signum()
      guard sign > 0 || (sign == 0 && !decision.isStrict) else {
        throw CertificateRefusal(.decidedOtherwise(decision.form.value), place)
      }
    }
  }

  private func checkSizes() throws(CertificateRefusal) {
    let forms = FormCheck(values: values)
    for (next, size) in block.sizes.enumerated() {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      try check(size.number, next: next, place)
      for side in [size.width, size.height] {
        guard case .finite(let form) = side else { continue }
        if let problem = forms.problem(with: form) { throw CertificateRefusal(problem, place) }
      }
    }
  }

  private func check(
    _ number: Int, next: Int, _ place: CertificateRefusal.Place
  ) throws(CertificateRefusal) {
    guard number == next else { throw CertificateRefusal(.wrongNumber(number, next: next), place) }
  }

  private func checkCounts(rows: Int) throws(CertificateRefusal) {
    let counts: [(CertificateRefusal.Counted, stated: Int, found: Int)] = [
      (.variables, block.counts.variables, block.variables.count), (.rows, block.counts.rows, rows),
      (.decisions, block.counts.decisions, block.decisions.count),
      (.sizes, block.counts.sizes, block.sizes.count),
    ]
    for (counted, stated, found) in counts where stated != found {
      throw CertificateRefusal(
        .wrongCount(counted, stated: stated, found: found), CertificateRefusal.Place(block: block.view))
    }
  }

  /// A side on which a number is proposed has one parameter; what a parameter is given was compared before.
  private func checkProposal() throws(CertificateRefusal) {
    for source in VariableCertificate.Source.allCases where source != .written {
      let found = block.variables.count { $0.source == source }
      guard found == (block.side(of: source)?.finite == nil ? 0 : 1) else {
        throw CertificateRefusal(
          .wrongParameterCount(source, found), CertificateRefusal.Place(block: block.view))
      }
    }
  }
}
