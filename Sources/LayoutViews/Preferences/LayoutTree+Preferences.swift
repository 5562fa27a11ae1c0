import ElementTree
import Foundation

extension LayoutTree {
  /// Returns the value of a preference of a view and its descendants.
  ///
  /// It goes from the last view to the first, so that a deep tree needs no deep call stack.
  ///
  /// - Parameter frames: The frames of the placed views; other views are disregarded.
  func preference<Key: PreferenceKey>(
    _ key: Key.Type, of view: Index, _ frames: [Index: CGRect]
  ) -> Key.Value {
    var said: [Index: Key.Value] = [:]
    for position in (view.position..<end(of: view)).reversed() {
      let index = Index(position)
      guard let frame = frames[index] else { continue }
      var value: Key.Value?
      for child in children(of: index) {
        guard let next = said.removeValue(forKey: child) else { continue }
        if var combined = value {
          Key.reduce(value: &combined) { next }
          value = combined
        } else {
          value = next
        }
      }
      if let behavior = behavior(of: index)?.behavior { value = behavior.preference(key, over: value, frame) }
      if let value { said[index] = value }
    }
    return said[view] ?? Key.defaultValue
  }

  /// Returns the behaviour of a view; `nil` if it has none.
  func behavior(of index: Index) -> AttachedBehavior? {
    (box(of: index) as? ElementBox<AppearanceElement>)?.element.attachedBehavior
  }
}

extension AppearanceElement {
  /// The view's behaviour; `nil` if it has none.
  var attachedBehavior: AttachedBehavior? { attached as? AttachedBehavior }
}
