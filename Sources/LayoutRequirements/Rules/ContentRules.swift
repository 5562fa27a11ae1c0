import Foundation
import LayoutCore
import LayoutExplanation
import LinearProgramming
import ReferenceLayout

/// The requirement that images are not distorted, `photo keeps its ratio`.
package struct KeptRatio: RequirementRule {
  package static let forms = ["photo keeps its ratio"]
  package static let words = ["keeps", "keep"]
  package static let unit: RequirementUnit? = .points

  package var views: ViewSelector

  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  /// The relative tolerance of a side: frames are written in whole points.
  private static let tolerance = Rational(numerator: 1, denominator: 50)

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("keeps") || reader.take("keep") else { return nil }
    guard reader.take("its", "ratio") || reader.take("their", "ratio") || reader.take("their", "ratios")
    else {
      throw reader.error(.expected("\"its ratio\"", found: reader.next.text))
    }
    return .proportional(KeptRatio(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    let images = try views.views(in: tree).flatMap { tree.images(in: $0) }
    guard !images.isEmpty else { throw views.error(.noImage(views.name)) }
    return images.map { image, ratio in
      RequirementInstance([image]) { moment in
        guard let frame = moment.frame(image) else { return nil }
        guard let width = frame[.width], let height = frame[.height] else { return .fact(true) }
        func stretched(_ factor: Rational) -> SizeFunction? { SizeFunction.sum([(ratio * factor, height)]) }
        return .all([
          .compared(stretched(1 - Self.tolerance), width), .compared(width, stretched(1 + Self.tolerance)),
        ])
      }
    }
  }
}

extension LayoutTree {
  /// Returns the resizable images in a view, including itself, each with its intrinsic ratio of width to
  /// height.
  func images(in view: Index) -> [(view: Index, ratio: Rational)] {
    (view.position..<end(of: view)).map(Index.init).compactMap { index in
      guard let image = self[index].element as? ImageElement, image.isResizable,
        !image.isSizeAssumed, let size = image.size, size.width > 0, size.height > 0,
        let width = Rational(exactly: Double(size.width)),
        let height = Rational(exactly: Double(size.height))
      else { return nil }
      return (index, width / height)
    }
  }
}

/// The requirement that a candidate of a `ViewThatFits` is smaller along some side than each before it,
/// `sidebar can be shown`.
///
/// Any other candidate is never shown, or, as the last one, is shown where it fits no better than the others.
package struct Showable: RequirementRule {
  package static let forms = ["sidebar can be shown"]
  package static let words = ["can"]
  package static let unit: RequirementUnit? = nil

  package var views: ViewSelector

  package init(views: ViewSelector) { self.views = views }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("can") else { return nil }
    guard reader.take("be", "shown") else {
      throw reader.error(.expected("\"be shown\"", found: reader.next.text))
    }
    return .showable(Showable(views: views))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    try views.views(in: tree).map { view in
      let isMet = !Self.isCovered(view, in: tree)
      return RequirementInstance([view]) { _ in .fact(isMet) }
    }
  }

  /// Whether a candidate before a view fits wherever that does.
  private static func isCovered(_ view: LayoutTree.Index, in tree: LayoutTree) -> Bool {
    guard let choice = tree[view].parent, let element = tree[choice].element as? ViewThatFitsElement,
      let own = idealSize(of: view, in: tree)
    else { return false }
    return tree[choice].children.prefix { $0 != view }.contains { other in
      guard let size = idealSize(of: other, in: tree) else { return false }
      return (!element.axes.contains(.horizontal) || size.width <= own.width)
        && (!element.axes.contains(.vertical) || size.height <= own.height)
    }
  }

  private static func idealSize(of view: LayoutTree.Index, in tree: LayoutTree) -> CGSize? {
    guard let part = try? LayoutTree(tree.subtree(at: view)),
      let result = try? ReferenceEngine().layout(part, in: .unspecified)
    else { return nil }
    return result.views.first?.frame.size
  }
}
