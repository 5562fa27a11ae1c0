import Foundation
import LayoutCore

/// A mark that a picture can show beside the views.
public enum PictureMark: String, CaseIterable, Hashable, Sendable {
  /// The edges of every view: leaves blue, containers orange, modifiers dashed.
  case frames
  /// The ids of views that have one.
  case ids
  /// The lines on which stacks align their children, and the baselines of texts.
  case guides
  /// The space between the children of stacks, in points.
  case spacing
  /// The proposal of every leaf.
  case offers
  /// The parts of views that lie outside the container, in red, with their lengths in points.
  case outside
}

/// The rule by which one kind of mark is drawn.
protocol MarkRule: Sendable {
  /// Returns the marks of one view, without those of the views in it.
  func items(_ view: DrawnView) -> [PictureItem]
}

extension PictureMark {
  /// Returns the rule of the mark, in a container.
  func rule(in container: Container) -> any MarkRule {
    switch self {
    case .frames: FrameMarks()
    case .ids: IDMarks()
    case .guides: GuideMarks()
    case .spacing: SpacingMarks()
    case .offers: OfferMarks()
    case .outside: OutsideMarks(container: container)
    }
  }
}

/// The colours and labels of marks.
enum MarkInk {
  static let leaf = PictureColor(hex: 0x0A84FF)
  static let container = PictureColor(hex: 0xFF9500)
  static let modifier = PictureColor(hex: 0xAF52DE)
  static let guide = PictureColor(hex: 0x34C759)
  static let space = PictureColor(hex: 0xFF2D55)
  /// The height of labels' letters, in points.
  static let size: CGFloat = 7

  /// Returns the colour of a view's edges.
  static func color(of element: any LayoutElement) -> PictureColor {
    switch element.role {
    case .leaf: leaf
    case .container: container
    case .modifier: modifier
    }
  }

  /// Returns a label on a coloured background; `place` returns its corner for its size.
  static func label(
    _ text: String, _ color: PictureColor, _ view: DrawnView, at place: (CGSize) -> CGPoint
  ) -> [PictureItem] {
    let label = view.drawing.letters.label(text, size: size, in: .color(.white))
    guard label.width > 0 else { return [] }
    let background = CGSize(width: label.width + 4, height: label.height)
    let corner = place(background)
    return [
      .fill(.rounded(CGRect(origin: corner, size: background), radius: 2), .color(color.opacity(0.85))),
      .group(PictureGroup(transform: .moved(x: corner.x + 2, y: corner.y), items: label.items)),
    ]
  }
}

/// The marks of a view's edges.
struct FrameMarks: MarkRule {
  func items(_ view: DrawnView) -> [PictureItem] {
    let element = view.node.element
    let isModifier = element.role == .modifier
    return [
      .stroke(
        .rectangle(view.frame), .color(MarkInk.color(of: element).opacity(isModifier ? 0.6 : 0.9)),
        width: isModifier ? 0.5 : 0.75, dashes: isModifier ? [2, 2] : [])
    ]
  }
}

/// The line on which a stack aligns its children, and the baselines of a text.
struct GuideMarks: MarkRule {
  func items(_ view: DrawnView) -> [PictureItem] {
    DrawingRules.standard[view.node.element]?.guides(of: view.node.element, view) ?? []
  }
}

/// Lines across a view on which views or texts are aligned.
enum GuideLines {
  /// Returns the line of a guide that has the same place in every frame; any other is seen at the children's
  /// baselines.
  static func line(of stack: StackElement, _ view: DrawnView) -> [PictureItem] {
    let (axis, frame) = (stack.axis.across, view.frame)
    let share: [String: CGFloat] = ["leading": 0, "top": 0, "center": 0.5, "trailing": 1, "bottom": 1]
    guard var part = share[stack.alignment.name] else { return [] }
    if axis == .horizontal, view.isRightToLeft { part = 1 - part }
    let place = axis == .horizontal ? frame.minX + part * frame.width : frame.minY + part * frame.height
    return [line(axis, place, view)]
  }

  /// Returns a line across a view at a place along an axis.
  static func line(_ axis: Axis, _ place: CGFloat, _ view: DrawnView) -> PictureItem {
    let frame = view.frame
    let path: PicturePath =
      axis == .horizontal
      ? .line(CGPoint(x: place, y: frame.minY), CGPoint(x: place, y: frame.maxY))
      : .line(CGPoint(x: frame.minX, y: place), CGPoint(x: frame.maxX, y: place))
    return .stroke(path, .color(MarkInk.guide), width: 0.75, dashes: [3, 1.5])
  }
}

/// The id of a view, at its top left corner.
struct IDMarks: MarkRule {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard let id = view.node.id else { return [] }
    return MarkInk.label(id, MarkInk.color(of: view.node.element), view) { _ in view.frame.origin }
  }
}

