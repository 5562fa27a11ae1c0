import Foundation
import LayoutCore

extension DrawingRules {
  /// The rooms of leaves and containers.
  static let leavesAndContainers: [any DrawingRule] = [
    CircleDrawing(), DividerDrawing(), ImageDrawing(), MeasuredDrawing(), SpacerDrawing(), StackDrawing(),
    OverlayDrawing(), ScrollViewDrawing(), EffectFrameDrawing(), CustomLayoutDrawing(),
  ]
}

/// A circle touches the sides of its frame; of one that is changed, such as a part of it, the path is drawn.
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

/// A divider is a line.
struct DividerDrawing: PaintedDrawing {
  func items(_ element: DividerElement, _ view: DrawnView) -> [PictureItem] {
    [.fill(.rectangle(view.frame), .color(view.drawing.palette.separator))]
  }
}

/// An image, or what stands for it.
struct ImageDrawing: PaintedDrawing {
  func items(_ element: ImageElement, _ view: DrawnView) -> [PictureItem] {
    if let image = view.drawing.images.image(named: element.name) { return [.pixels(image, view.frame)] }
    return Placeholder.items(element.name, in: view.frame, view.drawing)
  }
}

/// A text with its letters; other measured content is a box.
struct MeasuredDrawing: DrawingRule {
  func items(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.content.text else {
      return Placeholder.items(element.kind, in: view.frame, view.drawing)
    }
    return view.drawing.letters.items(of: text, view)
  }

  func guides(_ element: MeasuredElement, _ view: DrawnView) -> [PictureItem] {
    guard let text = element.text else { return [] }
    let leaf = text.measure(view.place.proposal)
    let baselines = Set([leaf.firstBaseline, leaf.lastBaseline].compactMap { $0 }).sorted()
    return baselines.map { GuideLines.line(.vertical, view.frame.minY + $0, view) }
  }

  func traits(_ element: MeasuredElement) -> DrawingTraits { DrawingTraits() }

  func change(_ style: inout DrawingStyle, _ element: MeasuredElement) {}
}

/// A spacer is empty.
struct SpacerDrawing: PaintedDrawing {
  func items(_ element: SpacerElement, _ view: DrawnView) -> [PictureItem] { [] }
}

/// What stands for something that cannot be drawn: a box with its name.
enum Placeholder {
  /// The box in a frame.
  static func items(_ name: String, in frame: CGRect, _ drawing: ViewDrawing) -> [PictureItem] {
    if drawing.isSketch { return sketch(name, in: frame, drawing) }
    guard frame.width > 0, frame.height > 0 else { return [] }
    let palette = drawing.palette
    let box = PicturePath.rounded(frame, radius: min(4, min(frame.width, frame.height) / 4))
    var inside: [PictureItem] = [.fill(box, .color(palette.placeholder))]
    let ink = Paint.color(palette.placeholderInk.opacity(0.5))
    let (topLeft, bottomRight) = (
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)
    )
    inside.append(.stroke(.line(topLeft, bottomRight), ink, width: 0.5))
    inside.append(
      .stroke(
        .line(CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY)), ink, width: 0.5))
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
    return [.group(PictureGroup(clip: box, items: inside))]
  }

  /// The size of the largest letters of a name, in points.
  private static let largest: CGFloat = 11

  /// The box by what it is made of: who shows the sketch fits the name into the box.
  private static func sketch(_ name: String, in frame: CGRect, _ drawing: ViewDrawing) -> [PictureItem] {
    let palette = drawing.palette
    let label = drawing.letters.label(name, size: largest, in: .color(palette.placeholderInk))
    var group = PictureGroup(items: [])
    group.placeholder = PicturePlaceholder(
      frame: frame, label: label.items, labelSize: CGSize(width: label.width, height: label.height),
      letterSize: largest, ground: palette.placeholder, ink: palette.placeholderInk)
    return [.group(group)]
  }
}

/// Children lie over each other where they overlap, the later ones on top.
struct StackDrawing: DrawingRule {
  func items(_ element: StackElement, _ view: DrawnView) -> [PictureItem] { view.childItems }

  func guides(_ element: StackElement, _ view: DrawnView) -> [PictureItem] {
    GuideLines.line(of: element, view)
  }

  func traits(_ element: StackElement) -> DrawingTraits { DrawingTraits(stackAxis: element.axis) }

  func change(_ style: inout DrawingStyle, _ element: StackElement) {}
}

/// A background is drawn before its view, an overlay after it.
struct OverlayDrawing: PaintedDrawing {
  func items(_ element: OverlayElement, _ view: DrawnView) -> [PictureItem] {
    let layers = view.children.map(\.itemsInParent)
    return (element.isBackground ? layers.reversed() : layers).flatMap { $0 }
  }
}

/// A scroll view shows what lies inside its edges.
struct ScrollViewDrawing: DrawingRule {
  func items(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] {
    [.group(PictureGroup(clip: .rectangle(view.frame), items: view.childItems))]
  }

  func guides(_ element: ScrollViewElement, _ view: DrawnView) -> [PictureItem] { [] }

  func traits(_ element: ScrollViewElement) -> DrawingTraits { DrawingTraits(cutsOff: true) }

  func change(_ style: inout DrawingStyle, _ element: ScrollViewElement) {}
}

/// The view in its room, turned or scaled around its middle.
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

/// A layout only places its children; a shape with a size of its own is drawn as any other.
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
