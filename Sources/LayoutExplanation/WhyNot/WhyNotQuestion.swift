import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming

/// Something that a layout might have been: `badge.width >= 100`.
public struct WhyNotQuestion: Hashable, Sendable {
  /// A number of a view's frame, in the container's coordinates.
  public enum Property: String, Hashable, Sendable, CaseIterable {
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

    /// The axis of the number.
    public var axis: Axis {
      switch self {
      case .x, .minX, .midX, .maxX, .width: .horizontal
      case .y, .minY, .midY, .maxY, .height: .vertical
      }
    }

    /// How often the edge and the length count.
    var shares: (edge: Rational, length: Rational) {
      switch self {
      case .x, .minX, .y, .minY: (1, 0)
      case .width, .height: (0, 1)
      case .midX, .midY: (1, Rational(numerator: 1, denominator: 2))
      case .maxX, .maxY: (1, 1)
      }
    }
  }

  /// How the number is compared.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// At most.
    case atMost = "<="
    /// At least.
    case atLeast = ">="
    /// Exactly.
    case equal = "=="
  }

  /// The view's id or path.
  public var view: String
  /// The number of its frame.
  public var property: Property
  /// How it is compared.
  public var comparison: Comparison
  /// With what, in points.
  public var bound: Rational

  /// Reads a question.
  ///
  /// - Throws: `WhyNotError.unreadable` for text that is none, `WhyNotError.noSuchProperty` for a word that names no
  ///   number of a frame.
  public init(_ text: String) throws(WhyNotError) {
    guard let comparison = Comparison.allCases.first(where: { text.contains($0.rawValue) }) else {
      throw .unreadable(text)
    }
    let sides = text.components(separatedBy: comparison.rawValue).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard sides.count == 2, let number = Double(sides[1]), let bound = Rational(exactly: number),
      abs(number) <= LayoutTree.greatestLength, let dot = sides[0].lastIndex(of: "."),
      dot != sides[0].startIndex
    else { throw .unreadable(text) }
    let word = String(sides[0][sides[0].index(after: dot)...])
    guard let property = Property(rawValue: word) else { throw .noSuchProperty(word) }
    view = String(sides[0][..<dot])
    self.property = property
    self.comparison = comparison
    self.bound = bound
  }

  /// Whether a number answers the question with yes.
  func holds(_ value: Rational) -> Bool {
    switch comparison {
    case .atMost: value <= bound
    case .atLeast: value >= bound
    case .equal: value == bound
    }
  }
}

extension WhyNotQuestion: CustomStringConvertible {
  /// The question as it is written.
  public var description: String {
    "\(view).\(property.rawValue) \(comparison.rawValue) \(Words.points(bound))"
  }
}

/// Why a question cannot be answered.
public enum WhyNotError: Error, Hashable, Sendable {
  /// Text that is no question.
  case unreadable(String)
  /// A word that names no number of a frame.
  case noSuchProperty(String)
  /// A view that the tree does not have, and the ids that it has.
  case noSuchView(String, known: [String])
  /// A name that several views have, and their paths.
  case ambiguous(String, paths: [String])
  /// A number that is infinite.
  case infinite(String)
}

extension WhyNotError: CustomStringConvertible {
  /// The cause and what to do about it.
  public var description: String {
    switch self {
    case .unreadable(let text):
      "\"\(text)\" is no comparison; write it as 'badge.width >= 100', with <=, >= or == and a number"
    case .noSuchProperty(let word):
      "a frame has no \"\(word)\"" + hint(word, WhyNotQuestion.Property.allCases.map(\.rawValue))
    case .noSuchView(let name, let known): "there is no view \"\(name)\"" + hint(name, known)
    case .ambiguous(let name, let paths):
      "\(paths.count) views are called \"\(name)\"; ask for one by its path: \(paths.joined(separator: ", "))"
    case .infinite(let name): "\(name) is infinite here; propose a number"
    }
  }

  private func hint(_ word: String, _ known: [String]) -> String {
    if let nearest = NearestWord.of(word, among: known) { return "; did you mean \"\(nearest)\"?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
