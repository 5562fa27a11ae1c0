import Foundation
import LayoutCore
import PangoText

/// A view that is drawn, with the style that the enclosing views set.
struct DrawnView {
  /// The view's node in its tree.
  let node: LayoutTree.Node
  /// The view's frame and its proposal.
  let viewFrame: ViewFrame
  /// The style that the enclosing views set.
  var style: DrawingStyle
  /// The context of the picture.
  let drawing: ViewDrawing

  /// Its frame in the root container's coordinates, in points.
  var frame: CGRect { CGRect(origin: viewFrame.origin, size: viewFrame.size) }

  /// Whether lines begin at the right.
  var isRightToLeft: Bool { node.direction == .rightToLeft }

  /// The placed children, in order; in a sketch, all children.
  var children: [DrawnView] {
    if drawing.isSketch {
      return node.children.map {
        DrawnView(node: drawing.tree[$0], viewFrame: .none, style: style, drawing: drawing)
      }
    }
    return node.children.compactMap { child in
      drawing.views[child].map {
        DrawnView(node: drawing.tree[child], viewFrame: $0.viewFrame, style: style, drawing: drawing)
      }
    }
  }

  /// The drawing of the children, from the bottom up, sorted by `zIndex`.
  var childItems: [PictureItem] {
    let children = children
    guard children.contains(where: { $0.depth != 0 }) else { return children.flatMap(\.itemsInParent) }
    return children.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .flatMap(\.element.itemsInParent)
  }

  /// The drawing of the view within its parent's; in a sketch, a reference to the view.
  var itemsInParent: [PictureItem] {
    guard drawing.isSketch else { return items }
    var group = PictureGroup(items: [])
    group.view = node.index.position
    return [.group(group)]
  }

  /// The drawing of the view with its content; empty where its frame is infinite.
  var items: [PictureItem] {
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return []
    }
    return DrawingRules.standard[node.element]?.items(of: node.element, self) ?? childItems
  }

  /// The view's `zIndex` among its siblings; 0 by default.
  private var depth: Double {
    var node = node
    while node.element.role == .modifier, let inner = node.children.first {
      if let depth = node.element.drawingTraits.depth { return depth }
      node = drawing.tree[inner]
    }
    return 0
  }
}

/// The style that views set for the views inside them.
struct DrawingStyle: Sendable {
  /// The foreground style of texts, symbols and shapes without a fill, as it is written.
  private(set) var foreground = "primary"
  /// The foreground without the weakening of `secondary` and its like.
  private(set) var base = "primary"
  /// The style of controls, as it is written; `nil` where it is not set.
  var tint: String?
  /// Whether views are drawn light or dark; `nil` for the picture's scheme.
  var scheme: ColorScheme?
  /// The platform whose controls are drawn; `nil` for none.
  var platform: Platform?
  /// The attributes of the nearest control.
  var control: Attributes?
  /// The shape of the borders of buttons, by its name.
  var borderShape: String?
  /// Whether controls are disabled.
  var isDisabled = false
  /// Whether texts and images are redacted.
  var isRedacted = false
  /// Whether lists have no background of their own.
  var hidesListGround = false
  /// Whether the overlay directly inside masks its view.
  var isMasked = false
  /// The index of the only child that is drawn of the stack directly inside; `nil` for all children.
  var onlyChild: Int?
  /// The variant of symbols, such as `fill`.
  var symbolVariant: String?
  /// The changes of all colours, the outermost first.
  var colorChanges: [ColorChange] = []
  /// Whether letters are slanted.
  var isItalic = false
  /// The lines along texts, with their colours; `nil` for the colour of the letters.
  var lines: [TextLine: String?] = [:]
}

extension DrawingStyle {
  /// Creates the default style on a platform.
  init(scheme: ColorScheme?, tint: String?, platform: Platform?) {
    (self.scheme, self.tint, self.platform) = (scheme, tint, platform)
  }

  /// The appearance of the nearest control, as its attributes name it.
  var look: String? { control?["look"] }
  /// Whether the platform is a Mac.
  var isOnMac: Bool { platform?.system == .macOS }
  /// Whether controls are as round as on iOS 26 and later.
  var isRound: Bool { platform != nil && platform != .iOS18 && !isOnMac }

  /// Sets the foreground style; a weaker form, such as `secondary`, weakens the one that is set already.
  mutating func setForeground(_ style: String) {
    if let share = Self.weaker[style], base != "primary" {
      foreground = "\(base).opacity(\(share))"
    } else {
      foreground = style
      if Self.weaker[style] == nil { base = style == "foreground" ? base : style }
    }
    if foreground == "foreground" { foreground = base }
  }

  private static let weaker = ["secondary": 0.6, "tertiary": 0.3, "quaternary": 0.18, "quinary": 0.1]

