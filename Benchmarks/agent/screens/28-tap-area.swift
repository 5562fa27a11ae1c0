// shape: https://github.com/ciderapp/Cider-Remote/pull/62
// fault: order
// require: more.width == 44
import SwiftUI

struct Controls: View {
  var body: some View {
    HStack {
      Text("A song by a band").lineLimit(1)
      Spacer()
      Image(systemName: "ellipsis")
        .frame(width: 44, height: 44)  //! .padding(8)
        .padding(8)  //! .frame(width: 44, height: 44)
        .id("more")
    }
    .padding(.horizontal)
  }
}

#Preview { Controls() }
