import Foundation
import LayoutCore

/// A view that has been inferred: what it is, and its modifiers from the inside out.
struct InferredView: Hashable, Sendable {
  /// What stands before the modifiers.
  indirect enum Content: Hashable, Sendable {
    /// The leaf of a place in the list.
    case leaf(Int)
    /// A spacer with its least length.
    case spacer(CGFloat?)
    /// Views one before the other.
    case zStack(Place, [InferredView])
    /// A row or a column.
    case stack(Axis, spacing: CGFloat?, alignment: CrossAlignment, [InferredView])
  }

  /// A modifier with its numbers.
  indirect enum Modifier: Hashable, Sendable {
    case font(Font.TextStyle)
    case lineLimit(Int)
    case layoutPriority(Double)
    case padding(Insets)
    case frame(width: CGFloat?, height: CGFloat?, Place)
    /// A frame that takes all that is offered.
    case filling(width: Bool, height: Bool, Place)
    /// The least and the greatest length along an axis.
    case limits(Axis, least: CGFloat?, greatest: CGFloat?)
    case aspectRatio(CGFloat)
    case layer(InferredView, Place, isBackground: Bool)
  }

  var content: Content
  var modifiers: [Modifier] = []

  func modified(_ modifier: Modifier) -> InferredView {
    InferredView(content: content, modifiers: modifiers + [modifier])
  }

  /// How many views and modifiers a person would have to read.
  var count: Int {
    let inside: Int
    switch content {
    case .leaf, .spacer: inside = 0
    case .stack(_, _, _, let children), .zStack(_, let children):
      inside = children.reduce(0) { $0 + $1.count }
    }
    return modifiers.reduce(1 + inside) { sum, modifier in
      if case .layer(let view, _, _) = modifier { return sum + 1 + view.count }
      return sum + 1
    }
  }
}

extension InferredView {
  /// How much there is to read and to wonder about: a long distance is rather what is left over than a number.
  var effort: Int {
    var effort = 1
    switch content {
    case .leaf, .spacer: break
    case .zStack(_, let children): effort += children.reduce(0) { $0 + $1.effort }
    case .stack(_, let spacing, _, let children):
      effort += children.reduce(0) { $0 + $1.effort } + ((spacing ?? 0) > Self.longest ? 3 : 0)
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

  /// The longest distance that a person writes as a number, in points.
  private static let longest: CGFloat = 64
}

/// Where children of a stack line up.
enum CrossAlignment: Int, Hashable, Sendable, CaseIterable {
  case start, center, end, firstTextBaseline
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

  /// SwiftUI's name of it.
  var name: String {
    let words = [
      ["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"],
      ["bottomLeading", "bottom", "bottomTrailing"],
    ]
    return words[vertical + 1][horizontal + 1]
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

  mutating func set(_ axis: Axis, start: CGFloat, end: CGFloat) {
    if axis == .horizontal { (leading, trailing) = (start, end) } else { (top, bottom) = (start, end) }
  }
}

/// A leaf in every example.
struct InferredLeaf: Sendable {
  var name: String
  var kind: FrameKind
  var frames: [CGRect]
}

extension InferredView {
  /// The view that both engines lay out; a leaf has the place in its list as id.
  func view(_ leaves: [InferredLeaf]) -> AnyView {
    modifiers.reduce(base(leaves)) { $1.apply(to: $0, leaves) }
  }

  private func base(_ leaves: [InferredLeaf]) -> AnyView {
    switch content {
    case .leaf(let place): return AnyView(leaves[place].view(named: "\(place)"))
    case .spacer(let length): return AnyView(Spacer(minLength: length))
    case .zStack(let place, let children):
      return AnyView(
        ZStack(alignment: place.alignment) {
          ForEach(children.indices, id: \.self) { children[$0].view(leaves) }
        })
    case .stack(let axis, let spacing, let alignment, let children):
      let items = ForEach(children.indices, id: \.self) { children[$0].view(leaves) }
      if axis == .horizontal {
        let rows: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
        return AnyView(HStack(alignment: rows[alignment.rawValue], spacing: spacing) { items })
      }
      let columns: [HorizontalAlignment] = [.leading, .center, .trailing, .center]
      return AnyView(VStack(alignment: columns[alignment.rawValue], spacing: spacing) { items })
    }
  }
}

extension InferredLeaf {
  fileprivate func view(named id: String) -> AnyView {
    switch kind {
    case .text(let text, _): return AnyView(Text(verbatim: text).id(id))
    case .image(let name):
      let size = frames.first?.size ?? .zero
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
    }
  }
}

extension InferredView.Modifier {
  fileprivate func apply(to view: AnyView, _ leaves: [InferredLeaf]) -> AnyView {
    switch self {
    case .font(let style): return AnyView(view.font(.system(style)))
    case .lineLimit(let count): return AnyView(view.lineLimit(count))
    case .layoutPriority(let priority): return AnyView(view.layoutPriority(priority))
    case .padding(let insets):
      return AnyView(
        view.padding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)))
    case .frame(let width, let height, let place):
      return AnyView(view.frame(width: width, height: height, alignment: place.alignment))
    case .filling(let width, let height, let place):
      return AnyView(
        view.frame(
          maxWidth: width ? .infinity : nil, maxHeight: height ? .infinity : nil, alignment: place.alignment))
    case .limits(.horizontal, let least, let greatest):
      return AnyView(view.frame(minWidth: least, maxWidth: greatest))
    case .limits(.vertical, let least, let greatest):
      return AnyView(view.frame(minHeight: least, maxHeight: greatest))
    case .aspectRatio(let ratio): return AnyView(view.aspectRatio(ratio, contentMode: .fit))
    case .layer(let layer, let place, let isBackground):
      let layer = layer.view(leaves)
      return isBackground
        ? AnyView(view.background(alignment: place.alignment) { layer })
        : AnyView(view.overlay(alignment: place.alignment) { layer })
    }
  }
}
