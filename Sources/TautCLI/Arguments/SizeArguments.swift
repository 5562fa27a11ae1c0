import ArgumentParser
import Foundation
import LayoutCore
import LayoutPictures
import LinearProgramming

/// A proposal as it is written on the command line: `320x480`, with `nil` and `inf`.
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

  /// The container with what `--proposal` says of it; a side that is named outdoes it.
  func asked(_ proposal: ProposalArgument?) -> AskedSize {
    AskedSize(proposal: proposal?.proposal, width: width.map(\.points), height: height.map(\.points))
  }
}

/// The size of the container, as far as it is said.
struct AskedSize {
  /// Both sides at once.
  var proposal: ProposedViewSize?
  /// A side that is said by itself; `nil` inside is unspecified.
  var width: CGFloat??
  var height: CGFloat??
  /// Whether Swift source of which no size is said is shown on the usual device.
  var isOnDevice = true

  /// Whether nothing is said.
  var isOpen: Bool { proposal == nil && width == nil && height == nil }

  /// The size, where all of it is said; `nil` otherwise.
  var whole: ProposedViewSize? {
    let isWhole = proposal != nil || (width != nil && height != nil)
    return isWhole ? size(own: .unspecified) : nil
  }

  /// The size of a scene that has one of its own.
  func size(own: ProposedViewSize) -> ProposedViewSize {
    let rest = proposal ?? own
    return ProposedViewSize(width: width ?? rest.width, height: height ?? rest.height)
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

/// A range of container sizes such as `200...800`, in points.
struct RangeArgument: ExpressibleByArgument {
  /// Where it begins.
  var lower: Rational
  /// Where it ends.
  var upper: Rational

  /// A range that was read already.
  init(_ range: ClosedRange<Rational>) { (lower, upper) = (range.lowerBound, range.upperBound) }

  init?(argument: String) {
    guard let range = ExactRange.read(argument) else { return nil }
    self.init(range)
  }

  var defaultValueDescription: String {
    "\(PointFormat.shortest(lower.doubleValue))...\(PointFormat.shortest(upper.doubleValue))"
  }

  /// The range in doubles, which have both ends exactly.
  var lengths: ClosedRange<Double> { lower.doubleValue...upper.doubleValue }
}

/// A side of a view, as the command line names it.
enum SideArgument: String, ExpressibleByArgument, CaseIterable {
  case width, height

  /// The axis of the side.
  var axis: Axis { self == .width ? .horizontal : .vertical }
}

/// One side of a container on the command line: a length, `nil`, `inf`, or a range such as `200...800`.
enum SideOrRangeArgument: ExpressibleByArgument {
  /// A side that stays, in points; `nil` is unspecified.
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

/// A range of lengths as people write it: `320...430`, and `320..430`, `320-430` and `320–430` too; one number is a range of
/// itself.
private enum ExactRange {
  static func read(_ text: String) -> ClosedRange<Rational>? {
    let separator = ["...", "..", "…", "–", "-"].first(where: text.contains)
    let ends = (separator.map { text.components(separatedBy: $0) } ?? [text, text]).map(number)
    guard ends.count == 2, let lower = ends[0], let upper = ends[1], lower <= upper else { return nil }
    return lower...upper
  }

  /// The exact value of a length as every command reads it: the nearest double's.
  private static func number(_ text: String) -> Rational? {
    // Thousands may be set off, as in 1_200.
    guard let number = Double(text.replacing("_", with: "")), number >= 0 else { return nil }
    return Rational(exactly: number)
  }
}

/// How far the sizes of a sweep lie apart; at least a thousandth of a point.
struct StepArgument: ExpressibleByArgument {
  /// The distance in points.
  var points: Double

  /// One point.
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

  /// The sizes with these widths, and the height of another one.
  func sizes(_ usual: ProposedViewSize) -> [ProposedViewSize] {
    widths.map { ProposedViewSize(width: $0, height: usual.height) }
  }
}

/// What a picture shows beside the views, such as `frames,ids`.
struct MarksArgument: ExpressibleByArgument {
  /// What it shows.
  let marks: Set<PictureMark>

  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let known = words.compactMap { PictureMark(rawValue: String($0)) }
    guard known.count == words.count else { return nil }
    marks = Set(known)
  }
}
