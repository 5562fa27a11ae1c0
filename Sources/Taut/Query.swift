import ConstraintLayout
import Foundation
import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// The container sizes, the environment, the text sizes and the languages of a question about a layout.
///
/// A side is a length, a range of lengths, infinite, or unspecified. `Taut.layout` and `Taut.explain` take
/// one size in one text size and language, `Taut.breakpoints` and `Taut.prove` take one side that is a
/// range, in one text size and language as well, and `Taut.check` takes any query in which a side is a
/// length or a range.
///
/// ```swift
/// let phone = Query(device: Device(named: "iphone-16") ?? Device.all[0])  // 393 x 852, iOS 26
/// let widths = Query(widths: 320...430, height: 100)  // every width of the range
/// var everyone = Query(widths: 320...430)
/// everyone.textSizes = .all  // … in each of the twelve text sizes
/// ```
public struct Query: Sendable {
  /// One side of the container.
  public enum Side: Hashable, Sendable {
    /// Unspecified: a view takes its ideal length.
    case unspecified
    /// A length in points, at least 0; it may be infinite.
    case length(Double)
    /// Every length of a range, in points, at least 0.
    case range(ClosedRange<Double>)
  }

  /// The width of the container.
  public var width: Side
  /// The height of the container.
  public var height: Side
  /// The environment of the root view, such as the platform, the safe area, fonts and the colour scheme.
  public var environment = EnvironmentValues()
  /// The text sizes; empty for that of the environment.
  public var textSizes: TextSizes = []
  /// The translations of the texts; `nil` for texts as they are written.
  public var strings: StringCatalogue?
  /// The codes of the languages of `strings` in which the layout is checked; `nil` for all of them.
  public var languages: [String]?
  /// The pseudo-languages in which the layout is checked as well; none by default.
  public var pseudoLanguages: [PseudoLanguage] = []

  /// Creates a query for one size.
  ///
  /// - Parameters:
  ///   - width: The width in points, at least 0, or infinite; `nil` if unspecified.
  ///   - height: The height in points, at least 0, or infinite; `nil` if unspecified.
  ///   - platform: The platform that determines fonts and controls; `nil` for none, with texts in Roboto.
  public init(width: Double?, height: Double?, platform: Platform? = nil) {
    self.width = width.map(Side.length) ?? .unspecified
    self.height = height.map(Side.length) ?? .unspecified
    environment.platform = platform
  }

  /// Creates a query for every width of a range, in points, at one height; `nil` if unspecified.
  public init(widths: ClosedRange<Double>, height: Double? = nil, platform: Platform? = nil) {
    self.init(width: nil, height: height, platform: platform)
    width = .range(widths)
  }

  /// Creates a query for every height of a range, in points, at one width; `nil` if unspecified.
  public init(width: Double?, heights: ClosedRange<Double>, platform: Platform? = nil) {
    self.init(width: width, height: nil, platform: platform)
    height = .range(heights)
  }

  /// Creates a query for every width of one range with every height of another, in points.
  public init(widths: ClosedRange<Double>, heights: ClosedRange<Double>, platform: Platform? = nil) {
    self.init(widths: widths, platform: platform)
    height = .range(heights)
  }

  /// Creates a query for the screen of a device: its size, safe area, platform and scale.
  public init(device: Device) {
    self.init(width: device.size.width, height: device.size.height)
    environment.containerSafeArea = device.safeArea
    environment.setPlatform(device.platform, scale: device.scale)
  }
}

/// The reason why a query cannot be answered.
public enum QueryError: Error, Hashable, Sendable {
  /// A side is a range where one size is needed.
  case needsOneSize
  /// No side is a range, or both are, where exactly one has to be.
  case needsOneRange
  /// Neither side is a length or a range.
  case needsLength
  /// A side is negative, not a number, or an infinite range.
  case invalidSide(Query.Side)
  /// The text sizes and languages give several layouts, of this number, where one is needed.
  case severalVariants(Int)
}

extension QueryError: CustomStringConvertible {
  /// The reason, and a query that is valid.
  public var description: String {
    switch self {
    case .needsOneSize:
      "one size is needed here, but a side of the query is a range; write Query(width: 390, height: 844)"
    case .needsOneRange:
      "exactly one side of the query has to be a range; write Query(widths: 320...430, height: 100)"
    case .needsLength:
      "both sides of the query are unspecified or infinite; write Query(width: 390, height: nil) or Query(widths: 320...430)"
    case .invalidSide(.range(let range)):
      "\(range) is not a range of lengths; write one that starts at 0 or above, such as 320...430"
    case .invalidSide(.length(let length)): "\(length) is not a length; a side is at least 0"
    case .invalidSide(.unspecified): "an unspecified side is not a length"
    case .severalVariants(let count):
      "one layout is asked for, but the text sizes and languages of the query make \(count); choose one of each"
    }
  }
}

