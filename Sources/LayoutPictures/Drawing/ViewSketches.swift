import Foundation
import LayoutCore
import PangoText

/// Where a view is sketched: its size, and what it was proposed.
package struct SketchPlace: Sendable {
  /// The size, in points.
  package var size: CGSize
  /// The proposal.
  package var proposal: ProposedViewSize

  /// Makes a place.
  package init(size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }

  /// The place with more room, in points, for the same proposal.
  package func grown(width: CGFloat = 0, height: CGFloat = 0) -> SketchPlace {
    SketchPlace(
      size: CGSize(width: size.width + width, height: size.height + height), proposal: proposal)
  }
}

/// Draws views one by one from their own top left corners, by the same rooms as pictures.
package struct ViewSketches {
  private let drawing: ViewDrawing
  private let styles: [DrawingStyle]

  /// Throws `PangoTextError` where there is no font at all.
  package init(_ tree: LayoutTree, _ options: PictureOptions) throws {
    var drawing = ViewDrawing(
      tree: tree, views: PlacedViews(tree, frames: [], of: []), palette: Palette(scheme: options.colorScheme),
      letters: Lettering(fonts: try options.fonts ?? .usualFonts()), images: options.images)
    drawing.isSketch = true
    self.drawing = drawing
    styles = tree.indices.map { DrawingStyle(around: $0, in: tree) }
  }

  /// What is drawn of a view, with a group that names the view in place of each view in it.
  package func items(of view: LayoutTree.Index, in place: SketchPlace) -> [PictureItem] {
    drawn(view, place).items
  }

  /// Whether a view is drawn as a path of its own, which may be any function of its size.
  package func hasOwnPath(_ view: LayoutTree.Index) -> Bool {
    drawing.tree[view].element.drawingTraits.hasOwnPath
  }

  /// The lines on which the view aligns what is in it, and the baselines of its text.
  package func guides(of view: LayoutTree.Index, in place: SketchPlace) -> [PictureItem] {
    GuideMarks().items(drawn(view, place))
  }

  private func drawn(_ view: LayoutTree.Index, _ place: SketchPlace) -> DrawnView {
    DrawnView(
      node: drawing.tree[view],
      place: ViewFrame(origin: .zero, originInParent: .zero, size: place.size, proposal: place.proposal),
      style: styles[view.position], drawing: drawing)
  }
}

extension ViewFrame {
  /// The frame of a view that has none.
  static let none = ViewFrame(
    origin: .zero, originInParent: .zero, size: .zero, proposal: ProposedViewSize(width: nil, height: nil))
}
