import ArgumentParser
import Foundation
import LayoutCore
import LayoutPictures
import LinearProgramming

/// A proposal on the command line: `320x480`, with `nil` and `inf`.
struct ProposalArgument: ExpressibleByArgument {
  var proposal: ProposedViewSize

  init?(argument: String) {
    let sides = argument.lowercased().replacing("×", with: "x").filter { !$0.isWhitespace }
      .split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
      return nil
    }
    proposal = ProposedViewSize(width: width, height: height)
  }

  /// Returns a side in points; the inner `nil` is unspecified, the outer one is a syntax error.
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

/// A side of a container on the command line: points, `nil` or `inf`.
struct LengthArgument: ExpressibleByArgument {
  /// The side, in points; `nil` is unspecified.
  var points: CGFloat?

  init?(argument: String) {
    guard let side = ProposalArgument.side(argument.lowercased()[...]) else { return nil }
    points = side
  }
}

/// The sides of a container on the command line, each a length.
struct SideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The container's width in points, nil or inf, whatever the height.", valueName: "points"))
  var width: LengthArgument?

  @Option(
    help: ArgumentHelp(
      "The container's height in points, nil or inf, whatever the width.", valueName: "points"))
  var height: LengthArgument?

  /// Returns the container with the sides of `--proposal`, over which a named side takes precedence.
  func asked(_ proposal: ProposalArgument?) -> AskedSize {
    AskedSize(proposal: proposal?.proposal, width: width.map(\.points), height: height.map(\.points))
  }
}

/// The size of the container, as far as it is given.
struct AskedSize {
  /// Both sides at once.
  var proposal: ProposedViewSize?
  /// A side given by itself; the inner `nil` is unspecified.
  var width: CGFloat??
  var height: CGFloat??
  /// Whether Swift source without a given size is shown on the default device.
  var isOnDevice = true

  /// Whether no size is given.
  var isOpen: Bool { proposal == nil && width == nil && height == nil }

  /// The size, if both sides are given; `nil` otherwise.
  var whole: ProposedViewSize? {
    let isWhole = proposal != nil || (width != nil && height != nil)
    return isWhole ? size(own: .unspecified) : nil
  }

  /// Returns the size for a scene with a size of its own.
  func size(own: ProposedViewSize) -> ProposedViewSize {
    let rest = proposal ?? own
    return ProposedViewSize(width: width ?? rest.width, height: height ?? rest.height)
  }
}

/// The number of pixels per point to which edges are snapped.
enum ScaleArgument: ExpressibleByArgument {
  /// A number.
  case number(CGFloat)
  /// The scale that the scene states.
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

/// A range of container sizes such as `200...800`, in points.
struct RangeArgument: ExpressibleByArgument {
  /// The lower end.
  var lower: Rational
  /// The upper end.
  var upper: Rational

  /// Creates the argument from a range.
  init(_ range: ClosedRange<Rational>) { (lower, upper) = (range.lowerBound, range.upperBound) }

  init?(argument: String) {
    guard let range = ExactRange.read(argument) else { return nil }
    self.init(range)
  }

  var defaultValueDescription: String {
    "\(PointFormat.shortest(lower.doubleValue))...\(PointFormat.shortest(upper.doubleValue))"
  }

  /// The range in doubles, which represent both ends exactly.
  var lengths: ClosedRange<Double> { lower.doubleValue...upper.doubleValue }
}

/// A side of a view on the command line.
enum SideArgument: String, ExpressibleByArgument, CaseIterable {
  case width, height

  var axis: Axis { self == .width ? .horizontal : .vertical }
}

/// One side of a container on the command line: a length, `nil`, `inf`, or a range such as `200...800`.
enum SideOrRangeArgument: ExpressibleByArgument {
  /// A fixed side, in points; `nil` is unspecified.
  case fixed(CGFloat?)
  /// A side that runs through a range, in points.
  case range(ClosedRange<Rational>)

  init?(argument: String) {
    if let side = ProposalArgument.side(argument.lowercased()[...]) {
      self = .fixed(side)
    } else if let range = ExactRange.read(argument) {
      self = .range(range)
    } else {
      return nil
    }
  }
}

/// A range of lengths: `320...430`, and `320..430`, `320-430` and `320–430` too; a single number is a range
/// of itself.
private enum ExactRange {
  static func read(_ text: String) -> ClosedRange<Rational>? {
    let separator = ["...", "..", "…", "–", "-"].first(where: text.contains)
    let ends = (separator.map { text.components(separatedBy: $0) } ?? [text, text]).map(number)
    guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower <= upper else { return nil }
    return lower...upper
  }

  /// Returns the exact value of a length as every command reads it: that of the nearest double.
  private static func number(_ text: String) -> Rational? {
    // Thousands may be separated, as in 1_200.
    guard let number = Double(text.replacing("_", with: "")), number >= 0 else { return nil }
    return Rational(exactly: number)
  }
}

/// The distance between the sizes of a sweep, at least a thousandth of a point.
struct StepArgument: ExpressibleByArgument {
  /// The distance in points.
  var points: Double

  /// A distance of one point.
  static let one = StepArgument(points: 1)

  private init(points: Double) { self.points = points }

  init?(argument: String) {
    guard let points = Double(argument), points >= 0.001, points.isFinite else { return nil }
    self.points = points
  }

  var defaultValueDescription: String { PointFormat.shortest(points) }
}

/// Several widths on the command line, such as `320,390,768`.
struct WidthsArgument: ExpressibleByArgument {
  private let widths: [CGFloat?]

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false)
      .map { ProposalArgument.side($0) }
    guard !sides.isEmpty, sides.allSatisfy({ $0 != nil }) else { return nil }
    widths = sides.map { $0 ?? nil }
  }

  /// Returns the sizes with these widths and the height of another size.
  func sizes(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    widths.map { ProposedViewSize(width: $0, height: proposal.height) }
  }
}

/// The marks of a picture besides the views, such as `frames,ids`.
struct MarksArgument: ExpressibleByArgument {
  let marks: Set<PictureMark>

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let known = words.compactMap { PictureMark(rawValue: String($0)) }
    guard known.count == words.count else { return nil }
    marks = Set(known)
  }
}
