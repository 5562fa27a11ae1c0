import Foundation

/// The sizes that an inspection is about: a side runs through a range, or stays as the scene has it.
///
/// ```swift
/// let range = InspectedRange(width: 320...1_024)
/// ```
public struct InspectedRange: Hashable, Sendable {
  /// The widths, in points; `nil` where the width stays.
  public var width: ClosedRange<Double>?
  /// The heights, in points; `nil` where the height stays.
  public var height: ClosedRange<Double>?

  /// Makes a range, of which one side at least should run.
  public init(width: ClosedRange<Double>? = nil, height: ClosedRange<Double>? = nil) {
    self.width = width
    self.height = height
  }
}
