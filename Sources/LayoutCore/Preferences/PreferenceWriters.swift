import Foundation

/// Says a value to the views around, in place of what the view inside says.
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

/// Changes what the view inside says.
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
