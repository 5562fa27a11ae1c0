import Foundation
import LayoutPictures

/// What an inspection tells, and how it draws.
public struct InspectionOptions: Sendable {
  /// How much is told of a view.
  public enum Detail: String, CaseIterable, Sendable {
    /// Where it is in every size, and how it looks.
    case frames
    /// What it was offered, and who decided its size.
    case reasons
    /// What would change it, too.
    case prices
    /// What it takes to make it wider or taller, too: each suggestion was laid out.
    case suggestions
  }

  /// How much is told; `nil` is as much as fits the scene: suggestions for some ten stories, prices for some hundred,
  /// reasons for some ten thousand,
  /// and frames alone for more.
  public var detail: Detail?
  /// The images that views show, and the fonts of texts that were measured without one.
  public var picture = PictureOptions()
  /// How many threads tell stories; 1 for a tree with code that one thread at a time has to run.
  public var threads = ProcessInfo.processInfo.activeProcessorCount
  /// How many regions a plane of widths and heights may have until heights are snapped.
  public var mostRegions = 600

  /// Everything that fits.
  public init() {}
}
