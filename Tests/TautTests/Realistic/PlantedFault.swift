import Foundation
import LayoutTesting
import Taut
import TestSupport

/// A scene in which one thing was done wrong, and what a person would ask about it.
struct PlantedFault {
  /// What was done wrong.
  enum Kind: CaseIterable {
    case wrongPriority, forgottenFixedSize, minimumTooLarge, fixedWidth
  }

  var kind: Kind
  var tree: LayoutTree
  var size: ProposedViewSize
  /// The id of the view at which it was done.
  var culprit: String
  /// Something that is so in the scene without the fault.
  var question: String

  /// Plants a fault; `nil` where it makes no difference that anybody would ask about.
  init?(_ kind: Kind, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try RealisticScene(seed: seed)
    guard let target = try scene.textIDs().randomElement(using: &generator) else { return nil }
    let minimum = CGFloat(Int.random(in: 5...15, using: &generator) * 4)
    let elements: (good: (any LayoutElement)?, bad: (any LayoutElement)?) =
      switch kind {
      case .wrongPriority:
        (nil, LayoutPriorityElement(Bool.random(using: &generator) ? 1 : -1))
      case .forgottenFixedSize: (FixedSizeElement(horizontal: true, vertical: true), nil)
      case .minimumTooLarge:
        (
          FlexibleFrameElement(minWidth: minimum),
          FlexibleFrameElement(minWidth: minimum * CGFloat(Int.random(in: 3...6, using: &generator)))
        )
      case .fixedWidth: (nil, FrameElement(width: minimum, height: nil))
      }
    let good = try LayoutTree(scene.root.wrapping(target, in: elements.good))
    tree = try LayoutTree(scene.root.wrapping(target, in: elements.bad))
    (self.kind, size, culprit) = (kind, scene.size, target)
    guard let question = try Self.question(good, tree, size) else { return nil }
    self.question = question
  }

  /// What a person sees first: a text that is cut off, one that has more lines, one that is narrower, and then what
  /// became larger than it was.
  private static func question(
    _ good: LayoutTree, _ bad: LayoutTree, _ size: ProposedViewSize
  ) throws -> String? {
    let before = try LayoutExplanation(good, in: size, keepsPrices: false)
    let after = try LayoutExplanation(bad, in: size, keepsPrices: false)
    var symptoms: [(rank: Int, question: String)] = []
    for id in good.nodes.compactMap(\.id) {
      guard let old = before.views(named: id).first, let new = after.views(named: id).first else { continue }
      let frames = [(before, good.base(of: old)), (after, bad.base(of: new))].map { layout, view in
        layout.solution.result.views.first { $0.index == view }?.frame ?? .zero
      }
      let (was, now) = (frames[0], frames[1])
      let isText = good.isText(good.base(of: old))
      if before.lineBreaks(of: good.base(of: old))?.isTruncated == false,
        after.lineBreaks(of: bad.base(of: new))?.isTruncated == true
      {
        symptoms.append((0, "\(id) is whole"))
      } else if isText, now.height > was.height + 6 {
        symptoms.append((1, "\(id).height <= \(was.height.rounded(.up))"))
      } else if isText, now.width < was.width - 6 {
        symptoms.append((2, "\(id).width >= \(was.width.rounded(.down))"))
      } else if now.maxX > was.maxX + 6 {
        symptoms.append((3, "\(id).maxX <= \(was.maxX.rounded(.up))"))
      }
    }
    return symptoms.min { $0.rank < $1.rank }?.question
  }
}

extension LayoutNode {
  /// The same nodes, with a modifier around the one that has an id.
  func wrapping(_ id: String, in element: (any LayoutElement)?) -> LayoutNode {
    guard let element else { return self }
    var node = self
    if node.id == id {
      let place = node.place
      node.place = ""
      return LayoutNode(element, children: [node], direction: node.direction, place: place)
    }
    node.children = node.children.map { $0.wrapping(id, in: element) }
    return node
  }
}
