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
}
