import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

extension CertificateRefusal: CustomStringConvertible {
  /// The block, the variable and the row with its reason, and what is wrong there.
  public var description: String {
    let place = "\(place)"
    return place.isEmpty ? "\(problem)" : "\(place): \(problem)"
  }
}

extension CertificateRefusal.Place: CustomStringConvertible {
  /// The place in words, from the outside in; empty for the certificate as a whole.
  package var description: String {
    [block.map { "block \($0)" }, variable.map { "'\($0)'" }, entry.map { "\($0)" }]
      .compactMap { $0 }.joined(separator: ": ")
  }
}

extension CertificateRefusal.Entry: CustomStringConvertible {
  /// The entry's number, and what it is about.
  package var description: String {
    switch self {
    case .preference(let number, let reason): "row \(number), the preference (\(reason))"
    case .requirement(let number, let reason): "row \(number), a requirement (\(reason))"
    case .decision(let number, let kind): "decision \(number) (\(kind))"
    case .size(let number, let view): "size \(number), of \(view)"
    }
  }
}

extension CertificateRefusal.Problem: CustomStringConvertible {
  /// What is wrong.
  package var description: String {
    switch self {
    case .unknownVersion(let version):
      "version \(version) is not known; known: \(Certificate.currentVersion)"
    case .wrongCount(let counted, let stated, let found):
      "\(stated) \(counted.rawValue) are stated, and \(found) are there"
    case .wrongNumber(let number, let next): "number \(number) stands where number \(next) is next"
    case .secondBlock: "the view has a block already"
    case .rootIsNotFirst(let root): "the first block is not that of the root, \(root)"
    case .rootProposedOtherwise: "the block was not proposed what the root is proposed"
    case .parameterChanged(let value, let given): "the parameter is given \(given), and is \(value)"
    case .notAsProposed(let given, let proposed):
      "given \(given), where \(CertificateRefusal.words(proposed)) is proposed"
    case .wrongParameterCount(let source, let count):
      "\(source.rawValue) is given by \(count) parameters"
    case .wrongKind: "neither all that a parameter has, nor all that another variable has"
    case .preferenceMissing: "nothing says what it should be"
    case .laterVariable(let index): "mentions variable \(index), which is not determined before"
    case .termsOutOfOrder: "the terms are not in the order of their variables"
    case .zeroCoefficient(let index): "variable \(index) has the coefficient 0"
    case .ownVariableMissing: "does not mention the variable it is about"
    case .wrongValue(let stated, let found): "is said to come to \(stated), and comes to \(found)"
    case .violated(let value): "violated: it comes to \(value)"
    case .wrongSide(let stated): "does not bound from \(stated.rawValue)"
    case .notMet(let value): "said to be met, and misses by \(value)"
    case .notBlocked: "said to be blocked on a side on which it is not missed"
    case .blockerMissing: "the blocking row has to be named where there is one, and only there"
    case .unknownRow(let row): "row \(row) is no requirement of this variable"
    case .looseBlocker: "said to block, and is not tight"
    case .blockerOnOtherSide: "said to block on the side on which it is no bound"
    case .looseTie: "said to be tight, and is not"
    case .missingTie: "tight, and not said to be"
    case .tiesOutOfOrder: "the ties must be in rising order, without the blocking row"
    case .decidedOtherwise(let value): "does not hold: it comes to \(value)"
    case .ownSizeMissing: "the block does not size its own view"
    case .sizedOtherwise(let block): "block \(block) gives the view another size"
    }
  }
}

extension ProposedSides: CustomStringConvertible {
  /// Both sides, such as `320xnil`.
  package var description: String {
    [width, height].map(CertificateRefusal.words).joined(separator: "x")
  }
}

extension CertificateRefusal {
  fileprivate static func words(_ side: Extended<Rational>?) -> String { side?.description ?? "nil" }
}
