import Foundation

extension Inspection {
  /// The frame of a view in the container's coordinates, in points; `nil` where the view is not placed, or outside of the
  /// range.
  ///
  /// `view` is its place in `views`.
  public func frame(of view: Int, width: Double, height: Double) -> CGRect? {
    var place = piece(width: width, height: height)
    let height = snappedHeight(height)
    while let current = place {
      if let sides = pieces[current].frames[view] {
        let numbers = sides.compactMap { lengths[$0].value(width: width, height: height) }
        return numbers.count == 4
          ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
      }
      place = pieces[current].base
    }
    return nil
  }

  /// The piece of a size; `nil` outside of the range.
  public func piece(width: Double, height: Double) -> Int? {
    if let rows = snappedHeights {
      guard let row = rows.lastIndex(where: { $0.from <= height }) ?? rows.indices.first else { return nil }
      let end = row + 1 < rows.count ? rows[row + 1].piece : pieces.count
      return interval(width, in: rows[row].piece..<end)
    }
    if pieces.first?.corners.first?.count == 2 {
      return pieces.indices.max { nearness(of: $0, width, height) < nearness(of: $1, width, height) }
    }
    return interval(runsAlongHeight ? height : width, in: pieces.indices)
  }

  /// Whether the height is the side along which pieces follow each other.
  private var runsAlongHeight: Bool { width.from == width.through && height.from < height.through }

  private func interval(_ length: Double, in range: Range<Int>) -> Int? {
    range.last { place in
      let (from, isOpen) = (pieces[place].corners[0][0], pieces[place].isOpen ?? false)
      return from < length || (from == length && !isOpen) || place == range.lowerBound
    }
  }

  /// How far inside a polygon's edges a size lies; negative outside.
  private func nearness(of piece: Int, _ width: Double, _ height: Double) -> Double {
    let corners = pieces[piece].corners
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { start, end in
      let (dx, dy) = (end[0] - start[0], end[1] - start[1])
      let length = max((dx * dx + dy * dy).squareRoot(), 1e-300)
      return (dx * (height - start[1]) - dy * (width - start[0])) / length
    }.min() ?? -.infinity
  }

  private func snappedHeight(_ height: Double) -> Double {
    guard let rows = snappedHeights else { return height }
    return (rows.last { $0.from <= height } ?? rows.first)?.sample ?? height
  }
}
