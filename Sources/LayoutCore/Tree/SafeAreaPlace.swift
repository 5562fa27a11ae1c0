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
