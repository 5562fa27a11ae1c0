import Foundation

/// The values to which an element's rule gives a meaning.
public struct AcceptedValues: Hashable, Sendable {
  /// The least number; not accepted itself where it is excluded.
  public var lower: Double
  /// Whether the least number itself is left out.
  public var excludesLower: Bool
  /// Whether the number may be infinite.
  public var isInfinityAccepted: Bool
  /// Whether the parameter may be left out.
  public var isOptional: Bool
  /// The words to choose from; empty where any text is accepted.
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

  /// Any finite number, and any value that is no number.
  public static let finite = AcceptedValues()
  /// Zero and more.
  public static let notNegative = AcceptedValues(from: 0)
  /// Zero and more, and infinity.
  public static let limit = AcceptedValues(from: 0, infinite: true)
  /// More than zero.
  public static let positive = AcceptedValues(from: 0, excludesLower: true)
  /// Whole numbers from one.
  public static let counts = AcceptedValues(from: 1)
  /// Any number and both infinities.
  public static let number = AcceptedValues(infinite: true)
  /// Some words.
  public static func words(_ words: [String]) -> AcceptedValues { AcceptedValues(words: words) }

  /// The same values, or none at all.
  public var optional: AcceptedValues {
    var values = self
    values.isOptional = true
    return values
  }
}

extension AcceptedValues {
  /// Whether a value is one of these.
  public func contains(_ value: ParameterValue) -> Bool { issue(with: value, of: "") == nil }

  /// What is wrong with a value of a parameter; `nil` where it is accepted.
  func issue(with value: ParameterValue, of title: String) -> String? {
    switch value {
    case .length(nil), .ratio(nil), .count(nil):
      isOptional ? nil : "\(title) must be given"
    case .length(let number?):
      numberIssue(Double(number), title)
        ?? (abs(number) > LayoutTree.greatestLength && number.isFinite
          ? "\(title) must be at most \(PointFormat.shortest(LayoutTree.greatestLength)) points, and is \(number)"
          : nil)
    case .ratio(let number?): numberIssue(Double(number), title)
    case .count(let number?): numberIssue(Double(number), title)
    case .priority(let number): number.isNaN ? "\(title) is not a number" : nil
    case .text(let word):
      words.isEmpty || words.contains(word)
        ? nil : "\(title) must be one of \(words.joined(separator: ", ")), and is \(word)"
    case .function(let length):
      length.terms.allSatisfy { $0.coefficient.isFinite } ? nil : "\(title) must be made of finite numbers"
    case .axes, .alignment, .flag, .font, .runs, .typesetting: nil
    }
  }

  private func numberIssue(_ number: Double, _ title: String) -> String? {
    let isInside = excludesLower ? number > lower : number >= lower
    guard !(isInside && (isInfinityAccepted || number.isFinite)) else { return nil }
    let wanted =
      lower == -.infinity
      ? isInfinityAccepted ? "a number" : "a finite number"
      : excludesLower && lower == 0 ? "a positive number" : "at least \(PointFormat.shortest(lower))"
    return "\(title) must be \(wanted), and is \(number)"
  }
}
