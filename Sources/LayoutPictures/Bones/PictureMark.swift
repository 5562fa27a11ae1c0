/// What a picture can show of a layout beside the views.
public enum PictureMark: String, CaseIterable, Hashable, Sendable {
  /// The edges of every view: leaves blue, containers orange, modifiers dashed.
  case frames
  /// The ids of views that have one.
  case ids
  /// The lines on which stacks align their children, and the baselines of texts.
  case guides
  /// The space between the children of stacks, in points.
  case spacing
  /// What every leaf was offered.
  case offers
}
