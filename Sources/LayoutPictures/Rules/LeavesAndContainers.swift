import Foundation
import LayoutCore

extension DrawingRules {
  /// The drawing rules of leaves and containers.
  static let leavesAndContainers: [any DrawingRule] = [
    CircleDrawing(), DividerDrawing(), ImageDrawing(), MeasuredDrawing(), SpacerDrawing(), StackDrawing(),
    ZStackDrawing(),
    OverlayDrawing(), ScrollViewDrawing(), EffectFrameDrawing(), CustomLayoutDrawing(),
  ]
}

/// The drawing of a circle: an ellipse in its frame, or its own path, such as that of a part of it.
struct CircleDrawing: DrawingRule {
  func items(_ element: CircleElement, _ view: DrawnView) -> [PictureItem] {
    ShapeOutline.items(
      ShapeOutline.own(element.outline, view) ?? .ellipse(view.frame), fill: element.fill, view)
  }

  func guides(_ element: CircleElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: CircleElement) -> DrawingTraits {
    DrawingTraits(hasOwnPath: element.outline != nil)
  }

  func change(_ style: inout DrawingStyle, _ element: CircleElement) {}
}

/// The drawing of a divider: a line.
struct DividerDrawing: PaintedDrawing {
  func items(_ element: DividerElement, _ view: DrawnView) -> [PictureItem] {
    view.painted(.rectangle(view.frame), "separator")
  }
}

/// The drawing of an image, or of its placeholder.
struct ImageDrawing: PaintedDrawing {
  func items(_ element: ImageElement, _ view: DrawnView) -> [PictureItem] {
    if view.style.isRedacted {
      return view.painted(.rounded(view.frame, radius: 4), "\(view.style.foreground).opacity(0.16)")
    }
    if let image = view.drawing.images.image(named: element.name) {
      let pixels = [PictureItem.pixels(image, view.frame)]
      // Changes of colours apply to paints, not to pixels.
      guard !view.style.colorChanges.isEmpty else { return pixels }
      return pixels + Placeholder.mark("\(element.name) in other colours", over: view.frame, view.drawing)
    }
    if element.isSymbol { return view.symbol(element.name, in: view.frame, view.style.foreground) }
    return Placeholder.items(element.name, in: view.frame, view.drawing)
  }
}

/// The drawing of a text by its letters, and of other measured content as a placeholder.
struct MeasuredDrawing: DrawingRule {
  func items(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.content.text else {
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    return view.drawing.letters.items(of: text, view)
  }

  func guides(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.text else { return [] }
    let leaf = text.measure(view.viewFrame.proposal)
    let baselines = Set([leaf.firstBaseline, leaf.lastBaseline].compactMap { $0 }).sorted()
    return baselines.map { GuideLines.line(.vertical, view.frame.minY + $0, view) }
  }

  func traits(_ element: MeasuredElement) -> DrawingTraits { DrawingTraits() }

  func change(_ style: inout DrawingStyle, _ element: MeasuredElement) {}
}

/// The drawing of a spacer: nothing.
struct SpacerDrawing: PaintedDrawing {
  func items(_ element: SpacerElement, _ view: DrawnView) -> [PictureItem] { [] }
}

/// The placeholder of a view whose appearance cannot be drawn: a hatched box with its name.
enum Placeholder {
  /// Returns the box in a frame.
  static func items(_ name: String, in frame: CGRect, _ drawing: ViewDrawing) -> [PictureItem] {
    if drawing.isSketch { return sketch(name, in: frame, drawing) }
    guard frame.width > 0, frame.height > 0 else { return [] }
    let palette = drawing.palette
    let box = PicturePath.rounded(frame, radius: min(4, min(frame.width, frame.height) / 4))
    var inside: [PictureItem] = [.fill(box, .color(palette.placeholder))]
    inside.append(.stroke(hatch(frame), .color(palette.placeholderInk.opacity(0.5)), width: 0.5))
    let size = min(largest, frame.height / 2)
    if size >= 4, !name.isEmpty {
      let label = drawing.letters.label(
        name, size: size, in: .color(palette.placeholderInk), maxWidth: frame.width - 4)
      if label.width > 0 {
        let (x, y) = (frame.midX - label.width / 2, frame.midY - label.height / 2)
        let back = CGRect(x: x - 2, y: y, width: label.width + 4, height: label.height)
        inside.append(.fill(.rounded(back, radius: 2), .color(palette.placeholder)))
        inside.append(.group(PictureGroup(transform: .moved(x: x, y: y), items: label.items)))
      }
    }
    var group = PictureGroup(clip: box, items: inside)
    group.placeholderName = name
    return [.group(group)]
  }

