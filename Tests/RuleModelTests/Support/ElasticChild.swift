import Foundation
import LayoutCore
import TestSupport

/// A child whose answers are known: what it is offered, between its least and its most, and its ideal where
/// that is nothing.
struct ElasticChild {
  /// What the child is on one axis.
  struct Side {
    var least: CGFloat
    var ideal: CGFloat
    /// May be infinite.
    var most: CGFloat
  }

  private var sides: [Axis: Side]
  private var explicit: [Axis: CGFloat] = [:]
  private var kind: Kind

  /// How the child is made.
  private enum Kind: CaseIterable {
    /// An image: least, ideal and most are the same.
    case rigid
    /// A shape between limits.
    case elastic
    /// A shape with a most and no least: it takes negative offers too.
    case soft
    /// A measured leaf, with an ideal that may lie outside of its limits.
    case measured
  }

  /// A child of any kind but a measured one.
  init(_ random: inout RandomParameters) {
    self.init(random.pick([.rigid, .elastic, .elastic, .elastic, .soft]), &random)
  }

  /// A child whose ideal may lie outside of its limits.
  ///
  /// Its answers hold for single offers, so these must be doubles.
  static func measured(_ random: inout RandomParameters) -> ElasticChild { ElasticChild(.measured, &random) }

  private init(_ kind: Kind, _ random: inout RandomParameters) {
    self.kind = kind
    sides = [:]
    for axis in Axis.allCases {
      // The same few lengths now and then: children that are equally flexible.
      let isPlain = random.chance(1, in: 2)
      let least = isPlain ? random.pick([0, 20, 50]) : random.length(0...120)
      let ideal = least + (isPlain ? 10 : random.length(0...60))
      let most = ideal + (isPlain ? random.pick([30, 30, 30, 90]) : random.length(0...120))
      sides[axis] =
        switch kind {
        case .rigid: Side(least: least, ideal: least, most: least)
        case .elastic: Side(least: least, ideal: ideal, most: most)
        case .soft: Side(least: Self.noLeast, ideal: ideal, most: most)
        case .measured:
          Side(
            least: least, ideal: isPlain ? random.pick([0, 20, 50, 90]) : random.length(0...200),
            most: most)
        }
    }
  }

  /// Less than anything that is offered.
  private static let noLeast: CGFloat = -10_000

  subscript(axis: Axis) -> Side {
    get { sides[axis] ?? Side(least: 0, ideal: 0, most: 0) }
    set {
      sides[axis] = newValue
      if kind == .rigid { kind = .elastic }
    }
  }

  func explicitGuide(_ axis: Axis) -> CGFloat? { explicit[axis] }

  /// Gives the child an explicit value for a guide of an axis, now and then.
  mutating func addGuide(_ axis: Axis, _ random: inout RandomParameters) {
    if random.chance(1, in: 3) { explicit[axis] = random.length(-40...120) }
  }

  /// The child's data for a model with one child.
  func describe(in data: inout ModelData) {
    data.set("childLeast") { ModelValue(self[$0].least) }
    data.set("childIdeal") { ModelValue(self[$0].ideal) }
    data.set("childMost") { ModelValue(self[$0].most) }
  }

  /// The child as a tree: an image where it is rigid, a shape between limits where it is not.
  func node(id: String, guides: [AlignmentKey] = []) -> LayoutNode {
    var node =
      switch kind {
      case .rigid: rigid
      case .elastic, .soft: elastic
      case .measured: LayoutNode(MeasuredElement(kind: "measured", content: ClampedContent(sides: sides)))
      }
    for guide in guides {
      guard let value = explicit[guide.axis] else { continue }
      let element = AlignmentGuideElement(guide: guide, value: .linear(LinearLength(value)))
      node = LayoutNode(element, children: [node])
    }
    node.id = id
    return node
  }

  private var rigid: LayoutNode {
    LayoutNode(ImageElement(size: CGSize(width: self[.horizontal].least, height: self[.vertical].least)))
  }

  private var elastic: LayoutNode {
    let (width, height) = (self[.horizontal], self[.vertical])
    func least(_ side: Side) -> CGFloat? { side.least == Self.noLeast ? nil : side.least }
    let limits = FlexibleFrameElement(
      minWidth: least(width), idealWidth: width.ideal, maxWidth: width.most,
      minHeight: least(height), idealHeight: height.ideal, maxHeight: height.most)
    return LayoutNode(limits, children: [LayoutNode(ShapeElement(kind: "Color"))])
  }
}

/// Answers a number between its limits, and nothing with an ideal that need not lie there.
private struct ClampedContent: MeasuredContent {
  var sides: [Axis: ElasticChild.Side]
  var hasBaselines: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    func answer(_ axis: Axis) -> (length: CGFloat, offers: MeasurementInterval) {
      guard let side = sides[axis], let offer = proposal[axis] else {
        return (sides[axis]?.ideal ?? 0, .all)
      }
      return (min(max(offer, side.least), side.most), .point(offer))
    }
    let (width, height) = (answer(.horizontal), answer(.vertical))
    return LeafMeasurement(
      size: CGSize(width: width.length, height: height.length), widths: width.offers, heights: height.offers)
  }
}
