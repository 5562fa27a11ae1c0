import Foundation
import Taut
import Testing

@Suite("Examples of laying out")
struct LayingOutExamples {
  private var row: some View {
    HStack(spacing: 8) {
      Color.red.frame(width: 40)
      Color.blue.id("rest")
    }
  }

  /// The row of the page *How a layout is solved*.
  private var badgeRow: some View {
    HStack(spacing: 8) {
      Image("icon", size: CGSize(width: 44, height: 44))
      Color.blue.frame(maxWidth: 198.7).id("title")
      Color.red.frame(maxWidth: 300).id("badge")
    }
  }

  @Test func names() {
    let support = SupportedNames.support(of: ".padding")
    #expect(support == .exact)
  }

  @Test func solving() throws {
    let result = try Taut.layout(badgeRow, in: ProposedViewSize(width: 520, height: 100))
    let width = try #require(result["badge"]?.frame.width)
    #expect(abs(width - 261.3) < 1e-9)
  }

  @Test func layout() throws {
    let row = HStack(spacing: 8) {
      Color.red.frame(width: 40)
      Color.blue.id("rest")
    }
    let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
    let rest = result["rest"]?.frame  // 48 from the left, 152 wide
    #expect(rest == CGRect(x: 48, y: 0, width: 152, height: 50))
  }

  @Test func engine() throws {
    let size = ProposedViewSize(width: 200, height: 50)
    let solved = try Taut.layout(row, in: size, engine: .constraints)
    let plain = try Taut.layout(row, in: size, engine: .reference)
    assert(solved.disagreements(with: plain).isEmpty)
    #expect(solved.disagreements(with: plain).isEmpty && solved.views.count == 4)
  }

  @Test func result() throws {
    let result = try Taut.layout(row, in: ProposedViewSize(width: 200, height: 50))
    for view in result.views { print(view.path, view.kind, view.frame) }
    if let rest = result["rest"] { print("\(rest.frame.width) wide, proposed \(rest.proposal)") }
    #expect(result.views.count == 4)
  }

  @Test func proposal() throws {
    let column = ProposedViewSize(width: 320, height: nil)  // 320 wide, as high as it likes
    let smallest = try Taut.layout(row, in: .zero).views[0].frame.size
    let largest = try Taut.layout(row, in: .infinity).views[0].frame.size
    #expect(try Taut.layout(row, in: column).views[0].frame.height == 10)
    #expect(smallest.width == 48 && largest.width == .infinity)
  }

  @Test func tree() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let tree = try LayoutTree(row, environment: environment)
    let result = try ConstraintEngine().layout(tree, in: ProposedViewSize(width: 200, height: 50))
    #expect(result["rest"]?.frame.minX == 0)
  }

  @Test func engines() throws {
    let tree = try LayoutTree(row)
    for engine: any LayoutEngine in [ConstraintEngine(), ReferenceEngine()] {
      let result = try engine.layout(tree, in: ProposedViewSize(width: 200, height: 50))
      print(engine.name, result.views.map(\.frame.width))
    }
    let widths = try [ConstraintEngine() as any LayoutEngine, ReferenceEngine()].map {
      try $0.layout(tree, in: ProposedViewSize(width: 200, height: 50)).views.map(\.frame.width)
    }
    #expect(widths[0] == widths[1] && widths[0].count == 4)
  }

  @Test func resizing() throws {
    let resizable = try ResizableLayout(LayoutTree(row))
    for width in stride(from: 200, through: 400, by: 50) {
      let solution = try resizable.solve(in: ProposedViewSize(width: CGFloat(width), height: 50))
      print(width, solution.result.statistics.solverCalls)
    }
    // No size after the first needs the solver again.
    #expect(try resizable.solve(in: ProposedViewSize(width: 300, height: 50)).result.statistics.blocks == 0)
  }

  @Test func session() throws {
    let size = ProposedViewSize(width: 200, height: 50)
    let session = try LayoutSession(Text("One"), engine: ReferenceEngine())
    try session.layOut(in: size)
    try session.apply(.set(.text, .text("Two words"), at: session.tree.root))
    for view in try session.layOut(in: size) { print(view.path, view.frame) }
    #expect(session.result["root"]?.frame.width ?? 0 > 40)
  }

  @Test func identity() {
    let ruler = LayoutIdentity([8, 12])
    print(ruler == LayoutIdentity([8, 12]), ruler == LayoutIdentity("8, 12"))  // true false
    #expect(ruler == LayoutIdentity([8, 12]) && ruler != LayoutIdentity("8, 12"))
  }

  @Test func environment() throws {
    var environment = EnvironmentValues()
    environment.images = ["rogue": CGSize(width: 50, height: 64)]
    let result = try Taut.layout(Image("rogue"), in: .unspecified, environment: environment)
    #expect(result.views[0].frame.size == CGSize(width: 50, height: 64))
  }
}
