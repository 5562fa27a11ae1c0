import Taut
import Testing

private enum Tab: Hashable, CaseIterable { case home, search }

private struct CardMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(6).border(Color.gray)
  }
}

private struct FlatFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) { configuration.content }
  }
}

private struct WordsDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.label
      Color.red.frame(width: 33, height: 11)
    }
  }
}

private struct TapTwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(20).onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct FramedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
}

private struct RedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
}

extension MenuStyle where Self == CardMenuStyle {
  fileprivate static var card: CardMenuStyle { CardMenuStyle() }
}

/// Everything of SwiftUI's that apps' views use, act or draw with, and that moves nothing: it compiles.
private struct Vocabulary: View {
  @State private var text = ""
  @State private var isShown = false
  @State private var tab = Tab.home
  @State private var date = Date()
  @State private var scrolled: Int?
  @GestureState private var dragged = CGSize.zero

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<2, id: \.self) { Text("\($0)") }
          .onMove { _, _ in }
          .onDelete { _ in }
        Image("icon", size: CGSize(width: 10, height: 10)).renderingMode(.template).interpolation(.high)
        TextField("Mail", text: $text)
          .keyboardType(.emailAddress).textInputAutocapitalization(.never).submitLabel(.done)
        Picker("Tab", selection: $tab) { Text("Home").tag(Tab.home) }.pickerStyle(.segmented)
        Picker("Tab", selection: $tab) { Text("Home").tag(Tab.home) }.pickerStyle(SegmentedPickerStyle())
      }
      .listStyle(.insetGrouped)
      .listStyle(PlainListStyle())
      .searchable(text: $text, prompt: "Search")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(trailing: Text("Edit"))
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
        ToolbarItemGroup(placement: .bottomBar) { Button("One") {} }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.red, for: .tabBar)
      .scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively).scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize).scrollTargetBehavior(.viewAligned).scrollTargetLayout()
      .scrollPosition(id: $scrolled)
      .redacted(reason: .placeholder).glassEffect().hoverEffect(.lift)
      .contentTransition(.numericText()).symbolEffect(.pulse).symbolRenderingMode(.hierarchical)
    }
    .gesture(
      DragGesture()
        .updating($dragged) { value, state, _ in state = value.translation }
        .onChanged { _ in }.onEnded { _ in }
    )
    .simultaneousGesture(TapGesture(count: 2).onEnded { isShown = true })
    .highPriorityGesture(LongPressGesture(minimumDuration: 1))
    .onHover { isShown = $0 }
    .onOpenURL { _ in }
    .presentationDetents([.medium, .fraction(0.3)]).interactiveDismissDisabled()
    .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("What?"), buttons: [.cancel()]) }
    .accessibility(label: Text("All")).accessibilityAction(named: Text("Do")) {}
    .accessibilityActions { Button("Do") {} }
    .accessibilityRepresentation { Text("All") }
    .backgroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    .background(AnyShapeStyle(.tint))
    .background { RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5) }
    .badge(3).brightness(0.1).blendMode(.multiply).buttonBorderShape(.capsule).textSelection(.enabled)
    .previewLayout(.sizeThatFits)
  }
}

/// Code of an app: it imports `Taut` and nothing else of the package.
@Suite("What acts or draws, and styles of one's own")
struct NeutralVocabularyTests {
  private func size(_ view: some View) throws -> CGSize {
    try Taut.layout(view.id("it"), in: ProposedViewSize(width: 300, height: 400))["it"]?.frame.size ?? .zero
  }

  @Test("The whole vocabulary compiles, and moves nothing")
  func neutral() throws {
    #expect(try size(Vocabulary()) == CGSize(width: 300, height: 400))
    let plain = Text("Hello")
    let all = plain.badge(1).brightness(0.5).gesture(TapGesture()).redacted(reason: .placeholder)
      .glassEffect()
    #expect(try size(all) == size(plain))
  }

  @Test("A gradient takes what is proposed")
  func gradient() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try size(gradient) == CGSize(width: 300, height: 400))
  }

  @Test("A menu's own style is laid out, also where it makes the menu of what it is told")
  func menus() throws {
    let menu = Menu("More") { Button("One") {} }
    let usual = try size(menu)
    let own = try size(menu.menuStyle(.card))
    #expect(own == CGSize(width: usual.width + 12, height: usual.height + 12))
    let nested = try size(menu.menuStyle(.card).menuStyle(.button))
    #expect(nested == own)
  }

  @Test("A form's own style is laid out")
  func forms() throws {
    let form = Form {
      Color.red.frame(width: 30, height: 10)
      Color.red.frame(width: 50, height: 20)
    }
    #expect(try size(form) == CGSize(width: 300, height: 400))
    #expect(try size(form.formStyle(FlatFormStyle())) == CGSize(width: 50, height: 32))
    #expect(try size(form.formStyle(.columns)).width == 50)
  }

  @Test("A date picker's own style is laid out, and SwiftUI's own by their recipes")
  func dates() throws {
    let picker = DatePicker(
      selection: .constant(Date()), label: { Color.blue.frame(width: 20, height: 5) })
    #expect(try size(picker.datePickerStyle(WordsDatePickerStyle())) == CGSize(width: 33, height: 19))
    #expect(try size(picker.datePickerStyle(.compact)) == size(picker))
    #expect(try size(picker.datePickerStyle(.graphical)) == CGSize(width: 300, height: 330))
  }

  @Test("A style that triggers buttons itself is laid out, the nearest style counts")
  func buttons() throws {
    let button = Button(action: {}, label: { Color.red.frame(width: 10, height: 10) })
    #expect(try size(button.buttonStyle(TapTwiceStyle())) == CGSize(width: 50, height: 50))
    #expect(
      try size(button.buttonStyle(.plain).buttonStyle(TapTwiceStyle())) == CGSize(width: 10, height: 10))
    let bordered = try size(button.buttonStyle(.bordered))
    let framed = try size(button.buttonStyle(FramedButtonStyle()).buttonStyle(.bordered))
    #expect(framed == CGSize(width: bordered.width + 10, height: bordered.height + 10))
  }

  @Test("A style's code makes the control as the style around shows it")
  func configurations() throws {
    let label = Label("Name", systemImage: "person")
    let usual = try size(label)
    #expect(try size(label.labelStyle(RedLabelStyle())).width == usual.width + 6)
    let icon = try size(label.labelStyle(.iconOnly))
    #expect(try size(label.labelStyle(RedLabelStyle()).labelStyle(.iconOnly)).width == icon.width + 6)
  }

  @Test("Pages have no bar")
  func pages() throws {
    let tabs = TabView { Color.red.id("page") }
    let proposal = ProposedViewSize(width: 300, height: 400)
    #expect(try Taut.layout(tabs, in: proposal)["page"]?.frame.height == 351)
    #expect(try Taut.layout(tabs.tabViewStyle(.page), in: proposal)["page"]?.frame.height == 400)
  }

  @Test("A style that triggers a button does so when it is tapped")
  func trigger() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button(action: { count += 1 }, label: { Color.red.frame(width: CGFloat(10 + count), height: 10) })
          .buttonStyle(TapTwiceStyle()).id("button")
      }
    }
    let session = ViewSession(Counter(), engine: ReferenceEngine())
    try session.layOut(in: ProposedViewSize(width: 300, height: 400))
    #expect(try session.tap("button").result["button"]?.frame.width == 51)
  }
}
