import Foundation

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
