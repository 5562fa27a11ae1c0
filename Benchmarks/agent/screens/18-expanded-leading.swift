// shape: https://github.com/subconsciousnetwork/subconscious/pull/427
// fault: alignment
// require: title.minX == excerpt.minX
import SwiftUI

struct Story: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("A note on notes")
        .font(.headline)
        .id("title")
        .frame(maxWidth: .infinity)  //! .frame(maxWidth: .infinity, alignment: .leading)
      Text("What is written down can be found again, and what is found again can be thought about.")
        .font(.body)
        .id("excerpt")
    }
    .padding()
  }
}

#Preview { Story() }
