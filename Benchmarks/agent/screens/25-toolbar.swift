// shape: ../shared/reader/51.swift (controls in a row)
// fault: spacing
import SwiftUI

struct PlayerBar: View {
  var body: some View {
    HStack(spacing: 64) {  //! HStack(spacing: 16) {
      Image(systemName: "backward.fill").frame(width: 44, height: 44)
      Image(systemName: "play.fill").frame(width: 44, height: 44)
      Image(systemName: "forward.fill").frame(width: 44, height: 44)
      Image(systemName: "repeat").frame(width: 44, height: 44)
    }
    .padding(8)
  }
}

#Preview { PlayerBar() }
