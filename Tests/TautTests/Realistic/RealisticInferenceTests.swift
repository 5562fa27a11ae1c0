import Foundation
import LayoutDocuments
import LayoutTesting
import ReferenceLayout
import Taut
import TestSupport
import Testing

@testable import LayoutInference

@Suite("Realistic scenes, found again from their frames")
struct RealisticInferenceTests {
  static let examples: [CGFloat] = [320, 402, 600]
  static let between: [CGFloat] = [340, 360, 380, 430, 500, 560]
  static let beyond: [CGFloat] = [280, 300, 660, 720]

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

  private func result(_ tree: LayoutTree, width: CGFloat, height: CGFloat) throws -> LayoutResult {
    try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: height))
  }

  /// Returns the frames of a tree at some widths, with edges rounded to pixels where a scale is given.
  private func frames(
    of tree: LayoutTree, widths: [CGFloat], height: CGFloat, scale: CGFloat?
  ) throws -> FrameExamples {
    let layouts = try widths.map { try result(tree, width: $0, height: height) }
    let text = String(decoding: try JSONEncoder().encode(layouts), as: UTF8.self)
    var frames = try FrameExamples(text: text, file: "layouts.json")
    guard let scale else { return frames }
    frames.tolerance = 0.5 / scale + 0.01
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale).rounded() / scale }
    for example in frames.examples.indices {
      for index in frames.examples[example].rectangles.indices {
        let frame = frames.examples[example].rectangles[index].frame
        let (x, y) = (pixel(frame.minX), pixel(frame.minY))
        frames.examples[example].rectangles[index].frame = CGRect(
          x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
      }
    }
    return frames
  }

  /// Infers a scene from three widths, and again with those that its questions ask for.
  private func found(seed: UInt64, scale: CGFloat?) throws -> Found {
    let scene = try RealisticScene(seed: seed)
    let tree = try LayoutTree(scene.root)
    let height = scene.size.height ?? 480
    var found = Found()
    var widths = Self.examples
    while true {
      let inference = try Inference(frames(of: tree, widths: widths, height: height, scale: scale))
      guard inference.leftOut.isEmpty, let candidate = inference.candidates.first, candidate.isProven else {
        return found
      }
      let inferred = try LayoutTree(candidate.inferred.view.view(candidate.inferred.leaves))
      func isAlike(_ width: CGFloat) throws -> Bool {
        let original = try result(tree, width: width, height: height)
        let again = try result(inferred, width: width, height: height)
        return Self.areAlike(
          original, again, candidate.deviations.map(\.name), within: scale == nil ? 0.5 : 1)
      }
      let (between, beyond) = try (Self.between.allSatisfy(isAlike), Self.beyond.allSatisfy(isAlike))
      if widths.count == Self.examples.count {
        found = Found(
          atExamples: true, between: between, beyond: beyond,
          ratio: Double(candidate.count) / Double(tree.nodes.count))
      }
      found.answered = between && beyond
      let asked = inference.questions.map { CGFloat($0.width) }.last { !widths.contains($0) }
      guard !found.answered, widths.count < Self.examples.count + Self.mostAnswers, let asked else {
        return found
      }
      widths.append(asked)
    }
  }

  /// Whether the named views of the original have the frames of the inferred leaves with their numbers.
  private static func areAlike(
    _ original: LayoutResult, _ inferred: LayoutResult, _ names: [String], within limit: CGFloat
  ) -> Bool {
    let wanted = Dictionary(
      original.views.map { ("\($0.path)", $0.frame) }, uniquingKeysWith: { first, _ in first })
    let own = Dictionary(
      inferred.views.compactMap { view in view.id.map { ($0, view.frame) } },
      uniquingKeysWith: { first, _ in first })
    return names.indices.allSatisfy { leaf in
      guard let one = wanted[names[leaf]], let other = own["\(leaf)"] else { return false }
      return abs(one.minX - other.minX) <= limit && abs(one.minY - other.minY) <= limit
        && abs(one.width - other.width) <= limit && abs(one.height - other.height) <= limit
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
    // As measured with 100 scenes, less what other seeds take: 0.86, 0.79, and 0.71, 0.69 in pixels; 1.11 as long.
    #expect(between >= (scale == nil ? 0.8 : 0.65), "\(failing)")
    #expect(beyond >= (scale == nil ? 0.65 : 0.6))
    #expect(!ratios.isEmpty && ratios[ratios.count / 2] <= 1.3)
  }
}
