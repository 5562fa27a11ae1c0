import Foundation
import LayoutCore

/// How one modifier that has no part in layout is drawn.
protocol AppearanceRoom: Sendable {
  /// What is drawn of a view with the modifier, from the bottom up.
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem]
  /// Changes what is said of the views inside; most change nothing.
  func change(_ style: inout DrawingStyle, _ attributes: Attributes)
  /// What is to be known of it for drawing other views; of most nothing.
  func traits(_ attributes: Attributes) -> DrawingTraits
}

extension AppearanceRoom {
  /// Nothing.
  func change(_ style: inout DrawingStyle, _ attributes: Attributes) {}

  /// Nothing.
  func traits(_ attributes: Attributes) -> DrawingTraits { DrawingTraits() }
}

/// A modifier beyond whose edges nothing of its view is seen.
protocol ClippingRoom: AppearanceRoom {}

extension ClippingRoom {
  func traits(_ attributes: Attributes) -> DrawingTraits { DrawingTraits(cutsOff: true) }
}

/// A modifier that is seen in what it says of the views inside, and in nothing else.
protocol StyleRoom: AppearanceRoom {}

extension StyleRoom {
  func items(_ attributes: Attributes, _ view: DrawnView) -> [PictureItem] {
    var view = view
    change(&view.style, attributes)
    return view.childItems
  }
}

/// What a modifier was given, as it is written.
struct Attributes {
  private let values: [String: String]
  /// The path of a shape's own that it cuts out, in a rectangle that begins at zero; `nil` for one that is known by its name.
  let outline: (@Sendable (CGRect) -> Path)?

  init(_ element: AppearanceElement) { (values, outline) = (element.attributes, element.outline) }

  /// A word; `nil` where there is none.
  subscript(name: String) -> String? { values[name] }

  /// A number that is finite; `nil` where there is none.
  func number(_ name: String) -> CGFloat? {
    values[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The point of a frame that a modifier turns or scales around.
  func anchor(in frame: CGRect) -> CGPoint {
    let parts = (values["anchor"] ?? "").split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let (x, y) = parts.count == 2 ? (CGFloat(parts[0]), CGFloat(parts[1])) : (0.5, 0.5)
    return CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
  }
}
