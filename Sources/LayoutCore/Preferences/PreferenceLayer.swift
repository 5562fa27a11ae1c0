import Foundation

/// Content over or under a view, which is made from what the views in it say.
protocol PreferenceLayer {
  /// How the content is drawn over or under the view.
  var element: OverlayElement { get }
  /// The content, once the view is laid out.
  func content(of view: LayoutTree.Index, in tree: LayoutTree, _ frames: [LayoutTree.Index: CGRect])
    -> LayoutNode?
}

/// Content that is made from the preference of one key.
struct PreferenceReader<Key: PreferenceKey>: ViewBehavior, PreferenceLayer {
  let element: OverlayElement
  /// The content's node, from a value.
  let make: (Key.Value) -> LayoutNode?

  var pendingLayer: (any PreferenceLayer)? { self }

  func content(
    of view: LayoutTree.Index, in tree: LayoutTree, _ frames: [LayoutTree.Index: CGRect]
  ) -> LayoutNode? {
    make(tree.preference(Key.self, of: view, frames))
  }
}
