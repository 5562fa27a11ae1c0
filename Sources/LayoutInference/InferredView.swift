import Foundation
import LayoutCore

/// An inferred view: its content, with modifiers from the inside out.
struct InferredView: Hashable, Sendable {
  /// The content inside the modifiers.
  indirect enum Content: Hashable, Sendable {
    /// A leaf, by its place in the list.
    case leaf(Int)
    /// A spacer with its minimum length.
    case spacer(CGFloat?)
    /// Views in layers, from back to front.
    case zStack(Place, [InferredView])
    /// A row or a column.
    case stack(Axis, spacing: CGFloat?, alignment: CrossAlignment, [InferredView])
    /// A lazy grid of as many columns as have room.
    case lazyGrid(AdaptiveColumns, [InferredView])
    /// Rows of cells in aligned columns; a single cell of a row is no row, and spans all columns.
    case grid(Place, horizontal: CGFloat?, vertical: CGFloat?, [[InferredView]])
    /// The first view whose ideal length fits along an axis, or the last one.
    case viewThatFits(Axis, [InferredView])

    /// The views inside, in the order of the source.
    var children: [InferredView] {
      switch self {
      case .leaf, .spacer: []
      case .zStack(_, let children), .stack(_, _, _, let children), .lazyGrid(_, let children),
        .viewThatFits(_, let children):
        children
      case .grid(_, _, _, let rows): Array(rows.joined())
      }
    }

    /// Returns the content with each view inside it changed, in the order of the source.
    func mapped(_ change: (InferredView) -> InferredView) -> Content {
      switch self {
      case .leaf, .spacer: self
      case .zStack(let place, let children): .zStack(place, children.map(change))
      case .stack(let axis, let spacing, let alignment, let children):
        .stack(axis, spacing: spacing, alignment: alignment, children.map(change))
      case .lazyGrid(let columns, let children): .lazyGrid(columns, children.map(change))
      case .grid(let place, let across, let down, let rows):
        .grid(place, horizontal: across, vertical: down, rows.map { $0.map(change) })
      case .viewThatFits(let axis, let children): .viewThatFits(axis, children.map(change))
      }
    }
  }

  /// A modifier with its numbers.
  indirect enum Modifier: Hashable, Sendable {
    case font(FrameFont)
    case lineLimit(Int)
    case layoutPriority(Double)
    case padding(Insets)
    case offset(x: CGFloat, y: CGFloat)
    case frame(width: CGFloat?, height: CGFloat?, Place)
    /// A frame that fills its proposal.
    case filling(width: Bool, height: Bool, Place)
    /// The minimum and the maximum length along an axis.
    case limits(Axis, least: CGFloat?, greatest: CGFloat?)
    case aspectRatio(CGFloat)
    /// A number of the equal columns or rows of the container.
    case relative(Axis, count: Int, span: Int, spacing: CGFloat)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layer(InferredView, Place, isBackground: Bool)
    case gridCellColumns(Int)
    case gridCellAnchor(Place)
    case gridCellUnsized(Axis)
    /// The alignment of a column: -1, 0 or 1.
    case gridColumnAlignment(Int)
  }

  var content: Content
  var modifiers: [Modifier] = []

  func modified(_ modifier: Modifier) -> InferredView {
    InferredView(content: content, modifiers: modifiers + [modifier])
  }

  /// Returns whether one of its leaves, layers excepted, has a property.
  func hasLeaf(_ property: (Int) -> Bool) -> Bool {
    if case .leaf(let leaf) = content { return property(leaf) }
    return content.children.contains { $0.hasLeaf(property) }
  }

  /// The number of views and modifiers.
  var count: Int {
    var inside = content.children.reduce(0) { $0 + $1.count }
    if case .grid(_, _, _, let rows) = content { inside += rows.count { $0.count > 1 } }
    return modifiers.reduce(1 + inside) { sum, modifier in
      if case .layer(let view, _, _) = modifier { return sum + 1 + view.count }
      return sum + 1
    }
  }
}

extension InferredView {
  /// The amount to read, and the oddity of its numbers: a long distance is more likely a remainder than a
  /// written number.
  var effort: Int {
    var effort = content.children.reduce(1) { $0 + $1.effort }
    switch content {
    case .leaf, .spacer, .zStack, .lazyGrid, .viewThatFits: break
    case .stack(_, let spacing, _, _): effort += Self.effort(of: spacing)
    case .grid(_, let across, let down, let rows):
      effort += rows.count + Self.effort(of: across) + Self.effort(of: down)
    }
    for modifier in modifiers {
      effort += 1
      if case .layer(let view, _, _) = modifier { effort += view.effort }
      if case .padding(let insets) = modifier,
        [insets.top, insets.leading, insets.bottom, insets.trailing].contains(where: { $0 > Self.longest })
      {
        effort += 3
      }
    }
    return effort
  }

