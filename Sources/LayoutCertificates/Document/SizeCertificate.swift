import enum LinearProgramming.Extended

/// The size that a block gives to a view.
///
/// A view that begins a block is sized twice: there, and in the block that contains it.
package struct SizeCertificate: Hashable, Sendable {
  /// A side of a size, in points: a form of the block's variables, or infinity.
  package typealias Side = Extended<LinearForm>

  /// The size's number in its block.
  package var number: Int
  /// The path of the view.
  package var view: String
  /// The width.
  package var width: Side
  /// The height.
  package var height: Side

  /// The size of a view.
  package init(number: Int, view: String, width: Side, height: Side) {
    self.number = number
    self.view = view
    self.width = width
    self.height = height
  }
}
