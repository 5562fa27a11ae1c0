import LayoutCore

/// A lazy grid: its views are in tracks, line by line.
struct LazyGridExplanation: ParentExplanation {
  let element: LazyGridElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    if parameter == .spacing {
      return owned("spacing \(value(.spacing))", by: owner ?? "the \(element.kind)")
    }
    let words = parameter.rawValue.split(separator: ".")
    guard words.count == 2, let place = words.first?.dropFirst("item".count) else {
      return plainPhrase(parameter, owner)
    }
    let track = element.axis == .vertical ? "column" : "row"
    return owned(
      "\(words[1]) \(value(parameter)) of GridItem \(place)", by: owner.map { "\($0)'s \(track)s" })
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let lines = lines(in: view)
    let count = lines.map(\.count).max() ?? 0
    for (number, line) in lines.enumerated() {
      guard let cell = line.first(where: { view.children[$0.child].index == child.index }) else { continue }
      let isFull = lines.count > 1 && element.parts.isEmpty
      let item = cell.track.flatMap { self.item(of: $0, among: isFull ? count : nil) }
      // Where the item of a track is not known, its alignment is not either.
      guard cell.track == nil || item != nil else { return nil }
      let own = item?.alignment
      let anchor = GridArrangement.Anchor.guide((own ?? element.alignment)[axis])
      guard axis != element.axis else { return .cell(number..<number + 1, of: lines.count, by: anchor) }
      let tracks = cell.track.map { $0..<$0 + 1 } ?? 0..<count
      return .cell(tracks, of: count, by: anchor)
    }
    return nil
  }

  /// Returns the item of a track; `nil` where that is not known and matters: with several adaptive items, or
  /// without a full line that shows the number of tracks.
  private func item(of track: Int, among count: Int?) -> GridItem? {
    let items = element.items
    if items.allSatisfy({ $0.alignment == items[0].alignment }) { return items.first }
    let adaptive = items.indices.filter { if case .adaptive = items[$0].size { true } else { false } }
    guard let several = adaptive.first else { return track < items.count ? items[track] : nil }
    guard adaptive.count == 1, let count, count >= items.count else { return nil }
    let last = several + count - items.count
    return items[track < several ? track : track <= last ? several : track - (count - items.count)]
  }

  /// Returns the lines as they lie: a line ends where the next view does not begin further on.
  private func lines(in view: ExplainedView) -> [[(child: Int, track: Int?)]] {
    let starts = view.children.map { $0.start(element.axis.across) }
    var (count, most) = (0, 1)
    for index in starts.indices {
      let isFurther = index > 0 && (starts[index - 1] ?? 0) < (starts[index] ?? 0)
      let part = index < element.parts.count ? element.parts[index] : .other
      count = part == .title ? 0 : isFurther && part == .other ? count + 1 : 1
      most = max(most, count)
    }
    return element.lines(of: view.children.indices, in: most)
  }

  /// The tracks: `its 2 rows and the space between them`.
  func sum(along axis: Axis, in view: ExplainedView) -> String? {
    let lines = lines(in: view)
    let word = axis == .horizontal ? "column" : "row"
    let count = axis == element.axis ? lines.count : lines.map(\.count).max() ?? 0
    return count == 1 ? "its only \(word)" : "its \(count) \(word)s and the space between them"
  }
}
