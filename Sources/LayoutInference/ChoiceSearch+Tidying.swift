import Foundation
import LayoutCore
import ReferenceLayout

extension ChoiceSearch {
  /// Returns a view as people write it: each rewrite is kept that lays out the same.
  func tidied(_ found: (view: InferredView, fit: Fit)) -> (view: InferredView, fit: Fit) {
    var best = found
    for rewrite in [\InferredView.movedByOffsets, \.paddedEvenly] {
      let other = best.view[keyPath: rewrite]
      guard other != best.view, let fit = try? fit(of: other), fit.failing == best.fit.failing,
        (try? isAlike(other, best.view)) == true
      else { continue }
      best = (other, fit)
    }
    // What repeats is written once, so a line limit that one text shows is that of all.
    let limited = best.view.limitedAlike(design.leaves)
    if limited != best.view, let fit = try? fit(of: limited), fit.failing == best.fit.failing {
      best = (limited, fit)
    }
    return best
  }

  /// Returns whether two views have the same frames in the containers of the examples, and in some that are a fifth narrower and wider.
  ///
  /// In a much narrower one, the lengths of which texts get less depend on where padding is written.
  private func isAlike(_ one: InferredView, _ other: InferredView) throws -> Bool {
    let engine = ReferenceEngine()
    for example in examples.examples {
      for share in [1, 0.8, 1.25] as [CGFloat] {
        let size = CGSize(width: (example.size.width * share).rounded(), height: example.size.height)
        let frames = try LeafFrames(one, design.leaves, in: size, engine, environment)
        let others = try LeafFrames(other, design.leaves, in: size, engine, environment)
        for leaf in design.leaves.indices where frames.difference(of: leaf, from: others[leaf]) > 1e-3 {
          return false
        }
      }
    }
    return true
  }
}
