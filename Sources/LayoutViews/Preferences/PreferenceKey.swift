import ElementTree
import Foundation

/// A key of a value that views pass to the views around them.
///
/// ```swift
/// struct TallestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the values of the views before with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value `nil`.
  public static var defaultValue: Value { nil }
}

/// Content that is made from the preference of one key.
struct PreferenceReader<Key: PreferenceKey>: ViewBehavior, PreferenceLayer {
  let element: OverlayElement
  /// Returns the content's node for a value.
  let make: (Key.Value) -> LayoutNode?

  var pendingLayer: (any PreferenceLayer)? { self }

  func content(
    of view: LayoutTree.Index, in tree: LayoutTree, _ frames: [LayoutTree.Index: CGRect]
  ) -> LayoutNode? {
    make(tree.preference(Key.self, of: view, frames))
  }
}

/// Sets a preference's value for the views around, in place of that of the view inside.
struct PreferenceWriter<Written: PreferenceKey>: ViewBehavior {
  let value: (CGRect) -> Written.Value

  func preference<Key: PreferenceKey>(
    _ key: Key.Type, over inner: Key.Value?, _ frame: @autoclosure () -> CGRect
  ) -> Key.Value? {
    // A cast, as keys are types, and only those of one type are the same.
    guard let writer = self as? PreferenceWriter<Key> else { return inner }
    return writer.value(frame())
  }
}

/// Changes the value from the view inside.
struct PreferenceTransformer<Written: PreferenceKey>: ViewBehavior {
  let transform: (inout Written.Value, CGRect) -> Void

  func preference<Key: PreferenceKey>(
    _ key: Key.Type, over inner: Key.Value?, _ frame: @autoclosure () -> CGRect
  ) -> Key.Value? {
    guard let transformer = self as? PreferenceTransformer<Key> else { return inner }
    var value = inner ?? Key.defaultValue
    transformer.transform(&value, frame())
    return value
  }
}
