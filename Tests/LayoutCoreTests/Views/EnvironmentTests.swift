import Foundation
import LayoutCore
import Testing

extension EnvironmentValues {
  /// An environment that knows the articles' images.
  static var withCharacters: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.images = [
      "rogue": CGSize(width: 50, height: 64), "dragoon": CGSize(width: 62, height: 91),
      "brawler": CGSize(width: 58, height: 76), "barbarian": CGSize(width: 101, height: 92),
      "cleric": CGSize(width: 60, height: 80), "wizard": CGSize(width: 60, height: 80),
      "calendar": CGSize(width: 18, height: 16), "video": CGSize(width: 20, height: 16),
      "files": CGSize(width: 16, height: 20), "invites": CGSize(width: 24, height: 20),
    ]
    return environment
  }
}

@Suite("The environment")
struct EnvironmentTests {
  @Test("the direction holds for every node inside, and for none outside")
  func direction() {
    let view = HStack {
      HStack {
        Text("a").padding(1).background(.red)
        Spacer()
      }
      .frame(width: 9)
      .environment(\.layoutDirection, .rightToLeft)
      .border(.red)
      Color.red
    }
    let expected = """
      HStack center ~8
        .0 border style=red width=1
          frame 9 nil center/center rtl
            HStack center ~8 rtl
              .0 background center/center rtl
                padding 1 1 1 1 rtl
                  Text "a" 17 rtl
                .background Color red rtl
              .1 Spacer 8 horizontal rtl
        .1 Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("the direction reaches the stacks that are made of several views")
  func directionOfImplicitStacks() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let tree = try LayoutTree(
      Group {
        Color.red
        ScrollView {
          Color.red.overlay {
            Color.red
            Color.red
          }
          Color.red
        }
      }, environment: environment)
    #expect(tree.nodes.count == 10 && tree.nodes.allSatisfy { $0.direction == .rightToLeft })
    #expect(try LayoutTree(EmptyView(), environment: environment).nodes[0].direction == .rightToLeft)
  }

  @Test("spacing and padding that are not given come from the environment")
  func defaults() {
    let view = HStack(spacing: 1) { VStack { Color.red.padding().padding(.top, 2) } }
      .environment(\.spacing, 5).environment(\.padding, 20)
    let expected = """
      HStack center 1
        VStack center ~5
          padding 2 0 0 0
            padding 20 20 20 20
              Color red
      """
    #expect(resolve(view) == expected)
  }

  @Test("the innermost value wins, and a value can be changed")
  func innermost() {
    let view = Text("a").lineLimit(1).lineLimit(2)
      .transformEnvironment(\.font) { $0 = $0.map { .system(size: $0.size * 2) } }
      .font(.title)
    #expect(resolve(view) == "Text \"a\" 56 lines 1")
  }

  struct FixedMeasurer: TextMeasurer {
    func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
      TextMeasurement(
        leaf: LeafMeasurement(size: CGSize(width: 3, height: 4)), lines: [text.string], isTruncated: false)
    }
  }

  @Test("texts are measured by the environment's measurer")
  func measurer() throws {
    let view = Text("a").environment(\.textMeasurer, FixedMeasurer())
    let element = try #require(view.layoutNodes(in: EnvironmentValues())[0].element as? MeasuredElement)
    #expect(element.content.measure(.unspecified).size == CGSize(width: 3, height: 4))
  }

  /// Reads the environment in a body, in a modifier's body and in a reader's content.
  struct Reading: View {
    @Environment(\.layoutDirection) var direction
    @Environment(\.lineLimit) var lineLimit
    @Environment(\.rank) var rank
    var body: some View { Text("\(direction) \(lineLimit ?? 0) \(rank)") }
  }

  struct ReadingModifier: ViewModifier {
    @Environment(\.rank) var rank
    func body(content: Content) -> some View { content.padding(CGFloat(rank)) }
  }

  @Test("a body reads the values around it, its own key's among them")
  func reading() {
    let view = VStack(spacing: 0) {
      Reading()
      Reading().lineLimit(2).environment(\.rank, 7).environment(\.layoutDirection, .rightToLeft)
      Color.red.modifier(ReadingModifier()).environment(\.rank, 9)
      Group { Reading() }.transformEnvironment(\.rank) { $0 += 1 }
    }
    .environment(\.rank, 3)
    let expected = """
      VStack center 0
        .0 Text "leftToRight 0 3" 17
        .1 Text "rightToLeft 2 7" 17 lines 2 rtl
        .2 padding 9 9 9 9
          Color red
        .3 Text "leftToRight 0 4" 17
      """
    #expect(resolve(view) == expected)
    #expect(Reading().rank == 0, "outside of a body it is the default")
  }
}

private enum RankKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
