// shape: https://github.com/atomantic/EscapeMint-Swift/issues/26
// fault: width
import SwiftUI

struct Loading: View {
  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "chart.line.uptrend.xyaxis").font(.largeTitle)
      RoundedRectangle(cornerRadius: 16)
        .fill(.green)
        .frame(width: 420, height: 170)  //! .frame(maxWidth: 420).frame(height: 170)
      Text("Looking at the markets").font(.headline)
      ProgressView()
    }
    .padding(.vertical)
  }
}

#Preview { Loading() }