  /// The oddity of its numbers: fractions of a point are written only where an image has them.
  var oddity: Int {
    numbers.count { abs($0.value * 2 - ($0.value * 2).rounded()) > 1e-4 }
  }

  /// A written spacing is one word more than the default.
  private static func effort(of spacing: CGFloat?) -> Int {
    guard let spacing else { return 0 }
    return spacing > longest ? 4 : 1
  }

  /// The longest usual distance, in points.
  private static let longest: CGFloat = 64
}

/// The alignment of a stack's children.
enum CrossAlignment: Int, Hashable, Sendable, CaseIterable {
  case start, center, end, firstTextBaseline, lastTextBaseline

  var vertical: VerticalAlignment {
    [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline][rawValue]
  }

  /// The alignment in a column, which has no baselines.
  var horizontal: HorizontalAlignment {
    [.leading, .center, .trailing, .center, .center][rawValue]
  }
}

/// A corner, an edge or the middle, by -1, 0 and 1 on each axis.
struct Place: Hashable, Sendable {
  var horizontal = 0
  var vertical = 0

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  static let center = Place()

  /// The name in SwiftUI.
  var name: String {
    let words = [
      ["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"],
      ["bottomLeading", "bottom", "bottomTrailing"],
    ]
    return words[vertical + 1][horizontal + 1]
  }

  /// The point in a rectangle of side 1.
  var unitPoint: UnitPoint {
    UnitPoint(x: CGFloat(horizontal + 1) / 2, y: CGFloat(vertical + 1) / 2)
  }

  var alignment: Alignment {
    let across: [HorizontalAlignment] = [.leading, .center, .trailing]
    let down: [VerticalAlignment] = [.top, .center, .bottom]
    return Alignment(horizontal: across[horizontal + 1], vertical: down[vertical + 1])
  }
}

/// Padding of four edges.
struct Insets: Hashable, Sendable {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0

  /// The insets as equal ones on all edges, where the two of a corner are equal and the others are zero: the
  /// usual way to write it.
  var evened: Insets? {
    let (across, down) = ([leading, trailing].filter { $0 != 0 }, [top, bottom].filter { $0 != 0 })
    guard across.count == 1, across == down, across[0] > 0 else { return nil }
    return Insets(top: across[0], leading: across[0], bottom: across[0], trailing: across[0])
  }

  /// The number of modifiers with which they are written: one for all edges, or for both of an axis, or for one.
  var wordCount: Int {
    if leading == trailing, top == bottom, leading == top { return leading == 0 ? 0 : 1 }
    return [(leading, trailing), (top, bottom)].reduce(0) { count, edges in
      count + (edges.0 == edges.1 ? [edges.0] : [edges.0, edges.1]).count { $0 != 0 }
    }
  }

  /// Whether what is padded reaches out of its room.
  var reachOut: Bool { min(top, leading, bottom, trailing) < 0 }

  mutating func set(_ axis: Axis, start: CGFloat, end: CGFloat) {
    if axis == .horizontal { (leading, trailing) = (start, end) } else { (top, bottom) = (start, end) }
  }
}

/// A part of a design: a leaf, or a group with its parts.
enum DesignPart: Hashable, Sendable {
  case leaf(Int)
  case group(Int)
}

/// A group, with its frames where they are known.
struct InferredGroup: Sendable {
  var name: String
  var parts: [DesignPart]
  /// The frames by example; `.null` where an alternative without the group is shown.
  var frames: [CGRect]?
  /// The examples of each view that the group shows, where there are several.
  var alternatives: Alternatives?
}

/// A leaf, with its frame in every example.
struct InferredLeaf: Sendable {
  var name: String
  var kind: FrameKind
  /// The frames by example; `.null` where an alternative without it is shown.
  var frames: [CGRect]
  /// The distance by which it is moved out of its place.
  var offset = CGPoint.zero

  /// The frames of the examples that show it.
  var shownFrames: [CGRect] { frames.filter { !$0.isNull } }

  /// The frames in its place, in which its container has it.
  var places: [CGRect] {
    frames.map {
      CGRect(x: $0.minX - offset.x, y: $0.minY - offset.y, width: $0.width, height: $0.height)
    }
  }
}

extension InferredView {
  /// The view that both engines lay out; a leaf has the place in its list as id, and what has numbers the id of its node.
  func view(_ leaves: [InferredLeaf]) -> AnyView {
    var nodes = NodeCounter()
    return view(leaves, &nodes)
  }

  fileprivate func view(_ leaves: [InferredLeaf], _ nodes: inout NodeCounter) -> AnyView {
    var view = base(leaves, &nodes)
    for modifier in modifiers { view = modifier.apply(to: view, leaves, &nodes) }
    return view
  }

