import ConstraintLayout

/// What decides a side of a view.
public enum SideReason: Hashable, Sendable {
  /// The view takes all that it is offered.
  case takesOffer
  /// The view's own length.
  case natural
  /// A text or another measured leaf: the size of its content as it is broken into lines.
  case measured
  /// What a custom layout's code answered.
  case opaque
  /// A length that was written into the view: a frame's side or limit, a spacer's least length.
  case written(LengthInput)
  /// A flexible frame without a maximum is at least, or without a minimum at most, what it was offered.
  case heldByOffer
  /// The view is as large as what it wraps.
  case content
  /// What the padding wraps, and the padding.
  case contentAndPadding
  /// A length cannot be negative.
  case notNegative
  /// A stack's children one after the other, and the space between them.
  case sum
  /// The child that reaches furthest, by its place.
  case extent(child: Int)
  /// There is nothing in it.
  case nothingInside
  /// The other side, times a ratio.
  case ratio
  /// A circle is as wide as it is tall, and what it is offered on the other side decides.
  case square
}
