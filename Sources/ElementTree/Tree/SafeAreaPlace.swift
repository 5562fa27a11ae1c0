import Foundation

/// A number for comparing safe areas with views: a double in one layout, an exact number over a range of
/// sizes.
package protocol SafeAreaNumber: Comparable, SignedNumeric, Sendable {
  /// Creates the exact number of a finite length in points.
  init(points: CGFloat)
  /// Returns the quotient; the divisor must not be zero.
  static func / (a: Self, b: Self) -> Self
}

extension CGFloat: SafeAreaNumber {
  /// Creates the number of a length in points, which is the length itself.
  package init(points: CGFloat) { self = points }
}

/// A rectangle given by its edges, in the root container's coordinates.
package struct EdgeRect<Number: SafeAreaNumber>: Sendable {
  var left, top, right, bottom: Number

  /// Creates a rectangle from its edges, in points.
  package init(left: Number, top: Number, right: Number, bottom: Number) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension EdgeRect<CGFloat> {
  /// Creates the rectangle with the edges of a `CGRect`.
  init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }
}

/// A rectangle with a safe part, as a container, `safeAreaPadding` or `safeAreaInset` has.
private struct SafeAreaLayer<Number: SafeAreaNumber> {
  var outer: EdgeRect<Number>
  /// The safe part of the rectangle.
  var inner: EdgeRect<Number>

  /// The distance within which an edge touches the safe area's, in points: half a pixel at one pixel per
  /// point, and an allowance for rounding.
  private var tolerance: Number { 501 / 1_000 }

  /// Returns the distances whose signs `extending` compares, in points.
  func distances(of rect: EdgeRect<Number>) -> [Number] {
    [
      rect.left - tolerance - inner.left, outer.left - rect.left - tolerance,
      inner.right - rect.right - tolerance, rect.right - tolerance - outer.right,
      rect.top - tolerance - inner.top, outer.top - rect.top - tolerance,
      inner.bottom - rect.bottom - tolerance, rect.bottom - tolerance - outer.bottom,
    ]
  }

  /// Returns the rectangle extended to the outer edges, at each edge that is at or beyond the edge of the
  /// safe part.
  func extending(_ rect: EdgeRect<Number>) -> EdgeRect<Number> {
    var result = rect
    if rect.left - tolerance < inner.left, outer.left < rect.left + tolerance { result.left = outer.left }
    if inner.right < rect.right + tolerance, rect.right - tolerance < outer.right {
      result.right = outer.right
    }
    if rect.top - tolerance < inner.top, outer.top < rect.top + tolerance { result.top = outer.top }
    if inner.bottom < rect.bottom + tolerance, rect.bottom - tolerance < outer.bottom {
      result.bottom = outer.bottom
    }
    return result
  }
}

