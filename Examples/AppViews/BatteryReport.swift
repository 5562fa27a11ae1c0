import Taut

struct CompactBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.caption)
      configuration.content
    }
    .padding(12)
  }
}

struct ColumnStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.footnote)
      configuration.content
    }
  }
}

struct ThickStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Capsule().frame(height: 12)
      if let label = configuration.label { label }
      Text(configuration.fractionCompleted == 0.25 ? "A quarter" : "Some")
    }
  }
}

struct BatteryReport: View {
  @State private var tint = Color.green

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            Text("Battery").font(.title2)
            Spacer()
            EditButton()
          }
          Gauge(value: 0.7) {
            Text("Charge")
          } currentValueLabel: {
            Text("70 %")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("100")
          }
          Gauge(value: 3, in: 0...10) { Text("Load") }
          health
          ColorPicker("Tint", selection: $tint)
          ControlGroup {
            Button("Slow") {}
            Button("Fast") {}
          }
          .buttonStyle(.bordered)
          Button("To the end") { proxy.scrollTo("end") }
          ContainerRelativeShape().fill(.gray).frame(height: 8)
          ContentUnavailableView(
            "No faults", systemImage: "checkmark", description: Text("All cells are well."))
          ContentUnavailableView {
            Label("No charger", systemImage: "bolt.slash")
          } description: {
            Text("Connect one to see how fast it is.")
          } actions: {
            Button("Search") {}
          }
          .id("end")
        }
      }
    }
  }

  private var health: some View {
    VStack(spacing: 12) {
      GroupBox("Health") {
        LabeledContent("Cycles", value: "312")
        ProgressView(value: 0.25) { Text("Wear") }
      }
      GroupBox("Health") {
        LabeledContent("Cycles", value: "312").labeledContentStyle(ColumnStyle())
        ProgressView(value: 0.5, total: 2) { Text("Wear") }.progressViewStyle(ThickStyle())
        ProgressView(value: 0.25).progressViewStyle(.circular)
        ProgressView().progressViewStyle(.linear)
      }
      .groupBoxStyle(CompactBoxStyle())
    }
  }
}

struct BatteryReport_Previews: PreviewProvider {
  static var previews: some View { BatteryReport() }
}
