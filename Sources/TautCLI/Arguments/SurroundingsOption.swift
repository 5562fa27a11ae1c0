import ArgumentParser
import Foundation
import LayoutCore
import PangoText

/// What surrounds a scene, where it does not say so itself: how large fonts are, what measures texts,
/// and what is not safe of its container.
struct SurroundingsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How large the fonts of text styles are: \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", ")); "
        + "otherwise the scene says so, or they are \(DynamicTypeSize.large.name).",
      valueName: "name"))
  var textSize: TextSizeArgument?

  @OptionGroup var settled: SettledSurroundings

  /// What measures texts.
  ///
  /// Throws `PangoTextError`.
  func measurer() throws -> any TextMeasurer { try settled.measurer() }

  /// Pango where it is to measure texts; `nil` where the built-in measurer does.
  ///
  /// Throws `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? { try settled.pango() }
}

/// What surrounds a scene in any text size.
struct SettledSurroundings: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What the scene's container keeps at its edges for itself, such as top=47,bottom=34; otherwise the scene says so.",
      valueName: "edge=points,..."))
  var safeArea: SafeAreaArgument?

  @OptionGroup var texts: TextOptions

  /// What measures texts.
  ///
  /// Throws `PangoTextError`.
  func measurer() throws -> any TextMeasurer { try texts.measurer() }

  /// Pango where it is to measure texts; `nil` where the built-in measurer does.
  ///
  /// Throws `PangoTextError`.
  func pango() throws -> PangoTextMeasurer? { try texts.pango() }
}

/// What measures texts.
enum TextChoice: String, ExpressibleByArgument, CaseIterable {
  case builtin
  case pango
}

/// Insets as they are written on the command line: `top=47,bottom=34`, or one number for all edges.
struct SafeAreaArgument: ExpressibleByArgument {
  var insets: EdgeInsets

  init?(argument: String) {
    if let all = Self.points(argument[...]) {
      insets = EdgeInsets(.all, all)
      return
    }
    insets = EdgeInsets()
    var seen: Set<Substring> = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let points = Self.points(sides[1]), seen.insert(sides[0]).inserted else {
        return nil
      }
      switch sides[0] {
      case "top": insets.top = points
      case "leading": insets.leading = points
      case "bottom": insets.bottom = points
      case "trailing": insets.trailing = points
      default: return nil
      }
    }
  }

  private static func points(_ text: Substring) -> CGFloat? {
    guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
    return CGFloat(number)
  }
}

/// One of the twelve text sizes by its name.
struct TextSizeArgument: ExpressibleByArgument {
  var size: DynamicTypeSize

  init?(argument: String) {
    guard let size = DynamicTypeSize(name: argument) else { return nil }
    self.size = size
  }

  static var allValueStrings: [String] { DynamicTypeSize.allCases.map(\.name) }
}
