/// An angle, kept in radians; positive turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// Makes an angle from degrees.
  public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public static let zero = Angle()
  /// An angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// By the number of radians.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}
