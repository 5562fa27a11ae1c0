import Foundation
import Taut
import TestSupport
import Testing

@testable import LayoutInference

@Suite("Realistic scenes, found again from their frames")
struct RealisticInferenceTests {
  /// The largest number of questions that are answered with the layout of the original.
  static let mostAnswers = 2

  /// Where a scene was found again, and how long what was found is beside it.
  private struct Found {
    var atExamples = false
    var between = false
    var beyond = false
    /// Whether it is right everywhere once the answer's questions are answered.
    var answered = false
    var ratio: Double?
  }

  /// Infers a scene from three widths, and again with those that its questions ask for.
  private func found(seed: UInt64, scale: CGFloat?) throws -> Found {
    let scene = try RealisticScene(seed: seed)
    let trip = InferenceRoundTrip(
      tree: try LayoutTree(scene.root), height: scene.size.height ?? 480, scale: scale)
    var found = Found()
    var widths = InferenceRoundTrip.examples
    while true {
      let inference = try trip.inference(from: widths)
      guard inference.holds, let candidate = inference.candidates.first else { return found }
      let between = try trip.isAlike(candidate, InferenceRoundTrip.between)
      let beyond = try trip.isAlike(candidate, InferenceRoundTrip.beyond)
      if widths == InferenceRoundTrip.examples {
        found = Found(
          atExamples: true, between: between, beyond: beyond,
          ratio: Double(candidate.count) / Double(trip.tree.nodes.count))
      }
      found.answered = between && beyond
      let asked = inference.questions.map { CGFloat($0.width) }.last { !widths.contains($0) }
      guard !found.answered, widths.count < InferenceRoundTrip.examples.count + Self.mostAnswers, let asked
      else { return found }
      widths.append(asked)
    }
  }

  /// `TAUT_SCENES` asks for more; the figures are printed.
  @Test("Most scenes have their frames at other sizes too", arguments: [nil, 2] as [CGFloat?])
  func roundTrips(scale: CGFloat?) throws {
    let count = TestSize.number("TAUT_SCENES", 24)
    var all: [Found] = []
    var failing: [UInt64] = []
    for seed in (0..<UInt64(count)).map({ TestSize.seed &+ $0 }) {
      let found = try found(seed: seed, scale: scale)
      if !found.between { failing.append(seed) }
      all.append(found)
    }
    func share(_ property: (Found) -> Bool) -> Double { Double(all.count(where: property)) / Double(count) }
    let ratios = all.compactMap(\.ratio).sorted()
    let (examples, between, beyond) = (share(\.atExamples), share(\.between), share(\.beyond))
    let answered = share(\.answered)
    print(
      "inferred scenes \(scale.map { "in pixels of 1/\(Int($0))" } ?? "exact"): \(count), "
        + "at the examples \(examples), between \(between), beyond \(beyond), "
        + "with its questions answered \(answered), "
        + "length \(ratios.isEmpty ? 0 : ratios[ratios.count / 2]) of the original's; "
        + "not found between, by seed: \(failing)")
    // As measured with 100 scenes, less what other seeds take: between 0.86, beyond 0.82, answered 0.91, and 0.85, 0.81, 0.87 in
    // pixels; 1.11 as long.
    #expect(between >= (scale == nil ? 0.8 : 0.75), "\(failing)")
    #expect(beyond >= (scale == nil ? 0.65 : 0.6))
    #expect(answered >= (scale == nil ? 0.8 : 0.7))
    #expect(!ratios.isEmpty && ratios[ratios.count / 2] <= 1.3)
  }
}
