import Foundation

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
    StandIn("LazyVGrid", source) { layout { content } }.layoutNodes(in: environment)
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
    StandIn("LazyHGrid", source) { layout { content } }.layoutNodes(in: environment)
  }
}

/// Views in tracks of given lengths, line after line along an axis.
struct LazyGridLayout: Layout {
  /// The axis along which lines follow each other.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat

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

  /// How long each line is: as its longest view.
  private func lines(_ subviews: Subviews, _ tracks: [LazyTrack]) -> [CGFloat] {
    stride(from: 0, to: tracks.isEmpty ? 0 : subviews.count, by: max(tracks.count, 1)).map { first in
      zip(tracks, subviews[first..<min(first + tracks.count, subviews.count)]).map { track, subview in
        let size = subview.sizeThatFits(offer(track))
        return axis == .vertical ? size.height : size.width
      }.max() ?? 0
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = tracks(in: proposal[axis.across])
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    let lines = lines(subviews, tracks)
    let along = lines.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // The tracks are found anew in the length that the grid answered, and may reach further than that.
    let tracks = tracks(in: axis == .vertical ? bounds.width : bounds.height)
    var start: CGFloat = 0
    for (line, length) in lines(subviews, tracks).enumerated() {
      let first = line * tracks.count
      for (track, subview) in zip(tracks, subviews[first..<min(first + tracks.count, subviews.count)]) {
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
