/// The size that a block gives to a view.
///
/// A view that begins a block is sized twice: there, and in the block that contains it.
public struct SizeCertificate: Hashable, Sendable {
  /// A side of a size, in points.
  public enum Side: Hashable, Sendable {
    /// As a form of the block's variables.
    case finite(LinearForm)
    /// Endless.
    case infinite
    /// Less than any number.
    case negativeInfinite
  }

  /// The size's number in its block.
  public var number: Int
  /// The path of the view.
  public var view: String
  /// The width.
  public var width: Side
  /// The height.
  public var height: Side

  /// The size of a view.
  public init(number: Int, view: String, width: Side, height: Side) {
    self.number = number
    self.view = view
    self.width = width
    self.height = height
  }
}
