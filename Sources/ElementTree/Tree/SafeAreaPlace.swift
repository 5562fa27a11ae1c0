import Foundation

/// A number in which safe areas are compared with views: a double in one layout, an exact one over a range of sizes.
package protocol SafeAreaNumber: Comparable, SignedNumeric, Sendable {
  /// The number of a finite length, exactly.
  init(points: CGFloat)
  /// The quotient; the divisor is not zero.
  static func / (a: Self, b: Self) -> Self
}

extension CGFloat: SafeAreaNumber {
  /// The length itself.
  package init(points: CGFloat) { self = points }
}

/// A rectangle by its edges, in the root container's coordinates.
package struct EdgeRect<Number: SafeAreaNumber>: Sendable {
  var left, top, right, bottom: Number

  /// A rectangle between edges, in points.
  package init(left: Number, top: Number, right: Number, bottom: Number) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}

extension EdgeRect<CGFloat> {
  /// The same rectangle.
  init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }
}

/// A rectangle with a safe part: what a container, `safeAreaPadding` or `safeAreaInset` makes.
private struct SafeAreaLayer<Number: SafeAreaNumber> {
  /// The whole rectangle.
  var outer: EdgeRect<Number>
  /// Its safe part.
  var inner: EdgeRect<Number>

  /// How near an edge has to come to the safe area's to touch it, in points: half a pixel of a display with one pixel in
  /// a point, and what rounding may add.
  private var tolerance: Number { 501 / 1_000 }

  /// The distances whose signs `extending` asks for.
  func distances(of rect: EdgeRect<Number>) -> [Number] {
    [
      rect.left - tolerance - inner.left, outer.left - rect.left - tolerance,
      inner.right - rect.right - tolerance, rect.right - tolerance - outer.right,
      rect.top - tolerance - inner.top, outer.top - rect.top - tolerance,
      inner.bottom - rect.bottom - tolerance, rect.bottom - tolerance - outer.bottom,
    ]
  }

