import ElementTree

/// What changes where a piece's region ends.
package indirect enum Border: Hashable, Sendable {
  /// A length comes to its bound: from there the bound decides instead of the wish.
  case reaches(wish: Reason, bound: Reason)
  /// A length leaves its bound: from there the wish decides instead of the bound.
  case leaves(bound: Reason, wish: Reason)
  /// Another bound becomes the tighter one.
  case passes(from: Reason, to: Reason)
  /// Something that was decided from numbers would be decided otherwise.
  case decision(Decision.Kind)
  /// A measured leaf would answer otherwise.
  case measured(LayoutTree.Index)
  /// Opaque code would be asked anew.
  case opaque(LayoutTree.Index)
}
