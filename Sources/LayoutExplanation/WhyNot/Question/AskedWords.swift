import LayoutCore
import LinearProgramming

/// A question in words that another module knows: those of requirements.
public struct AskedWords: Hashable, Sendable {
  /// The question as it is written.
  public var text: String
  /// What is missing is counted in these, such as `lines`; `nil` where it is no number.
  package var unit: String?
  /// Finds the views in a tree, and what has to hold.
  package var conditions: @Sendable (LayoutTree) throws -> [AskedCondition]

  /// A question, and what it means in a tree.
  package init(
    _ text: String, countedIn unit: String?,
    _ conditions: @escaping @Sendable (LayoutTree) throws -> [AskedCondition]
  ) {
    (self.text, self.unit, self.conditions) = (text, unit, conditions)
  }

  /// Whether both are written alike.
  public static func == (one: AskedWords, other: AskedWords) -> Bool { one.text == other.text }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Something that has to hold in a layout.
package enum AskedCondition: Sendable {
  /// Sums of numbers of frames compare.
  case compared(AskedSum, WhyNotQuestion.Comparison, AskedSum)
  /// Anything else.
  case claim(AskedClaim)
}

/// A sum of numbers of frames, and a number of points.
package struct AskedSum: Hashable, Sendable {
  /// The number of points.
  package var constant: Rational
  /// The numbers of frames, each so many times.
  package var terms: [Term]

  /// A number of a frame, so many times.
  package struct Term: Hashable, Sendable {
    var factor: Rational
    var view: LayoutTree.Index
    var property: FrameProperty

    /// So many times a number of a view's frame.
    package init(_ factor: Rational, _ view: LayoutTree.Index, _ property: FrameProperty) {
      (self.factor, self.view, self.property) = (factor, view, property)
    }
  }

  /// A sum.
  package init(_ constant: Rational, _ terms: [Term]) { (self.constant, self.terms) = (constant, terms) }
}

/// Something that has to hold in a layout, of which only that layout knows how far it is from failing.
package struct AskedClaim: Hashable, Sendable {
  /// What tells it from others: the question's text and a number.
  let name: String
  let number: Int
  /// The views that it is about, those to blame first.
  package let views: [LayoutTree.Index]
  /// The axes along which it is about them.
  package let axes: [Axis]
  /// How far an exact layout is from failing: negative where it fails; `nil` where that cannot be said.
  let slack: @Sendable (AskedLayout) -> Rational?
  /// The same of a layout in doubles.
  let quickSlack: @Sendable (QuickLayout) -> Double?

  /// What stands for how far a claim is from failing where that is no number.
  package static let endless: Rational = 1_000_000

  /// A claim about some views.
  package init(
    _ name: String, number: Int, views: [LayoutTree.Index], axes: [Axis],
    slack: @escaping @Sendable (AskedLayout) -> Rational?,
    quickSlack: @escaping @Sendable (QuickLayout) -> Double?
  ) {
    (self.name, self.number, self.views, self.axes) = (name, number, views, axes)
    (self.slack, self.quickSlack) = (slack, quickSlack)
  }

  /// Whether both are the same part of the same question.
  package static func == (one: AskedClaim, other: AskedClaim) -> Bool {
    one.name == other.name && one.number == other.number
  }
  /// Hashes what tells it from others.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(number)
  }
}
