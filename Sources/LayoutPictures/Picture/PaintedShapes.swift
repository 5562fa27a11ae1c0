import Foundation

// File formats have gradients along a line and around a point; all others are composed of plain shapes.
extension PictureItem {
  /// Returns the drawing of a path that is filled, or stroked if there is a stroke.
  static func painted(_ path: PicturePath, _ paint: Paint, _ stroke: PictureStroke? = nil) -> [PictureItem] {
    guard case .gradient(let gradient) = paint, let shapes = gradient.shapes(in: path.bounds) else {
      return [stroke.map { .stroke(path, paint, $0) } ?? .fill(path, paint)]
    }
    var group = PictureGroup(items: shapes)
    if let stroke {
      group.mask = [.stroke(path, .color(.black), stroke)]
    } else {
      group.clip = path
    }
    return [.group(group)]
  }
}

extension PictureGradient {
  /// Returns the plain shapes of the gradient, from the bottom up; `nil` for one that file formats have.
  fileprivate func shapes(in bounds: CGRect) -> [PictureItem]? {
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    switch form {
    case .linear, .radial: return nil
    case .elliptical(let center, let from, let to): return ellipses(around: point(center), from, to, bounds)
    case .angular(let center, let from, let to): return wedges(around: point(center), from, to, bounds)
    case .mesh(let columns, let points, let background):
      return [.fill(.rectangle(bounds), .color(background))] + cells(columns, points.map(point))
    }
  }

  /// Returns the colour at a place of the gradient, from 0 to 1.
  private func color(at place: CGFloat) -> PictureColor {
    guard let next = stops.firstIndex(where: { $0.offset > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (one, other) = (stops[next - 1], stops[next])
    return one.color.mixed(with: other.color, (place - one.offset) / (other.offset - one.offset))
  }

  private func ellipses(
    around center: CGPoint, _ from: CGFloat, _ to: CGFloat, _ bounds: CGRect
  ) -> [PictureItem] {
    let count = 48
    var items: [PictureItem] = [.fill(.rectangle(bounds), .color(color(at: 1)))]
    for ring in stride(from: count - 1, through: 0, by: -1) {
      let share = from + (to - from) * (CGFloat(ring) + 1) / CGFloat(count)
      let (width, height) = (2 * share * bounds.width, 2 * share * bounds.height)
      guard share > 0 else { continue }
      let frame = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
      items.append(.fill(.ellipse(frame), .color(color(at: (CGFloat(ring) + 0.5) / CGFloat(count)))))
    }
    return items
  }

  private func wedges(
    around center: CGPoint, _ from: CGFloat, _ to: CGFloat, _ bounds: CGRect
  ) -> [PictureItem] {
    let (count, span) = (120, to - from)
    let step = 360 / CGFloat(count)
    // Long enough for any corner, and a sum of the sides, so that it grows with them.
    let radius = bounds.width + bounds.height
    // A wedge lies over the end of the one before, so that nothing shows through between the two.
    let overlap = stops.allSatisfy { $0.color.opacity == 1 } ? step / 2 : 0
    let background: [PictureItem] = overlap > 0 ? [.fill(.rectangle(bounds), .color(color(at: 0)))] : []
    return background
      + (0..<count).map { number in
        let start = from + CGFloat(number) * step
        let middle = CGFloat(number) * step + step / 2
        var place = span == 0 ? 0 : middle / abs(span)
        // The rest of the circle has the colour of the nearer end.
        if place > 1 { place = middle - abs(span) < (360 - abs(span)) / 2 ? 1 : 0 }
        func edge(_ degrees: CGFloat) -> CGPoint {
          let angle = degrees * .pi / 180
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var path = PicturePath()
        path.move(center)
        path.line(edge(start))
        path.line(edge(start + step + (number == count - 1 ? 0 : overlap)))
        path.close()
        return .fill(path, .color(color(at: span < 0 ? 1 - place : place)))
      }
  }

  /// Returns strips of the cells, each with a gradient along it, from the top left corner on.
  private func cells(_ columns: Int, _ points: [CGPoint]) -> [PictureItem] {
    let rows = points.count / columns
    let parts = max(8, 80 / max(1, rows - 1))
    func smooth(_ share: CGFloat) -> CGFloat { share * share * (3 - 2 * share) }
    /// Returns the place of a point along a rectangle's width, as a fraction of it; `y` is always 0.5.
    func share(_ point: CGPoint, _ bounds: CGRect) -> CGPoint {
      CGPoint(x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0, y: 0.5)
    }
    var items: [PictureItem] = []
    for row in 0..<rows - 1 {
      for column in 0..<columns - 1 {
        let corners = [0, 1, columns, columns + 1].map { row * columns + column + $0 }
        let colors = corners.map { stops[$0].color }
        func between(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
          func mix(_ side: (CGPoint) -> CGFloat) -> CGFloat {
            let sides = corners.map { side(points[$0]) }
            return (sides[0] * (1 - u) + sides[1] * u) * (1 - v) + (sides[2] * (1 - u) + sides[3] * u) * v
          }
          return CGPoint(x: mix(\.x), y: mix(\.y))
        }
        // A strip reaches to the end of its cell, under the strips below it, and a little under the next cell,
        // so that nothing shows through.
        let right: CGFloat = column == columns - 2 ? 1 : 1.02
        let bottom: CGFloat = row == rows - 2 ? 1 : 1.02
        for part in 0..<parts {
          let v = CGFloat(part) / CGFloat(parts)
          var path = PicturePath()
          path.move(between(0, v))
          path.line(between(right, v))
          path.line(between(right, bottom))
          path.line(between(0, bottom))
          path.close()
          let t = smooth(v + 0.5 / CGFloat(parts))
          let (from, to) = (colors[0].mixed(with: colors[2], t), colors[1].mixed(with: colors[3], t))
          let strip = PictureGradient(
            stops: (0...4).map { number in
              let share = CGFloat(number) / 4
              return Stop(offset: share, color: from.mixed(with: to, smooth(share)))
            }, form: .linear(from: share(between(0, v), path.bounds), to: share(between(1, v), path.bounds)))
          items.append(.fill(path, .gradient(strip)))
        }
      }
    }
    return items
  }
}
