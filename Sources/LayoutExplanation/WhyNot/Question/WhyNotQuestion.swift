import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// A condition that a layout might have met: `badge.width >= 100`, `title is whole`, `badge inside card`.
///
/// ```swift
/// let question = try WhyNotQuestion("title.width > subtitle.width")
/// print(question.views)  // ["title", "subtitle"]
/// ```
public struct WhyNotQuestion: Hashable, Sendable {
  /// A comparison of two numbers.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// The first number is at most the second.
    case atMost = "<="
    /// The first number is at least the second.
    case atLeast = ">="
    /// The numbers are equal.
    case equal = "=="
    /// The first number is strictly less.
    case less = "<"
    /// The first number is strictly more.
    case more = ">"

    /// Returns whether the comparison holds between two numbers.
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
    /// A property of the frame of a view, which is named by its id or path.
    case side(of: String, FrameProperty)
  }

  /// A claim about views.
  public enum Claim: Hashable, Sendable {
    /// Two numbers compare as given.
    case comparison(Quantity, Comparison, Quantity)
    /// No text in the view is truncated.
    case whole(String)
    /// The first view does not extend beyond the second one.
    case inside(String, String)
    /// A claim in the words of requirements.
    case other(AskedWords)
  }

  /// The claim that the question asks for.
  public var claim: Claim

  /// Creates a question for a claim.
  public init(_ claim: Claim) { self.claim = claim }

  /// The ids or paths of the named views, in order.
  public var views: [String] {
    switch claim {
    case .comparison(let first, _, let second): [first, second].compactMap(\.view)
    case .whole(let view): [view]
    case .inside(let view, let outer): [view, outer]
    case .other: []
    }
  }
}

extension WhyNotQuestion.Quantity {
  /// The view whose frame property it is.
  var view: String? {
    if case .side(let view, _) = self { view } else { nil }
  }
}

extension WhyNotQuestion.Quantity: CustomStringConvertible {
  /// The number, or the view and its property.
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
    case .other(let words): words.text
    }
  }
}

extension WhyNotQuestion {
  /// Parses a question: `badge.width >= 100`, `a.width == b.width`, `title is whole`, `badge inside card`.
  ///
  /// - Throws: `WhyNotError.unreadable` for any other text, `WhyNotError.noSuchProperty` for a word that is
  ///   not a frame property.
  public init(_ text: String) throws(WhyNotError) {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let view = trimmed.without(suffix: " is whole") {
      self.init(.whole(view))
      return
    }
    // The longer operators first: `<` is a part of `<=`.
    let comparisons = Comparison.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    guard let comparison = comparisons.first(where: { trimmed.contains($0.rawValue) }) else {
      self.init(try Self.inside(trimmed))
      return
    }
    let sides = trimmed.components(separatedBy: comparison.rawValue)
    guard sides.count == 2 else { throw .unreadable(text) }
    let (first, second) = (try Quantity(sides[0], in: text), try Quantity(sides[1], in: text))
    guard first.view != nil || second.view != nil else { throw .unreadable(text) }
    self.init(.comparison(first, comparison, second))
  }

  private static func inside(_ text: String) throws(WhyNotError) -> Claim {
    for word in [" is inside ", " inside "] {
      let names = text.components(separatedBy: word).map { $0.trimmingCharacters(in: .whitespaces) }
      if names.count == 2, !names.contains("") { return .inside(names[0], names[1]) }
    }
    throw .unreadable(text)
  }
}

extension WhyNotQuestion.Quantity {
  fileprivate init(_ side: String, in question: String) throws(WhyNotError) {
    let text = side.trimmingCharacters(in: .whitespaces)
    if let number = Double(text) {
      guard let exact = Rational(exactly: number), abs(number) <= LayoutTree.greatestLength else {
        throw .unreadable(question)
      }
      self = .points(exact)
      return
    }
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { throw .unreadable(question) }
    let word = String(text[text.index(after: dot)...])
    guard let property = FrameProperty(rawValue: word) else { throw .noSuchProperty(word) }
    self = .side(of: String(text[..<dot]), property)
  }
}

extension String {
  /// Returns the text before a suffix; `nil` where there is no such suffix, or nothing before it.
  fileprivate func without(suffix: String) -> String? {
    guard hasSuffix(suffix) else { return nil }
    let rest = dropLast(suffix.count).trimmingCharacters(in: .whitespaces)
    return rest.isEmpty ? nil : rest
  }
}

