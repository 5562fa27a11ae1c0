/// What a parent proposes to a child, in an engine's own lengths; a side is unspecified where it is `nil`.
@frozen
public struct Proposal<Length> {
  /// The proposed width.
  public var width: Length?
  /// The proposed height.
  public var height: Length?
  /// What the nearest container is proposed; `nil` for views in which nobody reads it.
  public var container: ContainerSides<Length>?

  /// Proposes two sides.
  @inlinable
  public init(_ width: Length?, _ height: Length?) {
    self.width = width
    self.height = height
    container = nil
  }

  /// Proposes a length along an axis and a breadth across it.
  @inlinable
  public init(length: Length?, breadth: Length?, along axis: Axis) {
    self.init(axis == .horizontal ? length : breadth, axis == .horizontal ? breadth : length)
  }

  /// Proposes exactly a size.
  @inlinable
  public init(_ size: Size<Length>) { self.init(size.width, size.height) }

  /// The side along an axis.
  @inlinable
  public subscript(axis: Axis) -> Length? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Proposes on each axis what a function says.
  @inlinable
  public static func sides(_ side: (Axis) throws -> Length?) rethrows -> Self {
    Self(try side(.horizontal), try side(.vertical))
  }
}

extension Proposal: Equatable where Length: Equatable {
  // Not derived, so that other modules can specialise it.
  /// Whether both are the same.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.height == other.height && one.container == other.container
  }
}

extension Proposal: Hashable where Length: Hashable {}
extension Proposal: Sendable where Length: Sendable {}
