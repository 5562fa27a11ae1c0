import LayoutCore
import LayoutEquivalence
import LinearProgramming

/// The result of `taut prove` for a scene.
struct ProveReport {
  var scene: LoadedScene
  var question: RangeQuestion
  var verdict: RangeVerdict
  /// Whether the text names the scene, as it must where there are several.
  var namesScene: Bool

  var outcome: Outcome {
    if case .proven = verdict { .holds } else { .answerIsNo }
  }

  /// The word for the side that runs.
  var side: String { question.axis.side }

  /// The range as mathematicians write it.
  var range: String { "\(ExactInterval(question.range))" }

  /// A view by path and kind.
  func name(_ view: LayoutTree.Index) -> (path: String, kind: String) {
    let node = scene.tree[view]
    return (node.path, node.element.kind)
  }
}
