import Foundation
import LayoutCore
import PangoText
import ReferenceLayout

extension Picture {
  /// Draws a layout as its views would look.
  ///
  /// - Throws: ``PictureError``.
  public init(of result: LayoutResult, options: PictureOptions = PictureOptions()) throws(PictureError) {
    let drawn = DeepStack.run(depth: result.views.tree.depth) {
      Result { () throws(PictureError) in try ResultDrawing(result, options).picture() }
    }
    self = try drawn.get()
  }

  /// Lays out a view in a container of a size, in points, and draws it as it would look.
  ///
  /// - Throws: The errors of the engine, and ``PictureError``.
  ///
  /// ```swift
  /// let badge = Text("New").padding(4).background(Color.yellow)
  /// let picture = try Picture(of: badge, in: ProposedViewSize(width: 100, height: 40))
  /// ```
  public init(
    of view: some View, in proposal: ProposedViewSize, engine: any LayoutEngine = ReferenceEngine(),
    environment: EnvironmentValues = EnvironmentValues(), options: PictureOptions = PictureOptions()
  ) throws {
    var options = options
    options.platform = options.platform ?? environment.platform
    try self.init(of: engine.layout(view, in: proposal, environment: environment), options: options)
  }
}

extension PangoTextMeasurer {
  /// Returns the fonts of texts that were measured without one: Roboto where the system has it.
  ///
  /// Without Roboto, they are the system's default fonts.
  ///
  /// - Throws: `PangoTextError` where there is no font at all.
  package static func usualFonts() throws(PangoTextError) -> PangoTextMeasurer {
    let features = ["kern=0", "liga=0"]
    do throws(PangoTextError) {
      return try PangoTextMeasurer(fonts: .system, family: "Roboto", features: features)
    } catch .unknownFamily {
      return try PangoTextMeasurer(fonts: .system, features: features)
    }
  }
}

extension PictureOptions {
  /// Returns the fonts of the options, or the ones of texts that were measured without one.
  func measurer() throws(PictureError) -> PangoTextMeasurer {
    if let fonts { return fonts }
    do throws(PangoTextError) { return try .usualFonts() } catch { throw .noFonts(error) }
  }
}

/// The settings of a picture of a layout: its marks, its colours and its images.
///
/// ```swift
/// var options = PictureOptions()
/// options.marks = [.frames, .spacing]
/// options.colorScheme = .dark
/// ```
public struct PictureOptions: Sendable {
  /// The marks that are shown beside the views.
  public var marks: Set<PictureMark> = []
  /// Whether the edges of the container are drawn along the proposed sides, with a grey area around them.
  public var showsContainer = false
  /// Whether views are drawn light or dark, unless they prefer a scheme.
  public var colorScheme = ColorScheme.light
  /// The platform in whose colours and shapes controls are drawn; `nil` for iOS before version 26.
  public var platform: Platform?
  /// The colour of controls where views set none, as it is written; `nil` is the platform's blue.
  public var tint: String?
  /// The source of the images that views show.
  public var images = PictureImages.none
  /// The id or the path of the only view that is shown; `nil` for the whole layout.
  public var view: String?
  /// The fonts of labels, and of texts that were measured without one.
  ///
  /// `nil` is Roboto where the system has it, and otherwise the system's sans serif.
  public var fonts: PangoTextMeasurer?

  /// Creates options that draw all views in light colours, without marks.
  public init() {}
}

/// A layout that is being drawn.
struct ResultDrawing {
  private let result: LayoutResult
  private let options: PictureOptions
  private let drawing: ViewDrawing

  init(_ result: LayoutResult, _ options: PictureOptions) throws(PictureError) {
    self.result = result
    self.options = options
    drawing = try ViewDrawing(result.views.tree, result.views, options)
  }

  /// Returns the picture of the whole layout, or of the requested view.
  func picture() throws(PictureError) -> Picture {
    let root: DrawnView
    var bounds: CGRect
    if let name = options.view {
      guard let found = result[name] else {
        throw .unknownView(name, known: result.views.compactMap(\.id))
      }
      root = view(found.index, found.viewFrame)
      bounds = root.frame
    } else {
      guard let found = result.views[result.views.tree.root] else { return Picture(bounds: .zero, items: []) }
      root = view(found.index, found.viewFrame)
      bounds = container(around: root.frame)
    }
    let background = bounds
    bounds = reach(of: root, bounds).integral
    let container = Container(
      frame: background, hasWidth: result.proposal.width?.isFinite == true,
      hasHeight: result.proposal.height?.isFinite == true)
    let showsContainer = options.showsContainer && options.view == nil
    var items: [PictureItem] = [.fill(.rectangle(background), .color(drawing.palette.background))]
    if showsContainer {
      items = container.outside(bounds).map { .fill(.rectangle($0), .color(drawing.palette.sheet)) } + items
    }
    // The background under the bars of a screen is that of its list.
    if options.view == nil, let color = listBackground(in: root, background) {
      items.append(.fill(.rectangle(background), .color(color)))
    }
    items += root.items
    if showsContainer { items += container.edges(isCrossed: !container.outside(bounds).isEmpty) }
    for mark in PictureMark.allCases where options.marks.contains(mark) {
      items += marks(mark.rule(in: container), root)
    }
    return Picture(bounds: bounds, items: items)
  }

  /// Returns the background of a list that is as wide as the picture; `nil` if there is none.
  private func listBackground(in view: DrawnView, _ bounds: CGRect) -> PictureColor? {
    // A presented view has a background of its own.
    if (view.node.element as? AppearanceElement)?.kind == "presented" { return nil }
    if let element = view.node.element as? AppearanceElement, element.kind == "listGround",
      view.frame.width >= bounds.width - 0.5,
      let background = ListBackgroundRule.background(
        Attributes(element), DrawingStyle(around: view.node.index, in: drawing.tree))
    {
      return drawing.palette.color(named: background)
    }
    return view.children.lazy.compactMap { listBackground(in: $0, bounds) }.first
  }

