import Foundation
import LayoutCore
import SwiftSyntax

/// The screen that is assumed where the source speaks of one.
enum Screen {
  /// Its size in points, upright.
  static let size = CGSize(width: 390, height: 844)
  /// Its size by the names of a preview's orientations.
  static let turned: [String: CGSize] = [
    "portrait": size, "portraitUpsideDown": size,
    "landscapeLeft": CGSize(width: size.height, height: size.width),
    "landscapeRight": CGSize(width: size.height, height: size.width),
  ]
}

extension Interpreter {
  /// What `UIScreen.main` is asked for: its bounds, of which each side can be supplied, and how many pixels a point has;
  /// `nil` for anything else.
  func screenMember(_ name: String, of symbol: Symbol, at node: some SyntaxProtocol) throws -> Value? {
    guard let base = symbol.base, ["UIScreen", "NSScreen"].contains(base), symbol.steps.last?.name == "main"
    else { return nil }
    let path = "\(base).main.\(name)"
    switch name {
    case "bounds", "nativeBounds", "frame", "visibleFrame":
      let sides = (try known("\(path).width", at: node), try known("\(path).height", at: node))
      if sides.0 == nil || sides.1 == nil {
        let usual = [Screen.size.width, Screen.size.height].map { PointFormat.shortest($0) }
        assume(.number, path, usual.joined(separator: " x "), at: node)
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

  /// A number that a person supplied.
  private func known(_ path: String, at node: some SyntaxProtocol) throws -> CGFloat? {
    try supplied(path, nil).map { CGFloat(try number($0, at: node)) }
  }
}
