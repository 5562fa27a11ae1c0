import Taut

struct SignInForm: View {
  enum Field { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var remembersMe = true
  @FocusState private var focus: Field?
  @AppStorage("server") private var server = "example.org"

  private var isComplete: Bool { !name.isEmpty && !password.isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sign in to \(server)").font(.title)
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
      Toggle("Remember me", isOn: $remembersMe)
      Button {
        focus = nil
      } label: {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .disabled(!isComplete)
      if !isComplete {
        Text("Both fields are needed.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding()
    .frame(maxWidth: 400)
    .onAppear { focus = .name }
  }
}

struct SignInForm_Previews: PreviewProvider {
  static var previews: some View { SignInForm() }
}
