import Foundation

/// How wide a column of a `LazyVGrid` is, or how tall a row of a `LazyHGrid`.
///
/// ```swift
/// let columns = [GridItem(.fixed(60)), GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 44))]
/// ```
public struct GridItem: Hashable, Sendable {
  /// The length of one track, in points, or of several.
  public enum Size: Hashable, Sendable {
    /// One track of this length.
    case fixed(CGFloat)
    /// One track between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks between two lengths as there is room for, and one at least.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The space to the next track in points; `nil` is 8.
  public var spacing: CGFloat?
  /// How views are aligned in the track; `nil` is as the grid aligns.
  public var alignment: Alignment?

  /// Makes an item; a flexible one, unless told otherwise.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A `LazyVGrid` or a `LazyHGrid`: views line by line in tracks whose lengths its items state.
///
/// A vertical one has columns as tracks and rows as lines, and a horizontal one the reverse. The node's children are the
/// views of all lines; `parts` says which of them begin a line.
public struct LazyGridElement: ContainerElement, Hashable {
  /// What a child is in the grid's sections.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// A header or a footer, which has a line to itself.
    case title
    /// The first view of a section's content, which begins a line.
    case first
    /// Any other view, which follows the one before it.
    case other
  }

  /// The axis along which lines follow each other.
  public var axis: Axis
  /// The tracks across that axis.
  public var items: [GridItem]
  /// The guides by which views are aligned in their tracks, and the tracks in the grid.
  public var alignment: Alignment
  /// The space between lines in points.
  public var spacing: CGFloat
  /// What each child is; those beyond are others.
  public var parts: [Part]

  /// A grid whose lines follow each other along an axis.
  public init(
    axis: Axis, items: [GridItem], alignment: Alignment = .center,
    spacing: CGFloat = ViewSpacing.defaultDistance, parts: [Part] = []
  ) {
    (self.axis, self.items, self.alignment) = (axis, items, alignment)
    (self.spacing, self.parts) = (spacing, parts)
  }

  /// `LazyVGrid` or `LazyHGrid`.
  public var kind: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  /// Without an item there is no place for any view.
  public var placesAllChildren: Bool { !items.isEmpty }

  /// The alignment, the spacing, and the lengths of the first items.
  public static let parameters: [Parameter<Self>] =
    [
      .alignment {
        $0.alignment
      } set: {
        $0.alignment = $1
      },
      .length(.spacing, alongAxisOf: { $0.axis }) {
        $0.spacing
      } set: {
        $0.spacing = $1 ?? ViewSpacing.defaultDistance
      },
      .other(.itemAlignments) {
        let keys = $0.items.flatMap { $0.alignment?.keys ?? [] }
        return keys.isEmpty ? nil : .alignment(keys)
      } set: { grid, value in
        guard case .alignment(var keys) = value else { return }
        for place in grid.items.indices where grid.items[place].alignment != nil && keys.count >= 2 {
          grid.items[place].alignment = Alignment(keys: Array(keys.prefix(2))) ?? grid.items[place].alignment
          keys.removeFirst(2)
        }
      },
    ] + (0..<statedItems).flatMap(itemParameters)

  /// Of this many items each length is a parameter, with a price; those of the others are constants.
  private static let statedItems = 4

  private static func itemParameters(_ place: Int) -> [Parameter<Self>] {
    ItemLength.allCases.map { length in
      .length(
        .item(place, length), alongAxisOf: { $0.axis.across },
        length == .maximum ? .limit : length == .spacing ? .finite.optional : .notNegative
      ) {
        place < $0.items.count ? $0.items[place][length] : nil
      } set: {
        guard place < $0.items.count else { return }
        $0.items[place][length] = $1
      }
    }
  }

