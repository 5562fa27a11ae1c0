// shape: ../shared/reader/05.swift (bars side by side)
// fault: spacing
import SwiftUI

struct Plot: View {
  let points: [Double] = [3, 5, 2, 6, 4, 7, 1]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Visitors").font(.headline)
      HStack(alignment: .bottom, spacing: 34) {  //! HStack(alignment: .bottom, spacing: 8) {
        ForEach(points, id: \.self) { point in
          Color.blue.frame(width: 24, height: point * 12)
        }
      }
    }
    .padding(16)
  }
}

#Preview { Plot() }