/// The mark of a leaf's proposal, at its bottom right corner.
struct OfferMarks: MarkRule {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard view.node.element.role == .leaf else { return [] }
    let proposal = view.viewFrame.proposal
    return MarkInk.label("\(side(proposal.width)) x \(side(proposal.height))", MarkInk.leaf, view) { size in
      CGPoint(x: view.frame.maxX - size.width, y: view.frame.maxY - size.height)
    }
  }

  private func side(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return length.isInfinite ? "inf" : PointFormat.shortest((length * 10).rounded() / 10)
  }
}

/// The space between neighbours in a stack.
struct SpacingMarks: MarkRule {
  func items(_ view: DrawnView) -> [PictureItem] {
    guard let axis = view.node.element.drawingTraits.stackAxis else { return [] }
    let frames = view.children.map(\.frame)
      .sorted { axis == .horizontal ? $0.minX < $1.minX : $0.minY < $1.minY }
    return zip(frames, frames.dropFirst()).flatMap { first, second in
      let across = first.union(second)
      let gap =
        axis == .horizontal
        ? CGRect(x: first.maxX, y: across.minY, width: second.minX - first.maxX, height: across.height)
        : CGRect(x: across.minX, y: first.maxY, width: across.width, height: second.minY - first.maxY)
      let length = axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
      guard length > 0.001 else { return [PictureItem]() }
      let text = PointFormat.shortest((length * 10).rounded() / 10)
      return [.fill(.rectangle(gap), .color(MarkInk.space.opacity(0.25)))]
        + MarkInk.label(text, MarkInk.space, view) { size in
          CGPoint(x: gap.midX - size.width / 2, y: gap.midY - size.height / 2)
        }
    }
  }
}

/// The container of a layout: it has an edge only along the sides that were proposed.
struct Container {
  /// The frame in the picture.
  let frame: CGRect
  /// Whether a width and a height were proposed.
  let (hasWidth, hasHeight): (Bool, Bool)

  /// Returns lines along the edges that exist: grey, and where `isCrossed` is true red.
  func edges(isCrossed: Bool) -> [PictureItem] {
    var lines: [(CGPoint, CGPoint)] = []
    let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
    if hasWidth {
      lines += [left, right].map { (CGPoint(x: $0, y: top), CGPoint(x: $0, y: bottom)) }
    }
    if hasHeight {
      lines += [top, bottom].map { (CGPoint(x: left, y: $0), CGPoint(x: right, y: $0)) }
    }
    let color = isCrossed ? MarkInk.space : PictureColor(hex: 0x8E8E93).opacity(0.6)
    return lines.map { .stroke(.line($0.0, $0.1), .color(color), width: 1) }
  }

  /// Returns the parts of a rectangle that lie beyond the existing edges.
  func outside(_ rect: CGRect) -> [CGRect] {
    let (left, right) = hasWidth ? (frame.minX, frame.maxX) : (-CGFloat.infinity, .infinity)
    let (top, bottom) = hasHeight ? (frame.minY, frame.maxY) : (-CGFloat.infinity, .infinity)
    let (middleLeft, middleRight) = (max(rect.minX, left), min(rect.maxX, right))
    let parts: [(x: CGFloat, y: CGFloat, maxX: CGFloat, maxY: CGFloat)] = [
      (rect.minX, rect.minY, min(rect.maxX, left), rect.maxY),
      (max(rect.minX, right), rect.minY, rect.maxX, rect.maxY),
      (middleLeft, rect.minY, middleRight, min(rect.maxY, top)),
      (middleLeft, max(rect.minY, bottom), middleRight, rect.maxY),
    ]
    return parts.filter { $0.maxX - $0.x > 0.01 && $0.maxY - $0.y > 0.01 }
      .map { CGRect(x: $0.x, y: $0.y, width: $0.maxX - $0.x, height: $0.maxY - $0.y) }
  }
}

/// The mark of the part of a leaf that lies outside the container.
struct OutsideMarks: MarkRule {
  let container: Container

  func items(_ view: DrawnView) -> [PictureItem] {
    guard view.children.isEmpty else { return [] }
    return container.outside(view.frame).flatMap { part in
      let beyond = max(
        part.maxX - container.frame.maxX, container.frame.minX - part.minX,
        part.maxY - container.frame.maxY, container.frame.minY - part.minY)
      return [.fill(.rectangle(part), .color(MarkInk.space.opacity(0.3)))]
        + MarkInk.label(
          "\(PointFormat.shortest((beyond * 10).rounded() / 10)) outside", MarkInk.space, view
        ) { CGPoint(x: part.midX - $0.width / 2, y: part.midY - $0.height / 2) }
    }
  }
}
