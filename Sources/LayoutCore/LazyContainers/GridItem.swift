import Foundation

/// How wide a column of a `LazyVGrid` is, or how tall a row of a `LazyHGrid`.
///
/// ```swift
/// let columns = [GridItem(.fixed(60)), GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 44))]
/// ```
public struct GridItem: Hashable, Sendable {
  /// The length of one item, in points, or of several.
  public enum Size: Hashable, Sendable {
    /// One item of this length.
    case fixed(CGFloat)
    /// One item between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items between two lengths as there is room for, and one at least.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The space to the next item in points; `nil` is 8.
  public var spacing: CGFloat?
  /// How views are aligned in the item; `nil` is as the grid aligns.
  public var alignment: Alignment?

  /// Makes an item; a flexible one, unless told otherwise.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid, or a row of one that grows sideways.
struct LazyTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The tracks in a length: fixed ones first; each of the others gets an equal share of what is left, within its limits,
  /// and an adaptive one divides its share.
  static func tracks(of items: [GridItem], in length: CGFloat) -> [LazyTrack] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.defaultDistance) }
    var left = max(0, length - gaps)
    var waiting = items.count
    for item in items {
      guard case .fixed(let own) = item.size else { continue }
      left -= own
      waiting -= 1
    }
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? ViewSpacing.defaultDistance
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let own): lengths = [own]
      case .flexible(let minimum, let maximum):
        lengths = [min(max(left / CGFloat(waiting), minimum), maximum)]
        left -= lengths[0]
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, left / CGFloat(waiting))
        let fitting = ((share + gap) / (max(minimum, 1) + gap)).rounded(.down)
        let count = max(1, min(fitting, Self.mostTracks))
        let own = min(max((share - (count - 1) * gap) / count, minimum), maximum)
        lengths = Array(repeating: own, count: Int(count))
        left -= own * count + gap * (count - 1)
        waiting -= 1
      }
      for own in lengths {
        tracks.append(LazyTrack(start: start, length: own, alignment: item.alignment))
        start += own + gap
      }
    }
    return tracks
  }

  /// Nobody sees more columns than this side by side.
  private static let mostTracks: CGFloat = 10_000
}
