/// A failed check, in numbers: the words come from the program, which alone knows names and reasons.
internal struct CertificateFault: Error {
  internal enum Kind {
    case wrongCount(Int)
    case parameterChanged
    case notAParameter
    case unknownRequirement(Int)
    case requirementViolated(Int)
    case preferenceNotBlocked
    case wrongSide(Int)
    case looseTie(Int)
    case missingTie(Int)
  }

  internal let kind: Kind
  internal let variable: Int

  internal init(_ kind: Kind, _ variable: Int) {
    self.kind = kind
    self.variable = variable
  }
}