/// The places of a tree's views in one container, as far as safe areas depend on them.
package struct SafeAreaPlace<Number: SafeAreaNumber> {
  let tree: LayoutTree
  /// The sides of the container, in points; `nil` for a side that is not finite.
  let width, height: Number?
  /// The function from a view to its frame; `nil` for a view that is not placed.
  let frame: (LayoutTree.Index) -> EdgeRect<Number>?

  /// Creates the places of views in a container; `frame` returns `nil` for a view that is not placed.
  package init(
    tree: LayoutTree, width: Number?, height: Number?,
    frame: @escaping (LayoutTree.Index) -> EdgeRect<Number>?
  ) {
    (self.tree, self.width, self.height, self.frame) = (tree, width, height, frame)
  }

  /// Returns how far a view may reach beyond its frame into the safe areas around it, in points.
  ///
  /// An edge of the view that is at or beyond the edge of a safe area may reach the outer edge, and from
  /// there that of the next safe area around.
  func insets(of view: LayoutTree.Index) -> [Edge: Number] {
    guard let frame = frame(view) else { return [:] }
    let rect = layers(around: view).reduce(frame) { $1.extending($0) }
    let (left, right) = (frame.left - rect.left, rect.right - frame.right)
    let isMirrored = tree[view].direction == .rightToLeft
    return [
      .top: frame.top - rect.top, .leading: isMirrored ? right : left, .bottom: rect.bottom - frame.bottom,
      .trailing: isMirrored ? left : right,
    ]
  }

  /// Returns the distances whose signs determine which edges of safe areas a view touches, in points.
  func touches(of view: LayoutTree.Index) -> [Number] {
    guard let frame = frame(view) else { return [] }
    var rects = [frame]
    return layers(around: view).flatMap { layer in
      defer { rects.append(layer.outer) }
      return rects.flatMap(layer.distances)
    }
  }

  /// Returns the safe areas around a view, from the nearest outwards.
  private func layers(around view: LayoutTree.Index) -> [SafeAreaLayer<Number>] {
    var layers: [SafeAreaLayer<Number>] = []
    var inner = view
    while let outer = tree[inner].parent {
      if let layer = layer(of: outer, around: inner) { layers.append(layer) }
      inner = outer
    }
    return layers
  }

  private func layer(of outer: LayoutTree.Index, around inner: LayoutTree.Index) -> SafeAreaLayer<Number>? {
    guard var rect = frame(outer) else { return nil }
    let isMirrored = tree[outer].direction == .rightToLeft
    if let padding = tree.padding(outer), padding.use.isSafeArea {
      if padding.use == .container {
        // The container itself, rather than the size that its views give it.
        rect = EdgeRect(
          left: 0, top: 0, right: width ?? rect.right - rect.left, bottom: height ?? rect.bottom - rect.top)
      }
      let insets = padding.insets
      let (left, right) =
        isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
      let safe = EdgeRect(
        left: rect.left + Number(points: left), top: rect.top + Number(points: insets.top),
        right: rect.right - Number(points: right), bottom: rect.bottom - Number(points: insets.bottom))
      return SafeAreaLayer(outer: rect, inner: safe)
    }
    guard let edge = tree.insetEdge(of: outer, around: inner), let own = frame(inner) else { return nil }
    var safe = rect
    switch edge {
    case .top: safe.top = own.top
    case .bottom: safe.bottom = own.bottom
    case .leading, .trailing:
      if (edge == .trailing) == isMirrored { safe.left = own.left } else { safe.right = own.right }
    }
    return SafeAreaLayer(outer: rect, inner: safe)
  }
}

/// The reach of views into safe areas along a line of container sizes on which every frame is an affine
/// function.
package struct ReachLine<Number: SafeAreaNumber> {
  /// The tree, which records the reach of each view.
  let tree: LayoutTree
  let (from, through): (SafeAreaPlace<Number>, SafeAreaPlace<Number>)

  /// Creates the line between two containers whose frames are those of one affine layout.
  package init(from: SafeAreaPlace<Number>, through: SafeAreaPlace<Number>) {
    (tree, self.from, self.through) = (from.tree, from, through)
  }

  /// The first part of the line, from 0 to 1, on which a view's reach differs from the one that the tree
  /// records; `nil` if there is none.
  ///
  /// Affine functions determine whether a view touches an edge, so nothing changes between their zeros.
  package var firstChange: (lower: Number, upper: Number)? {
    let views = tree.indices.filter { tree.ignoredSafeArea(of: $0)?.reach != nil && from.frame($0) != nil }
    guard !views.isEmpty else { return nil }
    let borders = views.flatMap { zeros(of: $0) }.filter { $0 > 0 && $0 < 1 }
    let ends: [Number] = ([0] + borders + [1]).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where start < end {
      // A view's reach is affine inside the part, so two points suffice.
      let isSteady = [1, 3].allSatisfy { (quarters: Number) in
        let place = place(at: start + quarters / 4 * (end - start))
        return views.allSatisfy { isRight($0, in: place) }
      }
      if !isSteady { return (start, end) }
    }
    return nil
  }

  /// Returns whether a view's reach is the one that the tree records, which a layout in doubles found.
  private func isRight(_ view: LayoutTree.Index, in place: SafeAreaPlace<Number>) -> Bool {
    guard let ignoring = tree.ignoredSafeArea(of: view), let reach = ignoring.reach else { return true }
    let lengths: [Edge: CGFloat] = [
      .top: reach.top, .leading: reach.leading, .bottom: reach.bottom, .trailing: reach.trailing,
    ]
    return place.insets(of: view).allSatisfy { edge, found in
      guard let length = lengths[edge], length.isFinite else { return false }
      let found = ignoring.edges.contains(Edge.Set(edge)) ? found : 0
      return abs(found - Number(points: length)) < 1 / 1_000_000
    }
  }

  /// Returns the points of the line, from 0 to 1, at which a view may begin or cease to touch an edge.
  private func zeros(of view: LayoutTree.Index) -> [Number] {
    zip(from.touches(of: view), through.touches(of: view)).compactMap { one, other in
      (one < 0 && 0 < other) || (other < 0 && 0 < one) ? one / (one - other) : nil
    }
  }

  /// Returns the places at a point of the line, from 0 to 1.
  private func place(at share: Number) -> SafeAreaPlace<Number> {
    func between(_ one: Number, _ other: Number) -> Number { one + (other - one) * share }
    func side(_ one: Number?, _ other: Number?) -> Number? {
      guard let one, let other else { return nil }
      return between(one, other)
    }
    return SafeAreaPlace(
      tree: tree, width: side(from.width, through.width), height: side(from.height, through.height)
    ) { view in
      guard let one = from.frame(view), let other = through.frame(view) else { return nil }
      return EdgeRect(
        left: between(one.left, other.left), top: between(one.top, other.top),
        right: between(one.right, other.right), bottom: between(one.bottom, other.bottom))
    }
  }
}