  /// Returns a style with the names of the surrounding styles resolved.
  func resolved(_ style: String) -> String {
    var style = style
    // Matching a pattern takes longer than drawing most shapes.
    if style.contains("foreground") {
      style = style.replacing(#/(^|stroke\()foreground(?=,|\)|\.|$)/#) { "\($0.1)\(foreground)" }
    }
    if let tint, tint != style, style.contains("tint") || style.contains("accentColor") {
      style = style.replacing(#/(^|[\(,.])(tint|accentColor)(?=[@,.;\)]|$)/#) { "\($0.1)\(tint)" }
    }
    return style
  }

  /// Creates the style that the views enclosing a view set.
  init(
    around index: LayoutTree.Index, in tree: LayoutTree, on platform: Platform? = nil, tint: String? = nil
  ) {
    self.init(scheme: nil, tint: tint, platform: platform)
    let around = sequence(first: index) { tree[$0].parent }.dropFirst()
    for element in around.reversed().map({ tree[$0].element }) {
      DrawingRules.standard[element]?.change(&self, by: element)
    }
  }
}

/// The context that all views of one picture share.
struct ViewDrawing {
  /// The tree of the views.
  let tree: LayoutTree
  /// The places of the views.
  let views: PlacedViews
  /// The colours.
  let palette: Palette
  /// The fonts and the outlines of letters.
  let letters: Lettering
  /// The source of images.
  let images: PictureImages
  /// The measurer of the tree's texts, and so of those in its bars; `nil` where it does not know the places
  /// of letters.
  var measurer: (any TypesettingMeasurer)?
  /// Whether each view is drawn by itself, with references in place of the views in it.
  var isSketch = false
}

extension ViewDrawing {
  /// Creates the context of a tree whose views are placed.
  ///
  /// - Throws: ``PictureError/noFonts(_:)``.
  init(_ tree: LayoutTree, _ views: PlacedViews, _ options: PictureOptions) throws(PictureError) {
    let palette = Palette(scheme: options.scheme(of: tree), platform: options.platform)
    self.init(
      tree: tree, views: views, palette: palette,
      letters: Lettering(fonts: try options.measurer()), images: options.images)
    measurer =
      tree.nodes.lazy.compactMap {
        ($0.element as? MeasuredElement)?.text?.measurer as? any TypesettingMeasurer
      }.first
  }
}

extension PictureOptions {
  /// Returns whether a tree is drawn light or dark: as it prefers, or else as the options set.
  fileprivate func scheme(of tree: LayoutTree) -> ColorScheme {
    tree.nodes.lazy.compactMap { node -> ColorScheme? in
      guard let appearance = node.element as? AppearanceElement, appearance.kind == "preferredColorScheme"
      else { return nil }
      return appearance.attributes["scheme"].flatMap { ColorScheme(rawValue: $0) }
    }.first ?? colorScheme
  }
}

/// The place in which a view is sketched: its size, and its proposal.
package struct SketchPlace: Sendable {
  /// The size, in points.
  package var size: CGSize
  /// The view's proposal.
  package var proposal: ProposedViewSize

  /// Creates a place.
  package init(size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }

  /// Returns the place, enlarged by some points, for the same proposal.
  package func grown(width: CGFloat = 0, height: CGFloat = 0) -> SketchPlace {
    SketchPlace(
      size: CGSize(width: size.width + width, height: size.height + height), proposal: proposal)
  }
}

/// The drawings of single views, each from the view's top left corner, by the same rules as pictures.
package struct ViewSketches {
  private let drawing: ViewDrawing
  private let styles: [DrawingStyle]

  /// Creates sketches of a tree's views.
  ///
  /// - Throws: ``PictureError/noFonts(_:)``.
  package init(_ tree: LayoutTree, _ options: PictureOptions) throws(PictureError) {
    var drawing = try ViewDrawing(tree, PlacedViews(tree, frames: [], of: []), options)
    drawing.isSketch = true
    self.drawing = drawing
    styles = tree.indices.map {
      DrawingStyle(around: $0, in: tree, on: options.platform, tint: options.tint)
    }
  }

  /// Returns the drawing of a view, with a group that refers to the child in place of each child.
  package func items(of view: LayoutTree.Index, in place: SketchPlace) -> [PictureItem] {
    drawn(view, place).items
  }

  /// Returns whether a view is drawn as a custom path, which may be any function of its size.
  package func hasOwnPath(_ view: LayoutTree.Index) -> Bool {
    drawing.tree[view].element.drawingTraits.hasOwnPath
  }

  /// Returns the lines on which the view aligns its children, and the baselines of its text.
  package func guides(of view: LayoutTree.Index, in place: SketchPlace) -> [PictureItem] {
    GuideMarks().items(drawn(view, place))
  }

  private func drawn(_ view: LayoutTree.Index, _ place: SketchPlace) -> DrawnView {
    DrawnView(
      node: drawing.tree[view],
      viewFrame: ViewFrame(origin: .zero, originInParent: .zero, size: place.size, proposal: place.proposal),
      style: styles[view.position], drawing: drawing)
  }
}

extension ViewFrame {
  /// The frame of a view that is not placed.
  static let none = ViewFrame(
    origin: .zero, originInParent: .zero, size: .zero, proposal: ProposedViewSize(width: nil, height: nil))
}
