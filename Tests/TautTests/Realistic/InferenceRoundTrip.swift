import Foundation
import LayoutDocuments
import ReferenceLayout
import Taut

@testable import LayoutInference

/// A tree whose frames at some widths are given to an inference, and what it finds against the tree at others.
struct InferenceRoundTrip {
  /// The widths of the examples, between them, and narrower and wider than all, in points.
  static let examples: [CGFloat] = [320, 402, 600]
  static let between: [CGFloat] = [340, 360, 380, 430, 500, 560]
  static let beyond: [CGFloat] = [280, 300, 660, 720]

  let tree: LayoutTree
  /// The height of each container, in points.
  var height: CGFloat = 500
  /// The pixels of a point to which the edges of the examples are rounded; `nil` where they are exact.
  var scale: CGFloat?

  /// The largest difference of a position or length that counts as none, in points.
  private var limit: CGFloat { scale == nil ? 0.5 : 1 }

  /// Returns the view that the frames at some widths have.
  func inference(from widths: [CGFloat] = examples) throws -> Inference { try Inference(frames(widths)) }

  /// Returns whether a candidate has the frames of the tree's leaves at each of some widths.
  func isAlike(_ candidate: InferenceCandidate, _ widths: [CGFloat]) throws -> Bool {
    let inferred = try LayoutTree(candidate.inferred.view.view(candidate.inferred.leaves))
    let names = candidate.deviations.map(\.name)
    return try widths.allSatisfy { try areAlike(layout(tree, $0), layout(inferred, $0), names) }
  }

  private func layout(_ tree: LayoutTree, _ width: CGFloat) throws -> LayoutResult {
    try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: height))
  }

  /// Returns the frames of the tree at some widths, with edges rounded to pixels where a scale is given.
  private func frames(_ widths: [CGFloat]) throws -> FrameExamples {
    let layouts = try widths.map { try layout(tree, $0) }
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

  /// Whether the named views of the original have the frames of the inferred leaves with their numbers.
  private func areAlike(_ original: LayoutResult, _ inferred: LayoutResult, _ names: [String]) -> Bool {
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
}
