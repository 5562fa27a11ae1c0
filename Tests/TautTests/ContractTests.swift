import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

/// The contract that layouts of the Blueprint kind promise, for views without text and aspect ratio:
/// sizes are monotone in the proposal along each axis, and if proposal `a` gives `b < a`, every proposal in
/// `[b, a]` gives `b`.
@Suite("Blueprint's layout contract")
struct ContractTests {
  /// What a tree's root answers to a proposal.
  static func size(_ tree: LayoutTree, _ width: CGFloat, _ height: CGFloat) throws -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    return try ReferenceEngine().layout(tree, in: proposal).views[0].frame.size
  }

  /// The first breach of monotony: a larger proposal along an axis and a smaller answer along it.
  static func shrinks(_ tree: LayoutTree, _ axis: Axis, other: CGFloat) throws -> String? {
    var last: (CGFloat, CGFloat)?
    for side in stride(from: CGFloat(0), through: 400, by: 12.5) {
      let size = try size(tree, axis == .horizontal ? side : other, axis == .horizontal ? other : side)
      let answer = axis == .horizontal ? size.width : size.height
      if let last, answer < last.1 - 1e-6 {
        return "\(axis): \(last.0) gives \(last.1), and \(side) gives \(answer)"
      }
      last = (side, answer)
    }
    return nil
  }

  /// The first breach of the second half: a proposal between an answer and what it answered to, answered differently.
  static func wavers(_ tree: LayoutTree, width: CGFloat, height: CGFloat) throws -> String? {
    let answer = try size(tree, width, height)
    guard answer.width <= width, answer.height <= height, answer.width >= 0, answer.height >= 0 else {
      return nil
    }
    for share in [0, 0.25, 0.5, 1] as [CGFloat] {
      for otherShare in [0, 0.5, 1] as [CGFloat] {
        let between = CGSize(
          width: answer.width + share * (width - answer.width),
          height: answer.height + otherShare * (height - answer.height))
        let again = try size(tree, between.width, between.height)
        if abs(again.width - answer.width) > 1e-6 || abs(again.height - answer.height) > 1e-6 {
          return "\(width)x\(height) gives \(answer), and \(between) gives \(again)"
        }
      }
    }
    return nil
  }

  /// Views that the contract is not about: text wraps, ratios trade one side for the other, custom code does as it
  /// likes, and so do closures.
  static func isCovered(_ tree: LayoutTree) -> Bool {
    tree.nodes.allSatisfy { node in
      if let guide = node.element as? AlignmentGuideElement, case .opaque = guide.value { return false }
      let isOpaque = node.element.alignmentKeys.contains {
        if case .opaque = $0.defaultValue { true } else { false }
      }
      return !isOpaque && !(node.element is MeasuredElement) && !(node.element is AspectRatioElement)
        && !(node.element is CustomLayoutElement)
    }
  }

  /// Why a tree may break the contract; `nil` where it must not.
  static func excuse(_ tree: LayoutTree, _ kind: String) -> String? {
    if kind == "wavers", tree[tree.root].traits.readsContainer {
      // The outermost view's container is what it is proposed. A half of that is less, and proposed in its place, its
      // half is less again: no part of a container but all of it answers to itself with itself.
      return "a part of the container"
    }
    if kind == "wavers", tree.nodes.contains(where: { $0.element is EffectFrameElement }) {
      // A view that is drawn half as large answers half of what it is proposed, and half of that in its place; one that is
      // turned answers with other sides than it is proposed.
      return "a view turned or scaled"
    }
    if tree.nodes.contains(where: { !$0.element.placesAllChildren && $0.children.count > 1 }) {
      // With more room along one axis another candidate may fit, and be shorter than the one before.
      return "a choice of several candidates"
    }
    if tree.nodes.contains(where: { $0.element is GridElement && $0.children.count > 1 }) {
      // A grid serves its cells as a stack does.
      return "a grid of several cells"
    }
    if tree.nodes.contains(where: { $0.element is StackElement && $0.children.count > 1 }) {
      // A stack serves the least flexible child first and offers it an equal share. In less room that share is
      // smaller than what the child took before, although all children fit: the stack in `wavering` below. And the
      // order of serving is found at the breadth that is proposed: more breadth may turn it around.
      return "a stack of several children"
    }
    return nil
  }

  @Test(
    "holds for every tree without a stack or a grid of several children, a choice, an effect with a frame or a part of its container, and is broken by these alone"
  )
  func contract() throws {
    var (covered, breaches) = (0, [String: Int]())
    var offset: UInt64 = 0
    while covered < TestSize.trees(400) {
      let seed = (TestSize.seed ^ 0xB10E) &+ offset
      var generator = TreeGenerator(seed: seed, maxDepth: 3, maxChildren: 3)
      let node = generator.tree()
      offset += 1
      guard let tree = try? LayoutTree(node), 5..<60 ~= tree.nodes.count, Self.isCovered(tree) else {
        continue
      }
      covered += 1
      let sides = [CGFloat.random(in: 0...300, using: &generator.random), 250]
      let found: [(String, String?)] = [
        ("shrinks", try Self.shrinks(tree, .horizontal, other: sides[0])),
        ("shrinks", try Self.shrinks(tree, .vertical, other: sides[0])),
        ("wavers", try Self.wavers(tree, width: 350, height: sides[0])),
        ("wavers", try Self.wavers(tree, width: sides[0], height: sides[1])),
      ]
      for case (let kind, let breach?) in found {
        let excuse = Self.excuse(tree, kind)
        breaches["\(kind): \(excuse ?? "without excuse")", default: 0] += 1
        #expect(
          excuse != nil, "seed \(seed) \(kind): \(breach)\n\(node.written(for: .unspecified))")
      }
    }
    print("contract: \(covered) trees without text and ratios from seed \(TestSize.seed)")
    print("contract: broken \(breaches)")
  }

  @Test("A part of the container wavers, and does not shrink: half of 200 is 100, and half of that 50")
  func waveringPart() throws {
    let half = ContainerRelativeFrameElement(axes: .horizontal, count: 2, span: 1, spacing: 0)
    let tree = try LayoutTree(LayoutNode(half, children: [Sample.frame(0, 300)]))
    #expect(try Self.size(tree, 200, 50).width == 100)
    #expect(try Self.size(tree, 100, 50).width == 50)
    #expect(try Self.wavers(tree, width: 200, height: 50) != nil)
    #expect(try Self.shrinks(tree, .horizontal, other: 50) == nil)
  }

  @Test("A stack wavers: what fits beside its sibling at 200 points is offered less at 90")
  func wavering() throws {
    // At 200, the first child (flexible by 20 points) is offered 100 and takes 60, the second takes 30: 90 in all.
    // At 90 the first is offered 45, takes it, and leaves the other 45: 75 in all.
    let node = Sample.stack(.horizontal, spacing: 0, [Sample.frame(40, 60), Sample.frame(0, 30)])
    let tree = try LayoutTree(node)
    #expect(try Self.size(tree, 200, 50).width == 90)
    #expect(try Self.size(tree, 90, 50).width == 75)
    #expect(try Self.wavers(tree, width: 200, height: 50) != nil)
    #expect(try Self.shrinks(tree, .horizontal, other: 50) == nil)
  }
}
