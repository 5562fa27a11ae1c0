import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Words of SwiftUI's that the reader takes")
struct VocabularyReadingTests {
  private static let box = ProposedViewSize(width: 200, height: 100)

  /// The lines of a view's body, with declarations before it; nothing in it may be assumed.
  private func lines(
    _ body: String, _ declarations: String = "", in proposal: ProposedViewSize = box
  ) throws -> [String] {
    let source = "\(declarations)\nstruct Card: View {\n  var body: some View {\n\(body)\n  }\n}"
    let scene = try SourceFrames.scene(source) { $0.view = "Card" }
    #expect(scene.report.assumptions == [] && scene.report.notModelled == [])
    return try SourceFrames.lines(LayoutTree(scene.document.root), proposal)
  }

  @Test("A layout is chosen by a condition, and lays out what it is called with")
  func switches() throws {
    for (condition, kind) in [("true", "HStack"), ("false", "VStack")] {
      let found = try lines(
        """
        let layout = \(condition) ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
        layout { Color.red.frame(width: 20, height: 10); Color.blue.frame(width: 30, height: 20) }
        """)
      #expect(
        found[0]
          == (kind == "HStack"
            ? "root HStack 73.00 40.00 54.00 20.00" : "root VStack 85.00 34.00 30.00 32.00"))
    }
    let own = try lines(
      "AnyLayout(Twice()) { Color.red }",
      """
      struct Twice: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 20, height: 40)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
      """)
    #expect(own == ["root Twice 90.00 30.00 20.00 40.00", "root.0 Color 90.00 30.00 10.00 10.00"])
  }

  @Test("A layout of one's own says its spacing and its guides, and reads what views carry")
  func ownLayouts() throws {
    let declarations = """
      struct Share: LayoutValueKey { static let defaultValue: CGFloat = 10 }
      extension View { func share(_ length: CGFloat) -> some View { layoutValue(key: Share.self, value: length) } }
      struct Shares: Layout {
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
        func explicitAlignment(
          of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()
        ) -> CGFloat? { guide == .top ? bounds.height / 2 : nil }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.map { $0[Share.self] }.reduce(0, +), height: 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          var x = bounds.minX
          for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: subview[Share.self], height: 20))
            x += subview[Share.self]
          }
        }
      }
      """
    let found = try lines(
      """
      HStack(alignment: .top) {
        Shares { Color.red.share(30); Color.blue }
        Color.green.frame(width: 10, height: 10)
      }
      """, declarations)
    // No space between, and the square's top at the middle of the layout.
    #expect(found[0] == "root HStack 75.00 40.00 50.00 20.00")
    #expect(found.contains("root.0 Shares 75.00 40.00 40.00 20.00"))
    #expect(found.contains("root.0.0 Color 75.00 40.00 30.00 20.00"))
    #expect(found.contains("root.0.1 Color 105.00 40.00 10.00 20.00"))
    #expect(found.contains("root.1 Color 115.00 50.00 10.00 10.00"))
  }

  @Test("What views say for a key is added up, changed, and shown over and under others")
  func preferences() throws {
    let declarations = """
      struct Sum: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct Corner: PreferenceKey {
        static var defaultValue: Anchor<CGPoint>?
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
          value = value ?? nextValue()
        }
      }
      """
    let found = try lines(
      """
      HStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10).preference(key: Sum.self, value: 12)
        Color.blue.frame(width: 30, height: 10).preference(key: Sum.self, value: 5)
          .transformPreference(Sum.self) { $0 *= 2 }
          .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      }
      .overlayPreferenceValue(Sum.self, alignment: .leading) { Color.green.frame(width: $0, height: 4) }
      .backgroundPreferenceValue(Corner.self) { corner in
        GeometryReader { proxy in
          if let corner { Color.gray.frame(width: proxy[corner].x, height: proxy[corner].y + 1) }
        }
      }
      """, declarations)
    #expect(found.contains("root.overlay Color 70.00 48.00 22.00 4.00"))
    #expect(found.contains("root.background.0 Color 70.00 45.00 60.00 11.00"))
    #expect(found.contains { $0.hasPrefix("root.1/3 transformPreference") })
    #expect(found.contains { $0.hasPrefix("root.1/4 anchorPreference") })
  }

  @Test("Styles of fields, gauges, groups and what is disclosed are those that the source declares")
  func styles() throws {
    let found = try lines(
      """
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: .constant("")).textFieldStyle(Boxed())
        Gauge(value: 3, in: 0...4) { Text("Charge") } currentValueLabel: { Text("3") }.gaugeStyle(.bar)
        DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Open())
        ControlGroup { Button("a") {}; Button("b") {} }.controlGroupStyle(Column())
      }
      """,
      """
      struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(3) }
      }
      struct Bar: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          Color.red.frame(width: configuration.value * 100, height: 2)
        }
      }
      extension GaugeStyle where Self == Bar { static var bar: Bar { Bar() } }
      struct Open: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack(spacing: 1) { configuration.label; if !configuration.isExpanded { Color.blue.frame(width: 7, height: 7) } }
        }
      }
      struct Column: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.content } }
      }
      """, in: ProposedViewSize(width: 200, height: nil))
    let kinds = found.map { $0.split(separator: " ")[1] }
    #expect(found.contains { $0.hasPrefix("root.0/3 padding 0.00 0.00 200.00 ") })
    #expect(found.contains { $0.hasPrefix("root.1 Color ") && $0.hasSuffix(" 75.00 2.00") })
    #expect(found.contains { $0.hasPrefix("root.2.1 Color ") && $0.hasSuffix(" 7.00 7.00") })
    #expect(kinds.contains("ControlGroup") && !kinds.contains("GaugeBar") && !kinds.contains("Arrow"))
  }

  @Test(
    "Recipes of editors, columns, timelines and drawings; sizes of controls, insets of rows, margins of what scrolls"
  )
  func recipes() throws {
    let found = try lines(
      """
      VStack(spacing: 0) {
        TextEditor(text: .constant("a")).frame(height: 40)
        TimelineView(.everyMinute) { context in
          Color.red.frame(width: context.date.timeIntervalSinceReferenceDate + 3, height: 2)
        }
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
          .frame(width: 9, height: 8)
        Button(action: {}) { Color.blue.frame(width: 10, height: 10) }.buttonStyle(.bordered).controlSize(.large)
        List { Color.green.frame(height: 50).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
          .contentMargins(.horizontal, 20)
      }
      """, in: ProposedViewSize(width: 200, height: 400))
    #expect(found.contains("root.1 Color 98.50 40.00 3.00 2.00"))
    #expect(found.contains("root.2 Canvas 95.50 42.00 9.00 8.00"))
    #expect(found.contains { $0.hasPrefix("root.3/2 padding ") && $0.hasSuffix(" 50.00 40.00") })
    // 20 of margin, then 2 and 4 of the row's own.
    #expect(found.contains("root.4.0.0 Color 22.00 91.00 154.00 50.00"))
    let split = "NavigationSplitView { Color.red } detail: { Color.blue }"
    #expect(try lines(split).contains { $0.hasPrefix("root.1 Color 0.00 44.00 200.00 56.00") })
    let columns = try lines(
      "\(split).environment(\\.horizontalSizeClass, .regular)", in: ProposedViewSize(width: 1000, height: 100)
    )
    #expect(columns.contains { $0.hasSuffix("Color 320.00 44.00 680.00 56.00") })
  }

  @Test("An app is read from its first window")
  func apps() throws {
    let scene = try SourceFrames.scene(
      """
      @main struct Letters: App {
        @StateObject var model = Model()
        var body: some Scene {
          WindowGroup { Start().environmentObject(model) }
          Settings { Text("never") }
        }
      }
      class Model: ObservableObject { @Published var side: CGFloat = 30 }
      struct Start: View {
        @EnvironmentObject var model: Model
        var body: some View { Color.red.frame(width: model.side, height: 10) }
      }
      """)
    #expect(scene.report.view == "Letters" && scene.report.assumptions == [])
    #expect(
      try SourceFrames.lines(LayoutTree(scene.document.root), Self.box) == [
        "root/1 frame 85.00 45.00 30.00 10.00", "root Color 85.00 45.00 30.00 10.00",
      ])
  }

  @Test(
    "Values that are named are compared with values that are known",
    arguments: [
      ("CGFloat.zero == 0", true), ("height == .zero", true), ("CGFloat.zero == .zero", true),
      ("size == .zero", true), ("size == CGSize(width: 0, height: 1)", false), ("Color.red == .red", true),
      ("insets == EdgeInsets()", true), ("CGSize.zero != .zero", false), ("size == CGSize.zero", true),
    ])
  func equality(_ condition: String, _ holds: Bool) throws {
    let found = try lines(
      """
      let height: CGFloat = CGFloat.zero
      let size: CGSize = .zero
      let insets: EdgeInsets = .init()
      if \(condition) { Color.red } else { Circle() }
      """)
    #expect(found[0].hasPrefix(holds ? "root Color" : "root Circle"), "\(condition)")
  }

  @Test("The screen is assumed, and can be said")
  func screen() throws {
    let source =
      "struct Card: View { var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2) } }"
    let scene = try SourceFrames.scene(source)
    #expect(scene.report.assumptions.map(\.name) == ["UIScreen.main.bounds"])
    #expect(try SourceFrames.lines(LayoutTree(scene.document.root), Self.box)[0].hasSuffix("195.00 100.00"))
    let said = try SourceFrames.scene(source) {
      try $0.values.add(assignment: "UIScreen.main.bounds.width=100")
      try $0.values.add(assignment: "UIScreen.main.bounds.height=50")
    }
    #expect(said.report.assumptions == [])
    #expect(try SourceFrames.lines(LayoutTree(said.document.root), Self.box)[0].hasSuffix("50.00 100.00"))
  }

  @Test(
    "Apple's flow layout: functions are used before they stand, types of lists are called, guides have members"
  )
  func flow() throws {
    let found = try lines(
      """
      Flow(alignment: .topLeading, spacing: 6) {
        ForEach([60, 80, 90], id: \\.self) { Color.red.frame(width: $0, height: 20) }
      }
      """,
      """
      struct Flow: Layout {
        var alignment: Alignment = .center
        var spacing: CGFloat?
        struct Result {
          var bounds = CGSize.zero
          var rows = [Row]()
          struct Row { var range: Range<Int>; var offsets: [Double]; var frame: CGRect }
          init(in width: Double, subviews: Subviews, spacing: CGFloat?) {
            var count = 0
            var rest = width.isFinite ? width : .greatestFiniteMagnitude
            var offsets: [Double] = []
            for (index, subview) in zip(subviews.indices, subviews) {
              let ideal = subview.sizeThatFits(.unspecified)
              if index != 0 && taken(by: ideal.width, at: index) > rest { finish(at: index - 1, ideal.height) }
              offsets.append(width - rest + gap(before: index))
              rest -= taken(by: ideal.width, at: index)
              count += 1
              if index == subviews.count - 1 { finish(at: index, ideal.height) }
            }
            func gap(before index: Int) -> Double {
              guard count > 0 else { return 0 }
              return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
            }
            func taken(by width: Double, at index: Int) -> Double { width + gap(before: index) }
            func finish(at index: Int, _ height: Double) {
              rows.append(
                Row(
                  range: index - (count - 1)..<index + 1, offsets: offsets,
                  frame: CGRect(x: 0, y: bounds.height, width: width - rest, height: height)))
              bounds.width = max(bounds.width, width - rest)
              bounds.height += height
              (count, rest) = (0, width)
              offsets.removeAll()
            }
          }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          Result(in: proposal.replacingUnspecifiedDimensions().width, subviews: subviews, spacing: spacing).bounds
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          let result = Result(in: proposal.replacingUnspecifiedDimensions().width, subviews: subviews, spacing: spacing)
          for row in result.rows {
            let shift = (bounds.width - row.frame.width) * alignment.horizontal.share
            for index in row.range {
              subviews[index].place(
                at: CGPoint(x: bounds.minX + shift + row.offsets[index - row.range.lowerBound], y: bounds.minY + row.frame.minY),
                proposal: .unspecified)
            }
          }
        }
      }
      extension HorizontalAlignment {
        var share: Double { switch self { case .leading: return 0; case .trailing: return 1; default: return 0.5 } }
      }
      """)
    #expect(found[0] == "root Flow 27.00 30.00 146.00 40.00")
    #expect(
      found.filter { $0.contains(" Color ") } == [
        "root.0 Color 27.00 30.00 60.00 20.00", "root.1 Color 93.00 30.00 80.00 20.00",
        "root.2 Color 27.00 50.00 90.00 20.00",
      ])
  }

  @Test("An initialiser calls another one, and what an optional holds is mapped")
  func initialisers() throws {
    let found = try lines(
      """
      VStack(spacing: 0) {
        Cell("a", note: "bc") { Color.red.frame(width: 3, height: 3) }
        ForEach(["x", "y"], id: \\.self, content: Chip.init)
      }
      """,
      """
      struct Chip: View { let text: String; var body: some View { Text(text) } }
      struct Cell<Content: View, Accessory: View>: View {
        let title: String
        let note: String?
        let content: Content
        let accessory: Accessory
        init(_ title: String, note: String? = nil, @ViewBuilder content: () -> Content, @ViewBuilder accessory: () -> Accessory) {
          self.title = title
          self.note = note
          self.content = content()
          self.accessory = accessory()
        }
        var body: some View { HStack { note.map { Text($0) }; content; accessory } }
      }
      extension Cell where Accessory == EmptyView {
        init(_ title: String, note: String? = nil, @ViewBuilder content: () -> Content) {
          self.init(title, note: note, content: content, accessory: { EmptyView() })
        }
      }
      """, in: ProposedViewSize(width: 200, height: nil))
    #expect(found.count { $0.contains(" Text ") } == 3)
    #expect(found.contains { $0.hasPrefix("root.0.1 Color ") && $0.hasSuffix(" 3.00 3.00") })
  }

  @Test("Hidden labels take no room, and a list without rows is as wide as one with rows")
  func hiddenLabels() throws {
    let toggle = try lines("Toggle(\"On\", isOn: .constant(true)).labelsHidden()")
    #expect(toggle[0].hasSuffix(" 51.00 31.00"))
    let list = try lines("List { ForEach(0..<0) { Text(\"\\($0)\") } }")
    #expect(list[0] == "root/1 List 0.00 0.00 200.00 100.00")
  }
}
