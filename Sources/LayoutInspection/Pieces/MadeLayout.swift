import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import LayoutPictures
import LinearProgramming

/// The layout of a tree that was made for one size.
struct MadeLayout {
  /// The length of the varied side.
  var length: Double
  /// The tree, with its made content as if it had been there from the beginning.
  var tree: LayoutTree
  /// The size of the container.
  var container: ExactProposal
  /// The layout, which is valid for other sizes as long as the tree is the same.
  var root: RootPiece
  /// The x, y, width, height and proposal of each placed view, in points; `nil` if unspecified.
  var lengths: [Int: [Double?]] = [:]
  /// The views whose drawing, too, may depend on the size.
  var made: [LayoutTree.Index]
  /// The sketches of its views; `nil` where they are not drawn for each size.
  private let sketches: ViewSketches?
  /// The letters that were drawn so far, of this layout and of those that it is compared with.
  private let letters: SharedLetters

  /// Lays out the tree that was made for a size.
  ///
  /// - Parameter picture: The options of sketches; `nil` if the tree and its drawing are the same at every
  ///   size.
  /// - Throws: The errors of `ConstraintEngine.layout`, and `PictureError` if there are no fonts.
  init(
    of tree: LayoutTree, at length: Double, in container: ExactProposal, _ picture: PictureOptions?,
    by layouts: RelatedLayouts, lettering letters: SharedLetters
  ) throws {
    (self.length, self.container, self.letters) = (length, container, letters)
    let kept = try tree.keepingMadeContent()
    self.tree = kept
    sketches = try picture.map { try ViewSketches(kept, $0) }
    // Content that depends on views' frames in other ways may be anywhere in the tree.
    let readers = tree.indices.filter { tree.isMade($0) }
    made =
      picture == nil
      ? []
      : readers.isEmpty
        ? Array(tree.indices)
        : tree.indices.filter { view in
          readers.contains { $0 < view && view.position < tree.end(of: $0) }
        }
    root = try layouts.rootPiece(of: self.tree, in: container)
    for view in root.views { lengths[view.index.position] = Self.lengths(of: view, at: container) }
  }

  private static func lengths(of view: PlacedPiece.View, at container: ExactProposal) -> [Double?] {
    [view.x, view.y, view.width, view.height].map { $0.doubleValue(at: container) }
      + [view.proposedWidth, view.proposedHeight].map { $0?.doubleValue(at: container) }
  }

  /// Returns whether a layout of another tree has the same frames at this size, and views that look the same.
  func isLike(_ views: [PlacedPiece.View], of tree: LayoutTree, drawnBy other: MadeLayout) -> Bool {
    guard self.tree.isShapedLike(tree), views.count == lengths.count else { return false }
    return views.allSatisfy { view in
      lengths[view.index.position].map { Self.isNear($0, Self.lengths(of: view, at: container)) } ?? false
    } && isDrawnLike(other)
  }

  /// Returns whether the lengths at this size are the expected ones, and views look as another layout draws
  /// them.
  func isLike(_ expected: [Int: [Double?]], drawnBy other: MadeLayout) -> Bool {
    guard tree.isShapedLike(other.tree), expected.count == lengths.count else { return false }
    return expected.allSatisfy { view, numbers in
      lengths[view].map { Self.isNear($0, numbers) } ?? false
    } && isDrawnLike(other)
  }

  /// Returns whether numbers are equal up to the rounding errors of doubles, which a page does not show.
  private static func isNear(_ one: [Double?], _ other: [Double?]) -> Bool {
    zip(one, other).allSatisfy { one, other in
      guard let one, let other else { return one == nil && other == nil }
      return one == other || abs(one - other) < 1e-6
    }
  }

  /// Returns whether another tree's views look in this layout's frames as its own do.
  private func isDrawnLike(_ other: MadeLayout) -> Bool {
    guard let own = sketches, let others = other.sketches else { return true }
    return made.allSatisfy { view in
      guard let numbers = lengths[view.position], numbers[2]?.isFinite == true, numbers[3]?.isFinite == true
      else { return true }
      let place = SketchPlace(
        size: CGSize(width: numbers[2] ?? 0, height: numbers[3] ?? 0),
        proposal: ProposedViewSize(
          width: numbers[4].map { CGFloat($0) }, height: numbers[5].map { CGFloat($0) }))
      return letters.drawn(own.items(of: view, in: place))
        == letters.drawn(others.items(of: view, in: place))
    }
  }
}

/// A table of letters that layouts share, so that the outline of each letter is written once.
final class SharedLetters {
  private var glyphs = GlyphTable()

  /// Returns the items of a drawing, with letters by their indices in the table.
  func drawn(_ items: [PictureItem]) -> [InspectedItem] {
    var converter = ItemConverter(glyphs: glyphs, darkPaints: items.flatMap(\.paints), lengths: nil)
    // The table has one owner at a time, so that it is never copied.
    glyphs = GlyphTable()
    defer { glyphs = converter.glyphs }
    return items.map { converter.item($0) }
  }
}

extension MadeLayout {
  /// Returns the changes before another length: inequalities of this layout that end, or else changed content.
  func changes(before other: MadeLayout) -> [String] {
    let facetChanges = root.region.halfPlanes.filter { !$0.contains(other.container) }.compactMap(\.change)
    if tree.isShapedLike(other.tree), !facetChanges.isEmpty { return facetChanges.sentences(in: tree) }
    let readers = tree.indices.filter { tree[$0].element is GeometryReaderElement }
    guard !readers.isEmpty else { return ["what depends on view positions is different"] }
    return readers.map { "the content of \(tree.nameInSentences(of: $0)) is different" }
  }
}
