import Foundation

/// The name of a parameter of a view or modifier, as SwiftUI spells it: `minWidth`, `spacing`.
///
/// Names are an open set: an element with a parameter of its own declares the name beside it.
///
///     let spacing = StackElement(axis: .horizontal, spacing: 4, alignment: .center).length(.spacing)
public struct ParameterName: RawRepresentable, Hashable, Sendable {
  /// The name as messages and documents spell it.
  public let rawValue: String
  /// Creates a name from its spelling.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its spelling.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension ParameterName: CustomStringConvertible {
  /// The name as messages and documents spell it.
  public var description: String { rawValue }
}

extension ParameterName {
  /// A frame's or an image's width.
  public static let width = Self("width")
  /// A frame's or an image's height.
  public static let height = Self("height")
  /// A position's or an offset's horizontal coordinate.
  public static let x = Self("x")
  /// A position's or an offset's vertical coordinate.
  public static let y = Self("y")
  /// The guides by which an element aligns.
  public static let alignment = Self("alignment")
  /// The space between a container's children.
  public static let spacing = Self("spacing")
  /// The axes along which an element acts.
  public static let axes = Self("axes")
}

/// A value of a parameter; its case is the parameter's kind.
public enum ParameterValue: Hashable, Sendable {
  /// A length in points; `nil` if none is given.
  case length(CGFloat?)
  /// A ratio of width to height; `nil` if none is given.
  case ratio(CGFloat?)
  /// A layout priority, higher ones first.
  case priority(Double)
  /// A whole number; `nil` if none is given.
  case count(Int?)
  /// A set of axes.
  case axes(Axis.Set)
  /// The guides that an element aligns by or sets, one for each axis that it aligns along.
  case alignment([AlignmentKey])
  /// A Boolean value.
  case flag(Bool)
  /// A text, or one of several words.
  case text(String)
  /// A font.
  case font(Font)
  /// The parts of a text.
  case runs([TextRun])
  /// The way in which the lines of a text are set.
  case typesetting(Typesetting)
  /// A linear function of a view's dimensions, without its constant.
  case function(LinearLength)
}

extension ParameterValue {
  /// The kind of a parameter value.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case length, ratio, priority, count, axes, alignment, flag, text, font, runs, typesetting, function
  }

  /// The kind of the value.
  public var kind: Kind {
    switch self {
    case .length: .length
    case .ratio: .ratio
    case .priority: .priority
    case .count: .count
    case .axes: .axes
    case .alignment: .alignment
    case .flag: .flag
    case .text: .text
    case .font: .font
    case .runs: .runs
    case .typesetting: .typesetting
    case .function: .function
    }
  }

  /// The guides that the value refers to.
  var guides: [AlignmentKey] {
    switch self {
    case .alignment(let keys): keys
    case .function(let length): length.guides
    case .length, .ratio, .priority, .count, .axes, .flag, .text, .font, .runs, .typesetting: []
    }
  }

  /// The numbers by which the value multiplies lengths.
  var factors: [CGFloat] {
    switch self {
    case .ratio(let ratio): ratio.map { $0 == 0 ? [] : [$0, 1 / $0] } ?? []
    case .function(let length): length.terms.map(\.coefficient)
    case .length, .priority, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting: []
    }
  }
}

extension LinearLength {
  /// The guides among the dimensions.
  package var guides: [AlignmentKey] {
    terms.compactMap { term in
      guard case .guide(let key) = term.dimension else { return nil }
      return key
    }
  }
}

/// The values that a parameter accepts.
public struct AcceptedValues: Hashable, Sendable {
  /// The least number, which is itself excluded if `excludesLower` is set.
  public var lower: Double
  /// Whether the least number itself is excluded.
  public var excludesLower: Bool
  /// Whether the number may be infinite.
  public var isInfinityAccepted: Bool
  /// Whether the parameter may have no value.
  public var isOptional: Bool
  /// The words to choose from; empty if any text is accepted.
  public var words: [String]

  private init(
    from lower: Double = -.infinity, excludesLower: Bool = false, infinite: Bool = false, words: [String] = []
  ) {
    self.lower = lower
    self.excludesLower = excludesLower
    isInfinityAccepted = infinite
    isOptional = false
    self.words = words
  }

  /// Any finite number, and any value that is not a number.
  public static let finite = AcceptedValues()
  /// Finite numbers from zero.
  public static let notNegative = AcceptedValues(from: 0)
  /// Numbers from zero, including infinity.
  public static let limit = AcceptedValues(from: 0, infinite: true)
  /// Finite numbers above zero.
  public static let positive = AcceptedValues(from: 0, excludesLower: true)
  /// Whole numbers from one.
  public static let counts = AcceptedValues(from: 1)
  /// Any number and both infinities.
  public static let number = AcceptedValues(infinite: true)
  /// Returns the set of some words.
  public static func words(_ words: [String]) -> AcceptedValues { AcceptedValues(words: words) }

  /// The same values, or no value at all.
  public var optional: AcceptedValues {
    var values = self
    values.isOptional = true
    return values
  }
}

extension AcceptedValues {
  /// Returns whether a value is accepted.
  public func contains(_ value: ParameterValue) -> Bool { issue(with: value, of: "") == nil }

  /// Returns the issue with a value of a parameter; `nil` if it is accepted.
  func issue(with value: ParameterValue, of title: String) -> String? {
    switch value {
    case .length(nil), .ratio(nil), .count(nil):
      isOptional ? nil : "\(title) must be given"
    case .length(let number?):
      numberIssue(Double(number), title)
        ?? (abs(number) > LayoutTree.greatestLength && number.isFinite
          ? "\(title) must be at most \(PointFormat.shortest(LayoutTree.greatestLength)) points, not \(number)"
          : nil)
    case .ratio(let number?): numberIssue(Double(number), title)
    case .count(let number?): numberIssue(Double(number), title)
    case .priority(let number): number.isNaN ? "\(title) is not a number" : nil
    case .text(let word):
      words.isEmpty || words.contains(word)
        ? nil : "\(title) must be one of \(words.joined(separator: ", ")), but is \(word)"
    case .function(let length):
      length.terms.allSatisfy { $0.coefficient.isFinite } ? nil : "\(title) must be made of finite numbers"
    case .axes, .alignment, .flag, .font, .runs, .typesetting: nil
    }
  }

  /// Returns whether a length is accepted; `nil` is, as a required length without a value is absent.
  func areMet(byLength length: CGFloat?) -> Bool {
    guard let length else { return true }
    let number = Double(length)
    let isInside = excludesLower ? number > lower : number >= lower
    return isInside
      && (number.isFinite ? abs(length) <= LayoutTree.greatestLength : isInfinityAccepted && !number.isNaN)
  }

  private func numberIssue(_ number: Double, _ title: String) -> String? {
    let isInside = excludesLower ? number > lower : number >= lower
    guard !(isInside && (isInfinityAccepted || number.isFinite)) else { return nil }
    let wanted =
      lower == -.infinity
      ? isInfinityAccepted ? "a number" : "a finite number"
      : excludesLower && lower == 0 ? "a positive number" : "at least \(PointFormat.shortest(lower))"
    return "\(title) must be \(wanted), but is \(number)"
  }
}
