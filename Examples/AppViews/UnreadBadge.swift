import Taut

/// An avatar with the number of unread messages at its corner.
struct UnreadBadge: View {
  let initials: String
  let unread: Int
  @ScaledMetric(relativeTo: .caption) private var diameter: CGFloat = 18

  var body: some View {
    Circle()
      .fill(.gray)
      .frame(width: 44, height: 44)
      .overlay { Text(initials).font(.headline).foregroundStyle(.white) }
      .overlay(alignment: .topTrailing) {
        if unread > 0 {
          Text(unread > 99 ? "99+" : "\(unread)")
            .font(.caption2)
            .monospacedDigit()
            .padding(.horizontal, 5)
            .frame(minWidth: diameter, minHeight: diameter)
            .background(Capsule().fill(.red))
            .fixedSize()
            .alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0.width / 2 }
        }
      }
      .accessibilityLabel("\(unread) unread")
  }
}

struct UnreadBadge_Previews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 16) {
      UnreadBadge(initials: "AE", unread: 3)
      UnreadBadge(initials: "BO", unread: 128)
      UnreadBadge(initials: "CZ", unread: 0)
    }
    .padding()
  }
}
