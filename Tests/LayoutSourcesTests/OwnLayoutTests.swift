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

  @Test("A view of UIKit's has the size that its code says, and 44 x 44 where it says none")
  func representables() throws {
    let source = """
      struct Wave: UIViewRepresentable {
        var level: CGFloat = 3
        func makeUIView(context: Context) -> WaveView { WaveView() }
        func updateUIView(_ view: WaveView, context: Context) { view.level = level }
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: WaveView, context: Context) -> CGSize? {
          guard let width = proposal.width else { return nil }
          return CGSize(width: min(width, 120), height: level * 10)
        }
      }
      struct Plain: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      struct Card: View { var body: some View { VStack(spacing: 0) { Wave(); Plain() } } }
      """
    let scene = try SourceFrames.scene(source) { $0.view = "Card" }
    #expect(scene.report.notModelled.map(\.name) == ["UIViewRepresentable", "UIViewControllerRepresentable"])
    #expect(scene.report.assumptions == [])
    let tree = try LayoutTree(scene.document.root)
    let (wide, narrow) = (ProposedViewSize(width: 200, height: 100), ProposedViewSize(width: 80, height: 100))
    #expect(
      try SourceFrames.lines(tree, wide).map { $0.split(separator: " ").suffix(2).joined(separator: "x") }
        == ["120.00x74.00", "120.00x30.00", "44.00x44.00", "44.00x44.00"])
    #expect(try SourceFrames.lines(tree, narrow)[1].hasSuffix("80.00 30.00"))
  }

  @Test("A layout that demands two views is tried on two, and says nothing of three")
  func demanding() throws {
    let source = """
      struct Beside: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          guard subviews.count == 2, let last = subviews.last else { fatalError("two, please") }
          return last.sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          guard subviews.count == 2, let first = subviews.first else { fatalError("two, please") }
          first.place(at: .zero, proposal: .unspecified)
        }
      }
      struct Card: View {
        var body: some View { Beside { Color.red; Color.blue.frame(width: 20, height: 30) } }
      }
      """
    #expect(try SourceFrames.scene(source).report.assumptions == [])
    #expect(try lines(source)[0] == "root Beside 90.00 35.00 20.00 30.00")
    let one = source.replacingOccurrences(of: "Color.red; ", with: "")
    #expect(try lines(one)[0] == "root Beside 100.00 50.00 0.00 0.00")
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