  /// A rectangle that reaches as far as the layer does, at each edge that lies at or beyond the edge of the safe part.
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

/// Where the views of a tree lie in one container, as safe areas see it.
package struct SafeAreaPlace<Number: SafeAreaNumber> {
  let tree: LayoutTree
  /// The sides of the container; `nil` where it has no finite one.
  let width, height: Number?
  /// The frames of the views; `nil` for those that are not placed.
  let frame: (LayoutTree.Index) -> EdgeRect<Number>?

  /// The views in a container; `frame` is `nil` for those that are not placed.
  package init(
    tree: LayoutTree, width: Number?, height: Number?,
    frame: @escaping (LayoutTree.Index) -> EdgeRect<Number>?
  ) {
    (self.tree, self.width, self.height, self.frame) = (tree, width, height, frame)
  }

  /// How far a view may reach beyond its frame into the safe areas around it, in points, as it lies.
  ///
  /// A view's edge that lies at the edge of a safe area or beyond it may reach to the outer edge, and from there to that
  /// of the next safe area around.
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

  /// The distances whose signs say which edges of safe areas a view touches, in points.
  func touches(of view: LayoutTree.Index) -> [Number] {
    guard let frame = frame(view) else { return [] }
    var rects = [frame]
    return layers(around: view).flatMap { layer in
      defer { rects.append(layer.outer) }
      return rects.flatMap(layer.distances)
    }
  }

  /// The safe areas around a view, from the nearest outwards.
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
        // The container, and not what the views in it make of it.
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

/// How far views reach into safe areas along a line of container sizes on which every frame is an affine function.
package struct ReachLine<Number: SafeAreaNumber> {
  /// The tree, which says how far each view reaches.
  let tree: LayoutTree
  let (from, through): (SafeAreaPlace<Number>, SafeAreaPlace<Number>)

  /// The line between two containers, whose frames are those of one affine layout.
  package init(from: SafeAreaPlace<Number>, through: SafeAreaPlace<Number>) {
    (tree, self.from, self.through) = (from.tree, from, through)
  }

  /// The first part of the line, from 0 to 1, on which some view would reach further, or less far, than the tree says; `nil`
  /// where the tree is right to the end.
  ///
  /// Whether a view touches an edge is decided by affine functions, so that nothing changes between their zeros.
  package var firstChange: (lower: Number, upper: Number)? {
    let views = tree.indices.filter { tree.ignoredSafeArea(of: $0)?.reach != nil && from.frame($0) != nil }
    guard !views.isEmpty else { return nil }
    let borders = views.flatMap { zeros(of: $0) }.filter { $0 > 0 && $0 < 1 }
    let ends: [Number] = ([0] + borders + [1]).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where start < end {
      // How far a view reaches is affine inside: two places decide.
      let isSteady = [1, 3].allSatisfy { (quarters: Number) in
        let place = place(at: start + quarters / 4 * (end - start))
        return views.allSatisfy { isRight($0, in: place) }
      }
      if !isSteady { return (start, end) }
    }
    return nil
  }

  /// Whether a view reaches as far as the tree says, whose numbers a layout in doubles found.
  private func isRight(_ view: LayoutTree.Index, in place: SafeAreaPlace<Number>) -> Bool {
    guard let ignoring = tree.ignoredSafeArea(of: view), let reach = ignoring.reach else { return true }
    let told: [Edge: CGFloat] = [
      .top: reach.top, .leading: reach.leading, .bottom: reach.bottom, .trailing: reach.trailing,
    ]
    return place.insets(of: view).allSatisfy { edge, found in
      guard let told = told[edge], told.isFinite else { return false }
      let found = ignoring.edges.contains(Edge.Set(edge)) ? found : 0
      return abs(found - Number(points: told)) < 1 / 1_000_000
    }
  }

  /// The parts of the line at which it may change whether a view touches an edge.
  private func zeros(of view: LayoutTree.Index) -> [Number] {
    zip(from.touches(of: view), through.touches(of: view)).compactMap { one, other in
      (one < 0 && 0 < other) || (other < 0 && 0 < one) ? one / (one - other) : nil
    }
  }

  /// The place at a part of the line.
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
  /// Whether nothing follows from where views lie but how far some of them reach into a safe area.
  package var waitsForReachAlone: Bool {
    let pending = pendingReaders
    return !pending.isEmpty && pending.allSatisfy { isPendingReach($0) }
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

  /// The padding that a view is, which may be a safe area; `nil` for any other view.
  func padding(_ index: Index) -> PaddingElement? {
    (box(of: index) as? ElementBox<PaddingElement>)?.element
  }

  /// The edge at which a view shows another one beside the one that it insets; `nil` where it does no such thing.
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
  /// Whether views may reach into the room.
  var isSafeArea: Bool { self != .padding }
}

extension CGFloat {
  /// The number itself, where it is finite.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}

/// A view beside another one, which keeps clear of it: the name of `safeAreaInset` around the stack of the two.
package struct SafeAreaInset {
  private static let kind = "safeAreaInset"
  private static let edgeName = "edge"
  private static let words: [(edge: Edge, word: String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// Where the added view stands.
  package let edge: Edge

  package init(at edge: Edge) { self.edge = edge }

  /// What a modifier says; `nil` where it is another one.
  init?(_ element: AppearanceElement) {
    guard element.kind == Self.kind,
      let known = Self.words.first(where: { $0.word == element.attributes[Self.edgeName] })
    else { return nil }
    edge = known.edge
  }

  /// Whether the added view stands before the other one.
  package var isBefore: Bool { edge == .top || edge == .leading }
  /// The axis along which the two follow each other.
  package var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The modifier that names the stack.
  package var element: AppearanceElement {
    let word = Self.words.first { $0.edge == edge }?.word ?? ""
    return AppearanceElement(kind: Self.kind, attributes: [Self.edgeName: word])
  }
}
