import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Actions in Swift source")
struct ActionReadingTests {
  private let proposal = ProposedViewSize(width: 200, height: 100)

  private func lines(_ source: String) throws -> [String] {
    try SourceFrames.lines(of: source, proposal) { $0.proposal = proposal }
  }

  private func scene(_ source: String) throws -> SourceScene {
    try SourceFrames.scene(source) { $0.proposal = proposal }
  }

  @Test("What appears sets a state, and is laid out with it")
  func appears() throws {
    let source = """
      struct Grows: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: 5).onAppear { width = 70 }
        }
      }
      """
    let scene = try scene(source)
    #expect(scene.report.rounds == 2)
    #expect(scene.report.summary.hasSuffix("0 assumed, 0 not modelled, settled after 2 layouts"))
    #expect(!scene.isMadeForOneSize)
    #expect(try lines(source).contains("root Color 65.00 47.50 70.00 5.00"))
  }

  @Test("A view that sets nothing is made once")
  func once() throws {
    let source = """
      struct Still: View {
        @State private var width: CGFloat = 10
        var body: some View { Color.red.frame(width: width, height: 5).onAppear { print(width) } }
      }
      """
    #expect(try scene(source).report.rounds == 1)
  }

  @Test("Geometry and preferences feed states")
  func geometry() throws {
    let source = """
      struct WidthKey: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Measured: View {
        @State private var width: CGFloat = 0
        @State private var widest: CGFloat = 1
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(height: 10)
              .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 / 2 }
            Color.blue.frame(width: width, height: 10).preference(key: WidthKey.self, value: 33)
            Color.green.frame(width: widest, height: 10)
          }
          .onPreferenceChange(WidthKey.self) { widest = $0 }
        }
      }
      """
    let scene = try scene(source)
    #expect(scene.isMadeForOneSize)
    #expect(scene.report.rounds == 2)
    let lines = try lines(source)
    #expect(lines.contains("root.1 Color 50.00 45.00 100.00 10.00"))
    #expect(lines.contains("root.2 Color 83.50 55.00 33.00 10.00"))
  }

  @Test("Methods, models and bindings: what is set is there wherever it is read")
  func models() throws {
    let source = """
      @Observable final class Model {
        var side: CGFloat = 1
        var items: [Int] = []
        func load() { side = 20; items.append(1); add(2) }
        private func add(_ item: Int) { items.append(item) }
      }
      struct Child: View {
        @Binding var height: CGFloat
        let model: Model
        var body: some View {
          Color.red.frame(width: model.side, height: height).onAppear { height = 30 }
        }
      }
      struct Parent: View {
        @State private var model = Model()
        @State private var height: CGFloat = 2
        var body: some View {
          HStack(spacing: 0) {
            Child(height: $height, model: model)
            ForEach(model.items, id: \\.self) { item in Color.blue.frame(width: CGFloat(item), height: height) }
          }
          .onAppear(perform: start)
        }
        private func start() { model.load() }
      }
      """
    let lines = try lines(source)
    #expect(lines.contains("root.0 Color 88.50 35.00 20.00 30.00"))
    #expect(lines.contains("root.1.1 Color 109.50 35.00 2.00 30.00"))
  }

  @Test("A change runs with the values that it has, and each place keeps its own state")
  func changes() throws {
    let source = """
      struct Cell: View {
        var count: Int
        @State private var seen = 0
        var body: some View {
          Color.red.frame(width: CGFloat(10 + seen), height: 10)
            .onChange(of: count) { old, new in seen = new - old }
        }
      }
      struct Row: View {
        @State private var counts = [1, 1]
        var body: some View {
          HStack(spacing: 0) { ForEach(counts.indices, id: \\.self) { Cell(count: counts[$0]) } }
            .onAppear { counts = [4, 9] }
        }
      }
      """
    let lines = try lines(source)
    #expect(lines.contains { $0.hasPrefix("root.0 Color") && $0.hasSuffix("13.00 10.00") })
    #expect(lines.contains { $0.hasPrefix("root.1 Color") && $0.hasSuffix("18.00 10.00") })
  }

