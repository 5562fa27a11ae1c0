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
    for (index, variable) in block.variables.enumerated() {
      let place = CertificateRefusal.Place(block: block.view, variable: variable.name)
      guard variable.index == index else {
        throw CertificateRefusal(.wrongNumber(variable.index, next: index), place)
      }
      switch variable.kind {
      case .parameter: try ParameterCheck(variable: variable, block: block, place: place).run()
      case .variable:
        rows += try VariableCheck(variable: variable, firstRow: rows, values: values, place: place).run()
      }
    }
    try checkDecisions()
    try checkSizes()
    try checkCounts(rows: rows)
    try checkProposal()
    return rows
  }

  private func checkDecisions() throws(CertificateRefusal) {
    for (next, decision) in block.decisions.enumerated() {
      let place = CertificateRefusal.Place(
        block: block.view, entry: .decision(decision.number, kind: decision.kind))
      try check(decision.number, next: next, place)
      try FormCheck(values, place).run(decision.form)
      let sign = decision.form.value.signum()
      guard sign > 0 || (sign == 0 && !decision.isStrict) else {
        throw CertificateRefusal(.decidedOtherwise(decision.form.value), place)
      }
    }
  }

  private func checkSizes() throws(CertificateRefusal) {
    for (next, size) in block.sizes.enumerated() {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      try check(size.number, next: next, place)
      for side in [size.width, size.height] {
        if case .finite(let form) = side { try FormCheck(values, place).run(form) }
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
