import Foundation
import Taut
import Testing

@Suite("Layouts that feed states")
struct SettlingTests {
  private let container = ProposedViewSize(width: 200, height: 100)

  private struct Measuring: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        leaf(70, 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        leaf(width, 4)
      }
    }
  }

  @Test("what a geometry change sets is in the layout, after two rounds")
  func geometry() throws {
    let result = try layOut(Measuring(), in: container)
    #expect(result.frame("root.1")?.numbers == "65 14 70 4" || result.frame("root.1")?.width == 70)
    #expect(result.rounds == 2)
  }

  @Test("a view without actions is laid out once, and its body is made once")
  func plain() throws {
    final class Count { var bodies = 0 }
    struct Plain: View {
      let count: Count
      var body: some View {
        count.bodies += 1
        return HStack { Text("one").border(.red) }
      }
    }
    let count = Count()
    let tree = try LayoutTree(Plain(count: count))
    let direct = try ReferenceEngine().layout(tree, in: container)
    #expect(count.bodies == 1)
    let settled = try ReferenceEngine().settled(Plain(count: count), in: container)
    #expect(count.bodies == 2)
    #expect(settled.rounds == 1)
    #expect(settled.result.statistics == direct.statistics)
    #expect(settled.result.views == direct.views)
  }

  @Test("an action that sets what is there already lays out nothing again")
  func sameValue() throws {
    struct Same: View {
      @State private var count = 3
      var body: some View { leaf(CGFloat(count), 1).onAppear { count = 3 } }
    }
    #expect(try layOut(Same(), in: container).rounds == 1)
  }

  @Test("onAppear and task run once for each view that comes, and onDisappear when it has gone")
  func coming() throws {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    struct Part: View {
      let name: String
      let log: Log
      var body: some View {
        leaf(10, 10)
          .onAppear { log.lines.append("\(name) comes") }
          .task { log.lines.append("\(name) begins") }
          .onDisappear { log.lines.append("\(name) goes") }
      }
    }
    struct Whole: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        VStack {
          Part(name: "first", log: log)
          if step < 1 { Part(name: "second", log: log) } else { Part(name: "third", log: log) }
        }
        .onAppear { step = 1 }
      }
    }
    let log = Log()
    let settled = try ReferenceEngine().settled(Whole(log: log), in: container)
    #expect(settled.rounds == 2)
    #expect(
      log.lines == [
        "first comes", "first begins", "second comes", "second begins", "second goes", "third comes",
        "third begins",
      ])
  }

  @Test("a task runs until it first waits")
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
    let result = try layOut(Waiting(), in: container)
    #expect(result.frame("root")?.width == 2 && result.rounds == 2)
  }

  @Test("onChange runs for changes, and at first where it is asked to")
  func changes() throws {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      @State private var third = 0
      @State private var seen: [Int] = []
      var body: some View {
        leaf(CGFloat(first + 10 * second + 100 * third), CGFloat(seen.count))
          .onAppear { first = 1 }
          .onChange(of: first) { second = 1 }
          .onChange(of: second) { old, new in third = new - old }
          .onChange(of: third, initial: true) { _, new in seen.append(new) }
      }
    }
    let result = try layOut(Chain(), in: ProposedViewSize(width: 500, height: 500))
    #expect(result.frame("root")?.size == CGSize(width: 111, height: 2))
    #expect(result.rounds == 5)
  }

  @Test("a cycle is an error that names the views of it")
  func cycle() throws {
    struct Endless: View {
      @State private var width: CGFloat = 10
      @State private var other = 0
      var body: some View {
        HStack {
          leaf(5, 5).onAppear { other = 1 }
          leaf(width, 5).id("grows").onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
        }
      }
    }
    for engine in EngineKind.allCases {
      do {
        _ = try Taut.layout(Endless(), in: container, engine: engine)
        Issue.record("it settles")
      } catch LayoutError.changesWithoutEnd(let rounds, let views) {
        #expect(rounds == 100)
        #expect(views.map(\.kind) == ["onGeometryChange"])
        #expect(views.first?.source?.line != nil)
        #expect(
          "\(LayoutError.changesWithoutEnd(rounds: rounds, views))".contains("onGeometryChange at root.1"))
      }
    }
  }

  @Test("what is not placed does not come")
  func candidates() throws {
    struct Fitting: View {
      @State private var came: [String] = []
      var body: some View {
        VStack(spacing: 0) {
          ViewThatFits {
            leaf(500, 5).onAppear { came.append("wide") }
            leaf(50, 5).onAppear { came.append("narrow") }
          }
          leaf(CGFloat(came.count), came.contains("narrow") ? 2 : 1)
        }
      }
    }
    #expect(try layOut(Fitting(), in: container).frame("root.1")?.size == CGSize(width: 1, height: 2))
  }

  @Test("a group's action runs for each view in it")
  func groups() throws {
    struct Grouped: View {
      @State private var sum: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Group {
            leaf(10, 1)
            leaf(20, 1)
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            sum += $0
          }
          leaf(sum, 1)
        }
      }
    }
    #expect(try layOut(Grouped(), in: container).frame("root.1")?.width == 30)
  }

  @Test("states go with their views: by branch, element, id and modifier")
  func identity() throws {
    struct Own: View {
      @State private var width: CGFloat
      let grown: CGFloat
      init(_ grown: CGFloat) {
        self.grown = grown
        _width = State(initialValue: 0)
      }
      var body: some View { leaf(width, 1).onAppear { width = grown } }
    }
    struct Widening: ViewModifier {
      @State private var extra: CGFloat = 0
      let by: CGFloat
      func body(content: Content) -> some View {
        content.frame(width: 10 + extra).onAppear { extra = by }
      }
    }
    struct All: View {
      @State private var order = [1, 2, 3]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(order, id: \.self) { Own(CGFloat($0)) }
          AnyView(Own(4))
          Color.red.modifier(Widening(by: 5)).modifier(Widening(by: 6))
          Own(7).overlay { Own(8) }
          GeometryReader { _ in Own(9) }
        }
        .onAppear { order = [3, 1, 2, 0] }
      }
    }
    let result = try layOut(All(), in: container)
    let widths = result.views.filter { $0.kind == "Image" }.map { number($0.frame.width) }
    #expect(widths == ["3", "1", "2", "0", "4", "7", "8", "9"])
    #expect(result.frame("root.2")?.width == 15)
  }

  @Test("a state that its view lost begins anew")
  func losing() throws {
    struct Kept: View {
      @State private var count = 1
      var body: some View { leaf(CGFloat(count), 1).onAppear { count += 1 } }
    }
    struct Switch: View {
      @State private var step = 0
      var body: some View {
        HStack {
          if step != 1 { Kept() }
        }
        .onAppear { step = 1 }
        .onChange(of: step) { if step == 1 { step = 2 } }
      }
    }
    let settled = try ReferenceEngine().settled(Switch(), in: container)
    #expect(settled.result.frame("root.0")?.width == 2)
  }

  @Test("the view's own states are what they were when a layout is done")
  func afterwards() throws {
    let view = Measuring()
    let first = try ReferenceEngine().settled(view, in: container)
    let second = try ReferenceEngine().settled(view, in: container)
    #expect(first.rounds == 2 && second.rounds == 2)
    #expect(first.result.views == second.result.views)
  }

  @Test("an explanation speaks of the settled layout")
  func explanation() throws {
    let explanation = try Taut.explain(Measuring(), in: container)
    #expect(explanation.rounds == 2)
    #expect(try explanation.explanation(for: "root.1")?.width.length == 70)
  }

  @Test("so does a proof, where the layout settles alike over the range")
  func proof() throws {
    guard case .proven(let proof) = try Taut.prove(Measuring(), in: Query(widths: 100...300, height: 100))
    else {
      Issue.record("the engines agree")
      return
    }
    #expect(proof.rounds == 2 && proof.viewCount == 4)
    struct Following: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0
        }
        .overlay { leaf(width / 2, 1) }
      }
    }
    #expect(throws: SettlingError.dependsOnWidth(100, 200)) {
      try Taut.prove(Following(), in: Query(widths: 100...300, height: 100))
    }
    #expect(throws: SettlingError.self) {
      try Taut.breakpoints(of: Following(), in: Query(widths: 100...300, height: 100))
    }
  }

  @Test("deep views keep their states")
  func deep() throws {
    struct Nest: View {
      let depth: Int
      @State private var width: CGFloat = 0
      var body: some View {
        if depth == 0 {
          leaf(width, 1).onAppear { width = 12 }
        } else {
          Nest(depth: depth - 1).padding(0)
        }
      }
    }
    let settled = try ReferenceEngine().settled(Nest(depth: 1_200), in: container)
    #expect(settled.rounds == 2)
    #expect(settled.result.views.first?.frame.width == 12)
  }
}
