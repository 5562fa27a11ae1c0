import ArgumentParser
import Foundation
import LayoutCore

/// A proposal as it is written on the command line: `320x480`, with `nil` and `inf`.
struct ProposalArgument: ExpressibleByArgument {
  var proposal: ProposedViewSize

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
      return nil
    }
    proposal = ProposedViewSize(width: width, height: height)
  }

  /// A side in points; `nil` inside is unspecified, outside it is no side.
  static func side(_ text: Substring) -> CGFloat?? {
    switch text {
    case "nil": return .some(nil)
    case "inf", "infinity": return .some(.infinity)
    default:
      guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
      return .some(number)
    }
  }
}

/// The number of pixels in a point to which edges are snapped.
enum ScaleArgument: ExpressibleByArgument {
  /// A number.
  case number(CGFloat)
  /// The one that the scene states.
  case scene

  init?(argument: String) {
    if argument == "scene" {
      self = .scene
    } else if let number = Double(argument), number.isFinite, number > 0 {
      self = .number(number)
    } else {
      return nil
    }
  }
}