/// A property of a view's frame, in the container's coordinates, in points.
public enum FrameProperty: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case x, minX
  /// The upper edge.
  case y, minY
  /// The extent from left to right, or down.
  case width, height
  /// The middle between the edges.
  case midX, midY
  /// The right edge, or the lower one.
  case maxX, maxY

  /// The axis of the property.
  public var axis: Axis {
    switch self {
    case .x, .minX, .midX, .maxX, .width: .horizontal
    case .y, .minY, .midY, .maxY, .height: .vertical
    }
  }

  /// Whether the property is a position and not a length.
  package var isPlace: Bool { self != .width && self != .height }

  /// The multiples of the leading edge and of the length that add up to the property.
  package var shares: (edge: Rational, length: Rational) {
    switch self {
    case .x, .minX, .y, .minY: (1, 0)
    case .width, .height: (0, 1)
    case .midX, .midY: (1, Rational(numerator: 1, denominator: 2))
    case .maxX, .maxY: (1, 1)
    }
  }
}

/// The shortfall of a layout, where no two numbers are compared.
struct Missing: Sendable {
  /// The truncated texts.
  var texts: [LayoutTree.Index] = []
  /// The distance by which the first view extends beyond each edge of the second, in points; zero where it
  /// does not.
  var overhang: [(edge: String, points: Rational)] = []

  init() {}

  init(_ question: ResolvedQuestion, in layout: LayoutInQuestion) {
    for condition in question.conditions {
      guard let slack = layout.slack(of: condition), slack < 0 else { continue }
      switch condition {
      case .whole(let text): texts.append(text)
      case .claim: break
      case .atLeast(.side(_, .minX), .side(_, .minX), _): overhang.append(("left", -slack))
      case .atLeast(.side(_, .minY), .side(_, .minY), _): overhang.append(("upper", -slack))
      case .atLeast(.side(_, .maxX), .side(_, .maxX), _): overhang.append(("right", -slack))
      case .atLeast(.side(_, .maxY), .side(_, .maxY), _): overhang.append(("lower", -slack))
      case .atLeast, .equal: break
      }
    }
  }
}

extension LayoutInQuestion {
  /// Returns the numbers on both sides of a comparison; `nil` for any other question.
  func numbers(of question: ResolvedQuestion, as asked: WhyNotQuestion) -> (Rational?, Rational?) {
    guard case .comparison(_, let comparison, _) = asked.claim, let condition = question.conditions.first
    else { return (nil, nil) }
    guard case .atLeast(let first, let second, _) = condition else {
      guard case .equal(let first, let second) = condition else { return (nil, nil) }
      return (value(of: first), value(of: second))
    }
    let isTurned = comparison == .atMost || comparison == .less
    return isTurned ? (value(of: second), value(of: first)) : (value(of: first), value(of: second))
  }

  private func value(of term: ResolvedQuestion.Term) -> Rational? { form(of: term)?.value(at: container) }

  /// Returns a view of the question one of whose numbers is infinite.
  func infinite(_ question: ResolvedQuestion) -> LayoutTree.Index? {
    question.views.first { view in
      guard let placed = root.views.first(where: { $0.index == counterpart(view) }) else { return true }
      return [placed.x, placed.y, placed.width, placed.height].contains { $0.form == nil }
    }
  }
}

/// An error that prevents the answer to a question.
public enum WhyNotError: Error, Hashable, Sendable {
  /// The text is not a question.
  case unreadable(String)
  /// The word is not a frame property.
  case noSuchProperty(String)
  /// The tree has no such view; with the ids that it has.
  case noSuchView(String, known: [String])
  /// Several views have the name; with their paths.
  case ambiguous(String, paths: [String])
  /// A number in the question is infinite.
  case infinite(String)
  /// A view that has to be whole contains no text.
  case noText(String)
  /// The question in the words of requirements is invalid; with the reason.
  case refused(String)
}

extension WhyNotError: CustomStringConvertible {
  /// The cause, and how to correct it.
  public var description: String {
    switch self {
    case .unreadable(let text):
      "\"\(text)\" is not a question; write it as 'badge.width >= 100', with <=, >=, <, > or ==, as 'a.width == b.width', 'title is whole' or 'badge inside card', or in other words of requirements"
    case .noSuchProperty(let word):
      "a frame has no \"\(word)\"" + hint(word, FrameProperty.allCases.map(\.rawValue))
    case .noSuchView(let name, let known): "there is no view \"\(name)\"" + hint(name, known)
    case .ambiguous(let name, let paths):
      "\(paths.count) views are called \"\(name)\"; ask for one by its path: \(paths.joined(separator: ", "))"
    case .infinite(let name): "\(name) is infinite here; propose a number"
    case .noText(let name): "there is no text in \(name) that could be cut off"
    case .refused(let reason): reason
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
