import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// The width at which two candidates first differ, and a number that differs there.
public struct InferenceQuestion: Hashable, Sendable {
  /// The width of the container, in points: the nearest one to an example, a whole number where possible.
  public var width: Double
  /// The rectangle that differs.
  public var name: String
  /// The number that differs: `x`, `y`, `width` or `height`.
  public var number: String
  /// The values of the two candidates, in points.
  public var values: [Double]

  /// The question in words.
  public var words: String {
    let said = values.map { PointFormat.hundredths(CGFloat($0)) }
    return
      "at \(PointFormat.hundredths(CGFloat(width))) wide, is the \(number) of \(name) \(said[0]) or \(said[1])?"
  }

  /// Compares the exact pieces of a view with those of others; `nil` where none differs nearby.
  ///
  /// - Throws: As `Breakpoints` does.
  init?(
    _ first: WidthWalk, _ others: [InferredView], _ leaves: [InferredLeaf], _ examples: FrameExamples,
    _ environment: EnvironmentValues
  ) throws {
    let height = examples.examples[0].size.height
    var best: (distance: Double, question: (Double, Int, WidthWalk.Number, [Double]))?
    for other in others {
      let second = try WidthWalk(of: other, leaves, examples, height: height, environment)
      for difference in first.differences(from: second, byMoreThan: Self.least) {
        let (width, distance) = examples.nearest(to: difference.widths)
        if distance < best?.distance ?? .infinity {
          let values = [
            first.value(difference.number, of: difference.leaf, at: width, in: difference.regimes.0),
            second.value(difference.number, of: difference.leaf, at: width, in: difference.regimes.1),
          ]
          best = (distance, (width, difference.leaf, difference.number, values))
        }
      }
      if best != nil { break }
    }
    guard let (width, leaf, number, values) = best?.question else { return nil }
    (self.width, name, self.number, self.values) = (width, leaves[leaf].name, number.rawValue, values)
  }

  /// Finds the width nearest to an example at which a text has more lines than in any of them, where the same view with line
  /// limits differs; `nil` where no text has.
  ///
  /// The view with limits is laid out at single widths only: where it is cut off, a text has a piece for each letter.
  ///
  /// - Throws: The errors of `ReferenceEngine.layout`.
  init?(
    _ walk: WidthWalk, limited: (view: InferredView, leaves: [Int]), _ leaves: [InferredLeaf],
    _ examples: FrameExamples, _ environment: EnvironmentValues
  ) throws {
    let height = examples.examples[0].size.height
    var best: (distance: Double, question: InferenceQuestion)?
    for leaf in limited.leaves.sorted() {
      let shown = leaves[leaf].frames.map(\.size.height).max() ?? 0
      for (widths, regime) in walk.stretches(of: leaf, higherThan: Double(shown) + Self.least.doubleValue) {
        let (width, distance) = examples.nearest(to: widths)
        guard distance < best?.distance ?? .infinity else { continue }
        let frames = try LeafFrames(
          limited.view, leaves, in: CGSize(width: CGFloat(width), height: height), ReferenceEngine(),
          environment)
        let values = [
          walk.value(.height, of: leaf, at: width, in: regime), Double(frames[leaf].size.height),
        ]
        guard values[0] - values[1] > Self.least.doubleValue else { continue }
        best = (
          distance,
          InferenceQuestion(width: width, name: leaves[leaf].name, number: "height", values: values)
        )
      }
    }
    guard let best else { return nil }
    self = best.question
  }

  private init(width: Double, name: String, number: String, values: [Double]) {
    (self.width, self.name, self.number, self.values) = (width, name, number, values)
  }

  /// The least difference that can be seen, in points.
  private static let least: Rational = Rational(numerator: 1, denominator: 2)
}

extension FrameExamples {
  /// The distinct heights of the containers.
  var heights: [CGFloat] {
    examples.map(\.size.height).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The range of widths: from half the narrowest example to twice the widest.
  var widths: ClosedRange<Rational> {
    let widths = examples.map { Double($0.size.width) }
    return Rational(Int((widths.min() ?? 0) / 2))...Rational(Int(2 * (widths.max() ?? 0)) + 1)
  }

  /// Returns the width of a range that is nearest to an example, with its distance from there.
  fileprivate func nearest(to range: ClosedRange<Double>) -> (width: Double, distance: Double) {
    var best = (width: range.lowerBound, distance: Double.infinity)
    for example in examples {
      let wanted = Double(example.size.width)
      let exact = min(max(wanted, range.lowerBound), range.upperBound)
      let whole = exact < wanted ? exact.rounded(.down) : exact.rounded(.up)
      // At the very border another piece may hold, so the next whole number inside counts.
      let inwards: Double = exact < wanted ? -1 : 1
      let width =
        [whole, whole + inwards].first { range.lowerBound < $0 && $0 < range.upperBound }
        ?? (range.lowerBound + range.upperBound) / 2
      if abs(width - wanted) < best.distance { best = (width, abs(width - wanted)) }
    }
    return best
  }
}

/// The frames of an inferred view as exact linear functions of the container's width, piece by piece.
struct WidthWalk {
  private let breakpoints: Breakpoints
  private let height: CGFloat
  private let widths: [Double]
  /// The place of each leaf among the views of each regime.
  private let places: [[Int: Int]]

