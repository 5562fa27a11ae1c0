import Foundation

/// A description of a column of a `LazyVGrid`, or of a row of a `LazyHGrid`: its length, spacing and
/// alignment.
///
/// ```swift
/// let columns = [GridItem(.fixed(60)), GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 44))]
/// ```
public struct GridItem: Hashable, Sendable {
  /// The length of one track or of several, in points.
  public enum Size: Hashable, Sendable {
    /// One track of a fixed length.
    case fixed(CGFloat)
    /// One track whose length is between two limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, at least one, whose lengths are between two limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the item's tracks.
  public var size: Size
  /// The space to the next track in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of views in the track; `nil` for that of the grid.
  public var alignment: Alignment?

  /// Creates an item, which is flexible by default.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A `LazyVGrid` or a `LazyHGrid`: views in lines, on tracks whose lengths its items determine.
///
/// The tracks of a vertical grid are columns and its lines rows; those of a horizontal one are the reverse.
/// The node's children are the views of all lines; `parts` determines which of them begin a line.
public struct LazyGridElement: ContainerElement, Hashable {
  /// The part of a section that a child is.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// A header or a footer, which has a line of its own.
    case title
    /// The first view of a section's content, which begins a new line.
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
  /// The part that each child is; `other` for children beyond the end.
  public var parts: [Part]

  /// Creates a grid whose lines follow each other along an axis.
  public init(
    axis: Axis, items: [GridItem], alignment: Alignment = .center,
    spacing: CGFloat = ViewSpacing.defaultDistance, parts: [Part] = []
  ) {
    (self.axis, self.items, self.alignment) = (axis, items, alignment)
    (self.spacing, self.parts) = (spacing, parts)
  }

  /// The name of the kind: `LazyVGrid` or `LazyHGrid`.
  public var kind: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }

  /// Whether there is an item, as otherwise no view has a place.
  public var placesAllChildren: Bool { !items.isEmpty }

  /// The parameters: the alignment, the spacing, and the lengths of the first items.
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
        for index in grid.items.indices where grid.items[index].alignment != nil && keys.count >= 2 {
          grid.items[index].alignment = Alignment(keys: Array(keys.prefix(2))) ?? grid.items[index].alignment
          keys.removeFirst(2)
        }
      },
    ] + (0..<statedItems).flatMap(itemParameters)

  /// The number of items whose lengths are parameters with prices; those of further items are constants.
  private static let statedItems = 4

  private static func itemParameters(_ index: Int) -> [Parameter<Self>] {
    ItemLength.allCases.map { length in
      .length(
        .item(index, length), alongAxisOf: { $0.axis.across },
        length == .maximum ? .limit : length == .spacing ? .finite.optional : .notNegative
      ) {
        index < $0.items.count ? $0.items[index][length] : nil
      } set: {
        guard index < $0.items.count else { return }
        $0.items[index][length] = $1
      }
    }
  }

  /// The errors about lengths that are not parameters, and about limits that contradict each other.
  public var issues: [ElementIssue] {
    var issues: [ElementIssue] = []
    for item in items.dropFirst(Self.statedItems) {
      for length in ItemLength.allCases {
        guard let value = item[length] else { continue }
        let isFine =
          length == .spacing ? value.isFinite : length == .maximum ? value >= 0 : value >= 0 && value.isFinite
        if !isFine || (value.isFinite && abs(value) > LayoutTree.greatestLength) {
          issues.append(.error("the \(length.rawValue) of an item must be a length, but is \(value)"))
        }
      }
    }
    if items.contains(where: { ($0[.maximum] ?? .infinity) < ($0[.minimum] ?? 0) }) {
      issues.append(.warning("an item's maximum is less than its minimum; the minimum is used"))
    }
    return issues
  }
}

extension LazyGridElement {
  /// The name of a length of an item.
  public enum ItemLength: String, Hashable, Sendable, CaseIterable {
    case fixed, minimum, maximum, spacing
  }

  /// The greatest number of tracks of one adaptive item.
  private static let mostTracks = 10_000

  /// Returns the number of tracks of an adaptive item: the greatest that fits, from 1 to 10,000.
  ///
  /// The predicate must be monotonic: if a number of tracks fits, each smaller one does. It is called a
  /// logarithmic number of times.
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

  /// Returns the children of each line with their tracks; a track of `nil` is the whole line.
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

  /// The breadth of a grid, in points, that is proposed no finite one.
  public static let usualBreadth: CGFloat = 100
}

extension GridItem {
  /// A length of the item; `nil` if its kind has no such length, or none was given.
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

  /// The space to the next track, in points, with the default.
  public var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  /// The least length of a flexible track or of each adaptive one, in points; at least 1 for an adaptive one.
  public var least: CGFloat {
    if case .adaptive(let minimum, _) = size { return max(minimum, 1) }
    return self[.minimum] ?? 0
  }

  /// The greatest length of a track, in points; at least the least one.
  public var greatest: CGFloat { max(self[.maximum] ?? .infinity, least) }
}

extension ParameterName {
  /// The alignments of the items that have one of their own.
  public static let itemAlignments = Self("item alignments")

  /// Returns the name of a length of one of a lazy grid's items, such as `item2.minimum`.
  public static func item(_ index: Int, _ length: LazyGridElement.ItemLength) -> Self {
    Self("item\(index + 1).\(length.rawValue)")
  }
}
