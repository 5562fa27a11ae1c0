// shape: https://github.com/giovaninppc/AccessibilityHandbook/pull/36
// fault: minimum
import SwiftUI

struct Tile: View {
  let title: String

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "ear").font(.title)
      Text(title).font(.headline).multilineTextAlignment(.center)
    }
    .frame(minWidth: 170, minHeight: 100)  //! .frame(minWidth: 120, minHeight: 100)
    .background(RoundedRectangle(cornerRadius: 12).fill(.gray))
  }
}

struct Home: View {
  var body: some View {
    HStack(spacing: 16) {
      Tile(title: "Hearing")
      Tile(title: "Vision")
    }
    .padding(.horizontal, 16)
  }
}

#Preview { Home() }
