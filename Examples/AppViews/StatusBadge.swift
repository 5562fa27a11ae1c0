import Taut

/// A count on a coloured capsule.
struct StatusBadge: View {
  enum Kind {
    case info, warning

    var inset: CGFloat {
      switch self {
      case .info: 6
      case .warning: 10
      }
    }
  }

  let count: Int
  var kind: Kind = .info

  private var text: String { count > 99 ? "99+" : "\(count)" }

  var body: some View {
    if count > 0 {
      Text(text)
        .font(.caption)
        .padding(.horizontal, kind.inset)
        .padding(.vertical, 2)
        .background(kind == .warning ? Color.orange : .blue, in: Capsule())
    }
  }
}

struct StatusBadge_Previews: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .trailing, spacing: 4) {
      StatusBadge(count: 3)
      StatusBadge(count: 120, kind: .warning)
      StatusBadge(count: 0)
      StatusBadge(count: 42)
    }
  }
}
