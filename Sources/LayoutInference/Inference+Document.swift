import LayoutDocuments

extension Inference: Encodable {
  /// Encodes the result as `taut infer --format json` prints it.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// An inference as `taut infer --format json` prints it, to be read without its views.
  public struct Document: Codable, Hashable, Sendable {
    /// Whether the first candidate has all frames of the examples, within the tolerance.
    public var holds: Bool
    /// The candidates, the best first.
    public var candidates: [Candidate]
    /// The rectangles that no candidate contains, with the reason.
    public var leftOut: [LeftOut]
    /// The rectangles in whose place a colour is written.
    public var placeholders: [Placeholder]
    /// The first question.
    public var question: Question?
    /// Sizes that would decide what the examples leave open, the most decisive first.
    public var questions: [Question]

    /// A view that was found.
    public struct Candidate: Codable, Hashable, Sendable {
      /// The view as SwiftUI source.
      public var source: String
      /// The number of views and modifiers.
      public var count: Int
      /// Whether both engines have all frames of the examples, within the tolerance.
      public var proven: Bool
      /// The tolerance in points.
      public var tolerance: Double
      /// How far each rectangle is off.
      public var deviations: [Deviation]
      /// The widths for which the layout keeps the rules that it has at the examples.
      public var regimes: [Regime]
    }

    /// How far a rectangle is off, at most, in all examples.
    public struct Deviation: Codable, Hashable, Sendable {
      /// The rectangle's name.
      public var name: String
      private var points: WrittenNumber

      /// The greatest distance of an edge, in points; infinite if the view is not shown.
      public var distance: Double { points.value }
    }

    /// Widths for which the layout keeps its rules, at a height.
    public struct Regime: Codable, Hashable, Sendable {
      /// The height of the container, in points.
      public var height: Double
      /// The least width, in points.
      public var from: Double
      /// The greatest width, in points.
      public var to: Double
    }

    /// A rectangle that was left out.
    public struct LeftOut: Codable, Hashable, Sendable {
      /// The rectangle's name.
      public var name: String
      /// Why no candidate contains it.
      public var reason: String
    }

    /// A rectangle in whose place a colour is written.
    public struct Placeholder: Codable, Hashable, Sendable {
      /// The rectangle's name.
      public var name: String
      /// The kind of view that it is.
      public var kind: String
    }

    /// A size that would decide what the examples leave open.
    public struct Question: Codable, Hashable, Sendable {
      /// The width of the container, in points.
      public var width: Double
      /// The name of the rectangle that differs.
      public var name: String
      /// The number that differs: `x`, `y`, `width` or `height`.
      public var number: String
      /// The number in each candidate, in points.
      public var values: [Double]
    }
  }
}
