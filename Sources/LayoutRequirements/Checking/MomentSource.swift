import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The layouts of a tree along a range, from the active sets of the constraint engine.
struct MomentSource: RegimeSource {
  let tree: LayoutTree
  let range: RequirementRange
  let layouts: RelatedLayouts

  /// A layout and the lengths for which it is that.
  struct Found: LayoutRegime {
    var root: RootPiece
    var interval: ExactInterval
    var line: LayoutLine
  }

  func regime(at length: Rational) throws -> Found? {
    let container = range.container(at: length)
    let root = try layouts.rootPiece(of: tree, in: container)
    let line = LayoutLine(.container(range.axis), through: container, at: length)
    return Found(root: root, interval: line.cut(root.region).interval, line: line)
  }

  /// What requirements ask about, in a part of a regime.
  func moment(_ found: Found, in part: ExactInterval) -> LayoutMoment {
    let length = part.isPoint ? part.lower?.value ?? 0 : part.inside
    let container = range.container(at: length)
    var frames = [LayoutMoment.Frame?](repeating: nil, count: tree.nodes.count)
    var lines: [LayoutTree.Index: LayoutMoment.Lines] = [:]
    for view in found.root.views {
      func function(_ extent: AffineExtent) -> LengthFunction { extent.map(found.line.cut) }
      frames[view.index.position] = LayoutMoment.Frame(
        x: function(view.x), y: function(view.y), width: function(view.width), height: function(view.height))
      guard let text = (tree[view.index].element as? MeasuredElement)?.text else { continue }
      lines[view.index] = TextFacts(text).lines(at: view.proposal(at: container))
    }
    return LayoutMoment(
      interval: part, frames: frames, lines: lines, container: containerFrame(frames[tree.root.position]))
  }

  private func containerFrame(_ root: LayoutMoment.Frame?) -> LayoutMoment.Frame {
    let running = LengthFunction.finite(AffineLength(0, slope: 1))
    let zero = LengthFunction.finite(AffineLength(0))
    let fixed = range.other.map { $0.map { AffineLength($0) } }
    let other = fixed ?? (range.axis == .horizontal ? root?.height : root?.width) ?? zero
    let isWide = range.axis == .horizontal
    return LayoutMoment.Frame(
      x: zero, y: zero, width: isWide ? running : other, height: isWide ? other : running)
  }
}

/// How a text comes out at an exact proposal.
struct TextFacts {
  private let text: TextContent

  init(_ text: TextContent) { self.text = text }

  func lines(at proposal: ExactProposal) -> LayoutMoment.Lines {
    let sides = sides(at: proposal)
    let shown = text.measurement(sides)
    var free = text
    free.lineLimit = nil
    let needed = free.measurement(ProposedViewSize(width: sides.width, height: nil))
    return LayoutMoment.Lines(
      count: shown.lines.count, needed: needed.lines.count, isTruncated: shown.isTruncated)
  }

  /// The proposal in doubles: each side rounded down, or up where the answer for less does not hold for the side
  /// itself, as the engine asks.
  private func sides(at proposal: ExactProposal) -> ProposedViewSize {
    func asked(_ side: ExactProposal.Side?) -> CGFloat? { side.map { CGFloat($0.doubleRoundedDown) } }
    var sides = ProposedViewSize(width: asked(proposal.width), height: asked(proposal.height))
    let leaf = text.measurement(sides).leaf
    if let width = proposal.width?.number, !leaf.widths.holds(at: width) { sides.width = sides.width?.nextUp }
    if let height = proposal.height?.number, !leaf.heights.holds(at: height) {
      sides.height = sides.height?.nextUp
    }
    return sides
  }
}

extension MeasurementInterval {
  /// Whether an exact length belongs to the interval.
  fileprivate func holds(at length: Rational) -> Bool {
    if let lower = Rational(exactly: Double(lower)), lowerIsIncluded ? length < lower : length <= lower {
      return false
    }
    if let upper = Rational(exactly: Double(upper)), upperIsIncluded ? upper < length : upper <= length {
      return false
    }
    return true
  }
}
