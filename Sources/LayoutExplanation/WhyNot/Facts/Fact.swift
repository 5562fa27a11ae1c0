import LayoutCore

/// Something that a person wrote or chose, and that may forbid what a question asks for.
///
/// A fact is as large as a person would change at once: a modifier with all its parameters, not one of its lengths.
public enum Fact: Hashable, Sendable {
  /// The container's size along an axis.
  case container(Axis)
  /// A modifier with all its parameters, and that it is there at all.
  case modifier(LayoutTree.Index)
  /// The space between a stack's children, written or by default.
  case spacing(LayoutTree.Index)
  /// How a container or an overlay aligns its children.
  case alignment(LayoutTree.Index)
  /// What a leaf is: an image's size, what a text says, and that it is there at all.
  case content(LayoutTree.Index)
}

/// Another value of a fact.
public enum FactValue: Hashable, Sendable {
  /// A modifier that is taken away, or a view that is.
  case absent
  /// A container's side or a stack's spacing, in points.
  case points(Double)
  /// A modifier's or a spacer's lengths in points, all that it has; `nil` for a limit that is not given.
  case lengths([ParameterName: Double?])
  /// `fixedSize(horizontal:vertical:)`.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// `layoutPriority(_:)`.
  case priority(Double)
  /// `aspectRatio(_:contentMode:)`.
  case ratio(Double, ContentMode)
  /// The guide to align by, along its axis.
  case alignment(AlignmentKey)
  /// Content of a fixed size in points, in place of a leaf.
  case size(width: Double, height: Double)
}
