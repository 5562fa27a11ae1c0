import Foundation
import Taut
import Testing

@Suite("Sessions over views")
struct ViewSessionTests {
  private let container = ProposedViewSize(width: 200, height: 100)

  private struct Controls: View {
    @State private var count = 1
    @State private var isOn = false
    @State private var choice = "a"
    @State private var name = ""
    var isDisabled = false

    var body: some View {
      VStack(spacing: 0) {
        leaf(CGFloat(count), isOn ? 2 : 1).id("bar").onTapGesture { count += 10 }
        Button("More") { count += 1 }.id("more")
        Toggle("On", isOn: $isOn).id("toggle")
        Picker("Choice", selection: $choice) {
          Text("a").tag("a")
          Text("b").tag("b")
        }
        .id("picker")
        TextField("Name", text: $name).id("name")
        Button {
          count = 0
        } label: {
          Text("Clear").id("label")
        }
        .disabled(isDisabled)
        Text("\(choice)\(name)").id("text")
      }
    }
  }

  @Test("taps and picks", arguments: EngineKind.allCases)
  func controls(_ engine: EngineKind) throws {
    let session = ViewSession(Controls(), engine: engine.engine)
    #expect(session.layout == nil)
    try session.layOut(in: container)
    func bar() -> CGSize? { session.layout?.result["bar"]?.frame.size }
    #expect(bar() == CGSize(width: 1, height: 1))
    try session.tap("more")
    try session.tap("bar")
    #expect(bar()?.width == 12)
    try session.tap("toggle")
    #expect(bar()?.height == 2)
    try session.select(false, in: "toggle")
    #expect(bar()?.height == 1)
    let short = try #require(session.layout?.result["text"]?.frame.width)
    try session.select("bbb", in: "picker")
    try session.select("bbb", in: "name")
    #expect(try #require(session.layout?.result["text"]?.frame.width) > 3 * short)
    #expect(try session.tap("label").rounds == 1)
    #expect(bar()?.width == 0)
  }

  @Test("what cannot be done is an error that names the views")
  func errors() throws {
    let session = ViewSession(Controls(isDisabled: true), engine: ReferenceEngine())
    #expect(throws: ViewSessionError.notLaidOut) { try session.tap("more") }
    #expect(throws: ViewSessionError.notLaidOut) { try session.runTasks() }
    try session.layOut(in: container)
    do {
      try session.tap("moer")
      Issue.record("there is no such view")
    } catch let error as UnknownViewError {
      #expect("\(error)" == #"there is no view "moer"; did you mean "more"?"#)
    }
    #expect(throws: ViewSessionError.self) { try session.tap("text") }
    #expect(throws: ViewSessionError.self) { try session.select(3, in: "picker") }
    do {
      try session.tap("label")
      Issue.record("it is disabled")
    } catch ViewSessionError.isDisabled(let view) {
      #expect(view.kind == "Button")
    }
    do {
      try session.tap("root")
      Issue.record("several react")
    } catch ViewSessionError.severalReact(let views) {
      #expect(views.map(\.kind) == ["onTapGesture", "Button", "Toggle", "Button"])
    }
  }

  @Test("state survives a switch of AnyLayout, and not that of a branch")
  func switching() throws {
    struct Row: View {
      @State private var width: CGFloat = 5
      let id: String
      var body: some View { leaf(width, 5).id(id).onTapGesture { width += 5 } }
    }
    struct Switching: View {
      @State private var isRow = true
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack(spacing: 0) {
          layout {
            Row(id: "kept")
            Row(id: "other")
          }
          if isRow { Row(id: "lost") } else { Row(id: "lost") }
          Button("switch") { isRow.toggle() }.id("switch")
        }
      }
    }
    let session = ViewSession(Switching(), engine: ReferenceEngine())
    try session.layOut(in: container)
    for name in ["kept", "kept", "other", "lost"] { try session.tap(name) }
    func widths() throws -> [String] {
      let result = try #require(session.layout?.result)
      return try ["kept", "other", "lost"].map { number(try #require(result[$0]).frame.width) }
    }
    #expect(try widths() == ["15", "10", "10"])
    let row = try #require(session.layout?.result["other"]).frame.minY
    try session.tap("switch")
    #expect(try widths() == ["15", "10", "5"])
    #expect(try #require(session.layout?.result["other"]).frame.minY > row)
  }

  @Test("what a task does after it has waited runs when the session is asked to")
  func tasks() throws {
    struct Waiting: View {
      @State private var width: CGFloat = 1
      var body: some View {
        leaf(width, 1).task {
          width = 2
          await Task.yield()
          width = 3
        }
      }
    }
    let session = ViewSession(Waiting(), engine: ReferenceEngine())
    #expect(try session.layOut(in: container).result.frame("root")?.width == 2)
    #expect(try session.runTasks().result.frame("root")?.width == 3)
  }

  @Test("a picker's value reaches a view over its binding, and a session begins with what it is given")
  func bindings() throws {
    struct Measured: View {
      @State var size = CGSize(width: 100, height: 20)
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: size.width, height: size.height).id("box")
          Slider(value: $size.width, in: 0...300).id("slider")
        }
      }
    }
    let session = ViewSession(Measured(size: CGSize(width: 50, height: 20)), engine: ReferenceEngine())
    #expect(try session.layOut(in: container).result["box"]?.frame.width == 50)
    #expect(try session.select(CGFloat(120), in: "slider").result["box"]?.frame.width == 120)
    #expect(
      try session.layOut(in: ProposedViewSize(width: 400, height: 50)).result["box"]?.frame.width == 120)
  }
}
