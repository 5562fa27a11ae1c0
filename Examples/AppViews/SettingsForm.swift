import Taut

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 6)
      .background(Capsule().fill(.blue))
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct SettingsForm: View {
  @State private var isOn = true
  @State private var name = ""

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Free")
        Toggle("Notifications", isOn: $isOn)
      }
      Section {
        NavigationLink {
          Text("Elsewhere")
        } label: {
          Label("Privacy", systemImage: "lock")
        }
        ProgressView()
      } header: {
        Text("More")
      } footer: {
        Text("A footer")
      }
      Button("Sign out") {}
        .buttonStyle(PillStyle())
    }
    .navigationTitle("Settings")
  }
}

struct SettingsForm_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { SettingsForm() }
  }
}
