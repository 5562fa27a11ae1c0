import Foundation
import Taut
import Testing

@Suite("Geometry readers with closures")
struct GeometryReaderTests {
  private let container = ProposedViewSize(width: 200, height: 100)

  @Test("a reader takes what is proposed, and its content its share of that")
  func content() throws {
    let view = HStack(spacing: 0) {
      leaf(50, 10)
      GeometryReader { proxy in
        leaf(proxy.size.width / 2, proxy.size.height / 4)
        Color.red
      }
    }
    let expected = """
      root HStack 0 0 200 100
      root.0 Image 0 45 50 10
      root.1 GeometryReader 50 0 150 100
      root.1.0 Image 50 0 75 25
      root.1.1 Color 50 0 150 100
      """
    #expect(try outline(view, in: container) == expected)
  }

  @Test("10 points where nothing is proposed, and infinity where that is")
  func proposals() throws {
    let view = GeometryReader { proxy in leaf(proxy.size.width, 5) }
    #expect(try outline(view) == "root GeometryReader 0 0 10 10\nroot.0 Image 0 0 10 5")
    let infinite = GeometryReader { proxy in leaf(proxy.size.height, proxy.size.width.isInfinite ? 1 : 2) }
    #expect(
      try outline(infinite, in: ProposedViewSize(width: .infinity, height: 30))
        == "root GeometryReader 0 0 inf 30\nroot.0 Image 0 0 30 1")
  }

  @Test("what is in a reader changes nothing around it")
  func outside() throws {
    func row(_ isLarge: Bool) -> some View {
      HStack(alignment: .firstTextBaseline) {
        Text("one")
        GeometryReader { _ in
          if isLarge {
            Text("a long text").layoutPriority(9).frame(width: 900).alignmentGuide(.top) { _ in 99 }
          }
        }
        Text("two")
      }
    }
    let (small, large) = (try layOut(row(false), in: container), try layOut(row(true), in: container))
    let inside = "root.1.0"
    #expect(
      large.views.filter { !$0.path.hasPrefix(inside) }.map(\.frame) == small.views.map(\.frame))
    #expect(large.views.count == small.views.count + 4)
  }

  @Test("its place in its own, the container's and named coordinates")
  func frames() throws {
    func reader(_ space: CoordinateSpace) -> some View {
      VStack(spacing: 0) {
        leaf(200, 30)
        HStack(spacing: 0) {
          leaf(40, 10)
          GeometryReader { proxy in
            let frame = proxy.frame(in: space)
            Text("x").frame(width: frame.minX + 1, height: frame.minY + 2)
          }
          .padding(5)
        }
        .coordinateSpace(name: "row")
      }
      .padding(10)
      .coordinateSpace(name: 7)
    }
    func content(_ space: CoordinateSpace) throws -> String {
      let result = try layOut(reader(space), in: ProposedViewSize(width: 220, height: 120))
      let frame = result.views.first { $0.kind == "frame" && $0.path.hasPrefix("root.1.1.0") }?.frame
      return [frame?.size.width ?? 0, frame?.size.height ?? 0].map(number).joined(separator: " ")
    }
    #expect(try content(.local) == "1 2")
    #expect(try content(.global) == "56 47")
    #expect(try content(.named("row")) == "46 7")
    #expect(try content(.named(7)) == "56 47")
    #expect(try content(.named("nowhere")) == "56 47")
  }

  @Test("there is no safe area")
  func safeArea() throws {
    let view = GeometryReader { proxy in leaf(1 + proxy.safeAreaInsets.top, 1) }
    #expect(try layOut(view).frame("root.0")?.numbers == "0 0 1 1")
  }

  @Test("readers in readers, and many of them")
  func nested() throws {
    func nested(_ depth: Int) -> AnyView {
      AnyView(
        GeometryReader { proxy in
          leaf(proxy.size.width / 10, 1)
          if depth > 0 { nested(depth - 1).frame(width: proxy.size.width / 2) }
        })
    }
    let result = try layOut(nested(3), in: container)
    let widths = result.views.filter { $0.kind == "Image" }.map { number($0.frame.size.width) }
    #expect(widths == ["20", "10", "5", "2.5"])
    let many = HStack(spacing: 0) {
      ForEach(0..<20) { index in
        GeometryReader { proxy in leaf(proxy.size.width, proxy.frame(in: .global).minX) }
      }
    }
    let images = try layOut(many, in: container).views.filter { $0.kind == "Image" }
    #expect(images.map(\.frame.numbers) == (0..<20).map { "\($0 * 10) 0 10 \($0 * 10)" })
  }

  @Test("from right to left a reader's place is the mirrored one")
  func rightToLeft() throws {
    let view = HStack(spacing: 0) {
      leaf(50, 10)
      GeometryReader { proxy in leaf(10, proxy.frame(in: .global).minX + 1) }
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(try layOut(view, in: container).frame("root.1.0")?.numbers == "140 0 10 1")
  }

  @Test("readers without end are an error that names one")
  func endless() throws {
    struct Endless: View {
      var body: some View { GeometryReader { _ in Endless() } }
    }
    for engine in EngineKind.allCases {
      do {
        _ = try Taut.layout(Endless(), in: container, engine: engine)
        Issue.record("\(engine) ends")
      } catch LayoutError.readersWithoutEnd(let limit, let view) {
        #expect(limit == 32 && view.kind == "GeometryReader")
      }
    }
  }

  @Test("what is wrong in the content is an error")
  func faultyContent() throws {
    let view = GeometryReader { _ in Image("unknown") }
    #expect(throws: LayoutError.self) { try Taut.layout(view, in: container) }
  }

  @Test("a tree is laid out without content that has not been made, and knows that it is pending")
  func pending() throws {
    let tree = try LayoutTree(GeometryReader { proxy in leaf(proxy.size.width, 1) })
    #expect(tree.pendingReaders == [tree.root] && !tree.hasMadeContent)
    #expect(try ReferenceEngine().layout(tree, in: container).views.count == 1)
    let expanded = try ReferenceEngine().expanded(tree, in: container)
    #expect(expanded.tree.pendingReaders == [] && expanded.tree.hasMadeContent)
    #expect(expanded.result.views.count == 2)
    let node = GeometryReader { _ in leaf(1, 1) }.layoutNodes(in: EnvironmentValues())[0]
    #expect(throws: SceneWriterError.self) { try SceneWriter().text(of: node, proposal: container) }
  }

  @Test("a layout with made content holds for its container alone")
  func region() throws {
    let tree = try LayoutTree(GeometryReader { proxy in leaf(proxy.size.width, 1) })
    let expanded = try ConstraintEngine().expanded(tree, in: container)
    let solution = try ConstraintEngine().solve(expanded.tree, in: container)
    #expect(solution.root.region.contains(ExactProposal(container)))
    #expect(!solution.root.region.contains(ExactProposal(ProposedViewSize(width: 201, height: 100))))
    #expect(!solution.root.region.contains(ExactProposal(ProposedViewSize(width: 200, height: 99))))
  }
}
