import ElementTree
import Foundation

/// A stack that makes its views as they are scrolled to; all of them are laid out here, in a column as wide as it may be.
///
/// Each view is offered the width and no height; the stack fills the width that it is offered.
///
/// ```swift
/// let list = ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(0..<20) { Text("Row \($0)") }
///   }
/// }
/// ```
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Makes a stack; `spacing` is in points, and `nil` is what neighbours prefer.
  ///
  /// What is pinned is laid out in its place.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The stack in a frame without a greatest width, at its ideal height.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("LazyVStack", source) {
      VStack(alignment: alignment, spacing: spacing, content: { content }, fileID: file, line: line)
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center), fileID: file,
          line: line
        )
        .fixedSize(horizontal: false, vertical: true, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// A stack that makes its views as they are scrolled to; all of them are laid out here, in a row as tall as it may be.
///
/// Each view is offered the height and no width; the stack fills the height that it is offered.
///
/// ```swift
/// let shelf = ScrollView(.horizontal) {
///   LazyHStack(spacing: 12) {
///     ForEach(0..<20) { Text("Book \($0)") }
///   }
/// }
/// ```
public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Makes a stack; `spacing` is in points, and `nil` is what neighbours prefer.
  ///
  /// What is pinned is laid out in its place.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The stack in a frame without a greatest height, at its ideal width.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("LazyHStack", source) {
      HStack(alignment: alignment, spacing: spacing, content: { content }, fileID: file, line: line)
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment), fileID: file,
          line: line
        )
        .fixedSize(horizontal: true, vertical: false, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// The views of a lazy container that stay in sight while it scrolls; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid that makes its views as they are scrolled to; all of them are laid out here, in columns of given widths.
///
/// The columns' widths follow from the width that the grid is offered, and anew from the width that it answers, where
/// its views are placed. Each view is offered its column's width and no height, and a row is as tall as its tallest view.
///
/// ```swift
/// let photos = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
///   ForEach(0..<20) { Text("Photo \($0)") }
/// }
/// ```
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let layout: LazyGridLayout
  private let content: Content
  private let source: SourcePosition

  /// Makes a grid; `spacing` lies between rows, in points, and `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The views in a layout of their own.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let layout = layout.filling(environment.platform != nil)
    return StandIn("LazyVGrid", source) { layout { content.environment(\.isInLazyGrid, true) } }
      .layoutNodes(in: environment)
  }
}

/// A grid that makes its views as they are scrolled to; all of them are laid out here, in rows of given heights.
///
/// ```swift
/// let shelf = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///   ForEach(0..<20) { Text("Book \($0)") }
/// }
/// ```
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let layout: LazyGridLayout
  private let content: Content
  private let source: SourcePosition

  /// Makes a grid; `spacing` lies between columns, in points, and `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// The views in a layout of their own.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let layout = layout.filling(environment.platform != nil)
    return StandIn("LazyHGrid", source) { layout { content.environment(\.isInLazyGrid, true) } }
      .layoutNodes(in: environment)
  }
}

/// Views in tracks of given lengths, line after line along an axis.
struct LazyGridLayout: Layout {
  /// The axis along which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
  /// Whether the grid answers the length that is proposed across its lines and aligns its tracks in it, as recorded of
  /// platforms.
  private(set) var fills = false

  func filling(_ fills: Bool) -> Self {
    var layout = self
    layout.fills = fills
    return layout
  }

  /// The tracks in a length that the grid fills, aligned in it.
  private func aligned(_ tracks: [LazyTrack], in length: CGFloat) -> [LazyTrack] {
    guard fills, let last = tracks.last else { return tracks }
    let own = ViewDimensions(
      width: axis == .vertical ? last.start + last.length : 0,
      height: axis == .vertical ? 0 : last.start + last.length)
    let whole = ViewDimensions(width: axis == .vertical ? length : 0, height: axis == .vertical ? 0 : length)
    let shift =
      axis == .vertical
      ? whole[alignment.horizontal] - own[alignment.horizontal]
      : whole[alignment.vertical] - own[alignment.vertical]
    return tracks.map {
      var track = $0
      track.start += shift
      return track
    }
  }

