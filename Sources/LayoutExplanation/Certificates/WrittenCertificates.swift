import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LinearProgramming

extension Certificate {
  /// Writes the certificate that proves a layout.
  ///
  /// Nothing is checked here; `CertificateChecker`, which shares no code with this, does that.
  ///
  /// - Parameters:
  ///   - solution: The layout.
  ///   - tree: The tree that was laid out.
  ///   - scene: The scene's name, if it has one.
  ///   - isNamed: Whether variables and rows have names, which only messages about a refused certificate
  ///     need.
  /// - Throws: `CertificateError` where a block that was solved at another size has no optimum of the same
  ///   kind at this one.
  public init(
    of solution: ConstraintSolution, tree: LayoutTree, scene: String? = nil, isNamed: Bool = true
  ) throws(CertificateError) {
    let proposals = solution.proposals(in: tree)
    let words = CertificateWords(tree: isNamed ? tree : nil)
    var blocks: [BlockCertificate] = []
    for block in solution.root.blocks {
      blocks.append(
        BlockCertificate(try block.restated(at: proposals[block.view] ?? block.proposal), in: tree, words))
    }
    let isRootWritten = solution.root.blocks.first?.view == tree.root
    self.init(
      scene: scene, proposal: ProposedSides(solution.container),
      root: isRootWritten ? tree[tree.root].path : nil, blocks: blocks)
  }
}

extension ProposedSides {
  init(_ proposal: ExactProposal) { self.init(width: proposal.width, height: proposal.height) }
}

extension BlockCertificate {
  /// Writes the certificate of a block.
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
  /// Writes a variable of a program with its rows from a given row on; `row` is advanced past them.
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
    let statement = program.statement(of: variable)
    var preference: PreferenceRow?
    if let stated = statement.preference {
      preference = PreferenceRow(
        number: row, form: forms.form(of: stated.relation.expression), reason: words.text(stated.reason))
      row += 1
    }
    let firstRequirement = row
    var requirements: [RequirementRow] = []
    requirements.reserveCapacity(statement.requirements.count)
    for stated in statement.requirements {
      requirements.append(
        RequirementRow(
          number: row, sense: stated.relation.sense == .greaterThanOrEqual ? .atLeast : .atMost,
          bounds: stated.isLowerBound ? .below : .above, form: forms.form(of: stated.relation.expression),
          reason: words.text(stated.reason)))
      row += 1
    }
    self.init(
      index: variable.index, name: name, value: forms.values[variable.index], preference: preference,
      requirements: requirements, active: ActiveEntry(entry, firstRequirement: firstRequirement))
  }
}

/// The values of a block's expressions, from which its forms are written without the block.
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
    case .blockedBelow(let index, _): self.init(.blockedBelow, by: first + index, ties: ties)
    case .blockedAbove(let index, _): self.init(.blockedAbove, by: first + index, ties: ties)
    }
  }
}

extension SolvedBlock {
  /// The block at the proposal that a layout makes.
  ///
  /// A layout that is resized keeps a block while its decisions hold, with the numbers of the size it was
  /// solved at; a certificate is about the numbers of this layout.
  func restated(at proposal: ExactProposal) throws(CertificateError) -> SolvedBlock {
    guard proposal != self.proposal else { return self }
    var block = try evaluated(at: proposal)
    block.activeSet = try block.program.certify(block.values)
    return block
  }

  /// The block at the proposal with its numbers only, which explanations are made from.
  func evaluated(at proposal: ExactProposal) throws(CertificateError) -> SolvedBlock {
    guard proposal != self.proposal else { return self }
    var block = self
    block.proposal = proposal
    for parameter in program.parameters {
      let number: Rational? =
        switch program.label(of: parameter).role {
        case .proposed(let axis): proposal[axis]?.number
        case .container(let axis): proposal.container?[axis]?.number
        default: nil
        }
      if let number { block.program.set(parameter, to: number) }
    }
    block.values = try activeSet.exactValues(of: block.program)
    return block
  }
}

extension ConstraintSolution {
  /// The proposal to each view in the layout.
  func proposals(in tree: LayoutTree) -> [LayoutTree.Index: ExactProposal] {
    var proposals: [LayoutTree.Index: ExactProposal] = [:]
    for view in root.views { proposals[view.index] = view.proposal(at: container) }
    // The root's proposal is known before any view is read.
    proposals[tree.root] = container.reaching(tree[tree.root].traits)
    return proposals
  }
}

/// The names in a certificate, which label views by their paths and prove nothing.
struct CertificateWords {
  /// The tree whose views are named; `nil` where names are not wanted, and all of them are empty.
  let tree: LayoutTree?

  /// Returns the name of a variable.
  func text(_ label: VariableLabel) -> String { tree.map(label.name) ?? "" }

  /// Returns the view and the rule that stated a row, such as `root.0/1: maximum, horizontal`.
  func text(_ reason: Reason) -> String {
    guard let tree else { return "" }
    let axis = reason.axis.map { ", \($0.rawValue)" } ?? ""
    return "\(tree[reason.view].path): \(reason.cause)\(axis)"
  }

  /// Returns the name of a kind of decision.
  func text(_ kind: Decision.Kind) -> String {
    guard let tree else { return "" }
    return switch kind {
    case .fittingOrder(let stack, let first, let second):
      "\(tree[stack].path): serves \(tree[first].path) before \(tree[second].path)"
    case .betweenLimits(let frame, let axis):
      "\(tree[frame].path): between its limits or not, \(axis.rawValue)"
    case .lineBreak(let flow, let child): "\(tree[flow].path): the row that \(tree[child].path) is in"
    case .opaqueGuide(let view, let guide): "\(tree[view].path): \(guide) was asked at this length"
    case .candidate(let choice, let child): "\(tree[choice].path): whether \(tree[child].path) fits"
    case .slot(let grid, let child): "\(tree[grid].path): whether \(tree[child].path) fills its slot"
    case .trackCount(let grid, let item, let count):
      "\(tree[grid].path): whether \(count) tracks of item \(item + 1) fit"
    case .idealRatio(let view): "\(tree[view].path): the ideal size has this ratio"
    case .piece(let view): "\(tree[view].path): the answer holds here"
    }
  }
}
