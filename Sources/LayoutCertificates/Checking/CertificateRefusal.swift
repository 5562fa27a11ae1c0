import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// Why a certificate proves nothing, with the entry that shows it.
public struct CertificateRefusal: Error, Hashable, Sendable {
  /// An entry of a certificate.
  package struct Place: Hashable, Sendable {
    /// The path of the block's view; `nil` for the certificate as a whole.
    package var block: String?
    /// The variable that the entry is about, by its name.
    package var variable: String?
    /// The entry, where it is one of a list.
    package var entry: Entry?

    /// A place; by default the certificate as a whole.
    package init(block: String? = nil, variable: String? = nil, entry: Entry? = nil) {
      self.block = block
      self.variable = variable
      self.entry = entry
    }
  }

  /// An entry of one of a block's lists, by its number.
  package enum Entry: Hashable, Sendable {
    /// A preference, and the reason that is given for it.
    case preference(Int, reason: String)
    /// A requirement, and the reason that is given for it.
    case requirement(Int, reason: String)
    /// A decision, and what was decided.
    case decision(Int, kind: String)
    /// The size of a view, by the view's path.
    case size(Int, view: String)

    /// The row's number, where the entry is a row.
    package var row: Int? {
      switch self {
      case .preference(let number, _), .requirement(let number, _): number
      case .decision, .size: nil
      }
    }
  }

  /// What is counted in a certificate.
  package enum Counted: String, Hashable, Sendable {
    /// Blocks of the certificate.
    case blocks
    /// Variables of a block.
    case variables
    /// Rows of a block.
    case rows
    /// Decisions of a block.
    case decisions
    /// Sizes of a block.
    case sizes
  }

  /// What can be wrong.
  package enum Problem: Hashable, Sendable {
    // MARK: The document

    /// A version of the format that is not known.
    case unknownVersion(Int)
    /// There are more or fewer entries than the document says.
    case wrongCount(Counted, stated: Int, found: Int)
    /// An entry does not have the number that is next.
    case wrongNumber(Int, next: Int)
    /// The view has a block already.
    case secondBlock
    /// The first block is not the root's, by the root's path.
    case rootIsNotFirst(String)
    /// The root's block was proposed something else than the root.
    case rootProposedOtherwise

    // MARK: Parameters

    /// A parameter does not have the value that it is given.
    case parameterChanged(Rational, given: Rational)
    /// A parameter that stands for a proposed side is given something else than what is proposed.
    case notAsProposed(given: Rational, proposed: Extended<Rational>?)
    /// No parameter, or more than one, stands for a side on which a number is proposed.
    case wrongParameterCount(VariableCertificate.Source, Int)
    /// A parameter with rows or without a source, or another variable with one.
    case wrongKind

    // MARK: Forms

    /// Nothing says what the variable should be.
    case preferenceMissing
    /// A variable is named that comes later, or is not there at all.
    case laterVariable(Int)
    /// The terms are not in rising order of their variables.
    case termsOutOfOrder
    /// A coefficient is zero.
    case zeroCoefficient(Int)
    /// The row does not contain the variable that it is about.
    case ownVariableMissing
    /// The form does not come to what is stated.
    case wrongValue(stated: Rational, found: Rational)

    // MARK: The optimum

    /// The requirement is violated: the form, which must not be on this side of zero, comes to this.
    case violated(Rational)
    /// The requirement bounds the variable on the other side.
    case wrongSide(stated: RequirementRow.Side)
    /// The preference is said to be met, and misses by this.
    case notMet(Rational)
    /// The preference is said to be blocked, and is met, or missed on the other side.
    case notBlocked
    /// The row that blocks is not named, or one is named although nothing blocks.
    case blockerMissing
    /// The state names a row that is no requirement of the variable.
    case unknownRow(Int)
    /// The requirement is said to block and is not tight.
    case looseBlocker
    /// The requirement is said to block on the side on which it is no bound.
    case blockerOnOtherSide
    /// The requirement is said to be tight, and is not.
    case looseTie
    /// The requirement is tight, and not said to be.
    case missingTie
    /// The ties are not in rising order, or the blocking row is among them.
    case tiesOutOfOrder

    // MARK: Decisions and sizes

    /// What a decision says does not hold: its form comes to this.
    case decidedOtherwise(Rational)
    /// The block does not say how large its own view is.
    case ownSizeMissing
    /// Another block, by its view's path, gives the view another size.
    case sizedOtherwise(in: String)
  }

  /// What is wrong.
  package var problem: Problem
  /// The entry that shows it.
  package var place: Place

  /// A problem at a place; by default with the certificate as a whole.
  package init(_ problem: Problem, _ place: Place = Place()) {
    self.problem = problem
    self.place = place
  }
}

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
