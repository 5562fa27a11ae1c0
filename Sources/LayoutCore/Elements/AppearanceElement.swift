import Foundation

/// A modifier that has no part in layout: it changes what is drawn, or names the view.
public struct AppearanceElement: ModifierElement, OutlinedElement {
  /// The word for it, such as `border` or `id`.
  public var kind: String
  /// Its attributes as a person writes them, for drawing and for documents.
  public var attributes: [String: String]
  /// The outline in a rectangle that begins at zero, of a shape that it cuts out, for drawing; `nil` for one that is known
  /// by its name.
  public var outline: (@Sendable (CGRect) -> Path)?
  /// What it does beside the layout; `nil` for most.
  var attached: AttachedBehavior?

  /// Whether what it shows is made by code, from what the views inside say.
  package var waitsForPreferences: Bool { attached?.behavior.pendingLayer != nil }

  /// A modifier of no consequence to layout; its attributes are for printing.
  public init(kind: String, attributes: [String: String] = [:]) {
    self.kind = kind
    self.attributes = attributes
  }

  /// Its parameters change no layout.
  public static let parameters: [Parameter<Self>] = []
  /// All are alike, as they move nothing.
  public var layoutIdentity: LayoutIdentity? { LayoutIdentity(0) }
}
