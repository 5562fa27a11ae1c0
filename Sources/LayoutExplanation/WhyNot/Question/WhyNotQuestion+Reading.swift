import Foundation
import LayoutCore
import LinearProgramming

extension WhyNotQuestion {
  /// Reads a question: `badge.width >= 100`, `a.width == b.width`, `title is whole`, `badge inside card`.
  ///
  /// - Throws: `WhyNotError.unreadable` for text that is none, `WhyNotError.noSuchProperty` for a word that names no
  ///   number of a frame.
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
  /// What stands before a suffix; `nil` where there is no such suffix, or nothing before it.
  fileprivate func without(suffix: String) -> String? {
    guard hasSuffix(suffix) else { return nil }
    let rest = dropLast(suffix.count).trimmingCharacters(in: .whitespaces)
    return rest.isEmpty ? nil : rest
  }
}
