import Foundation
import Taut
import Testing

// swift-format-ignore
struct Underlined: View {
  var title: String
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(spacing: 2) {
      Text(title).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      Color.red.frame(width: width, height: 2).id("line")
    }
  }
}

// swift-format-ignore
struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("Hello").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
    Color.red.frame(width: width, height: 2)
  }
}

struct Tally: DynamicProperty {
  @State var count = 0
}

struct Mirrored: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Text(direction == .leftToRight ? "left to right" : "right to left")
  }
}

struct TallestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

final class Profile: ObservableObject {
  @Published var name = "Ann"
}

struct NameField: View {
  @ObservedObject var profile: Profile

  var body: some View { TextField("Name", text: $profile.name) }
}

struct ProfileScreen: View {
  @StateObject private var profile = Profile()

  var body: some View { Text(profile.name) }
}

struct ProfileName: View {
  @EnvironmentObject private var profile: Profile

  var body: some View { Text(profile.name) }
}

@Observable
final class Settings {
  var name = "Ann"
}

struct NameEditor: View {
  @Bindable var settings: Settings

  var body: some View { TextField("Name", text: $settings.name) }
}

struct Greeting: View {
  @AppStorage("name") private var name = "Ann"

  var body: some View { Text("Hello, \(name)") }
}

struct Chapter: View {
  @SceneStorage("chapter") private var chapter = 1

  var body: some View { Text("Chapter \(chapter)") }
}

struct Search: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
  }
}

struct Draggable: View {
  @GestureState private var offset = CGSize.zero

  var body: some View { Color.red.offset(offset) }
}

struct Tabs: View {
  @Namespace private var names

  var body: some View { Text("One").matchedGeometryEffect(id: "one", in: names) }
}

@Suite("Examples of states, models and preferences")
struct StateExamples {
  private var row: some View { HStack { Color.red.frame(width: 40) } }

  @Test func sessions() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        HStack {
          Button("More") { count += 1 }.id("more")
          Color.red.frame(width: CGFloat(count) * 10, height: 10).id("bar")
        }
      }
    }

    let session = ViewSession(Counter(), engine: ReferenceEngine())
    try session.layOut(in: ProposedViewSize(width: 200, height: 50))
    let settled = try session.tap("more")
    print(settled.result["bar"]?.frame.width ?? 0, settled.rounds)  // 10.0 1
    #expect(settled.result["bar"]?.frame.width == 10 && settled.rounds == 1)
  }

  @Test func settling() throws {
    let settled = try ReferenceEngine().settled(row, in: ProposedViewSize(width: 200, height: 50))
    print(settled.result.views.count, settled.rounds)
    #expect(settled.rounds == 1)
    let underlined = try ReferenceEngine().layout(
      Underlined(title: "Title"), in: ProposedViewSize(width: 200, height: 50))
    #expect((underlined["line"]?.frame.width ?? 0) > 20 && underlined.rounds == 2)
    let measured = try ReferenceEngine().settled(Measured(), in: ProposedViewSize(width: 200, height: 50))
    #expect(measured.rounds == 2)
  }

  @Test func anchors() throws {
    struct BoundsKey: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }

    let underlined = Text("Hello")
      .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      .padding()
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width, height: 1)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
          }
        }
      }
    let result = try Taut.layout(underlined, in: ProposedViewSize(width: 200, height: 50))
    let text = try #require(result.views.first { $0.kind == "Text" }).frame
    let line = try #require(result.views.first { $0.kind == "Color" }).frame
    #expect(abs(text.minX - line.minX) < 1e-6 && abs(text.maxY - line.minY) < 1e-6)
  }

  @Test func animations() {
    struct Fan: Layout {
      var angle: Double

      var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: angle, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }

    let halfway = Fan(angle: 10).animated(to: Fan(angle: 30), progress: 0.5)  // angle: 20
    #expect(halfway.angle == 20)
    var pair = AnimatablePair(1.0, CGFloat(2))
    pair.scale(by: 3)  // 3 and 6
    #expect(pair == AnimatablePair(3, 6))
  }

  @Test func others() throws {
    let view = VStack {
      NameField(profile: Profile())
      ProfileScreen()
      ProfileName()
      NameEditor(settings: Settings())
      Greeting()
      Chapter()
      Search()
      Draggable()
      Tabs()
      Mirrored()
    }
    .environmentObject(Profile())
    #expect(try Taut.layout(view, in: ProposedViewSize(width: 300, height: 600)).views.count > 10)
  }
}
