import ElementTree
import Foundation

/// A user's interaction by touch; nothing here touches views, so its code never runs.
public protocol Gesture<Value> {
  /// The values that describe the gesture.
  associatedtype Value
}

extension Gesture {
  /// Accepts an action for changes of the gesture, and never calls it.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Accepts an action for the end of the gesture, and never calls it.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Accepts an update of a state for changes of the gesture, and never calls it.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns the gesture unchanged; the other one is ignored.
  public func sequenced(before other: some Gesture) -> Self { self }
  /// Returns the gesture unchanged; the other one is ignored.
  public func simultaneously(with other: some Gesture) -> Self { self }
  /// Returns the gesture unchanged; the other one is ignored.
  public func exclusively(before other: some Gesture) -> Self { self }
}

/// The context of a change of views.
public struct Transaction: Hashable, Sendable {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether all animation is disabled.
  public var disablesAnimations = false
  /// Creates a transaction without animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// A gesture of one tap or several.
public struct TapGesture: Gesture {
  /// A tap has no values.
  public typealias Value = Void
  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) {}
}

/// A tap whose place is known.
public struct SpatialTapGesture: Gesture {
  /// The place of a tap.
  public struct Value: Hashable, Sendable {
    /// The place of the tap, in points.
    public var location: CGPoint
  }
  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) {}
}

/// A touch that stays for a while.
public struct LongPressGesture: Gesture {
  /// Whether the touch has been long enough.
  public typealias Value = Bool
  /// Creates a gesture of a duration in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture of a touch that moves.
public struct DragGesture: Gesture {
  /// The state of the touch.
  public struct Value: Hashable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The present place, in points.
    public var location: CGPoint
    /// The place where the drag began, in points.
    public var startLocation: CGPoint
    /// The predicted place where it comes to rest, in points.
    public var predictedEndLocation: CGPoint
    /// The distance from the start to the present place, in points.
    public var translation: CGSize { Self.distance(from: startLocation, to: location) }
    /// The distance from the start to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      Self.distance(from: startLocation, to: predictedEndLocation)
    }

    private static func distance(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }
  /// Creates a gesture that begins after a distance, 10 points by default.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture of two touches that move apart.
public struct MagnificationGesture: Gesture {
  /// The distance between the touches, as a multiple of the distance at the start.
  public typealias Value = CGFloat
  /// Creates a gesture that begins with a change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two touches that move apart.
public struct MagnifyGesture: Gesture {
  /// The state of the touches.
  public struct Value: Hashable, Sendable {
    /// The distance between the touches, as a multiple of the distance at the start.
    public var magnification: CGFloat
  }
  /// Creates a gesture that begins with a change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two touches that turn.
public struct RotationGesture: Gesture {
  /// The angle turned since the start.
  public typealias Value = Angle
  /// Creates a gesture that begins with an angle, one degree by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture of two touches that turn.
public struct RotateGesture: Gesture {
  /// The state of the touches.
  public struct Value: Hashable, Sendable {
    /// The angle turned since the start.
    public var rotation: Angle
  }
  /// Creates a gesture that begins with an angle, one degree by default.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The gestures of a view that are active.
public struct GestureMask: OptionSet, Sendable {
  /// The options as a bit set.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that the modifier adds.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture to the view, without affecting layout.
  public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("gesture", [:], fileID, line)
  }

  /// Attaches a gesture that is recognised at the same time as others, without affecting layout.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("simultaneousGesture", [:], fileID, line)
  }

  /// Attaches a gesture that goes before those of the views inside, without affecting layout.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("highPriorityGesture", [:], fileID, line)
  }

  /// Attaches an action for a pointer that comes or goes, without affecting layout.
  public func onHover(
    perform action: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onHover", [:], fileID, line)
  }

  /// Attaches an action for an address that is opened, without affecting layout.
  public func onOpenURL(
    perform action: @escaping (URL) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onOpenURL", [:], fileID, line)
  }
}
