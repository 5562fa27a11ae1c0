import enum LinearProgramming.Extended
import struct LinearProgramming.Rational

/// The check of a block's variables: the requirements of each hold, and its preference is met or blocked.
///
/// `ParameterCheck` checks parameters. The place of a problem is computed only if there is one.
struct VariableCheck {
  /// The path of the block's view.
  let block: String
  private let forms: FormCheck

  init(_ block: String, _ values: [Rational]) {
    self.block = block
    forms = FormCheck(values: values)
  }

  /// Checks a variable, and returns the number of its rows.
  func run(_ variable: VariableCertificate, firstRow: Int) throws(CertificateRefusal) -> Int {
    func place() -> CertificateRefusal.Place {
      CertificateRefusal.Place(block: block, variable: variable.name)
    }
    guard variable.given == nil, variable.source == nil else {
      throw CertificateRefusal(.wrongKind, place())
    }
    guard let preference = variable.preference else { throw CertificateRefusal(.preferenceMissing, place()) }
    if let problem = problem(with: preference, number: firstRow, of: variable.index) {
      throw CertificateRefusal(
        problem, place().entry(.preference(preference.number, reason: preference.reason)))
    }
    for (offset, row) in variable.requirements.enumerated() {
      if let problem = problem(with: row, number: firstRow + 1 + offset, of: variable.index) {
        throw CertificateRefusal(problem, place().entry(.requirement(row.number, reason: row.reason)))
      }
    }
    // The sign of the value minus the preferred one; 0 if the preference is met.
    let missedBy = preference.form.value.signum() * preference.form.ownSign
    try ActiveCheck(block: block).run(variable, preference, missedBy: missedBy)
    return 1 + variable.requirements.count
  }

  private func problem(
    with row: PreferenceRow, number: Int, of index: Int
  ) -> CertificateRefusal.Problem? {
    guard row.number == number else { return .wrongNumber(row.number, next: number) }
    return forms.problem(with: row.form, about: index)
  }

  private func problem(
    with row: RequirementRow, number: Int, of index: Int
  ) -> CertificateRefusal.Problem? {
    guard row.number == number else { return .wrongNumber(row.number, next: number) }
    if let problem = forms.problem(with: row.form, about: index) { return problem }
    // A positive coefficient keeps the direction of an inequality, a negative one reverses it.
    let side: RequirementRow.Side = (row.sense == .atLeast) == (row.form.ownSign > 0) ? .below : .above
    guard row.bounds == side else { return .wrongSide(stated: row.bounds) }
    let value = row.form.value.signum()
    return (row.sense == .atLeast ? value >= 0 : value <= 0) ? nil : .violated(row.form.value)
  }
}

extension CertificateRefusal.Place {
  /// Returns the place of an entry of the variable.
  func entry(_ entry: CertificateRefusal.Entry) -> Self {
    Self(block: block, variable: variable, entry: entry)
  }
}

/// The check of a parameter: it has the value that it is given, and no rows.
struct ParameterCheck {
  let variable: VariableCertificate
  let block: BlockCertificate
  let location: CertificateRefusal.Place

  func run() throws(CertificateRefusal) {
    guard let given = variable.given, let source = variable.source, variable.preference == nil,
      variable.requirements.isEmpty, variable.active == ActiveEntry(.parameter)
    else { throw CertificateRefusal(.wrongKind, location) }
    guard variable.value == given else {
      throw CertificateRefusal(.parameterChanged(variable.value, given: given), location)
    }
    if source == .written { return }
    let proposed = block.side(of: source)
    guard proposed?.finite == given else {
      throw CertificateRefusal(.notAsProposed(given: given, proposed: proposed), location)
    }
  }
}

/// The sizes that blocks state for views; two blocks must state the same size of a view.
///
/// This connects the blocks: the size that a block assumes for a view with a block of its own is the one that
/// follows from that block.
struct SharedSizes {
  private var sizes: [String: (block: String, width: Extended<Rational>, height: Extended<Rational>)] = [:]

  /// Adds the sizes of a block.
  mutating func add(_ block: BlockCertificate) throws(CertificateRefusal) {
    var isOwnThere = false
    var seen: Set<String> = []
    for size in block.sizes {
      let place = CertificateRefusal.Place(block: block.view, entry: .size(size.number, view: size.view))
      guard seen.insert(size.view).inserted else {
        throw CertificateRefusal(.sizedOtherwise(in: block.view), place)
      }
      let (width, height) = (size.width.map(\.value), size.height.map(\.value))
      if let known = sizes[size.view], known.width != width || known.height != height {
        throw CertificateRefusal(.sizedOtherwise(in: known.block), place)
      }
      sizes[size.view] = (block.view, width, height)
      if size.view == block.view { isOwnThere = true }
    }
    guard isOwnThere else {
      throw CertificateRefusal(.ownSizeMissing, CertificateRefusal.Place(block: block.view))
    }
  }
}