  private func base(_ leaves: [InferredLeaf], _ nodes: inout NodeCounter) -> AnyView {
    let node = nodes.next()
    switch content {
    case .leaf(let place): return AnyView(leaves[place].view(named: "\(place)"))
    case .spacer(let length): return AnyView(Spacer(minLength: length).id(node))
    case .zStack(let place, let children):
      let views = children.map { $0.view(leaves, &nodes) }
      return AnyView(ZStack(alignment: place.alignment) { Self.all(views) })
    case .stack(let axis, let spacing, let alignment, let children):
      let views = children.map { $0.view(leaves, &nodes) }
      if axis == .horizontal {
        return AnyView(
          HStack(alignment: alignment.vertical, spacing: spacing) { Self.all(views) }.id(node))
      }
      return AnyView(
        VStack(alignment: alignment.horizontal, spacing: spacing) { Self.all(views) }.id(node))
    case .lazyGrid(let columns, let children):
      let views = children.map { $0.view(leaves, &nodes) }
      return AnyView(
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: columns.minimum), spacing: columns.spacing)],
          alignment: [.leading, .center, .trailing][columns.side + 1], spacing: columns.rowSpacing
        ) { Self.all(views) })
    case .grid(let place, let across, let down, let rows):
      let views = rows.map { row in row.map { $0.view(leaves, &nodes) } }
      return AnyView(
        Grid(alignment: place.alignment, horizontalSpacing: across, verticalSpacing: down) {
          ForEach(views.indices, id: \.self) { row in
            if views[row].count == 1 { views[row][0] } else { GridRow { Self.all(views[row]) } }
          }
        }.id(node))
    case .viewThatFits(let axis, let children):
      let views = children.map { $0.view(leaves, &nodes) }
      return AnyView(ViewThatFits(in: axis == .horizontal ? .horizontal : .vertical) { Self.all(views) })
    }
  }

  private static func all(_ views: [AnyView]) -> some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

extension InferredLeaf {
  fileprivate func view(named id: String) -> AnyView {
    switch kind {
    case .text(let text, _): return AnyView(Text(verbatim: text).id(id))
    case .image(let name):
      let size = shownFrames.first?.size ?? .zero
      return AnyView(Image(name, size: size).resizable().id(id))
    case .shape(let shape, _):
      switch FrameExamples.ShapeWord(rawValue: shape) ?? .color {
      case .color: return AnyView(Color.gray.id(id))
      case .rectangle: return AnyView(Rectangle().id(id))
      case .roundedRectangle: return AnyView(RoundedRectangle(cornerRadius: 8).id(id))
      case .circle: return AnyView(Circle().id(id))
      case .capsule: return AnyView(Capsule().id(id))
      case .ellipse: return AnyView(Ellipse().id(id))
      case .divider: return AnyView(Divider().id(id))
      }
    case .view: return AnyView(Color.gray.id(id))
    // A group is no leaf.
    case .group: return AnyView(EmptyView())
    }
  }
}

extension InferredView.Modifier {
  fileprivate func apply(
    to view: AnyView, _ leaves: [InferredLeaf], _ nodes: inout NodeCounter
  ) -> AnyView {
    let node = nodes.next()
    switch self {
    case .font(let font): return AnyView(view.font(font.font))
    case .lineLimit(let count): return AnyView(view.lineLimit(count))
    case .layoutPriority(let priority): return AnyView(view.layoutPriority(priority))
    case .padding(let insets):
      return AnyView(
        view.padding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        ).id(node))
    case .offset(let x, let y): return AnyView(view.offset(x: x, y: y).id(node))
    case .frame(let width, let height, let place):
      return AnyView(view.frame(width: width, height: height, alignment: place.alignment).id(node))
    case .filling(let width, let height, let place):
      return AnyView(
        view.frame(
          maxWidth: width ? .infinity : nil, maxHeight: height ? .infinity : nil, alignment: place.alignment))
    case .limits(.horizontal, let least, let greatest):
      return AnyView(view.frame(minWidth: least, maxWidth: greatest).id(node))
    case .limits(.vertical, let least, let greatest):
      return AnyView(view.frame(minHeight: least, maxHeight: greatest).id(node))
    case .aspectRatio(let ratio): return AnyView(view.aspectRatio(ratio, contentMode: .fit))
    case .relative(let axis, let count, let span, let spacing):
      return AnyView(
        view.containerRelativeFrame(
          axis == .horizontal ? .horizontal : .vertical, count: count, span: span, spacing: spacing))
    case .gridCellColumns(let count): return AnyView(view.gridCellColumns(count))
    case .gridCellAnchor(let place): return AnyView(view.gridCellAnchor(place.unitPoint))
    case .gridCellUnsized(let axis):
      return AnyView(view.gridCellUnsizedAxes(axis == .horizontal ? .horizontal : .vertical))
    case .gridColumnAlignment(let side):
      return AnyView(view.gridColumnAlignment([.leading, .center, .trailing][side + 1]))
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .layer(let layer, let place, let isBackground):
      let layer = layer.view(leaves, &nodes)
      return isBackground
        ? AnyView(view.background(alignment: place.alignment) { layer })
        : AnyView(view.overlay(alignment: place.alignment) { layer })
    }
  }
}
