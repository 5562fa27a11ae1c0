import ElementTree
import Foundation

/// A proxy that scrolls the scroll views in a `ScrollViewReader` once they are laid out.
public struct ScrollViewProxy {
  fileprivate let link = ScrollLink()

  /// Creates a proxy, as a reader does.
  package init() {}

  /// Scrolls until the view of an id is visible.
  ///
  /// The anchor of the view then meets that of the scroll view, as far as the content allows. Without an
  /// anchor, it scrolls no further than needed.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    scroll(to: "\(id)", anchor: anchor)
  }

  /// Scrolls until the view with an id is visible.
  ///
  /// - Parameters:
  ///   - id: The description of the id.
  ///   - whenMissing: A closure that is called if no view has the id.
  package func scroll(to id: String, anchor: UnitPoint?, whenMissing: (() -> Void)? = nil) {
    link.wishes?.scroll(to: ScrollTarget(id: id, anchor: anchor), whenMissing)
  }
}

/// The view to which a scroll view has to scroll.
struct ScrollTarget: Hashable, Sendable {
  var id: String
  var anchor: UnitPoint?
}

/// The link from a proxy to its reader, which exists once the reader is in its place.
private final class ScrollLink {
  var wishes: ScrollWishes?
}

/// The last request to a reader.
private final class ScrollWishes {
  private(set) var target: ScrollTarget?
  private(set) var whenMissing: (() -> Void)?
  private let noteChange: () -> Void

  init(noteChange: @escaping () -> Void) { self.noteChange = noteChange }

  func scroll(to target: ScrollTarget, _ whenMissing: (() -> Void)?) {
    guard target != self.target else { return }
    (self.target, self.whenMissing) = (target, whenMissing)
    noteChange()
  }
}

/// A stand-in for `ScrollViewReader`: its content, scrolled to the target of the last action.
///
/// ```swift
/// let lines = ScrollViewReader { proxy in
///   ScrollView {
///     Button("To the end") { proxy.scrollTo("end") }
///     Text("The end").id("end")
///   }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  private let proxy: ScrollViewProxy
  private let content: Content
  private let source: SourcePosition

  /// Creates a reader around views that receive its proxy.
  public init(
    @ViewBuilder content: (ScrollViewProxy) -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    let proxy = ScrollViewProxy()
    self.init(proxy, content: content(proxy), SourcePosition(file: fileID, line: line))
  }

  /// Creates a reader around views that received its proxy.
  package init(_ proxy: ScrollViewProxy, content: Content, _ source: SourcePosition) {
    (self.proxy, self.content, self.source) = (proxy, content, source)
  }

  /// Returns the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let wishes = environment.kept { ScrollWishes(noteChange: $0) }
    proxy.link.wishes = wishes
    guard let target = wishes?.target else {
      return StandIn("ScrollViewReader", source) { content }.layoutNodes(in: environment)
    }
    var inside = environment
    inside.scrollTarget = target
    return StandIn(
      "ScrollViewReader", source,
      behavior: MissingTargetBehavior(target: target, whenMissing: wishes?.whenMissing)
    ) { content }.layoutNodes(in: inside)
  }
}

private enum ScrollTargetKey: EnvironmentKey {
  static let defaultValue: ScrollTarget? = nil
}

extension EnvironmentValues {
  /// The view that the scroll views inside have to show; `nil` to show their beginning.
  fileprivate var scrollTarget: ScrollTarget? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }

  /// Returns a scroll view around its content, at the place to which it was scrolled.
  func scrollView(
    _ element: ScrollViewElement, around content: LayoutNode?, _ source: SourcePosition
  ) -> LayoutNode {
    guard let target = scrollTarget, var content, let places = kept({ ScrollPlaces(noteChange: $0) }) else {
      return LayoutNode(
        element, children: content.map { [$0] } ?? [], source: source, direction: layoutDirection)
    }
    let way = content.place
    content.place = ""
    let shift = places[element.axes].shift
    let moved = LayoutNode(
      OffsetElement(x: shift.x, y: shift.y), children: [content], source: source, direction: layoutDirection,
      place: way)
    var marker = AppearanceElement(
      kind: LayoutNode.scrolledKind,
      attributes: ["to": target.id, "furthest": PointFormat.shortest(places[element.axes].furthest)])
    marker.attached = attaching(ScrollBehavior(target: target, places: places, axes: element.axes))
    let scroll = LayoutNode(element, children: [moved], source: source, direction: layoutDirection)
    return LayoutNode(marker, children: [scroll], source: source, direction: layoutDirection)
  }
}

