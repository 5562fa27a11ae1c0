import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Layouts and shapes that the source declares")
struct OwnLayoutTests {
  private static let stairs = """
    struct Stairs: Layout {
      var step: CGFloat = 10
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.map(\\.width).reduce(0, +) + step, height: sizes.map(\\.height).reduce(0, max))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
          subview.place(at: point, proposal: .unspecified)
          point.x += subview.sizeThatFits(.unspecified).width
          point.y += step
        }
      }
    }
    """

  private func lines(_ source: String) throws -> [String] {
    try SourceFrames.lines(of: source, ProposedViewSize(width: 200, height: 100)) { $0.view = "Card" }
  }

  @Test("A layout is called with its content, by its type and by a value")
  func called() throws {
    for call in ["Stairs(step: 5)", "let stairs = Stairs(step: 5)\n stairs"] {
      let found = try lines(
        """
        \(Self.stairs)
        struct Card: View {
          var body: some View {
            \(call) {
              Color.red.frame(width: 20, height: 10)
              Color.blue.frame(width: 30, height: 40)
            }
          }
        }
        """)
      #expect(found[0] == "root Stairs 72.50 30.00 55.00 40.00", "\(call)")
      #expect(
        found.contains("root.0 Color 72.50 30.00 20.00 10.00")
          && found.contains("root.1 Color 92.50 35.00 30.00 40.00"))
    }
  }

  @Test("What a layout's code does not know is assumed and said")
  func assumed() throws {
    let scene = try SourceFrames.scene(
      """
      struct Odd: Layout {
        var model: Model
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: model.width, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Card: View {
        var model: Model
        var body: some View { Odd(model: model) { Color.red } }
      }
      """)
    #expect(scene.report.assumptions.map(\.name) == ["model.width"])
  }

  @Test("A loop without end in a layout is an error that names it")
  func endless() throws {
    #expect(throws: SourceError.self) {
      try SourceFrames.scene(
        """
        struct Endless: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            while true {}
            return .zero
          }
          func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
          ) {}
        }
        struct Card: View { var body: some View { Endless { Color.red } } }
        """
      ) { $0.stepLimit = 10_000 }
    }
  }

  @Test("A preview's traits say what it is proposed")
  func traits() throws {
    func proposal(_ traits: String) throws -> ProposedViewSize {
      try SourceFrames.scene("#Preview(\(traits)) { Color.red }").document.proposal
    }
    #expect(
      try proposal("\"Dark\", traits: .fixedLayout(width: 300, height: 200)")
        == ProposedViewSize(width: 300, height: 200))
    #expect(try proposal("traits: .landscapeLeft, .sizeThatFitsLayout") == .unspecified)
    #expect(try proposal("traits: .landscapeLeft") == ProposedViewSize(width: 844, height: 390))
    #expect(try proposal("\"Dark\", traits: .portrait") == ProposedViewSize(width: 390, height: 844))
    #expect(try proposal("\"Dark\"") == .unspecified)
  }
}
