import enum LinearProgramming.Extended

/// The size that a block gives to a view.
///
/// A view that begins a block is sized twice: there, and in the block that contains it.
public struct SizeCertificate: Hashable, Sendable {
  /// A side of a size, in points: a form of the block's variables, or infinity.
  public typealias Side = Extended<LinearForm>

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