  /// Returns a hatch over a view that is not drawn as it looks.
  static func mark(_ name: String, over frame: CGRect, _ drawing: ViewDrawing) -> [PictureItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let lines = PictureItem.stroke(
      hatch(frame), .color(drawing.palette.placeholderInk.opacity(0.35)), width: 0.5)
    var group = PictureGroup(clip: .rectangle(frame), items: [lines])
    group.placeholderName = name
    return [.group(group)]
  }

  /// The distance between the lines of a hatch along a side, in points.
  private static let step: CGFloat = 6

  /// Returns slanted lines across a frame; fewer in one that is very large.
  private static func hatch(_ frame: CGRect) -> PicturePath {
    var path = PicturePath()
    let step = max(Self.step, (frame.width + frame.height) / 400)
    for x in stride(from: step, to: frame.width + frame.height, by: step) {
      path.move(CGPoint(x: frame.minX + x, y: frame.minY))
      path.line(CGPoint(x: frame.minX + x - frame.height, y: frame.maxY))
    }
    return path
  }

  /// The size of the largest letters of a name, in points.
  private static let largest: CGFloat = 11

  /// Returns the box and its label separately, so that the viewer of the sketch can fit the label into the box.
  private static func sketch(_ name: String, in frame: CGRect, _ drawing: ViewDrawing) -> [PictureItem] {
    let palette = drawing.palette
    let label = drawing.letters.label(name, size: largest, in: .color(palette.placeholderInk))
    var group = PictureGroup(items: [])
    group.placeholder = PicturePlaceholder(
      frame: frame, label: label.items, labelSize: CGSize(width: label.width, height: label.height),
      letterSize: largest, background: palette.placeholder, ink: palette.placeholderInk)
    return [.group(group)]
  }
}

/// The drawing of a stack: its children, the later ones on top where they overlap.
struct StackDrawing: DrawingRule {
  func items(_ element: StackElement, _ view: DrawnView) -> [PictureItem] { view.childItems }

  func guides(_ element: StackElement, _ view: DrawnView) -> [PictureItem] {
    GuideLines.line(of: element, view)
  }

  func traits(_ element: StackElement) -> DrawingTraits { DrawingTraits(stackAxis: element.axis) }

  func change(_ style: inout DrawingStyle, _ element: StackElement) {}
}

/// The drawing of a z-stack: its children, the later ones on top, or the only one that is shown.
struct ZStackDrawing: DrawingRule {
  func guides(_ element: ZStackElement, _ view: DrawnView) -> [PictureItem] { [] }
  func traits(_ element: ZStackElement) -> DrawingTraits { DrawingTraits() }
  func change(_ style: inout DrawingStyle, _ element: ZStackElement) { style.onlyChild = nil }

