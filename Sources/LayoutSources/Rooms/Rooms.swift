import LayoutCore

/// How one of SwiftUI's views is made from a call.
protocol ViewRoom: Sendable {
  /// The name that the source calls.
  var name: String { get }
  func view(_ call: Call) throws -> any View
}

/// How one of SwiftUI's modifiers is applied.
protocol ModifierRoom: Sendable {
  /// The name that the source calls.
  var name: String { get }
  /// The modified view; `nil` where the modifier does not have these arguments.
  func view(_ content: any View, _ call: Call) throws -> (any View)?
}

/// How a value of SwiftUI's or Foundation's is made from a call.
protocol ValueRoom: Sendable {
  /// The name that the source calls.
  var name: String { get }
  func value(_ call: Call) throws -> Value
}

/// What is known of SwiftUI: a room for each view, modifier and value.
enum Rooms {
  static let views: [String: any ViewRoom] = Dictionary(
    uniqueKeysWithValues: (containers + lazyContainers + groups + leaves + controls + indicators + scenes
      + wrappers).map {
        ($0.name, $0)
      })
  static let modifiers: [String: any ModifierRoom] = Dictionary(
    uniqueKeysWithValues: (layoutModifiers + drawingModifiers + environmentModifiers + styleModifiers
      + boxStyleModifiers + menuStyleModifiers + textModifiers + actionModifiers + preferenceModifiers
      + controlStyleModifiers).map {
        ($0.name, $0)
      })
  static let values: [String: any ValueRoom] = Dictionary(
    uniqueKeysWithValues: (geometryValues + layoutValues).map { ($0.name, $0) })
}
