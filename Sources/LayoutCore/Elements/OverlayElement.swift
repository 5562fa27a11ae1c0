/// `overlay` and `background`: content over or under a view, invisible to the layout outside.
///
/// The node's first child is the primary view, its second the secondary one, if there is any.
public struct OverlayElement: ModifierElement, Hashable {
  /// The guides of the two views that coincide.
  public var alignment: Alignment
  /// Whether the content is drawn under the view.
  public var isBackground: Bool

  /// An overlay, or a background.
  public init(alignment: Alignment = .center, isBackground: Bool) {
    self.alignment = alignment
    self.isBackground = isBackground
  }

  /// The alignment.
  public static let parameters: [Parameter<Self>] = [
    .alignment {
      $0.alignment
    } set: {
      $0.alignment = $1
    }
  ]

  /// `background` or `overlay`.
  public var kind: String { isBackground ? "background" : "overlay" }
}
