// shape: https://github.com/superuser404notfound/Sodalite/issues/142
// fault: width
import SwiftUI

struct NowPlaying: View {
  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Image(systemName: "chevron.down").frame(width: 44, height: 44)
        Spacer()
        Text("Now playing").font(.caption)
        Spacer()
        Image(systemName: "ellipsis").frame(width: 44, height: 44)
      }
      Rectangle()
        .fill(.purple)
        .frame(width: 360, height: 280)  //! .frame(height: 280)
      Text("A song").font(.title2)
      Text("by a band").font(.subheadline)
    }
    .padding(.horizontal, 20)
  }
}

#Preview { NowPlaying() }
