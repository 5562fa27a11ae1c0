import ElementTree
import Foundation

/// A place or a rectangle in a view, which another view reads in its own coordinates.
///
/// ```swift
/// struct BoundsKey: PreferenceKey {
///   static let defaultValue: Anchor<CGRect>? = nil
///   static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
///     value = value ?? nextValue()
///   }
/// }
///
/// let underlined = Text("Hello")
///   .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
///   .padding()
///   .overlayPreferenceValue(BoundsKey.self) { anchor in
///     GeometryReader { proxy in
///       if let anchor {
///         Color.red.frame(width: proxy[anchor].width, height: 1)
///           .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
///       }
///     }
///   }
/// ```
public struct Anchor<Value> {
  /// A place or a rectangle, relative to a view.
  public struct Source {
    let value: (CGRect) -> Anchor

    /// Returns the anchor for a view with a frame.
    package func anchor(in frame: CGRect) -> Anchor { value(frame) }
  }

  /// The value in the root container's coordinates.
  fileprivate let value: Value
  fileprivate let moved: @Sendable (Value, CGPoint) -> Value
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether both are the same place or rectangle.
  public static func == (one: Anchor, other: Anchor) -> Bool { one.value == other.value }
}

extension Anchor.Source where Value == CGRect {
  private init(global: @escaping (CGRect) -> CGRect) {
    self.init { frame in
      Anchor(value: global(frame)) {
        CGRect(x: $0.minX + $1.x, y: $0.minY + $1.y, width: $0.width, height: $0.height)
      }
    }
  }

  /// The view's own rectangle.
  public static var bounds: Self { Self(global: { $0 }) }

  /// Returns a rectangle in the view's coordinates, in points.
  public static func rect(_ rectangle: CGRect) -> Self {
    Self(global: {
      CGRect(
        x: $0.minX + rectangle.minX, y: $0.minY + rectangle.minY, width: rectangle.width,
        height: rectangle.height)
    })
  }
}

extension Anchor.Source where Value == CGPoint {
  private init(global: @escaping (CGRect) -> CGPoint) {
    self.init { frame in
      Anchor(value: global(frame)) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    }
  }

  /// Returns a point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Self {
    Self(global: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) })
  }

  /// Returns a point given by fractions of the view's sides.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(global: { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) })
  }

  /// The view's top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Self { unitPoint(.top) }
  /// The view's top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The view's middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The view's bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The view's bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// A place or rectangle of another view, in the reader's own coordinates, in points.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = frame(in: .global).origin
    return anchor.moved(anchor.value, CGPoint(x: -origin.x, y: -origin.y))
  }
}
