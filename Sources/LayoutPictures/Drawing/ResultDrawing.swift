import Foundation
import LayoutCore
import PangoText

/// A layout on its way to a picture.
struct ResultDrawing {
  private let result: LayoutResult
  private let options: PictureOptions
  private let drawing: ViewDrawing

  init(_ result: LayoutResult, _ options: PictureOptions) throws {
    self.result = result
    self.options = options
    drawing = ViewDrawing(
      tree: result.views.tree, views: result.views, palette: Palette(scheme: options.colorScheme),
      letters: Lettering(fonts: try options.fonts ?? .usualFonts()), images: options.images)
  }

  /// The whole layout, or the view that was asked for.
  func picture() throws(PictureError) -> Picture {
    let root: DrawnView
    var bounds: CGRect
    if let name = options.view {
      guard let found = result[name] else {
        throw .unknownView(name, known: result.views.compactMap(\.id))
      }
      root = view(found.index, found.place)
      bounds = root.frame
    } else {
      guard let found = result.views[result.views.tree.root] else { return Picture(bounds: .zero, items: []) }
      root = view(found.index, found.place)
      bounds = container(around: root.frame)
    }
    let ground = bounds
    bounds = reach(of: root, bounds).integral
    var items: [PictureItem] = [.fill(.rectangle(ground), .color(drawing.palette.background))]
    items += root.items
    for mark in PictureMark.allCases where options.marks.contains(mark) { items += marks(mark.room, root) }
    return Picture(bounds: bounds, items: items)
  }

  /// A view with the style that the views around it give it.
  private func view(_ index: LayoutTree.Index, _ place: ViewFrame) -> DrawnView {
    DrawnView(
      node: drawing.tree[index], place: place, style: DrawingStyle(around: index, in: drawing.tree),
      drawing: drawing)
  }

  /// The container: what was proposed, and where that is no length, as much as the root takes.
  private func container(around root: CGRect) -> CGRect {
    func side(_ proposed: CGFloat?, _ taken: CGFloat) -> CGFloat {
      if let proposed, proposed.isFinite { return proposed }
      return taken.isFinite ? taken : 0
    }
    return CGRect(
      x: 0, y: 0, width: side(result.proposal.width, root.width),
      height: side(result.proposal.height, root.height))
  }

  /// A rectangle with all views in it too that reach beyond it and are not cut off.
  private func reach(of view: DrawnView, _ bounds: CGRect) -> CGRect {
    let frame = view.frame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return bounds
    }
    let reach = bounds.union(frame)
    if view.node.element.drawingTraits.cutsOff { return reach }
    return view.children.reduce(reach) { self.reach(of: $1, $0) }
  }

  private func marks(_ room: any MarkRoom, _ view: DrawnView) -> [PictureItem] {
    let frame = view.frame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return []
    }
    return room.items(view) + view.children.flatMap { marks(room, $0) }
  }
}
