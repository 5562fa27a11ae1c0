import Foundation
import LayoutCore
import LayoutPictures

/// A layout over a range of sizes as one document: every frame as an exact function, every drawing, every
/// story.
///
/// It is the content of the page of `taut inspect`, and complete: a viewer needs neither an engine nor a font. Each
/// piece states only its differences from the one it is based on.
///
/// ```swift
/// let row = HStack {
///   Text("Two words"); Color.red
/// }
/// let inspection = try Inspection(
///   of: LayoutTree(row), in: ProposedViewSize(width: 200, height: 50),
///   over: InspectedRange(width: 100...300))
/// let frame = inspection.frame(of: 0, width: 150, height: 50)
/// ```
public struct Inspection: Codable, Hashable, Sendable {
  /// The scene's name.
  public var name: String
  /// The views in preorder; others refer to them by their places in this list.
  public var views: [InspectedView]
  /// The width of the container.
  public var width: InspectedSide
  /// The height of the container.
  public var height: InspectedSide
  /// The pieces, which together cover the range; each view's forms hold from the piece that states them on.
  public var pieces: [InspectedPiece]
  /// The intervals that the heights represent, where both sides are varied and the regions are too many.
  ///
  /// `nil` where every size has its own piece.
  public var snappedHeights: [InspectedInterval]?
  /// Whether each piece is the layout of one size in its middle, because opaque code lays out differently at every size;
  /// `nil` where pieces are exact.
  public var isSampled: Bool?
  /// The drawings of views; pieces refer to these by their places.
  public var drawings: [InspectedDrawing]
  /// The guides of views; drawings refer to these by their places.
  public var guides: [InspectedItem]
  /// The outlines of letters, as relative commands of an SVG path that begins on the baseline.
  public var glyphs: [String]
  /// The distances from letters to the next ones, in points.
  public var advances: [Double]
  /// The letters of lines: places of outlines, each one advance further than the one before; drawings refer to these lists
  /// by their places.
  public var lines: [[Int]]
  /// The lengths of frames and proposals; pieces refer to these by their places.
  public var lengths: [InspectedLength]
  /// The paragraphs of stories; pieces refer to these by their places.
  public var paragraphs: InspectedParagraphs
  /// The sentences of stories and breakpoints; paragraphs and pieces refer to these by their places.
  public var sentences: [InspectedSentence]
  /// The words that sentences share; they refer to these by their places.
  public var phrases: [InspectedPhrase]
  /// The fillings of phrases' gaps; sentences refer to these by their places.
  public var fillings: [InspectedFilling]
  /// The parts that were left out of the document, in sentences.
  public var notes: [String]
  /// The lengths that a page can change; lists of moves and limits refer to these by their places.
  ///
  /// `nil` where there are no prices.
  public var inputs: [InspectedInput]?
  /// Lists of moves; pieces refer to these by their places.
  public var moveLists: [[Double]]?
  /// The forms that must not be negative, for moves to hold; pieces refer to these by their places.
  public var limitForms: [[Double]]?
}

/// A side of the container, fixed or varied.
public struct InspectedSide: Codable, Hashable, Sendable {
  /// The least length, in points.
  public var from: Double
  /// The greatest length, in points.
  public var through: Double
  /// Whether the side is a number; where it is not, views take their ideal lengths or the whole proposed
  /// length.
  public var isNumber: Bool
  /// The proposal where it is no number: `nil` or `inf`.
  public var word: String?
}

/// An interval of heights that are laid out as the one in its middle.
public struct InspectedInterval: Codable, Hashable, Sendable {
  /// The least height of the interval, in points.
  public var from: Double
  /// The greatest height of the interval, in points.
  public var through: Double
  /// The height that represents the interval, in points.
  public var sample: Double
  /// The place of the first piece of the row.
  public var piece: Int
}

/// A view of the tree.
public struct InspectedView: Codable, Hashable, Sendable {
  /// The path, such as `root.0/1`.
  public var path: String
  /// The id; `nil` where the view has none.
  public var id: String?
  /// The name in sentences.
  public var name: String
  /// The beginning of its text; `nil` for a view that has none.
  public var text: String?
  /// The kind, such as `HStack`.
  public var kind: String
  /// The role: `leaf`, `container` or `modifier`.
  public var role: String
  /// The place of its parent; `nil` at the root.
  public var parent: Int?
  /// The position in the source, such as `Card.swift:12:8` or `line 12`.
  public var source: String?
  /// The axis along which its children share its length: `width` or `height`; `nil` for anything but a stack.
  public var stack: String?
}

/// The settings of an inspection: its detail and its drawing.
public struct InspectionOptions: Sendable {
  /// The detail in which views are explained.
  public enum Detail: String, CaseIterable, Comparable, Sendable {
    /// The frames and drawings at every size.
    case frames
    /// The proposal and the reasons of the size, too.
    case reasons
    /// The prices of written lengths, too.
    case prices
    /// Suggestions for making the view wider or taller, too: each was verified by a layout.
    case suggestions

    /// Returns whether the first detail is less than the second.
    public static func < (less: Detail, more: Detail) -> Bool {
      let all = allCases
      return all.firstIndex(of: less) ?? 0 < all.firstIndex(of: more) ?? 0
    }
  }

  /// The detail; `nil` is as much as fits the scene: suggestions for some ten stories, prices for some
  /// hundred, reasons for some ten thousand, and frames alone for more.
  public var detail: Detail?
  /// The images that views show, and the fonts of texts that were measured without one.
  public var picture = PictureOptions()
  /// The number of threads that explain; 1 for a tree with code that one thread at a time has to run.
  public var threads = ProcessInfo.processInfo.activeProcessorCount
  /// The number of regions in a plane of widths and heights beyond which heights are snapped.
  public var mostRegions = 600

  /// The number of views, each counted once in each interval of sizes, for which suggestions are searched.
  public var mostSuggested = 500
  /// The time after which no further suggestions are searched.
  public var suggestionTime = Duration.seconds(60)

  /// Creates options with the default detail and drawings.
  public init() {}
}

extension Inspection {
  /// Returns the document as JSON, without blanks.
  ///
  /// - Throws: The errors of `JSONEncoder`.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// The reason for which a layout cannot be inspected.
public enum InspectionError: Error, Hashable, Sendable {
  /// Neither side is varied.
  case noRange
  /// A range ends before it begins, or exceeds the greatest length.
  case invalidRange(from: Double, through: Double)
}

extension InspectionError: CustomStringConvertible {
  /// The cause, with a remedy.
  public var description: String {
    switch self {
    case .noRange: "a page needs a range; give one of widths or of heights, such as 200...800"
    case .invalidRange(let from, let through):
      "\(from)...\(through) is not a range of sizes; write one that starts at 0 or above, such as 200...800"
    }
  }
}
