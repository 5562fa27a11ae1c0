import Foundation
import Taut
import TestSupport
import Testing

@Suite("Random views whose actions feed states")
struct RandomSettlingTests {
  /// A view that is grown from a seed: what it is made of depends on the seed alone.
  ///
  /// What is measured has a fixed size, so that no view feeds on itself without end.
  private struct Grown: View {
    var seed: UInt64
    var depth: Int
    @State private var width: CGFloat = 1
    @State private var height: CGFloat = 1
    @State private var said: CGFloat = 0
    @State private var isOther = false

    var body: some View {
      var random = SplitMix(seed: seed)
      let kind = depth == 0 ? Int.random(in: 0...2, using: &random) : Int.random(in: 0...8, using: &random)
      let (first, second) = (random.next(), random.next())
      let length = CGFloat(Int.random(in: 1...60, using: &random))
      switch kind {
      case 0: AnyView(leaf(length, length / 2).preference(key: Sum.self, value: length))
      case 1: AnyView(Text("some words \(first % 100)").frame(maxWidth: length * 3))
      case 2: AnyView(leaf(width, height).onAppear { width = length }.onChange(of: width) { height = $1 / 3 })
      case 3:
        AnyView(
          HStack {
            child(first).fixedSize().onGeometryChange(for: CGSize.self) {
              $0.size
            } action: {
              (width, height) = ($0.width, $0.height)
            }
            Color.red.frame(width: width / 2, height: height / 2)
          })
      case 4:
        AnyView(
          VStack(spacing: length / 10) {
            child(first)
            child(second)
            Color.blue.frame(width: said, height: 2)
          }
          .onPreferenceChange(Sum.self) { said = min($0, 300) })
      case 5:
        AnyView(
          VStack {
            if isOther { child(first) } else { child(second).onAppear { isOther = true } }
          })
      case 6:
        AnyView(
          child(first).fixedSize().background {
            GeometryReader { proxy in Color.clear.task(id: proxy.size) { width = proxy.size.width } }
          }
          .frame(minHeight: width / 4))
      case 7:
        AnyView(
          (isOther ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 2))) {
            child(first)
            child(second)
          }
          .task { isOther = true })
      default:
        AnyView(
          child(first).overlayPreferenceValue(Sum.self) { leaf($0 / 2, 3) }
            .transformPreference(Sum.self) { $0 += 1 })
      }
    }

    private func child(_ seed: UInt64) -> Grown { Grown(seed: seed, depth: depth - 1) }
  }

  private struct Sum: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  @Test("both engines settle to the same layout in the same number of rounds, and a session stays there")
  func agreement() throws {
    let size = ProposedViewSize(width: 400, height: 300)
    var rounds: [Int: Int] = [:]
    for number in 0..<TestSize.trees(60) {
      let seed = TestSize.seed &+ UInt64(number)
      let view = Grown(seed: seed, depth: 4)
      let reference = try ReferenceEngine().layout(view, in: size)
      let constraints = try ConstraintEngine().layout(view, in: size)
      #expect(reference.disagreements(with: constraints) == [], "seed \(seed)")
      #expect(reference.rounds == constraints.rounds, "seed \(seed)")
      rounds[reference.rounds, default: 0] += 1
      // Laid out again, nothing is left to do.
      let session = ViewSession(view, engine: ReferenceEngine())
      let first = try session.layOut(in: size)
      #expect(first.result.views == reference.views, "seed \(seed)")
      let again = try session.layOut(in: size)
      #expect(again.rounds == 1 && again.result.views == first.result.views, "seed \(seed)")
    }
    #expect(rounds.keys.contains { $0 > 2 } && rounds.count > 2, "\(rounds)")
  }

  @Test("a layout a part of the way to another")
  func animated() throws {
    func row(_ layout: AnyLayout) -> some View {
      layout {
        leaf(20, 10)
        leaf(40, 30)
      }
    }
    let size = ProposedViewSize(width: 100, height: 100)
    let first = try layOut(row(AnyLayout(HStackLayout(spacing: 0))), in: size)
    let second = try layOut(row(AnyLayout(VStackLayout(spacing: 0))), in: size)
    // The kinds of the two stacks differ, and their children do not.
    func children(_ result: LayoutResult) -> [CGRect] { result.views.dropFirst().map(\.frame) }
    let halfway = try #require(first.animated(to: second, progress: 0.5))
    #expect(
      children(halfway).map(\.midX) == zip(children(first), children(second)).map { ($0.midX + $1.midX) / 2 })
    #expect(first.animated(to: second, progress: 0)?.views.map(\.frame) == first.views.map(\.frame))
    #expect(first.animated(to: second, progress: 1)?.views.map(\.frame) == second.views.map(\.frame))
    let other = try layOut(leaf(1, 1))
    #expect(first.animated(to: other, progress: 0.5)?.views.count == nil)
    #expect(
      "\(ProposedViewSize(width: 100, height: nil))"
        == "ProposedViewSize(width: Optional(100.0), height: nil)")
  }
}
