/// Why a layout session cannot do what it is asked to.
public enum LayoutSessionError: Error, Hashable, Sendable {
  /// The session is laying out: code that a layout calls, such as a custom layout's, changed it or laid it out.
  case isLayingOut
}

extension LayoutSessionError: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .isLayingOut:
      "the session is laying out; change it, or lay it out again, once layOut(in:) has returned"
    }
  }
}
