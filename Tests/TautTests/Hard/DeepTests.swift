import Foundation
import Taut
import TestSupport
import Testing

@Suite("Deep trees", .serialized)
struct DeepTests {
  static let proposal = ProposedViewSize(width: 700, height: 500)

  /// A chain of views, and how long it is in a usual run: `TAUT_DEPTH_HARD=5000` makes all of them that long.
  struct Chain: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var depth: Int
    var wrap: @Sendable (Int, LayoutNode) -> LayoutNode

    init(_ name: String, _ depth: Int, _ wrap: @escaping @Sendable (Int, LayoutNode) -> LayoutNode) {
      testDescription = name
      self.depth = TestSize.number("TAUT_DEPTH_HARD", depth)
      self.wrap = wrap
    }
  }

  static let chains = [
    Chain("paddings", 5_000) { $1.wrapped(PaddingElement(EdgeInsets(.all, $0 % 2 == 0 ? 1 : -1))) },
    Chain("flexible frames", 5_000) { level, node in
      let width: CGFloat = level % 3 == 0 ? .infinity : 400
      return node.wrapped(
        FlexibleFrameElement(
          minWidth: CGFloat(level % 7), maxWidth: width, maxHeight: level % 2 == 0 ? 300 : nil))
    },
    Chain("stacks", 5_000) { Sample.stack($0 % 2 == 0 ? .horizontal : .vertical, [$1]) },
    Chain("stacks of three", 600) {
      Sample.stack($0 % 2 == 0 ? .horizontal : .vertical, [Sample.color, $1, Sample.image])
    },
    Chain("stacks with text", 300) {
      Sample.stack($0 % 2 == 0 ? .horizontal : .vertical, [Sample.text("so many words"), $1])
    },
    Chain("z-stacks", 1_000) { LayoutNode(ZStackElement(), children: [$1, Sample.image]) },
    Chain("overlays", 1_000) {
      LayoutNode(OverlayElement(isBackground: $0 % 2 == 0), children: [$1, Sample.color])
    },
    Chain("secondary views", 1_000) {
      LayoutNode(OverlayElement(isBackground: $0 % 2 == 0), children: [Sample.color, $1])
    },
    Chain("custom layouts", 300) {
      LayoutNode(CustomLayoutElement(FlowLayout()), children: [$1, Sample.image])
    },
    Chain("flows", 300) { LayoutNode(FlowLayout().element, children: [$1, Sample.image]) },
    Chain("guides", 2_000) { level, node in
      let value = LinearLength(.guide(HorizontalAlignment.leading.key)) + 0.5
      return node.wrapped(
        AlignmentGuideElement(guide: HorizontalAlignment.leading.key, value: .linear(value)))
    },
    Chain("aspect ratios", 1_000) {
      $1.wrapped(AspectRatioElement(ratio: nil, contentMode: $0 % 2 == 0 ? .fit : .fill))
    },
  ]

  @Test("are laid out equal by both engines", arguments: chains)
  func equal(_ chain: Chain) {
    let node = Sample.image.nested(chain.depth, chain.wrap)
    let start = ContinuousClock.now
    #expect(Agreement(node, Self.proposal) == .equal)
    print("deep: \(chain.depth) \(chain.testDescription) in \(ContinuousClock.now - start)")
  }

  @Test("are refused where they are deeper than the limit, and a chain of 200,000 views does no harm")
  func refused() {
    let limit = LayoutTree.greatestDepth
    for count in [limit, 200_000] {
      let node = Sample.image.nested(count) { $1.wrapped(AppearanceElement(kind: "border")) }
      let agreement = Agreement(node, Self.proposal)
      #expect(
        agreement
          == .refused(
            "border at root: nested \(count + 1) levels deep, more than the limit of \(limit); split the tree"
          ))
    }
    let node = Sample.image.nested(limit - 1) { $1.wrapped(AppearanceElement(kind: "border")) }
    #expect(throws: Never.self) { try LayoutTree(node) }
  }

  @Test("are taken apart on a thread with little stack")
  func released() {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let node = Sample.image.nested(50_000) { $1.wrapped(AppearanceElement(kind: "border")) }
      let copy = node
      #expect(copy.viewCount == 50_001 && node.depth == 50_001)
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }
}