  @Test("A task runs until it waits for something that is not known, and that is said")
  func tasks() throws {
    let source = """
      struct Feed: View {
        @State private var width: CGFloat = 1
        @State private var isLoading = false
        var body: some View {
          Color.red.frame(width: width, height: isLoading ? 40 : 4)
            .task { await load() }
        }
        private func load() async {
          isLoading = true
          let loaded = await service.fetch()
          width = loaded
        }
      }
      """
    let scene = try scene(source)
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Card.swift:10:18: the action await service.fetch() is not run further, as its result is not known"
      ])
    #expect(scene.report.assumed == 1)
    #expect(scene.report.structuralFault == nil)
    #expect(try lines(source).contains("root Color 99.50 30.00 1.00 40.00"))
  }

  @Test("What an action calls and nobody knows is said")
  func unknown() throws {
    let source = """
      struct Feed: View {
        var body: some View {
          Color.red.onAppear {
            Analytics.shared.track("seen")
            Task.detached { await refresh() }
            withAnimation { print("done") }
          }
        }
        private func refresh() async {}
      }
      """
    #expect(
      try scene(source).report.assumptions.map(\.description) == [
        "Card.swift:4:7: the action Analytics.shared.track is not run",
        "Card.swift:5:7: the action Task.detached is not run",
      ])
  }

  @Test("Actions that never come to rest are an error that names the views")
  func cycle() throws {
    let source = """
      struct Endless: View {
        @State private var width: CGFloat = 1
        var body: some View {
          Color.red.frame(width: width, height: 5)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
        }
      }
      """
    let error = #expect(throws: LayoutError.self) { try scene(source) }
    #expect("\(try #require(error))".contains("Card.swift:5"))
  }

  @Test("A loop without end in an action is an error that names it")
  func endless() throws {
    for loop in ["while true { count += 1 }", "repeat { count += 1 } while true"] {
      let source = """
        struct Loop: View {
          @State private var count = 0
          var body: some View { Text("a").onAppear { \(loop) } }
        }
        """
      let limit = ReadingOptions().roundLimit
      #expect(
        throws: SourceError.endlessLoop(
          rounds: limit, SourcePosition(file: "Card.swift", line: 3, column: 46))
      ) { try scene(source) }
    }
  }

  @Test("Tasks begin once the action is done, and run until they wait")
  func begunTasks() throws {
    let source = """
      struct Feed: View {
        @State private var order: [CGFloat] = []
        var body: some View {
          HStack(spacing: 0) {
            ForEach(order, id: \\.self) { Color.red.frame(width: $0, height: 5) }
          }
          .onAppear {
            Task { @MainActor in
              order.append(20)
              Task { order.append(40) }
              await load()
              await service.wait()
              order.append(1)
            }
            order.append(10)
          }
        }
        private func load() async { order.append(30) }
      }
      """
    let scene = try scene(source)
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Card.swift:12:9: the action await service.wait() is not run further, as its result is not known"
      ])
    #expect(
      try lines(source).filter { $0.contains(" Color ") }.map { $0.split(separator: " ")[4] }
        == ["10.00", "20.00", "30.00", "40.00"])
    let endless = """
      struct Endless: View {
        var body: some View { Text("a").onAppear { again() } }
        private func again() { Task { again() } }
      }
      """
    #expect(throws: SourceError.self) { try self.scene(endless) }
  }

  @Test("Properties that are set run their own code: observers and setters, not in initialisers")
  func observers() throws {
    let source = """
      @Observable final class Model {
        var width: CGFloat = 10 { didSet { height = width / 2; before = oldValue; width = width } }
        var height: CGFloat = 1
        var before: CGFloat = 0
        var coming: CGFloat = 0
        var query = 0 { willSet(next) { coming = next } }
        var double: CGFloat { get { width * 2 } set { width = newValue / 2 } }
        init() { width = 12 }
      }
      struct Bar: View {
        @State private var model = Model()
        @State private var side: CGFloat = 3 { didSet { other = side * 3 } }
        @State private var other: CGFloat = 1
        @State private var isOn = false
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: model.width, height: model.height)
            Color.blue.frame(width: model.before, height: model.coming)
            Color.green.frame(width: side, height: other)
            if isOn { Color.black.frame(width: 1, height: 1) }
          }
          .onAppear {
            model.double = 80
            model.query = 7
            side = 5
            isOn.toggle()
          }
        }
      }
      """
    let scene = try scene(source)
    #expect(scene.report.assumptions == [])
    #expect(
      try lines(source).filter { $0.contains(" Color ") }.map { $0.split(separator: " ").suffix(2) }
        == [["40.00", "20.00"], ["12.00", "7.00"], ["5.00", "15.00"], ["1.00", "1.00"]])
  }

  @Test("Objects have their superclasses' properties and observers; what keeps no value is said")
  func inheritance() throws {
    let source = """
      var count: CGFloat = 3
      class Base: ObservableObject {
        @Published var width: CGFloat = 1 { didSet { seen = width } }
        var seen: CGFloat = 0
        var list: [CGFloat] = []
      }
      final class Model: Base {
        static var total: CGFloat = 5 { didSet { count = total } }
        override var width: CGFloat { didSet { more = seen + oldValue } }
        var more: CGFloat = 0
      }
      struct Inner: View {
        var side: Binding<CGFloat>
        var body: some View { Color.black.frame(width: 1, height: 1).onAppear { side.wrappedValue = 6 } }
      }
      struct Bar: View {
        @StateObject private var model = Model()
        @State private var side: CGFloat = 2
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: model.seen, height: model.more)
            Color.blue.frame(width: CGFloat(model.list.count), height: model.width)
            Color.green.frame(width: Model.total, height: side)
            Inner(side: $side)
          }
          .onAppear {
            model.width = 9
            model.list.append(1)
            Model.total = 50
            count = 8
            manager.isReady = true
          }
        }
      }
      """
    #expect(
      try scene(source).report.assumptions.map(\.description) == [
        "Card.swift:29:7: the action Model.total = 50 is not run",
        "Card.swift:30:7: the action count = 8 is not run",
        "Card.swift:31:7: the action manager.isReady = true is not run",
      ])
    #expect(
      try lines(source).filter { $0.contains(" Color ") }.map { $0.split(separator: " ").suffix(2) }
        == [["9.00", "10.00"], ["1.00", "9.00"], ["5.00", "6.00"], ["1.00", "1.00"]])
  }

  @Test("A key path reads the geometry too; an action that cannot be read is said")
  func keyPaths() throws {
    let source = """
      struct Measured: View {
        @State private var width: CGFloat = 1
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(height: 10).onGeometryChange(for: CGFloat.self, of: \\.size.width) { width = $0 / 4 }
            Color.blue.frame(width: width, height: 10).onAppear(perform: handlers.appear)
          }
        }
      }
      """
    #expect(try lines(source).contains("root.1 Color 75.00 50.00 50.00 10.00"))
    #expect(
      try scene(source).report.assumptions.map(\.description) == [
        "Card.swift:6:50: the action onAppear is not run"
      ])
  }

  @Test("Of several previews of one provider the first is shown, another by its name")
  func previews() throws {
    let source = """
      struct Row_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.frame(width: 10, height: 10).previewDisplayName("Small")
            Color.red.frame(width: 20, height: 20).previewDisplayName("Large")
          }
          .previewLayout(.sizeThatFits)
        }
      }
      """
    #expect(try lines(source).contains { $0.hasPrefix("root Color") && $0.hasSuffix("10.00 10.00") })
    #expect(try lines(source).count == 4)
    let large = try SourceFrames.lines(of: source, proposal) { $0.view = "Large" }
    #expect(large.contains { $0.hasPrefix("root Color") && $0.hasSuffix("20.00 20.00") })
  }
}
