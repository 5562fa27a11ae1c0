import Taut

struct PlayerToolbar: View {
  enum Item: String, CaseIterable, Identifiable {
    case backward, play, forward

    var id: String { rawValue }
    var isMain: Bool { self == .play }
  }

  var isCompact = false

  var body: some View {
    ZStack(alignment: .bottom) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 3, height: 2)
      }
      HStack(spacing: isCompact ? 4 : 16) {
        ForEach(Item.allCases) { item in
          Button {
          } label: {
            Image(systemName: item.rawValue)
              .font(item.isMain ? .largeTitle : .title3)
              .padding(isCompact ? 2 : 8)
          }
          .buttonStyle(.plain)
        }
        Group {
          Slider(value: .constant(0.5))
          Menu("More") { Text("Hidden") }
        }
        .layoutPriority(isCompact ? 0 : -1)
      }
      .offset(x: 2)
    }
    .frame(height: 64)
    .tint(.blue)
  }
}

struct PlayerToolbar_Previews: PreviewProvider {
  static var previews: some View {
    PlayerToolbar().id("wide")
    PlayerToolbar(isCompact: true)
  }
}
