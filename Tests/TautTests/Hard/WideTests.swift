import Foundation
import Taut
import TestSupport
import Testing

@Suite("Wide trees", .serialized)
struct WideTests {
  static let proposal = ProposedViewSize(width: 70_000, height: 50_000)

  /// A container of many children, and how many in a usual run: `TAUT_WIDTH_HARD=20000` makes all of them that wide.
  struct Container: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var count: Int
    var make: @Sendable (Int) -> LayoutNode

    init(_ name: String, _ count: Int, _ make: @escaping @Sendable (Int) -> LayoutNode) {
      testDescription = name
      self.count = TestSize.number("TAUT_WIDTH_HARD", count)
      self.make = make
    }
  }

  static let containers: [Container] = [
    Container("images", 20_000) { row($0) { _ in Sample.image } },
    Container("colours", 20_000) { row($0) { _ in Sample.color } },
    Container("texts", 5_000) { column($0) { Sample.text("row \($0)") } },
    Container("frames", 5_000) { count in
      // As long as they like in all: few of the shares are fractions.
      column(count) { frame($0).wrapped(FixedSizeElement(horizontal: false, vertical: $0 > 300)) }
    },
    Container("rows", 1_000) { count in
      column(count) { Sample.stack(.horizontal, [Sample.text("row \($0)"), Sample.color]) }
    },
    Container("spacers", 5_000) { count in
      row(count) { LayoutNode(SpacerElement(minLength: CGFloat($0 % 5), axis: .horizontal)) }
    },
    Container("priorities", 1_000) { row($0) { leaf($0).wrapped(LayoutPriorityElement(Double($0))) } },
    Container("frames of 300 priorities", 1_200) { count in
      row(count) { frame($0).wrapped(LayoutPriorityElement(Double($0 * 7 % 300))) }
    },
    Container("views on top of each other", 20_000) { count in
      LayoutNode(ZStackElement(alignment: .bottom), children: (0..<count).map(leaf))
    },
    Container("views in a flow", 5_000) { count in
      LayoutNode(CustomLayoutElement(FlowLayout()), children: (0..<count).map { _ in Sample.image })
    },
  ]

  private static func row(_ count: Int, _ child: (Int) -> LayoutNode) -> LayoutNode {
    Sample.stack(.horizontal, (0..<count).map(child))
  }

  private static func column(_ count: Int, _ child: (Int) -> LayoutNode) -> LayoutNode {
    Sample.stack(.vertical, (0..<count).map(child))
  }

  private static func frame(_ place: Int) -> LayoutNode {
    Sample.frame(CGFloat(place % 7), CGFloat(20 + place % 50))
  }

  private static func leaf(_ place: Int) -> LayoutNode {
    place.isMultiple(of: 2) ? Sample.color : Sample.image
  }

  @Test("are laid out equal by both engines", arguments: containers)
  func equal(_ container: Container) {
    let node = container.make(container.count)
    let start = ContinuousClock.now
    #expect(Agreement(node, Self.proposal) == .equal)
    print("wide: \(container.count) \(container.testDescription) in \(ContinuousClock.now - start)")
  }

  @Test("are refused where exact shares would take thousands of digits")
  func digits() throws {
    let node = Self.column(TestSize.number("TAUT_WIDTH_HARD", 5_000), Self.frame)
    let start = ContinuousClock.now
    guard case .refused(let text) = Agreement(node, Self.proposal) else {
      Issue.record("not refused")
      return
    }
    #expect(text.hasPrefix("VStack at root: the exact lengths of its children have "))
    print("wide: refused in \(ContinuousClock.now - start): \(text)")
  }
}