  /// The numbers of a frame.
  enum Number: String, CaseIterable {
    case width, height, x, y

    var isPlace: Bool { self == .x || self == .y }
  }

  /// A stretch of widths in which a number of a leaf differs.
  struct Difference {
    var widths: ClosedRange<Double>
    var leaf: Int
    var number: Number
    /// The compared regimes of both walks.
    var regimes: (Int, Int)
  }

  /// Walks the widths around the examples.
  ///
  /// - Throws: As `Breakpoints` does.
  init(
    of view: InferredView, _ leaves: [InferredLeaf], _ examples: FrameExamples, height: CGFloat,
    _ environment: EnvironmentValues
  ) throws {
    let tree = try LayoutTree(view.view(leaves), environment: environment)
    breakpoints = try Breakpoints(
      of: tree, over: ContainerRange(widths: examples.widths, height: Extended(Double(height))))
    self.height = height
    widths = examples.examples.filter { $0.size.height == height }.map { Double($0.size.width) }
    places = breakpoints.regimes.map { regime in
      Dictionary(
        regime.views.enumerated().compactMap { place, view in
          tree[view.index].id.flatMap(Int.init).map { ($0, place) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The regimes that contain an example, each once.
  var regimes: [InferenceRegime] {
    breakpoints.regimes.filter { regime in
      widths.contains { regime.lower.doubleValue <= $0 && $0 <= regime.upper.doubleValue }
    }.map {
      InferenceRegime(height: Double(height), widths: $0.lower.doubleValue...$0.upper.doubleValue)
    }
  }

  /// Returns the stretches in which numbers differ from those of another walk by more than a length.
  func differences(from other: WidthWalk, byMoreThan least: Rational) -> [Difference] {
    var differences: [Difference] = []
    for (mine, regime) in breakpoints.regimes.enumerated() {
      for (its, second) in other.breakpoints.regimes.enumerated() {
        let (lower, upper) = (max(regime.lower, second.lower), min(regime.upper, second.upper))
        // Where two regimes only meet, both walks may jump, and do not differ.
        guard lower < upper else { continue }
        for (leaf, place) in places[mine] {
          guard let otherPlace = other.places[its][leaf] else { continue }
          for number in Number.allCases {
            let ends = [lower, upper].map { width in
              value(number, of: regime.views[place], at: width)
                - other.value(number, of: second.views[otherPlace], at: width)
            }
            if let widths = Self.stretch(ends, lower, upper, least) {
              differences.append(Difference(widths: widths, leaf: leaf, number: number, regimes: (mine, its)))
            }
          }
        }
      }
    }
    // A side is what differs, where a view that follows is only moved by it.
    return differences.sorted {
      ($0.widths.lowerBound, $0.number.isPlace ? 1 : 0, $0.leaf, $0.number.rawValue) < (
        $1.widths.lowerBound, $1.number.isPlace ? 1 : 0, $1.leaf, $1.number.rawValue
      )
    }
  }

  /// Returns the stretches in which a leaf is higher than a length at both ends, each with its regime.
  func stretches(of leaf: Int, higherThan least: Double) -> [(widths: ClosedRange<Double>, regime: Int)] {
    breakpoints.regimes.enumerated().compactMap { place, regime in
      guard let view = places[place][leaf], regime.lower < regime.upper,
        [regime.lower, regime.upper].allSatisfy({
          value(.height, of: regime.views[view], at: $0).doubleValue > least
        })
      else { return nil }
      return (regime.lower.doubleValue...regime.upper.doubleValue, place)
    }
  }

  /// Returns the part of a stretch in which a linear difference is above a length, or below its negative.
  private static func stretch(
    _ ends: [Rational], _ lower: Rational, _ upper: Rational, _ least: Rational
  ) -> ClosedRange<Double>? {
    let sign: Rational = max(ends[0], ends[1]) > least ? 1 : -1
    let (first, last) = (ends[0] * sign, ends[1] * sign)
    guard max(first, last) > least else { return nil }
    guard first < least || last < least else { return lower.doubleValue...upper.doubleValue }
    let border = lower + (upper - lower) * (least - first) / (last - first)
    return first < least ? border.doubleValue...upper.doubleValue : lower.doubleValue...border.doubleValue
  }

  /// Returns a number of a leaf at a width in a regime.
  func value(_ number: Number, of leaf: Int, at width: Double, in regime: Int) -> Double {
    guard let place = places[regime][leaf] else { return .nan }
    return value(number, of: breakpoints.regimes[regime].views[place], at: Rational(exactly: width) ?? 0)
      .doubleValue
  }

  private func value(_ number: Number, of view: PlacedPiece.View, at width: Rational) -> Rational {
    let container = ExactProposal(ProposedViewSize(width: 0, height: height)).with(width, along: .horizontal)
    let extent: AffineExtent =
      switch number {
      case .width: view.width
      case .height: view.height
      case .x: view.x
      case .y: view.y
      }
    return extent.form?.value(at: container) ?? 0
  }
}
