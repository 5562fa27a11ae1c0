import LayoutCore

/// The reader of one of SwiftUI's views: creates it from a call.
protocol ViewReader: Sendable {
  /// The name in source.
  var name: String { get }
  func view(_ call: Call) throws -> any View
}

/// The reader of one of SwiftUI's modifiers: applies it to a view.
protocol ModifierReader: Sendable {
  /// The name in source.
  var name: String { get }
  /// Returns the modified view; `nil` where the modifier does not have these arguments.
  func view(_ content: any View, _ call: Call) throws -> (any View)?
}

/// The reader of a value of SwiftUI's or Foundation's: creates it from a call.
protocol ValueReader: Sendable {
  /// The name in source.
  var name: String { get }
  func value(_ call: Call) throws -> Value
}

/// The readers of SwiftUI's names: one for each view, modifier and value.
enum Readers {
  static let views: [String: any ViewReader] = Dictionary(
    uniqueKeysWithValues: (containers + lazyContainers + groups + leaves + controls + indicators + scenes
      + wrappers).map {
        ($0.name, $0)
      })
  static let modifiers: [String: any ModifierReader] = Dictionary(
    uniqueKeysWithValues: (layoutModifiers + drawingModifiers + environmentModifiers + styleModifiers
      + boxStyleModifiers + menuStyleModifiers + textModifiers + actionModifiers + preferenceModifiers
      + controlStyleModifiers).map {
        ($0.name, $0)
      })
  static let values: [String: any ValueReader] = Dictionary(
    uniqueKeysWithValues: (geometryValues + layoutValues).map { ($0.name, $0) })
}
