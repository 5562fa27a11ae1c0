/// Why a session cannot do what it is asked to.
public enum ViewSessionError: Error, Hashable, Sendable {
  /// Nothing was laid out yet.
  case notLaidOut
  /// Neither the view nor anything around it or in it reacts, or takes such a value.
  case nothingReacts(ViewReference)
  /// Several views in the view may be meant, and it reacts to nothing by itself.
  case severalReact([ViewReference])
  /// The view is disabled.
  case isDisabled(ViewReference)
}

extension ViewSessionError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notLaidOut: "nothing was laid out yet; call layOut(in:) first"
    case .nothingReacts(let view): "\(view): it does not react to that, and nothing around it or in it does"
    case .severalReact(let views):
      "several views react: " + views.map { "\($0)" }.joined(separator: ", ")
        + "; give the one that is meant an id"
    case .isDisabled(let view): "\(view): it is disabled"
    }
  }
}
