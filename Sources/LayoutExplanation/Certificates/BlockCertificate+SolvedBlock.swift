import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LinearProgramming

extension BlockCertificate {
  /// Writes down what proves a block.
  init(_ block: SolvedBlock, in tree: LayoutTree) {
    var row = 0
    let variables = block.program.variables.map { variable in
      let written = VariableCertificate(variable, of: block, in: tree, firstRow: row)
      row += block.program.statement(of: variable).rowCount
      return written
    }
    self.init(
      view: tree[block.view].path, proposed: ProposedSides(block.proposal),
      container: block.proposal.container.map { ProposedSides(width: $0.width, height: $0.height) },
      variables: variables,
      decisions: block.decisions.enumerated().map { number, decision in
        DecisionCertificate(
          number: number, kind: CertificateWords.text(decision.kind, in: tree),
          form: LinearForm(decision.expression, in: block), isStrict: decision.isStrict)
      },
      sizes: block.sizes.sorted { $0.key < $1.key }.enumerated().map { number, size in
        SizeCertificate(
          number: number, view: tree[size.key].path,
          width: size.value.width.map { LinearForm($0, in: block) },
          height: size.value.height.map { LinearForm($0, in: block) })
      })
  }
}

extension VariableCertificate {
  fileprivate init(_ variable: Variable, of block: SolvedBlock, in tree: LayoutTree, firstRow: Int) {
    let program = block.program
    let label = program.label(of: variable)
    let name = label.name(in: tree)
    if let given = program.value(of: variable) {
      let source: Source =
        switch label.role {
        case .proposed(.horizontal): .proposedWidth
        case .proposed(.vertical): .proposedHeight
        case .container(.horizontal): .containerWidth
        case .container(.vertical): .containerHeight
        default: .written
        }
      self.init(index: variable.index, name: name, parameter: given, source: source)
      return
    }
    let statement = program.statement(of: variable)
    let preference = statement.preference.map {
      PreferenceRow(
        number: firstRow, form: LinearForm($0.relation.expression, in: block),
        reason: CertificateWords.text($0.reason, in: tree))
    }
    let firstRequirement = firstRow + (preference == nil ? 0 : 1)
    let requirements = statement.requirements.enumerated().map { place, row in
      RequirementRow(
        number: firstRequirement + place,
        sense: row.relation.sense == .greaterThanOrEqual ? .atLeast : .atMost,
        bounds: row.isLowerBound ? .below : .above, form: LinearForm(row.relation.expression, in: block),
        reason: CertificateWords.text(row.reason, in: tree))
    }
    self.init(
      index: variable.index, name: name, value: block.values[variable.index], preference: preference,
      requirements: requirements,
      active: ActiveEntry(block.activeSet[variable], firstRequirement: firstRequirement))
  }
}

extension ActiveEntry {
  fileprivate init(_ decision: ActiveSet.Entry, firstRequirement first: Int) {
    let ties = decision.ties.map { first + $0 }
    switch decision {
    case .parameter: self.init(.parameter)
    case .met: self.init(.met, ties: ties)
    case .blockedBelow(let place, _): self.init(.blockedBelow, by: first + place, ties: ties)
    case .blockedAbove(let place, _): self.init(.blockedAbove, by: first + place, ties: ties)
    }
  }
}

extension LinearForm {
  fileprivate init(_ expression: LinearExpression, in block: SolvedBlock) {
    self.init(
      terms: expression.terms.map { Term(variable: $0.variable.index, coefficient: $0.coefficient) },
      constant: expression.constant, value: block.value(of: expression))
  }
}

extension BlockProgram.Statement {
  fileprivate var rowCount: Int { requirements.count + (preference == nil ? 0 : 1) }
}
