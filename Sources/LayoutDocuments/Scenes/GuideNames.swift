import LayoutCore

/// The words for the guides that every view has.
package enum GuideNames {
  static let horizontal: [(String, AlignmentKey)] = [
    ("leading", HorizontalAlignment.leading.key), ("center", HorizontalAlignment.center.key),
    ("trailing", HorizontalAlignment.trailing.key),
  ]
  package static let vertical: [(String, AlignmentKey)] = [
    ("top", VerticalAlignment.top.key), ("center", VerticalAlignment.center.key),
    ("bottom", VerticalAlignment.bottom.key),
    ("firstTextBaseline", VerticalAlignment.firstTextBaseline.key),
    ("lastTextBaseline", VerticalAlignment.lastTextBaseline.key),
  ]
  /// The words that say which centre is meant.
  static let centers: [(String, AlignmentKey)] = [
    ("hcenter", HorizontalAlignment.center.key), ("vcenter", VerticalAlignment.center.key),
  ]

  /// The guides of an axis.
  static func along(_ axis: Axis) -> [(String, AlignmentKey)] { axis == .horizontal ? horizontal : vertical }

  /// The words for guides of both axes together, as in `topLeading`.
  static let pairs: [(String, Alignment)] = {
    var pairs: [(String, Alignment)] = [
      ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ]
    let sides: [(String, HorizontalAlignment)] = [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    let lines: [(String, VerticalAlignment)] = [
      ("FirstTextBaseline", .firstTextBaseline), ("LastTextBaseline", .lastTextBaseline),
    ]
    for (side, horizontal) in sides {
      for (line, vertical) in lines {
        pairs.append((side + line, Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    return pairs
  }()

  /// Words that a document cannot use as names.
  static let reserved: Set<String> = {
    let guides = (horizontal + vertical + centers).map(\.0)
    return Set(guides + pairs.map(\.0) + ["width", "height", "constant", "horizontal", "vertical"])
  }()
}
