import Foundation
import Taut
import Testing

@Suite("Models and values from outside of views")
struct ModelTests {
  private let container = ProposedViewSize(width: 200, height: 100)

  @Observable
  fileprivate final class Settings {
    var width: CGFloat = 10
    var name = "Ann"
  }

  fileprivate final class Profile: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var flag = false
    var silent: CGFloat = 0
  }

  fileprivate final class ByHand: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var width: CGFloat = 10 { didSet { objectWillChange.send() } }
  }

  private struct ReadsSettings: View {
    @Environment(Settings.self) private var settings
    var body: some View {
      leaf(settings.width, 1).onAppear { settings.width += 5 }
    }
  }

  @Test("a model of Observable in the environment")
  func observable() throws {
    let settings = Settings()
    let view = ReadsSettings().environment(settings)
    let result = try ReferenceEngine().layout(view, in: container)
    #expect(result.frame("root")?.width == 15)
    #expect(result.rounds == 2)
    #expect(settings.width == 15)
    struct Missing: View {
      @Environment(Settings.self) private var settings: Settings?
      var body: some View { leaf(settings?.width ?? 3, 1) }
    }
    #expect(try layOut(Missing()).frame("root")?.width == 3)
    #expect(try layOut(Missing().environment(settings)).frame("root")?.width == 15)
    #expect(
      try layOut(Missing().environment(nil as Settings?).environment(settings)).frame("root")?.width == 3)
  }

  private struct Editing: View {
    @Bindable var settings: Settings
    var body: some View { TextField("Name", text: $settings.name).id("name") }
  }

  @Test("bindings to a model's properties")
  func bindable() throws {
    let settings = Settings()
    let session = ViewSession(Editing(settings: settings), engine: ReferenceEngine())
    try session.layOut(in: container)
    try session.select("Someone else", in: "name")
    #expect(settings.name == "Someone else")
  }

  private struct Reads: View {
    @EnvironmentObject private var profile: Profile
    var body: some View {
      leaf(profile.width, 1)
        .onAppear {
          profile.width += 1
          profile.silent = 1
        }
    }
  }

  private struct Observes: View {
    @ObservedObject var profile: Profile
    var body: some View {
      Toggle("flag", isOn: $profile.flag).frame(width: profile.flag ? 90 : 60).id("toggle")
    }
  }

  private struct Owns: View {
    @StateObject private var profile = Profile()
    @StateObject private var byHand = ByHand()
    var body: some View {
      VStack(spacing: 0) {
        Reads()
        Observes(profile: profile)
        leaf(byHand.width, 1).id("hand").onTapGesture { byHand.width = 33 }
      }
      .environmentObject(profile)
    }
  }

  @Test("models of ObservableObject: owned, observed, and from the environment")
  func observableObjects() throws {
    let session = ViewSession(Owns(), engine: ReferenceEngine())
    let first = try session.layOut(in: container)
    #expect(first.rounds == 2 && first.result.frame("root.0")?.width == 11)
    #expect(try session.tap("toggle").result["toggle"]?.frame.width == 90)
    let last = try session.tap("hand")
    #expect(last.result["hand"]?.frame.width == 33)
    // The model was made once, and the view came once.
    #expect(last.result.frame("root.0")?.width == 11)
  }

  @Test("a change that nobody tells lays out nothing again")
  func silent() throws {
    struct Quiet: View {
      @ObservedObject var profile: Profile
      var body: some View { leaf(profile.silent + 1, 1).onAppear { profile.silent = 7 } }
    }
    #expect(try ReferenceEngine().layout(Quiet(profile: Profile()), in: container).rounds == 1)
  }

  private struct Stored: View {
    @AppStorage("width") private var width = 10.0
    @SceneStorage("width") private var other = 1.0
    @AppStorage("none") private var none: Int?
    let grows: Bool
    var body: some View {
      leaf(width, other).onAppear { if grows && none == nil { width += 5 } }
    }
  }

  @Test("stored values are shared by name, in memory")
  func stored() throws {
    let view = VStack(spacing: 0) {
      Stored(grows: true)
      Stored(grows: false)
    }
    for _ in 0..<2 {
      let result = try layOut(view, in: container)
      #expect(result.frame("root.0")?.size == CGSize(width: 15, height: 1))
      #expect(result.frame("root.1")?.size == CGSize(width: 15, height: 1))
    }
  }

  @Test("focus, gestures, names, and the environment's own values")
  func others() throws {
    enum Field { case name, mail }
    struct Form: View {
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      @GestureState private var drag = CGSize(width: 3, height: 4)
      @Namespace private var names
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isEnabled) private var isEnabled
      @State private var width: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          leaf(isFocused ? 2 : 1, field == .mail ? 2 : 1).focused($isFocused).focused($field, equals: .name)
          leaf(drag.width, drag.height).matchedGeometryEffect(id: "a", in: names)
          leaf(scheme == .dark ? 20 : 10, isEnabled ? 1 : 2)
          leaf(width, 1)
        }
        .onAppear {
          isFocused = true
          field = .mail
          // In an action the environment is that of the view.
          width = scheme == .dark ? 30 : 40
          dismiss()
        }
      }
    }
    let result = try layOut(Form().disabled(true).environment(\.colorScheme, .dark), in: container)
    let sizes = (0..<4).map { result.frame("root.\($0)")?.size }
    #expect(
      sizes == [
        CGSize(width: 2, height: 2), CGSize(width: 3, height: 4), CGSize(width: 20, height: 2),
        CGSize(width: 30, height: 1),
      ])
  }

  @Test("properties in properties, and in modifiers, styles and what a collection shows")
  func nested() throws {
    struct Counter: DynamicProperty {
      @State var count = 1
      @Environment(\.spacing) var spacing
    }
    struct Counting: View {
      private let counter = Counter()
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { _ in leaf(CGFloat(counter.count), counter.spacing) }
        }
        .onAppear { counter.count = 4 }
      }
    }
    struct Styled: ButtonStyle {
      @Environment(\.spacing) private var spacing
      func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: spacing) }
    }
    #expect(
      try layOut(Counting().environment(\.spacing, 9)).frame("root.1")?.size == CGSize(width: 4, height: 9))
    let button = Button("x") {}.buttonStyle(Styled()).environment(\.spacing, 55)
    #expect(try layOut(button).views.contains { $0.kind == "frame" && $0.frame.width == 55 })
  }
}
