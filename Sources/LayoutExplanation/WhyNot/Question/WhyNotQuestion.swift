import LayoutCore
import LinearProgramming

/// Something that a layout might have been: `badge.width >= 100`, `title is whole`, `badge inside card`.
///
/// ```swift
/// let question = try WhyNotQuestion("title.width > subtitle.width")
/// print(question.views)  // ["title", "subtitle"]
/// ```
public struct WhyNotQuestion: Hashable, Sendable {
  /// How two numbers are compared.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// At most.
    case atMost = "<="
    /// At least.
    case atLeast = ">="
    /// Exactly.
    case equal = "=="
    /// Less than.
    case less = "<"
    /// More than.
    case more = ">"

    /// Whether two numbers compare so.
    public func holds<Number: Comparable>(_ first: Number, _ second: Number) -> Bool {
      switch self {
      case .atMost: first <= second
      case .atLeast: first >= second
      case .equal: first == second
      case .less: first < second
      case .more: first > second
      }
    }
  }

  /// One side of a comparison.
  public enum Quantity: Hashable, Sendable {
    /// A number of points.
    case points(Rational)
    /// A number of the frame of a view, which is named by its id or path.
    case side(of: String, FrameProperty)
  }

  /// What is said of the views.
  public enum Claim: Hashable, Sendable {
    /// Two numbers compare.
    case comparison(Quantity, Comparison, Quantity)
    /// No text in the view is cut off.
    case whole(String)
    /// The first view does not reach beyond the second one.
    case inside(String, String)
  }

  /// What is said.
  public var claim: Claim

  /// Asks for a claim.
  public init(_ claim: Claim) { self.claim = claim }

  /// The ids or paths of the views that are named, in order.
  public var views: [String] {
    switch claim {
    case .comparison(let first, _, let second): [first, second].compactMap(\.view)
    case .whole(let view): [view]
    case .inside(let view, let outer): [view, outer]
    }
  }
}

extension WhyNotQuestion.Quantity {
  /// The view whose frame it is a number of.
  var view: String? {
    if case .side(let view, _) = self { view } else { nil }
  }
}

extension WhyNotQuestion.Quantity: CustomStringConvertible {
  /// The number, or the view and the number of its frame.
  public var description: String {
    switch self {
    case .points(let number): Words.plain(number)
    case .side(let view, let property): "\(view).\(property.rawValue)"
    }
  }
}

extension WhyNotQuestion: CustomStringConvertible {
  /// The question as it is written.
  public var description: String {
    switch claim {
    case .comparison(let first, let comparison, let second): "\(first) \(comparison.rawValue) \(second)"
    case .whole(let view): "\(view) is whole"
    case .inside(let view, let outer): "\(view) inside \(outer)"
    }
  }
}
