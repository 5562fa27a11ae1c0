import LayoutCore
import LinearProgramming

/// A question in the words of another module: those of requirements.
public struct AskedWords: Hashable, Sendable {
  /// The question as it is written.
  public var text: String
  /// The unit of the shortfall, such as `lines`; `nil` where it is not a number.
  package var unit: String?
  /// Finds the views in a tree, and returns the conditions on them.
  package var conditions: @Sendable (LayoutTree) throws -> [AskedCondition]

  /// Creates a question with its text and its meaning in a tree.
  package init(
    _ text: String, countedIn unit: String?,
    _ conditions: @escaping @Sendable (LayoutTree) throws -> [AskedCondition]
  ) {
    (self.text, self.unit, self.conditions) = (text, unit, conditions)
  }

  /// Returns whether both have the same text.
  public static func == (one: AskedWords, other: AskedWords) -> Bool { one.text == other.text }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A condition on a layout.
package enum AskedCondition: Sendable {
  /// A comparison of sums of frame properties.
  case compared(AskedSum, WhyNotQuestion.Comparison, AskedSum)
  /// Any other condition.
  case claim(AskedClaim)
}

/// A linear combination of frame properties, plus a number of points.
package struct AskedSum: Hashable, Sendable {
  /// The constant term, in points.
  package var constant: Rational
  /// The frame properties with their factors.
  package var terms: [Term]

  /// A frame property with a factor.
  package struct Term: Hashable, Sendable {
    var factor: Rational
    var view: LayoutTree.Index
    var property: FrameProperty

    /// Creates a term: a factor times a property of a view's frame.
    package init(_ factor: Rational, _ view: LayoutTree.Index, _ property: FrameProperty) {
      (self.factor, self.view, self.property) = (factor, view, property)
    }
  }

  package init(_ constant: Rational, _ terms: [Term]) { (self.constant, self.terms) = (constant, terms) }
}

/// A condition whose slack only a layout can compute.
package struct AskedClaim: Hashable, Sendable {
  /// The identity: the question's text and a number.
  let name: String
  let number: Int
  /// The views concerned, the likeliest culprits first.
  package let views: [LayoutTree.Index]
  /// The axes concerned.
  package let axes: [Axis]
  /// The slack in an exact layout: negative where the condition fails; `nil` where it is undefined.
  let slack: @Sendable (LayoutInQuestion) -> Rational?
  /// The slack in a layout in doubles.
  let quickSlack: @Sendable (QuickLayout) -> Double?

  /// The slack that represents a condition without a number.
  package static let endless: Rational = 1_000_000

  /// Creates a claim about some views.
  package init(
    _ name: String, number: Int, views: [LayoutTree.Index], axes: [Axis],
    slack: @escaping @Sendable (LayoutInQuestion) -> Rational?,
    quickSlack: @escaping @Sendable (QuickLayout) -> Double?
  ) {
    (self.name, self.number, self.views, self.axes) = (name, number, views, axes)
    (self.slack, self.quickSlack) = (slack, quickSlack)
  }

  /// Returns whether both are the same part of the same question.
  package static func == (one: AskedClaim, other: AskedClaim) -> Bool {
    one.name == other.name && one.number == other.number
  }
  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(number)
  }
}