  /// Returns a view with the style that the enclosing views set.
  private func view(_ index: LayoutTree.Index, _ place: ViewFrame) -> DrawnView {
    DrawnView(
      node: drawing.tree[index], viewFrame: place,

      style: DrawingStyle(around: index, in: drawing.tree, on: options.platform, tint: options.tint),
      drawing: drawing)
  }

  /// Returns the container: the proposed size, with the root's length on a side that is not finite.
  private func container(around root: CGRect) -> CGRect {
    func side(_ proposed: CGFloat?, _ taken: CGFloat) -> CGFloat {
      if let proposed, proposed.isFinite { return proposed }
      return taken.isFinite ? taken : 0
    }
    return CGRect(
      x: 0, y: 0, width: side(result.proposal.width, root.width),
      height: side(result.proposal.height, root.height))
  }

  /// Returns the smallest rectangle around given bounds and all views that are not clipped.
  private func reach(of view: DrawnView, _ bounds: CGRect) -> CGRect {
    let frame = view.frame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return bounds
    }
    let reach = bounds.union(frame)
    if view.node.element.drawingTraits.cutsOff { return reach }
    return view.children.reduce(reach) { self.reach(of: $1, $0) }
  }

  private func marks(_ rule: any MarkRule, _ view: DrawnView) -> [PictureItem] {
    let frame = view.frame
    guard frame.origin.x.isFinite, frame.origin.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return []
    }
    return rule.items(view) + view.children.flatMap { marks(rule, $0) }
  }
}

/// Pictures side by side, each under its title.
///
/// ```swift
/// var sheet = PictureSheet()
/// for width in [80, 120] as [CGFloat] {
///   let size = ProposedViewSize(width: width, height: 60)
///   sheet.add(try Picture(of: Text("Two words"), in: size), title: "\(width) wide")
/// }
/// let picture = try sheet.picture()
/// ```
public struct PictureSheet: Sendable {
  private var entries: [(title: String, picture: Picture)] = []

  /// Creates a sheet without pictures.
  public init() {}

  /// Whether the sheet has no picture.
  public var isEmpty: Bool { entries.isEmpty }

  /// Adds a picture under a title.
  public mutating func add(_ picture: Picture, title: String) { entries.append((title, picture)) }

  /// The distance between pictures and from the edges, in points.
  private static let margin: CGFloat = 16
  /// The width at which the next row begins, in points, unless one picture is wider.
  private static let rowWidth: CGFloat = 1_600

  /// Returns all pictures as one, with titles in the fonts of the options.
  ///
  /// - Throws: ``PictureError/noFonts(_:)``.
  public func picture(options: PictureOptions = PictureOptions()) throws(PictureError) -> Picture {
    let palette = Palette(scheme: options.colorScheme)
    let letters = Lettering(fonts: try options.measurer())
    var items: [PictureItem] = []
    var corner = CGPoint(x: Self.margin, y: Self.margin)
    var (rowHeight, width): (CGFloat, CGFloat) = (0, 0)
    for (title, picture) in entries {
      let size = picture.bounds.size
      if corner.x > Self.margin, corner.x + size.width > Self.rowWidth {
        corner = CGPoint(x: Self.margin, y: corner.y + rowHeight + Self.margin)
        rowHeight = 0
      }
      let label = letters.label(
        title, size: 10, in: .color(palette.placeholderInk), maxWidth: max(size.width, 40))
      items.append(.group(PictureGroup(transform: .moved(x: corner.x, y: corner.y), items: label.items)))
      let top = corner.y + label.height + 4
      let place = PictureTransform.moved(x: corner.x - picture.bounds.minX, y: top - picture.bounds.minY)
      items.append(
        .group(PictureGroup(transform: place, clip: .rectangle(picture.bounds), items: picture.items)))
      rowHeight = max(rowHeight, label.height + 4 + size.height)
      corner.x += size.width + Self.margin
      width = max(width, corner.x)
    }
    let bounds = CGRect(x: 0, y: 0, width: width, height: corner.y + rowHeight + Self.margin)
    return Picture(bounds: bounds, items: [.fill(.rectangle(bounds), .color(palette.sheet))] + items)
  }
}

/// An error in drawing a picture or writing it.
public enum PictureError: Error, Hashable, Sendable {
  /// The picture would be larger than a format can hold; both sides in pixels.
  case tooLarge(width: Int, height: Int)
  /// Cairo failed, with this message.
  case failed(String)
  /// There are no fonts for texts that were measured without one.
  case noFonts(PangoTextError)
  /// No view has this id or path; `known` lists the ids that exist.
  case unknownView(String, known: [String])
  /// No format has this file extension; `known` lists those that exist.
  case unknownFormat(String, known: [String])
}

extension PictureError: CustomStringConvertible {
  /// The error in a sentence, with what to do where the caller can do something.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width)x\(height) pixels is too large for a PNG file; choose a smaller size or scale"
    case .failed(let reason): "the picture cannot be drawn: \(reason)"
    case .noFonts(let error): "\(error)"
    case .unknownView(let name, let known):
      "there is no view \"\(name)\"" + (known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))")
    case .unknownFormat(let name, let known):
      (name.isEmpty
        ? "the file's name has no extension; give it one of "
        : "\"\(name)\" is not a picture format; end the file's name with ") + known.joined(separator: ", ")
    }
  }
}
