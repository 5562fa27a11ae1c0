import LayoutCore
import LayoutEquivalence
import LinearProgramming

/// A random tree on which something is wrong, made as small as was found possible.
public struct FuzzFailure: Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The two engines put a view in different places.
    case disagreement(Disagreement)
    /// A solved program's certificate does not hold; the view whose block it is, by path.
    case certificate(CertificateError, path: String)
    /// An engine gave up, in its words.
    case error(String)
  }

  /// The tree's number in the run, from 0.
  public var number: Int
  /// The smallest tree that shows it.
  public var tree: LayoutNode
  /// What its root is proposed.
  public var proposal: ProposedViewSize
  /// What is wrong.
  public var reason: Reason
}

extension FuzzFailure.Reason: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .disagreement(let disagreement): "the engines disagree: \(disagreement)"
    case .certificate(let error, let path): "the certificate of \(path) does not hold: \(error)"
    case .error(let words): words
    }
  }
}
