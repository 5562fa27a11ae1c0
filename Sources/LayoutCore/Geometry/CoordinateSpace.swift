/// Whose coordinates a frame is told in.
public enum CoordinateSpace: Hashable {
  /// The root container's.
  case global
  /// The view's own: its origin is zero.
  case local
  /// Those of the nearest view around it that `coordinateSpace(name:)` gave the name.
  case named(AnyHashable)

  static let elementKind = "coordinateSpace"
  static let nameParameter = "name"
}
