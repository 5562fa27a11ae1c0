import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// The refusal of a certificate that proves nothing, with the entry that shows it.
public struct CertificateRefusal: Error, Hashable, Sendable {
  /// An entry of a certificate.
  package struct Place: Hashable, Sendable {
    /// The path of the block's view; `nil` for the certificate as a whole.
    package var block: String?
    /// The name of the entry's variable; `nil` for none.
    package var variable: String?
    /// The entry of a list; `nil` for none.
    package var entry: Entry?

    /// Creates a place, by default the certificate as a whole.
    package init(block: String? = nil, variable: String? = nil, entry: Entry? = nil) {
      self.block = block
      self.variable = variable
      self.entry = entry
    }
  }

  /// An entry of one of a block's lists, by its number.
  package enum Entry: Hashable, Sendable {
    /// A preference, with its reason.
    case preference(Int, reason: String)
    /// A requirement, with its reason.
    case requirement(Int, reason: String)
    /// A decision, with its kind.
    case decision(Int, kind: String)
    /// The size of a view, by the view's path.
    case size(Int, view: String)

    /// The number of the row; `nil` for an entry that is not a row.
    package var row: Int? {
      switch self {
      case .preference(let number, _), .requirement(let number, _): number
      case .decision, .size: nil
      }
    }
  }

  /// A kind of entries that a certificate counts.
  package enum Counted: String, Hashable, Sendable {
    case blocks
    case variables
    case rows
    case decisions
    case sizes
  }

  package enum Problem: Hashable, Sendable {
    // MARK: The document

    /// The version of the format is not known.
    case unknownVersion(Int)
    /// The number of entries is not the stated one.
    case wrongCount(Counted, stated: Int, found: Int)
    /// An entry does not have the next number.
    case wrongNumber(Int, next: Int)
    /// The view already has a block.
    case secondBlock
    /// The first block is not that of the root, whose path is given.
    case rootIsNotFirst(String)
    /// The proposal to the root's block is not the proposal to the root.
    case rootProposedOtherwise

    // MARK: Parameters

    /// A parameter's value is not the one that it is given.
    case parameterChanged(Rational, given: Rational)
    /// The value given to the parameter of a proposed side is not the proposed length.
    case notAsProposed(given: Rational, proposed: Extended<Rational>?)
    /// A finite proposed side does not have exactly one parameter, or another side has one.
    case wrongParameterCount(VariableCertificate.Source, Int)
    /// A parameter has rows or no source, or another variable has a source.
    case wrongKind

    // MARK: Forms

    /// A variable has no preference.
    case preferenceMissing
    /// A form has a variable that comes later, or does not exist.
    case laterVariable(Int)
    /// The terms are not in ascending order of their variables.
    case termsOutOfOrder
    /// A coefficient is zero.
    case zeroCoefficient(Int)
    /// The row does not contain its own variable.
    case ownVariableMissing
    /// The form does not have the stated value.
    case wrongValue(stated: Rational, found: Rational)

    // MARK: The optimum

    /// The requirement is violated: its form has this value, which is on the wrong side of zero.
    case violated(Rational)
    /// The requirement bounds the variable on the other side than stated.
    case wrongSide(stated: RequirementRow.Side)
    /// The preference is claimed to be met, and is missed by this amount.
    case notMet(Rational)
    /// The preference is claimed to be blocked, and is met, or missed on the other side.
    case notBlocked
    /// A blocked preference has no blocking row, or a preference that is met has one.
    case blockerMissing
    /// An entry refers to a row that is not a requirement of the variable.
    case unknownRow(Int)
    /// The requirement is claimed to block, and is not tight.
    case looseBlocker
    /// The requirement is claimed to block on the side that it does not bound.
    case blockerOnOtherSide
    /// The requirement is claimed to be tight, and is not.
    case looseTie
    /// The requirement is tight, and not claimed to be.
    case missingTie
    /// The ties are not in ascending order, or include the blocking row.
    case tiesOutOfOrder

    // MARK: Decisions and sizes

    /// The inequality of a decision does not hold: its form has this value.
    case decidedOtherwise(Rational)
    /// The block does not state the size of its own view.
    case ownSizeMissing
    /// Another block, given by its view's path, states another size of the view.
    case sizedOtherwise(in: String)
  }

  package var problem: Problem
  /// The entry that shows the problem.
  package var place: Place

  /// Creates a refusal, by default of the certificate as a whole.
  package init(_ problem: Problem, _ place: Place = Place()) {
    self.problem = problem
    self.place = place
  }
}

extension CertificateRefusal: CustomStringConvertible {
  /// The refusal as a message: the block, the variable and the row with its reason, and the problem.
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
  /// The entry's number, with its subject.
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
  package var description: String {
    switch self {
    case .unknownVersion(let version):
      "version \(version) is not supported; supported: \(Certificate.currentVersion)"
    case .wrongCount(let counted, let stated, let found):
      "\(stated) \(counted.rawValue) are stated, but there are \(found)"
    case .wrongNumber(let number, let next): "number \(number) is given where \(next) is expected"
    case .secondBlock: "the view already has a block"
    case .rootIsNotFirst(let root): "the first block is not that of the root, \(root)"
    case .rootProposedOtherwise: "the proposal to the block is not the proposal to the root"
    case .parameterChanged(let value, let given): "the parameter is given as \(given), but is \(value)"
    case .notAsProposed(let given, let proposed):
      "the parameter is given as \(given), but \(CertificateRefusal.words(proposed)) is proposed"
    case .wrongParameterCount(let source, let count):
      "\(source.rawValue) is given by \(count) parameters"
    case .wrongKind:
      "a parameter must have a source and no rows; any other variable must have rows and no source"
    case .preferenceMissing: "it has no preference"
    case .laterVariable(let index): "mentions variable \(index), which is not determined earlier"
    case .termsOutOfOrder: "the terms are not in ascending order of their variables"
    case .zeroCoefficient(let index): "variable \(index) has the coefficient 0"
    case .ownVariableMissing: "does not contain its own variable"
    case .wrongValue(let stated, let found): "its value is stated as \(stated), but is \(found)"
    case .violated(let value): "violated: its value is \(value)"
    case .wrongSide(let stated): "does not bound from \(stated.rawValue)"
    case .notMet(let value): "claimed to be met, but missed by \(value)"
    case .notBlocked: "claimed to be blocked, but met or missed on the other side"
    case .blockerMissing: "a blocked preference must name its blocking row, and a met one must not"
    case .unknownRow(let row): "row \(row) is not a requirement of this variable"
    case .looseBlocker: "claimed to block, but is not tight"
    case .blockerOnOtherSide: "claimed to block on a side on which it is not a bound"
    case .looseTie: "claimed to be tight, but is not"
    case .missingTie: "tight, but not claimed to be"
    case .tiesOutOfOrder: "the ties must be in ascending order, without the blocking row"
    case .decidedOtherwise(let value): "does not hold: its value is \(value)"
    case .ownSizeMissing: "the block does not state the size of its own view"
    case .sizedOtherwise(let block): "block \(block) states a different size for the view"
    }
  }
}

extension ProposedSides: CustomStringConvertible {
  /// Both sides as text, such as `320xnil`.
  package var description: String {
    [width, height].map(CertificateRefusal.words).joined(separator: "x")
  }
}

extension CertificateRefusal {
  fileprivate static func words(_ side: Extended<Rational>?) -> String { side?.description ?? "nil" }
}