  /// What is wrong with lengths that are no parameters, and limits that contradict each other.
  public var issues: [ElementIssue] {
    var issues: [ElementIssue] = []
    for item in items.dropFirst(Self.statedItems) {
      for length in ItemLength.allCases {
        guard let value = item[length] else { continue }
        let isFine =
          length == .spacing ? value.isFinite : length == .maximum ? value >= 0 : value >= 0 && value.isFinite
        if !isFine || (value.isFinite && abs(value) > LayoutTree.greatestLength) {
          issues.append(.error("the \(length.rawValue) of an item must be a length, and is \(value)"))
        }
      }
    }
    if items.contains(where: { ($0[.maximum] ?? .infinity) < ($0[.minimum] ?? 0) }) {
      issues.append(.warning("an item's maximum is less than its minimum; the minimum counts"))
    }
    return issues
  }
}

extension LazyGridElement {
  /// A length that an item states.
  public enum ItemLength: String, Hashable, Sendable, CaseIterable {
    case fixed, minimum, maximum, spacing
  }

  /// The most tracks of one adaptive item.
  private static let mostTracks = 10_000

  /// How many tracks an adaptive item has: the most that fit, where each number of them fits if a larger one does.
  ///
  /// At least one, and no more than anybody sees side by side.
  public static func trackCount(where fits: (Int) throws -> Bool) rethrows -> Int {
    var (fitting, tooMany) = (1, 2)
    while tooMany <= mostTracks, try fits(tooMany) { (fitting, tooMany) = (tooMany, 2 * tooMany) }
    tooMany = min(tooMany, mostTracks + 1)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if try fits(middle) { fitting = middle } else { tooMany = middle }
    }
    return fitting
  }

  /// The children of each line with their tracks, from the first on; `nil` is the whole line.
  public func lines(of children: Range<Int>, in trackCount: Int) -> [[(child: Int, track: Int?)]] {
    guard trackCount > 0 else { return [] }
    var lines: [[(child: Int, track: Int?)]] = []
    var isOpen = false
    for child in children {
      let part = child < parts.count ? parts[child] : .other
      if part == .title {
        lines.append([(child, nil)])
        isOpen = false
      } else if isOpen, part == .other, let count = lines.last?.count, count < trackCount {
        lines[lines.count - 1].append((child, count))
      } else {
        lines.append([(child, 0)])
        isOpen = true
      }
    }
    return lines
  }

  /// The length across its lines, in points, in which a grid finds its tracks where no finite one is proposed.
  public static let usualBreadth: CGFloat = 100
}

extension GridItem {
  /// A length that the item states; `nil` where it has none, or none was given.
  public subscript(length: LazyGridElement.ItemLength) -> CGFloat? {
    get {
      switch (length, size) {
      case (.fixed, .fixed(let own)): own
      case (.minimum, .flexible(let minimum, _)), (.minimum, .adaptive(let minimum, _)): minimum
      case (.maximum, .flexible(_, let maximum)), (.maximum, .adaptive(_, let maximum)): maximum
      case (.spacing, _): spacing
      default: nil
      }
    }
    set {
      switch (length, size) {
      case (.fixed, .fixed): size = .fixed(newValue ?? 0)
      case (.minimum, .flexible(_, let maximum)):
        size = .flexible(minimum: newValue ?? 0, maximum: maximum)
      case (.minimum, .adaptive(_, let maximum)):
        size = .adaptive(minimum: newValue ?? 0, maximum: maximum)
      case (.maximum, .flexible(let minimum, _)):
        size = .flexible(minimum: minimum, maximum: newValue ?? .infinity)
      case (.maximum, .adaptive(let minimum, _)):
        size = .adaptive(minimum: minimum, maximum: newValue ?? .infinity)
      case (.spacing, _): spacing = newValue
      default: break
      }
    }
  }

  /// The space to the next track, in points.
  public var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  /// The least length of a flexible track, or of each adaptive one, which has one point at least; in points.
  public var least: CGFloat {
    if case .adaptive(let minimum, _) = size { return max(minimum, 1) }
    return self[.minimum] ?? 0
  }

  /// The greatest length of a track, in points; never less than the least one.
  public var greatest: CGFloat { max(self[.maximum] ?? .infinity, least) }
}

extension ParameterName {
  /// The guides of those of a lazy grid's items that have some of their own.
  public static let itemAlignments = Self("item alignments")

  /// A length of one of a lazy grid's items: `item2.minimum`.
  public static func item(_ place: Int, _ length: LazyGridElement.ItemLength) -> Self {
    Self("item\(place + 1).\(length.rawValue)")
  }
}
