import Foundation

/// A rectangle with a safe part: what a container, `safeAreaPadding` or `safeAreaInset` makes, in the root container's
/// coordinates.
private struct SafeAreaLayer {
  /// The whole rectangle.
  var outer: CGRect
  /// Its safe part.
  var inner: CGRect

  /// How near an edge has to come to the safe area's to touch it, in points: half a pixel of a display with one pixel in
  /// a point, and what rounding may add.
  private static let tolerance: CGFloat = 0.501

  /// The distances whose signs `extending` asks for.
  func distances(of rect: CGRect) -> [CGFloat] {
    [
      rect.minX - Self.tolerance - inner.minX, outer.minX - rect.minX - Self.tolerance,
      inner.maxX - rect.maxX - Self.tolerance, rect.maxX - Self.tolerance - outer.maxX,
      rect.minY - Self.tolerance - inner.minY, outer.minY - rect.minY - Self.tolerance,
      inner.maxY - rect.maxY - Self.tolerance, rect.maxY - Self.tolerance - outer.maxY,
    ]
  }

  /// A rectangle that reaches as far as the layer does, at each edge that lies at or beyond the edge of the safe part.
  func extending(_ rect: CGRect) -> CGRect {
    var (left, right) = (rect.minX, rect.maxX)
    var (top, bottom) = (rect.minY, rect.maxY)
    if left - Self.tolerance < inner.minX, outer.minX < left + Self.tolerance { left = outer.minX }
    if inner.maxX < right + Self.tolerance, right - Self.tolerance < outer.maxX { right = outer.maxX }
    if top - Self.tolerance < inner.minY, outer.minY < top + Self.tolerance { top = outer.minY }
    if inner.maxY < bottom + Self.tolerance, bottom - Self.tolerance < outer.maxY { bottom = outer.maxY }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension LayoutTree {
  /// Whether some view ignores the safe area.
  var ignoresSafeArea: Bool { compiled.elementTypes.contains { $0 == IgnoresSafeAreaElement.self } }

  /// The modifier that lets a view ignore the safe area; `nil` for any other view.
  func ignoredSafeArea(of index: Index) -> IgnoresSafeAreaElement? {
    (box(of: index) as? ElementBox<IgnoresSafeAreaElement>)?.element
  }

  /// Whether nobody has found yet how far a view reaches into the safe area around it.
  func isPendingReach(_ index: Index) -> Bool {
    guard let ignoring = ignoredSafeArea(of: index), ignoring.reach == nil else { return false }
    return self.index(around: index) { isSafeArea($0, around: $1) } != nil
  }

  /// How far a view may reach beyond its frame into the safe areas around it, in points, as it lies.
  ///
  /// A view's edge that lies at the edge of a safe area or beyond it may reach to the outer edge, and from there to that
  /// of the next safe area around.
  func safeAreaInsets(
    of view: Index, _ frames: [Index: CGRect], in proposal: ProposedViewSize
  ) -> EdgeInsets {
    guard let frame = frames[view] else { return EdgeInsets() }
    var rect = frame
    var inner = view
    while let outer = self[inner].parent {
      if let layer = layer(of: outer, around: inner, frames, proposal) { rect = layer.extending(rect) }
      inner = outer
    }
    let (left, right) = (frame.minX - rect.minX, rect.maxX - frame.maxX)
    let isMirrored = self[view].direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY - rect.minY, leading: isMirrored ? right : left, bottom: rect.maxY - frame.maxY,
      trailing: isMirrored ? left : right)
  }

  /// The distances whose signs say which edges of safe areas a view touches, in points.
  func touches(
    of view: Index, _ frames: [Index: CGRect], in proposal: ProposedViewSize
  ) -> [CGFloat] {
    guard let frame = frames[view] else { return [] }
    var (rects, inner) = ([frame], view)
    var distances: [CGFloat] = []
    while let outer = self[inner].parent {
      if let layer = layer(of: outer, around: inner, frames, proposal) {
        distances += rects.flatMap(layer.distances)
        rects.append(layer.outer)
      }
      inner = outer
    }
    return distances
  }

  /// The nearest pair of a view around another one and its child on the way there for which something holds.
  private func index(around view: Index, where holds: (Index, Index) -> Bool) -> Index? {
    var inner = view
    while let outer = self[inner].parent {
      if holds(outer, inner) { return outer }
      inner = outer
    }
    return nil
  }

  private func isSafeArea(_ outer: Index, around inner: Index) -> Bool {
    padding(outer)?.use.isSafeArea ?? (insetEdge(of: outer, around: inner) != nil)
  }

  private func padding(_ index: Index) -> PaddingElement? {
    (box(of: index) as? ElementBox<PaddingElement>)?.element
  }

  /// The edge at which a view shows another one beside the one that it insets; `nil` where it does no such thing.
  private func insetEdge(of stack: Index, around inner: Index) -> Edge? {
    guard let parent = self[stack].parent,
      let marker = (box(of: parent) as? ElementBox<AppearanceElement>)?.element,
      let inset = SafeAreaInset(marker)
    else { return nil }
    let pair = self[stack].children
    guard pair.count == 2 else { return nil }
    return pair[inset.isBefore ? 1 : 0] == inner ? inset.edge : nil
  }

  private func layer(
    of outer: Index, around inner: Index, _ frames: [Index: CGRect], _ proposal: ProposedViewSize
  ) -> SafeAreaLayer? {
    guard var rect = frames[outer] else { return nil }
    let isMirrored = self[outer].direction == .rightToLeft
    if let padding = padding(outer), padding.use.isSafeArea {
      if padding.use == .container {
        // The container, and not what the views in it make of it.
        rect = CGRect(
          x: 0, y: 0, width: proposal.width?.finite ?? rect.width,
          height: proposal.height?.finite ?? rect.height)
      }
      let insets = padding.insets
      let (left, right) =
        isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      return SafeAreaLayer(
        outer: rect,
        inner: CGRect(
          x: rect.minX + left, y: rect.minY + insets.top, width: rect.width - left - right,
          height: rect.height - insets.top - insets.bottom))
    }
    guard let edge = insetEdge(of: outer, around: inner), let own = frames[inner] else { return nil }
    var safe = rect
    switch edge {
    case .top: (safe.origin.y, safe.size.height) = (own.minY, rect.maxY - own.minY)
    case .bottom: safe.size.height = own.maxY - rect.minY
    case .leading, .trailing:
      if (edge == .trailing) == isMirrored {
        (safe.origin.x, safe.size.width) = (own.minX, rect.maxX - own.minX)
      } else {
        safe.size.width = own.maxX - rect.minX
      }
    }
    return SafeAreaLayer(outer: rect, inner: safe)
  }
}

extension PaddingElement.Use {
  /// Whether views may reach into the room.
  fileprivate var isSafeArea: Bool { self != .padding }
}

extension CGFloat {
  /// The number itself, where it is finite.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}

/// A view beside another one, which keeps clear of it: the name of `safeAreaInset` around the stack of the two.
struct SafeAreaInset {
  private static let kind = "safeAreaInset"
  private static let edgeName = "edge"
  private static let words: [(edge: Edge, word: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// Where the added view stands.
  let edge: Edge

  init(at edge: Edge) { self.edge = edge }

  /// What a modifier says; `nil` where it is another one.
  init?(_ element: AppearanceElement) {
    guard element.kind == Self.kind,
      let known = Self.words.first(where: { $0.word == element.attributes[Self.edgeName] })
    else { return nil }
    edge = known.edge
  }

  /// Whether the added view stands before the other one.
  var isBefore: Bool { edge == .top || edge == .leading }
  /// The axis along which the two follow each other.
  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The modifier that names the stack.
  var element: AppearanceElement {
    let word = Self.words.first { $0.edge == edge }?.word ?? ""
    return AppearanceElement(kind: Self.kind, attributes: [Self.edgeName: word])
  }
}
