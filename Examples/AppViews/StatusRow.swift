import Taut

struct Status: Identifiable {
  let id: Int
  let author: String
  let text: String
  var isPinned = false
}

extension Status {
  static let samples = [
    Status(id: 1, author: "Ann", text: "A short one", isPinned: true),
    Status(
      id: 2, author: "Benjamin", text: "A status of so many words that it takes more than a line in a row"),
  ]
}

struct StatusRow: View {
  let status: Status

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      avatar
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(status.author).font(.headline).lineLimit(1).id("author")
          Spacer()
          if status.isPinned { pin }
        }
        Text(status.text).id("text")
        actions
      }
    }
    .padding()
    .accessibilityElement(children: .combine)
  }

  private var avatar: some View {
    Circle().fill(.blue).frame(width: Metrics.avatar, height: Metrics.avatar)
  }

  private var pin: some View { Image(systemName: "pin").font(.footnote) }

  private var actions: some View {
    HStack(spacing: Metrics.spacing * 2) {
      ForEach(["arrowshape.turn.up.left", "star"], id: \.self) { name in
        Button {
        } label: {
          Image(systemName: name).padding(4)
        }
      }
    }
  }

  private enum Metrics {
    static let avatar: CGFloat = 40
    static let spacing: CGFloat = 8
  }
}

struct StatusRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      ForEach(Status.samples) { StatusRow(status: $0) }
    }
  }
}
