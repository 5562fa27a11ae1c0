import Taut
import Testing

struct FlatStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      configuration.content
    }
  }
}

struct ColumnStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

struct ThickStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Capsule().frame(height: 12)
      configuration.label
    }
  }
}

struct BoxedStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).background(Color.gray)
  }
}

struct DialStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle()
      configuration.currentValueLabel
    }
  }
}

struct IndentedStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    }
  }
}

struct BoxedMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(6).border(Color.gray)
  }
}

struct PlainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) { configuration.content }
  }
}

struct DateInWords: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      Text(configuration.selection, style: .date)
    }
  }
}

struct TappedTwice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct ColumnOfControls: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.content }
  }
}

struct LettersApp: App {
  var body: some Scene {
    WindowGroup { Text("No letters") }
  }
}

@Suite("Examples for stand-ins and their styles")
struct StandInExamples {
  private func size(_ view: some View, width: CGFloat? = 200, height: CGFloat? = nil) throws -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    return try Taut.layout(view, in: proposal, engine: .reference).views[0].frame.size
  }

  @Test func scrollViewReader() throws {
    let lines = ScrollViewReader { proxy in
      ScrollView {
        Button("To the end") { proxy.scrollTo("end") }
        Text("The end").id("end")
      }
    }
    let plain = ScrollView {
      Button("To the end") {}
      Text("The end").id("end")
    }
    #expect(try size(lines, height: 50) == size(plain, height: 50))
  }

  @Test func gauge() throws {
    let charge = Gauge(value: 0.7) {
      Text("Charge")
    } currentValueLabel: {
      Text("70 %")
    }
    let recipe = VStack(spacing: 4) {
      Text("Charge"); Color.red.frame(height: 6); Text("70 %")
    }
    #expect(try size(charge) == size(recipe))
  }

  @Test func contentUnavailableView() throws {
    let empty = ContentUnavailableView {
      Label("No letters", systemImage: "tray")
    } description: {
      Text("Letters that come are shown here.")
    }
    #expect(try size(empty, width: 300, height: 400) == CGSize(width: 300, height: 400))
    let title = ContentUnavailableView("No letters", systemImage: "tray", description: Text("None."))
    let recipe = VStack(spacing: 12) {
      Label("No letters", systemImage: "tray").font(.title2); Text("None.").font(.subheadline)
    }
    #expect(try size(title, width: nil) == size(recipe, width: nil))
  }

  @Test func buttonsAndPickers() throws {
    #expect(try size(EditButton().buttonStyle(.bordered)) == size(Button("Edit") {}.buttonStyle(.bordered)))
    #expect(try size(ColorPicker("Tint", selection: .constant(.red))) == CGSize(width: 200, height: 28))
    let group = ControlGroup("Speed") {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 20, height: 20)
    }
    #expect(try size(group) == CGSize(width: 38, height: 20))
    #expect(try size(ContainerRelativeShape(), height: 30) == CGSize(width: 200, height: 30))
  }

  @Test func styles() throws {
    let square = Color.red.frame(width: 20, height: 20)
    let box = GroupBox(content: { square }, label: { square })
    #expect(try size(box) == CGSize(width: 52, height: 80))
    #expect(try size(box.groupBoxStyle(FlatStyle())) == CGSize(width: 20, height: 42))
    #expect(
      try size(box.groupBoxStyle(FlatStyle()).groupBoxStyle(.automatic)) == CGSize(width: 20, height: 42))
    let value = LabeledContent(content: { square }, label: { square })
    #expect(try size(value) == CGSize(width: 200, height: 20))
    #expect(try size(value.labeledContentStyle(ColumnStyle())) == CGSize(width: 20, height: 48))
    #expect(
      try size(ProgressView(value: 0.5).progressViewStyle(ThickStyle())) == CGSize(width: 200, height: 12))
    #expect(
      try size(ProgressView(value: 0.5, label: { square }).progressViewStyle(ThickStyle()))
        == CGSize(width: 200, height: 40))
    #expect(try size(ProgressView(value: 0.5).progressViewStyle(.circular)) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView().progressViewStyle(.linear)) == CGSize(width: 200, height: 4))
  }

  @Test func stylesOfFieldsGaugesAndGroups() throws {
    let field = TextField("Name", text: .constant("")).textFieldStyle(BoxedStyle())
    let line = try size(Text("Name")).height
    #expect(try size(field) == CGSize(width: 200, height: line + 20))
    let rounded = SecureField("Name", text: .constant("abc")).textFieldStyle(.roundedBorder)
    #expect(try size(rounded) == CGSize(width: 200, height: line + 14))

    let gauge = Gauge(value: 0.7) {
      Text("Charge")
    } currentValueLabel: {
      Text("70 %")
    }
    #expect(
      try size(gauge.gaugeStyle(DialStyle()), height: 50)
        == size(
          ZStack {
            Circle(); Text("70 %")
          }, height: 50))
    #expect(try size(gauge.gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))

    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("hidden") }
    let indented = VStack(alignment: .leading) {
      Text("More"); Text("hidden").padding(.leading, 20)
    }
    #expect(try size(group.disclosureGroupStyle(IndentedStyle())) == size(indented))

    let controls = ControlGroup {
      Button("a") {}; Button("b") {}
    }
    let column = VStack {
      Button("a") {}; Button("b") {}
    }
    #expect(try size(controls.controlGroupStyle(ColumnOfControls())) == size(column))
  }

  @Test func timelineAndCanvas() throws {
    let clock = TimelineView(.everyMinute) { context in
      Text(context.date, style: .time)
    }
    #expect(try size(clock) == size(Text(Date(timeIntervalSinceReferenceDate: 0), style: .time)))
    let dot = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(try size(dot, height: 30) == CGSize(width: 200, height: 30))
    #expect(try size(dot, width: nil) == CGSize(width: 10, height: 10))
    let sky = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.blue, .cyan, .indigo, .purple])
    #expect(try size(sky, height: 30) == CGSize(width: 200, height: 30))
  }

  @Test func app() throws {
    let view = LettersApp().firstView
    #expect(try size(#require(view)) == size(Text("No letters")))
  }

  @Test func columnsAndSizes() throws {
    let columns = NavigationSplitView {
      Color.red.id("side")
    } detail: {
      Color.blue.id("detail")
    }
    let proposal = ProposedViewSize(width: 1000, height: 144)
    let wide = try Taut.layout(columns.environment(\.horizontalSizeClass, .regular), in: proposal)
    #expect(wide["side"]?.frame == CGRect(x: 0, y: 44, width: 320, height: 100))
    #expect(wide["detail"]?.frame == CGRect(x: 320, y: 44, width: 680, height: 100))
    let narrow = try Taut.layout(columns, in: proposal)
    #expect(narrow["side"]?.frame == CGRect(x: 0, y: 44, width: 1000, height: 100) && narrow["detail"] == nil)

    let button = Button(action: {}) { Color.red.frame(width: 10, height: 10) }.buttonStyle(.bordered)
    #expect(try size(button) == CGSize(width: 34, height: 24))
    #expect(try size(button.controlSize(.large)) == CGSize(width: 50, height: 40))
    #expect(try size(ProgressView().controlSize(.small)) == CGSize(width: 16, height: 16))

    let list = List {
      Color.red.frame(height: 50).id("row")
        .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }.contentMargins(.horizontal, 20)
    let rows = try Taut.layout(list, in: ProposedViewSize(width: 200, height: 400))
    #expect(rows["row"]?.frame == CGRect(x: 22, y: 1, width: 154, height: 50))
    let scrolled = ScrollView { Color.red.frame(height: 50).id("row") }.contentMargins(8)
    let margins = try Taut.layout(scrolled, in: ProposedViewSize(width: 200, height: 400))
    #expect(margins["row"]?.frame == CGRect(x: 8, y: 8, width: 184, height: 50))
    #expect(try size(TextEditor(text: .constant("a")), height: 60) == CGSize(width: 200, height: 60))
  }

  @Test func navigationPath() {
    let path = NavigationPath(["inbox", "first"])
    #expect(path.count == 2 && !path.isEmpty)
  }
}