  func items(_ element: ZStackElement, _ view: DrawnView) -> [PictureItem] {
    guard let index = view.style.onlyChild else { return view.childItems }
    var inside = view
    inside.style.onlyChild = nil
    let children = inside.children
    guard children.indices.contains(index) else { return inside.childItems }
    // The frame is that of the widest view, and the one that is shown is in its middle.
    let x = view.drawing.isSketch ? 0 : view.frame.midX - children[index].frame.midX
    let group = PictureGroup(transform: .moved(x: x, y: 0), items: children[index].itemsInParent)
    return x == 0 ? group.items : [.group(group)]
  }
}

/// The drawing of a background before its view, of an overlay after it, and of a view through its mask.
struct OverlayDrawing: DrawingRule {
  func guides(_ element: OverlayElement, _ view: DrawnView) -> [PictureItem] { [] }
  func traits(_ element: OverlayElement) -> DrawingTraits { DrawingTraits() }
  func change(_ style: inout DrawingStyle, _ element: OverlayElement) { style.isMasked = false }

  func items(_ element: OverlayElement, _ view: DrawnView) -> [PictureItem] {
    var inside = view
    inside.style.isMasked = false
    let layers = inside.children.map(\.itemsInParent)
    if view.style.isMasked, layers.count == 2 {
      var group = PictureGroup(items: layers[0])
      group.mask = layers[1]
      return [.group(group)]
    }
    return (element.isBackground ? layers.reversed() : layers).flatMap { $0 }
  }
}

/// The drawing of a scroll view: its content inside its edges.
struct ScrollViewDrawing: DrawingRule {
  func items(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] {
    [.group(PictureGroup(clip: .rectangle(bounds(of: view)), items: view.childItems))]
  }

  /// Returns the visible area of a scroll view, which extends through each safe-area inset that it touches.
  private func bounds(of view: DrawnView) -> CGRect {
    var bounds = view.frame
    guard !view.drawing.isSketch else { return bounds }
    var inner = view.node.index
    while let outer = view.drawing.tree[inner].parent {
      defer { inner = outer }
      guard let padding = view.drawing.tree[outer].element as? PaddingElement, padding.use != .padding,
        let inside = view.drawing.views[inner]?.viewFrame, let around = view.drawing.views[outer]?.viewFrame
      else { continue }
      let safe = CGRect(origin: inside.origin, size: inside.size)
      let all = CGRect(origin: around.origin, size: around.size)
      let near: CGFloat = 0.5
      let left = bounds.minX < safe.minX + near ? min(bounds.minX, all.minX) : bounds.minX
      let top = bounds.minY < safe.minY + near ? min(bounds.minY, all.minY) : bounds.minY
      let right = safe.maxX < bounds.maxX + near ? max(bounds.maxX, all.maxX) : bounds.maxX
      let bottom = safe.maxY < bounds.maxY + near ? max(bounds.maxY, all.maxY) : bounds.maxY
      bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    return bounds
  }

  func guides(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: ScrollViewElement) -> DrawingTraits { DrawingTraits(cutsOff: true) }

  func change(_ style: inout DrawingStyle, _ element: ScrollViewElement) {}
}

/// The drawing of a view that is rotated or scaled around its middle.
struct EffectFrameDrawing: PaintedDrawing {
  typealias Element = EffectFrameElement

  func items(_ element: EffectFrameElement, _ view: DrawnView) -> [PictureItem] {
    let map =
      switch element.effect {
      case .rotation(let degrees): PictureTransform.turned(degrees: degrees)
      case .scale(let x, let y): PictureTransform(a: x, d: y)
      }
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    return [.group(PictureGroup(transform: map.around(middle), items: view.childItems))]
  }
}

/// The drawing of a custom layout: its children, or the shape whose size it computes.
struct CustomLayoutDrawing: DrawingRule {
  func items(_ element: CustomLayoutElement, _ view: DrawnView) -> [PictureItem] {
    element.figure.map { ShapeDrawing().items($0, view) } ?? view.childItems
  }

  func guides(_ element: CustomLayoutElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: CustomLayoutElement) -> DrawingTraits {
    element.figure.map { ShapeDrawing().traits($0) } ?? DrawingTraits()
  }

  func change(_ style: inout DrawingStyle, _ element: CustomLayoutElement) {}
}