  /// What a grid is laid out in where no length is proposed across its lines, in points.
  private static let usualLength: CGFloat = 100

  private func tracks(in length: CGFloat?) -> [LazyTrack] {
    let length = length ?? Self.usualLength
    return LazyTrack.tracks(of: items, in: length.isFinite ? length : Self.usualLength)
  }

  private func offer(_ track: LazyTrack) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  /// The tracks as one, which a header or a footer has to itself.
  private func whole(_ tracks: [LazyTrack], _ length: CGFloat?) -> [LazyTrack] {
    guard let first = tracks.first, let last = tracks.last else { return [] }
    var whole = first
    if fills, let length, length.isFinite {
      whole.start = 0
      whole.length = length
      whole.alignment = nil
      return [whole]
    }
    whole.length = last.start + last.length - first.start
    whole.alignment = nil
    return [whole]
  }

  /// The views of each line with their tracks: a header and a footer have a line of their own, and the content of a section
  /// begins a new one.
  private func lines(_ subviews: Subviews, _ tracks: [LazyTrack], _ length: CGFloat?) -> [[(
    LazyTrack, LayoutSubview
  )]] {
    guard !tracks.isEmpty else { return [] }
    var lines: [[(LazyTrack, LayoutSubview)]] = []
    var isOpen = false
    for subview in subviews {
      switch subview[LazySectionKey.self] {
      case .title:
        lines.append(whole(tracks, length).map { ($0, subview) })
        isOpen = false
      case .first, .other:
        if isOpen, subview[LazySectionKey.self] != .first, let last = lines.last, last.count < tracks.count {
          lines[lines.count - 1].append((tracks[last.count], subview))
        } else {
          lines.append([(tracks[0], subview)])
        }
        isOpen = true
      }
    }
    return lines
  }

  /// How long a line is: as its longest view.
  private func length(_ line: [(LazyTrack, LayoutSubview)]) -> CGFloat {
    line.map { track, subview in
      let size = subview.sizeThatFits(offer(track))
      return axis == .vertical ? size.height : size.width
    }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = tracks(in: proposal[axis.across])
    var across = tracks.last.map { $0.start + $0.length } ?? 0
    let proposed = proposal[axis.across]
    if fills, let proposed, proposed.isFinite { across = proposed }
    let lines = lines(subviews, tracks, proposed).map(length)
    let along = lines.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // The tracks are found anew in the length that the grid answered, and may reach further than that.
    let across = axis == .vertical ? bounds.width : bounds.height
    let tracks = aligned(tracks(in: across), in: across)
    var start: CGFloat = 0
    for line in lines(subviews, tracks, across) {
      let length = length(line)
      for (track, subview) in line {
        let offer = offer(track)
        let own = subview.dimensions(in: offer)
        let slot =
          axis == .vertical
          ? CGRect(x: bounds.minX + track.start, y: bounds.minY + start, width: track.length, height: length)
          : CGRect(x: bounds.minX + start, y: bounds.minY + track.start, width: length, height: track.length)
        let guide = track.alignment ?? alignment
        let frame = ViewDimensions(width: slot.width, height: slot.height)
        subview.place(
          at: CGPoint(
            x: slot.minX + frame[guide.horizontal] - own[guide.horizontal],
            y: slot.minY + frame[guide.vertical] - own[guide.vertical]),
          proposal: offer)
      }
      start += length + spacing
    }
  }
}

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

/// What a view is in a section of a lazy grid.
enum LazySectionPart: Hashable, Sendable {
  /// A header or a footer.
  case title
  /// The first view of a section's content.
  case first
  case other
}

/// What views in a lazy grid carry for its layout.
enum LazySectionKey: LayoutValueKey {
  static let defaultValue = LazySectionPart.other
}

private enum LazyGridKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views are those of a lazy grid, of which sections have to tell their parts.
  var isInLazyGrid: Bool {
    get { self[LazyGridKey.self] }
    set { self[LazyGridKey.self] = newValue }
  }
}
