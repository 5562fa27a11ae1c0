import Foundation
import LayoutCore
import SwiftSyntax

/// The screen that is assumed where the source refers to one.
enum Screen {
  /// The size in points, in portrait orientation.
  static let size = CGSize(width: 390, height: 844)
  /// The size by the names of a preview's orientations.
  static let turned: [String: CGSize] = [
    "portrait": size, "portraitUpsideDown": size,
    "landscapeLeft": CGSize(width: size.height, height: size.width),
    "landscapeRight": CGSize(width: size.height, height: size.width),
  ]
}

extension Interpreter {
  /// Returns a member of `UIScreen.main`: its bounds, whose sides can be supplied, and the pixels per point;
  /// `nil` for any other.
  func screenMember(_ name: String, of symbol: Symbol, at node: some SyntaxProtocol) throws -> Value? {
    guard let base = symbol.base, ["UIScreen", "NSScreen"].contains(base), symbol.steps.last?.name == "main"
    else { return nil }
    let path = "\(base).main.\(name)"
    switch name {
    case "bounds", "nativeBounds", "frame", "visibleFrame":
      let sides = (try known("\(path).width", at: node), try known("\(path).height", at: node))
      if sides.0 == nil || sides.1 == nil {
        let standard = [Screen.size.width, Screen.size.height].map { PointFormat.shortest($0) }
        assume(.number, path, standard.joined(separator: " x "), at: node)
      }
      return .native(
        CGRect(x: 0, y: 0, width: sides.0 ?? Screen.size.width, height: sides.1 ?? Screen.size.height))
    case "scale", "nativeScale", "backingScaleFactor":
      if let scale = try known(path, at: node) { return .number(scale) }
      assume(.number, path, "3", at: node)
      return .number(3)
    default: return nil
    }
  }

  /// Returns a member of the system's objects for a phone with default settings, with all accessibility
  /// options off; `nil` for any other.
  func platformMember(_ name: String, of symbol: Symbol) -> Value? {
    func named(_ type: String, _ name: String) -> Value {
      .symbol(Symbol(base: type, steps: [Symbol.Step(name: name)]))
    }
    let last = symbol.steps.last?.name
    switch (symbol.base, last, name) {
    case ("Bundle", "main", "infoDictionary") where !resources.info.isEmpty:
      return .dictionary(
        resources.info.sorted { $0.key < $1.key }.map {
          Value.Entry(key: .string($0.key), value: .string($0.value))
        })
    case ("UserDefaults", nil, "standard"), ("NSUbiquitousKeyValueStore", nil, "default"):
      return .native(StoredDefaults())
    case ("UIAccessibility", nil, _) where name.hasPrefix("is"),
      ("ProcessInfo", "processInfo", _) where name.hasPrefix("is"),
      ("UIAccessibility", nil, "prefersCrossFadeTransitions"),
      ("UIAccessibility", nil, "shouldDifferentiateWithoutColor"):
      return .bool(false)
    case ("UIDevice", "current", "userInterfaceIdiom"),
      ("UITraitCollection", "current", "userInterfaceIdiom"):
      return named("UIUserInterfaceIdiom", "phone")
    case ("UIDevice", "current", "orientation"): return named("UIDeviceOrientation", "portrait")
    case ("UIDevice", "orientation", "isLandscape"), ("UIDeviceOrientation", "portrait", "isLandscape"),
      ("UIDeviceOrientation", "portrait", "isFlat"):
      return .bool(false)
    case ("UIDeviceOrientation", "portrait", "isPortrait"): return .bool(true)
    case ("UITraitCollection", "current", "userInterfaceStyle"): return named("UIUserInterfaceStyle", "light")
    default: return nil
    }
  }

  /// Returns a supplied number.
  private func known(_ path: String, at node: some SyntaxProtocol) throws -> CGFloat? {
    try supplied(path, nil).map { CGFloat(try number($0, at: node)) }
  }
}
