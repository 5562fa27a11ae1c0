import Taut

@Observable
final class Inbox {
  var messages = [
    Message(
      id: 1, sender: "Ann Example", text: "Are we still on for lunch? I could be there at one.", isRead: false
    ),
    Message(id: 2, sender: "The Society for Long Names", text: "Minutes", isRead: true),
  ]
  var showsPreview = true
}

struct Message: Identifiable {
  let id: Int
  let sender: String
  let text: String
  var isRead: Bool
}

struct MessageRow: View {
  @Environment(Inbox.self) private var inbox
  let message: Message

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(message.isRead ? Color.clear : Color.blue)
        .frame(width: 10, height: 10)
        .padding(.top, 5)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(message.sender)
            .fontWeight(message.isRead ? .regular : .bold)
            .lineLimit(1)
          Spacer(minLength: 8)
          Text("9:41").font(.caption).foregroundStyle(.secondary).layoutPriority(1)
        }
        if inbox.showsPreview {
          Text(message.text)
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .lineLimit(2)
        }
      }
    }
    .padding(.vertical, 8)
    .contentShape(Rectangle())
  }
}

struct MessageList: View {
  @State private var inbox = Inbox()

  var body: some View {
    VStack(spacing: 0) {
      ForEach(inbox.messages) { message in
        MessageRow(message: message).id("message \(message.id)")
        Divider()
      }
    }
    .padding(.horizontal)
    .environment(inbox)
  }
}

struct MessageList_Previews: PreviewProvider {
  static var previews: some View { MessageList() }
}
