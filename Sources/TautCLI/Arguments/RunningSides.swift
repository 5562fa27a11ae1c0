import ArgumentParser
import Foundation
import LayoutCore
import LinearProgramming

/// The two sides of the container on the command line, one or both of which run through a range.
struct RunningSides: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The range of widths in points, or one width where --height is a range.", valueName: "from...to"))
  var width: SideOrRangeArgument?

  @Option(
    help: ArgumentHelp(
      "The range of heights in points, or one height where --width is a range.", valueName: "from...to"))
  var height: SideOrRangeArgument?

  /// How many sides run.
  var count: Int { [width, height].count { $0?.range != nil } }

  /// A side that stays; `own` where it is not given.
  func fixed(_ axis: Axis, own: CGFloat?) -> CGFloat? {
    if case .fixed(let side) = axis == .horizontal ? width : height { side } else { own }
  }
}

extension SideOrRangeArgument {
  /// The range; `nil` for a side that stays.
  var range: ClosedRange<Rational>? { if case .range(let range) = self { range } else { nil } }

  /// The length, or the least one.
  var least: CGFloat? {
    switch self {
    case .fixed(let side): side
    case .range(let range): range.lowerBound.doubleValue
    }
  }
}