extension LayoutNode {
  /// The kind of the element around a scroll view that has a target.
  static let scrolledKind = "scrolled"
}

/// The distances by which contents are scrolled, which are kept from one evaluation of the views to the next.
private final class ScrollPlaces {
  struct Place {
    /// The offset of the content from its beginning, in points, towards the trailing and the lower edge.
    var shift = CGPoint.zero
    /// The greatest distance scrolled down so far, as a large title that has disappeared does not reappear by
    /// itself.
    var furthest: CGFloat = 0
  }

  private var places: [Int8: Place] = [:]
  private let noteChange: () -> Void

  init(noteChange: @escaping () -> Void) { self.noteChange = noteChange }

  /// The place of the content along axes; a scroll view directly inside another one scrolls along other axes.
  subscript(axes: Axis.Set) -> Place { places[axes.rawValue] ?? Place() }

  func move(to shift: CGPoint, along axes: Axis.Set) {
    var place = self[axes]
    // Smaller differences are rounding errors.
    guard abs(shift.x - place.shift.x) > 1e-6 || abs(shift.y - place.shift.y) > 1e-6 else { return }
    place.shift = shift
    place.furthest = max(place.furthest, -shift.y)
    places[axes.rawValue] = place
    noteChange()
  }
}

/// The behaviour that scrolls a scroll view to its target once the content is in its place.
private struct ScrollBehavior: ViewBehavior {
  let target: ScrollTarget
  let places: ScrollPlaces
  let axes: Axis.Set

  var runsAfterLayout: Bool { true }
  var readsLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    // The scroll view, the node that moves its content, and the content.
    let inside = moment.tree.indices(in: moment.view)
    guard inside.count > 2, let port = moment.frames[inside[0]], let content = moment.frames[inside[2]],
      let shown = inside.first(where: { moment.tree[$0].id == target.id }),
      let frame = moment.frames[moment.tree.row(around: shown, in: moment.view)]
    else { return nil }
    var shift = places[axes].shift
    let isMirrored = moment.tree[moment.view].direction == .rightToLeft
    if axes.contains(.horizontal) {
      let way = way(\.minX, \.width, frame, port, content, target.anchor?.x)
      shift.x += isMirrored ? -way : way
    }
    if axes.contains(.vertical) {
      shift.y += way(\.minY, \.height, frame, port, content, target.anchor?.y)
    }
    places.move(to: shift, along: axes)
    return nil
  }

  /// Returns the distance that the content has to move along an axis, in points.
  private func way(
    _ start: KeyPath<CGRect, CGFloat>, _ length: KeyPath<CGRect, CGFloat>, _ frame: CGRect, _ port: CGRect,
    _ content: CGRect, _ anchor: CGFloat?
  ) -> CGFloat {
    let reach = port[keyPath: length] - content[keyPath: length]
    guard reach < 0 else { return 0 }
    // The view's start within the scroll view, and the greatest start at which the view is still inside.
    let first = frame[keyPath: start] - port[keyPath: start]
    let free = port[keyPath: length] - frame[keyPath: length]
    let wish = anchor.map { free * $0 - first } ?? (first < 0 ? -first : min(0, free - first))
    let now = content[keyPath: start] - port[keyPath: start]
    return min(0, max(reach, now + wish)) - now
  }
}

/// The behaviour that reports a target whose id no view has.
private struct MissingTargetBehavior: ViewBehavior {
  let target: ScrollTarget
  let whenMissing: (() -> Void)?

  var runsAfterLayout: Bool { true }
  var readsLayout: Bool { true }

  func run(_ moment: BehaviorMoment) -> Any? {
    let isThere = moment.tree.indices(in: moment.view).contains { moment.tree[$0].id == target.id }
    if !isThere, moment.past(ScrollTarget.self) != target { whenMissing?() }
    return target
  }
}

extension LayoutTree {
  /// Returns the list row that contains a view, or else the view itself, as lists scroll to whole rows.
  fileprivate func row(around view: Index, in scroll: Index) -> Index {
    var row = view
    while let outer = self[row].parent, outer != scroll {
      row = outer
      if (self[row].element as? AppearanceElement)?.kind == "listRow" { return row }
    }
    return view
  }
}
