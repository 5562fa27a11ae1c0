import Taut

/// A row of tabs: the widest label decides the width of all, and a line lies under the one that is chosen.
struct UnderlinedTabs: View {
  var titles = ["Home", "Notifications", "Me"]
  var chosen = 1

  var body: some View {
    HStack(spacing: 12) {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .font(.headline)
          .anchorPreference(key: TabBounds.self, value: .bounds) { [index: $0] }
          .preference(key: TallestTab.self, value: CGFloat(20 + index))
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(TabBounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[chosen] {
          Capsule()
            .fill(Color.accentColor)
            .frame(width: proxy[anchor].width, height: 3)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY + 3)
        }
      }
    }
    .backgroundPreferenceValue(TallestTab.self) { height in
      Color.gray.opacity(0.2).frame(height: height)
    }
  }
}

struct TabBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct TallestTab: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct UnderlinedTabs_Previews: PreviewProvider {
  static var previews: some View { UnderlinedTabs() }
}