extension LayoutTree {
  /// Whether the only views that depend on a layout are those that reach into a safe area.
  package var waitsForReachAlone: Bool {
    let pending = pendingReaders
    return !pending.isEmpty && pending.allSatisfy { isPendingReach($0) }
  }
}

extension LayoutTree {
  /// Whether a view ignores the safe area.
  var ignoresSafeArea: Bool { compiled.elementTypes.contains { $0 == IgnoresSafeAreaElement.self } }

  /// Returns the modifier by which a view ignores the safe area; `nil` for any other view.
  func ignoredSafeArea(of index: Index) -> IgnoresSafeAreaElement? {
    (box(of: index) as? ElementBox<IgnoresSafeAreaElement>)?.element
  }

  /// Returns whether a view's reach into the safe area around it is still unknown.
  func isPendingReach(_ index: Index) -> Bool {
    guard let ignoring = ignoredSafeArea(of: index), ignoring.reach == nil else { return false }
    return self.index(around: index) { isSafeArea($0, around: $1) } != nil
  }

  /// Returns how far a view may reach beyond its frame into the safe areas around it, in points.
  func safeAreaInsets(
    of view: Index, _ frames: [Index: CGRect], in proposal: ProposedViewSize
  ) -> EdgeInsets {
    let place = SafeAreaPlace(
      tree: self, width: proposal.width?.finite, height: proposal.height?.finite
    ) { frames[$0].map(EdgeRect.init) }
    let insets = place.insets(of: view)
    return EdgeInsets(
      top: insets[.top] ?? 0, leading: insets[.leading] ?? 0, bottom: insets[.bottom] ?? 0,
      trailing: insets[.trailing] ?? 0)
  }

  /// Returns the nearest enclosing view for which a condition holds, given it and its child on the way to the
  /// view.
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

  /// Returns the padding that a view is, which may be a safe area; `nil` for any other view.
  func padding(_ index: Index) -> PaddingElement? {
    (box(of: index) as? ElementBox<PaddingElement>)?.element
  }

  /// Returns the edge at which a stack shows a view beside the one that it insets; `nil` for any other stack.
  func insetEdge(of stack: Index, around inner: Index) -> Edge? {
    guard let parent = self[stack].parent,
      let marker = (box(of: parent) as? ElementBox<AppearanceElement>)?.element,
      let inset = SafeAreaInset(marker)
    else { return nil }
    let pair = self[stack].children
    guard pair.count == 2 else { return nil }
    return pair[inset.isBefore ? 1 : 0] == inner ? inset.edge : nil
  }
}

extension PaddingElement.Use {
  /// Whether views may reach into the space of the padding.
  var isSafeArea: Bool { self != .padding }
}

extension CGFloat {
  /// The number if it is finite, and otherwise `nil`.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}

/// The marker of `safeAreaInset` around a stack of two views, one of which keeps clear of the other.
package struct SafeAreaInset {
  private static let kind = "safeAreaInset"
  private static let edgeName = "edge"
  private static let words: [(edge: Edge, word: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// The edge at which the added view is.
  package let edge: Edge

  package init(at edge: Edge) { self.edge = edge }

  /// Creates the inset that a modifier marks; `nil` for any other modifier.
  init?(_ element: AppearanceElement) {
    guard element.kind == Self.kind,
      let known = Self.words.first(where: { $0.word == element.attributes[Self.edgeName] })
    else { return nil }
    edge = known.edge
  }

  /// Whether the added view precedes the other one.
  package var isBefore: Bool { edge == .top || edge == .leading }
  /// The axis along which the two views follow each other.
  package var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The modifier that marks the stack.
  package var element: AppearanceElement {
    let word = Self.words.first { $0.edge == edge }?.word ?? ""
    return AppearanceElement(kind: Self.kind, attributes: [Self.edgeName: word])
  }
}
