import Taut

struct CardStyle: ViewModifier {
  var radius: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(radius)
      .background(RoundedRectangle(cornerRadius: radius).fill(.background))
      .shadow(radius: 2)
  }
}

extension View {
  func card(radius: CGFloat = 12) -> some View { modifier(CardStyle(radius: radius)) }
}

struct Card<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title.uppercased()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
    .card()
  }
}

struct ProfileCard: View {
  var name: String
  var subtitle: String?
  @State private var isExpanded = true

  var body: some View {
    Card("Profile") {
      Text(name).font(.system(size: 20, weight: .semibold))
      if let subtitle {
        Text(subtitle).frame(maxWidth: .infinity, alignment: .trailing)
      } else {
        Divider()
      }
      if isExpanded, subtitle != nil {
        Label("Details", systemImage: "info").labelStyle(.titleAndIcon)
      }
      Rectangle().fill(.gray).aspectRatio(3, contentMode: .fit).overlay(alignment: .bottomTrailing) {
        Text("\(name.count) letters").padding(4)
      }
    }
  }
}

struct ProfileCard_Previews: PreviewProvider {
  static var previews: some View {
    ProfileCard(name: "Ann Example", subtitle: "engineer")
    ProfileCard(name: "Bo")
  }
}
