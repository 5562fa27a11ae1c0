/// The check of one parameter: it has the value that it is given, and nothing is stated about it.
struct ParameterCheck {
  let variable: VariableCertificate
  let block: BlockCertificate
  let place: CertificateRefusal.Place

  func run() throws(CertificateRefusal) {
    guard let given = variable.given, let source = variable.source, variable.preference == nil,
      variable.requirements.isEmpty, variable.active == ActiveEntry(.parameter)
    else { throw CertificateRefusal(.wrongKind, place) }
    guard variable.value == given else {
      throw CertificateRefusal(.parameterChanged(variable.value, given: given), place)
    }
    if source == .written { return }
    let proposed = block.side(of: source)
    guard proposed?.finite == given else {
      throw CertificateRefusal(.notAsProposed(given: given, proposed: proposed), place)
    }
  }
}
