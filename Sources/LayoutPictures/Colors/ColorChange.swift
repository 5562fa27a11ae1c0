import Foundation

/// A change of colours, in which red, green and blue become affine functions of all three.
struct ColorChange: Hashable, Sendable {
  /// The factors of the old components, and a constant, for each new component.
  private var rows: [[CGFloat]]
  private var opacity: CGFloat = 1

  /// The luminance of each component, by ITU-R BT.709.
  private static let brightness: [CGFloat] = [0.2126, 0.7152, 0.0722]

  private init(_ part: (_ row: Int, _ column: Int) -> CGFloat, constant: CGFloat = 0) {
    rows = (0..<3).map { row in (0..<3).map { part(row, $0) } + [constant] }
  }

  /// Returns a change of brightness by an amount, from -1 to 1.
  static func brightness(_ amount: CGFloat) -> ColorChange {
    ColorChange({ $0 == $1 ? 1 : 0 }, constant: amount)
  }

  /// Returns a change of contrast: colours at `amount` times their distance from a middle grey.
  static func contrast(_ amount: CGFloat) -> ColorChange {
    ColorChange({ $0 == $1 ? amount : 0 }, constant: (1 - amount) / 2)
  }

  /// Returns a change of saturation: colours at `amount` times their distance from the grey of the same
  /// luminance.
  static func saturation(_ amount: CGFloat) -> ColorChange {
    ColorChange { (1 - amount) * brightness[$1] + ($0 == $1 ? amount : 0) }
  }

  /// The change to the opposite colours.
  static let inversion = ColorChange({ $0 == $1 ? -1 : 0 }, constant: 1)

  /// Returns a rotation of hues around grey by an angle in degrees, as the filters of SVG define it.
  static func hueRotation(degrees: CGFloat) -> ColorChange {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let across: [[CGFloat]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    let grey: [CGFloat] = [0.213, 0.715, 0.072]
    return ColorChange {
      grey[$1] + cosine * (($0 == $1 ? 1 : 0) - grey[$1]) + sine * across[$0][$1]
    }
  }

  /// Returns the product with a colour, as under light of that colour.
  static func product(_ color: PictureColor) -> ColorChange {
    let parts = [color.red, color.green, color.blue]
    var change = ColorChange { $0 == $1 ? parts[$0] : 0 }
    change.opacity = color.opacity
    return change
  }

  /// Returns the changed colour, with components clamped to the range from 0 to 1.
  func changed(_ color: PictureColor) -> PictureColor {
    let old = [color.red, color.green, color.blue, 1]
    let new = rows.map { row in max(0, min(1, zip(row, old).map(*).reduce(0, +))) }
    return PictureColor(red: new[0], green: new[1], blue: new[2], opacity: color.opacity * opacity)
  }

  /// Returns the paint with its colours changed.
  func changed(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(changed(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = changed(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}
