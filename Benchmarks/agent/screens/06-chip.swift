// shape: https://github.com/tarkalabs/tarka-ui-kit-ios/pull/170
// fault: fixedSize
// require: chip is whole
import SwiftUI

struct ChipRow: View {
  var body: some View {
    HStack(spacing: 8) {
      Text("Filtered by the two of you")
        .font(.callout)
        .lineLimit(1)
      Text("Only open today")  //! Text("Only open today").fixedSize()
        .font(.callout)
        .lineLimit(1)
        .id("chip")
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Capsule().fill(.blue))
      Text("Within walking distance")
        .font(.callout)
        .lineLimit(1)
    }
    .padding(.horizontal)
  }
}

#Preview { ChipRow() }
