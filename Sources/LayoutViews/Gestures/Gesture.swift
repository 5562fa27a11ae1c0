import ElementTree
import Foundation

/// What somebody does with a view by touching it; nothing here touches views, so its code never runs.
public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value
}

extension Gesture {
  /// What is done while the gesture goes on.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// What is done when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Changes a state while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns the gesture and then another one.
  public func sequenced(before other: some Gesture) -> Self { self }
  /// Returns the gesture and another one at the same time.
  public func simultaneously(with other: some Gesture) -> Self { self }
  /// Returns the gesture, or else another one.
  public func exclusively(before other: some Gesture) -> Self { self }
}

/// What happens with a change of views.
public struct Transaction: Hashable, Sendable {
  /// How the change is animated; `nil` for not at all.
  public var animation: Animation?
  /// Whether nothing is animated.
  public var disablesAnimations = false
  /// A change that nothing is known of.
  public init() {}
  /// A change that is animated.
  public init(animation: Animation?) { self.animation = animation }
}

/// A tap, or several.
public struct TapGesture: Gesture {
  /// Nothing is known of a tap.
  public typealias Value = Void
  /// Creates a gesture of so many taps.
  public init(count: Int = 1) {}
}

/// A tap at a place.
public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// Where the tap was, in points.
    public var location: CGPoint
  }
  /// Creates a gesture of so many taps.
  public init(count: Int = 1) {}
}

/// A touch that stays for a while.
public struct LongPressGesture: Gesture {
  /// Whether it has been long enough.
  public typealias Value = Bool
  /// Creates a gesture of a time in seconds and a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A touch that moves.
public struct DragGesture: Gesture {
  /// Where the touch is.
  public struct Value: Hashable, Sendable {
    /// When it was there.
    public var time: Date
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// Where it would come to rest, in points.
    public var predictedEndLocation: CGPoint
    /// How far it has moved, in points.
    public var translation: CGSize { Self.distance(from: startLocation, to: location) }
    /// How far it would move, in points.
    public var predictedEndTranslation: CGSize {
      Self.distance(from: startLocation, to: predictedEndLocation)
    }

    private static func distance(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }
  /// Creates a gesture that begins after a distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two touches that move apart.
public struct MagnificationGesture: Gesture {
  /// How many times as far apart they are.
  public typealias Value = CGFloat
  /// Creates a gesture that begins with a change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that move apart.
public struct MagnifyGesture: Gesture {
  /// How far apart the touches are.
  public struct Value: Hashable, Sendable {
    /// How many times as far apart they are.
    public var magnification: CGFloat
  }
  /// Creates a gesture that begins with a change of scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two touches that turn.
public struct RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle
  /// Creates a gesture that begins with an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two touches that turn.
public struct RotateGesture: Gesture {
  /// How far the touches have turned.
  public struct Value: Hashable, Sendable {
    /// How far they have turned.
    public var rotation: Angle
  }
  /// Creates a gesture that begins with an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// What somebody may do with the view; the layout stays.
  public func gesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("gesture", [:], fileID, line)
  }

  /// What somebody may do with the view at the same time; the layout stays.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("simultaneousGesture", [:], fileID, line)
  }

  /// What somebody may do with the view before the views inside; the layout stays.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("highPriorityGesture", [:], fileID, line)
  }

  /// What is done when a pointer comes or goes; the layout stays.
  public func onHover(
    perform action: @escaping (Bool) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onHover", [:], fileID, line)
  }

  /// What is done with an address that is opened; the layout stays.
  public func onOpenURL(
    perform action: @escaping (URL) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onOpenURL", [:], fileID, line)
  }
}
