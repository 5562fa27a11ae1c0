import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LinearProgramming

extension BlockCertificate {
  /// Writes down what proves a block.
  init(_ block: SolvedBlock, in tree: LayoutTree, _ words: CertificateWords) {
    let forms = WrittenForms(values: block.values)
    var row = 0
    var variables: [VariableCertificate] = []
    variables.reserveCapacity(block.program.variableCount)
    for variable in block.program.variables {
      variables.append(
        VariableCertificate(
          variable, of: block.program, dueTo: block.activeSet[variable], forms, words, nextRow: &row))
    }
    self.init(
      view: tree[block.view].path, proposed: ProposedSides(block.proposal),
      container: block.proposal.container.map { ProposedSides(width: $0.width, height: $0.height) },
      variables: variables,
      decisions: block.decisions.enumerated().map { number, decision in
        DecisionCertificate(
          number: number, kind: words.text(decision.kind),
          form: forms.form(of: decision.expression), isStrict: decision.isStrict)
      },
      sizes: block.sizes.sorted { $0.key < $1.key }.enumerated().map { number, size in
        SizeCertificate(
          number: number, view: tree[size.key].path, width: size.value.width.map(forms.form),
          height: size.value.height.map(forms.form))
      })
  }
}

extension VariableCertificate {
  /// Writes down what a program says of a variable, from a row on; the next one comes after its rows.
  fileprivate init(
    _ variable: Variable, of program: BlockProgram, dueTo entry: ActiveSet.Entry, _ forms: WrittenForms,
    _ words: CertificateWords, nextRow row: inout Int
  ) {
    let label = program.label(of: variable)
    let name = words.text(label)
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
    var preference: PreferenceRow?
    if let stated = program.statedPreference(of: variable) {
      preference = PreferenceRow(
        number: row, form: forms.form(of: stated.relation.expression),
        reason: words.text(program.reason(of: stated)))
      row += 1
    }
    let firstRequirement = row
    var requirements: [RequirementRow] = []
    let bounds = program.statedRequirements(of: variable)
    requirements.reserveCapacity(bounds.count)
    for stated in bounds {
      requirements.append(
        RequirementRow(
          number: row, sense: stated.relation.sense == .greaterThanOrEqual ? .atLeast : .atMost,
          bounds: stated.isLowerBound ? .below : .above, form: forms.form(of: stated.relation.expression),
          reason: words.text(program.reason(of: stated))))
      row += 1
    }
    self.init(
      index: variable.index, name: name, value: forms.values[variable.index], preference: preference,
      requirements: requirements, active: ActiveEntry(entry, firstRequirement: firstRequirement))
  }
}

/// What a block's expressions come to: no more of the block is needed to write its forms.
private struct WrittenForms {
  /// The exact value of each variable, by index.
  let values: [Rational]

  func form(of expression: LinearExpression) -> LinearForm {
    var terms: [LinearForm.Term] = []
    terms.reserveCapacity(expression.terms.count)
    var value = expression.constant
    for term in expression.terms {
      terms.append(LinearForm.Term(variable: term.variable.index, coefficient: term.coefficient))
      value += term.coefficient * values[term.variable.index]
    }
    return LinearForm(terms: terms, constant: expression.constant, value: value)
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