extension Query.Side {
  /// The proposed length, which is the least one of a range; `nil` if unspecified.
  var proposed: CGFloat? {
    switch self {
    case .unspecified: nil
    case .length(let length): CGFloat(length)
    case .range(let range): CGFloat(range.lowerBound)
    }
  }

  /// Returns the range in exact numbers; `nil` if the side is not a range.
  ///
  /// - Throws: `QueryError.invalidSide` if the range is infinite or negative.
  func exactRange() throws(QueryError) -> ClosedRange<Rational>? {
    guard case .range(let range) = self else { return nil }
    guard let lower = Rational(exactly: range.lowerBound), let upper = Rational(exactly: range.upperBound),
      lower >= 0
    else { throw .invalidSide(self) }
    return lower...upper
  }

  /// The proposed length in an exact number; `nil` if unspecified.
  var fixed: Extended<Rational>? { proposed.map { Extended(Double($0)) } }
}

extension Query {
  /// Returns the proposal of the query's smallest size.
  ///
  /// - Throws: `QueryError.invalidSide`.
  func proposal() throws(QueryError) -> ProposedViewSize {
    for side in [width, height] {
      if case .length(let length) = side, !(length >= 0) { throw .invalidSide(side) }
      _ = try side.exactRange()
    }
    return ProposedViewSize(width: width.proposed, height: height.proposed)
  }

  /// Returns the query's only size.
  ///
  /// - Throws: `QueryError.needsOneSize` and `QueryError.invalidSide`.
  func oneSize() throws(QueryError) -> ProposedViewSize {
    for case .range in [width, height] { throw .needsOneSize }
    return try proposal()
  }

  /// Returns the range of the only side that is a range.
  ///
  /// - Throws: `QueryError.needsOneRange` and `QueryError.invalidSide`.
  func oneRange() throws(QueryError) -> ContainerRange {
    _ = try proposal()
    switch (try width.exactRange(), try height.exactRange()) {
    case (let widths?, nil): return ContainerRange(widths: widths, height: height.fixed)
    case (nil, let heights?): return ContainerRange(width: width.fixed, heights: heights)
    case (nil, nil), (_?, _?): throw .needsOneRange
    }
  }

  /// Returns the sizes for which requirements are checked.
  ///
  /// - Throws: `QueryError.needsLength` and `QueryError.invalidSide`.
  func requirementRange() throws(QueryError) -> RequirementRange {
    let proposal = try proposal()
    if let widths = try width.exactRange() {
      guard let heights = try height.exactRange() else {
        return RequirementRange(widths: widths, height: height.fixed)
      }
      return RequirementRange(widths: widths, heights: heights)
    }
    if let heights = try height.exactRange() {
      return RequirementRange(width: width.fixed, heights: heights)
    }
    if let length = proposal.width.flatMap({ Rational(exactly: Double($0)) }) {
      return RequirementRange(widths: length...length, height: height.fixed)
    }
    guard let length = proposal.height.flatMap({ Rational(exactly: Double($0)) }) else { throw .needsLength }
    return RequirementRange(width: width.fixed, heights: length...length)
  }

  /// Returns the text sizes and languages.
  ///
  /// - Throws: `StringCatalogueError` for a language that the catalogue does not have.
  func variants() throws(StringCatalogueError) -> LayoutVariants {
    try LayoutVariants(
      textSizes: textSizes, catalogue: strings, languages: languages, pseudo: pseudoLanguages)
  }

  /// Returns the environment of the query's only variant.
  ///
  /// - Throws: `QueryError.severalVariants`, `StringCatalogueError`, and the errors of making a tree of the
  ///   view.
  func environment(of view: some View) throws -> EnvironmentValues {
    let variants = try variants()
    guard !variants.isEmpty else { return environment }
    let keys = try variants.keys { _ = try LayoutTree(view, environment: environment.varied(by: $0)) }
    let all = variants.variants(using: keys)
    guard all.count <= 1 else { throw QueryError.severalVariants(all.count) }
    return all.first.map(environment.varied) ?? environment
  }
}

extension EnvironmentValues {
  /// Returns the environment with a variant's text size, direction and language.
  func varied(by variant: LayoutVariant) -> EnvironmentValues {
    var environment = self
    environment.apply(variant)
    return environment
  }
}
