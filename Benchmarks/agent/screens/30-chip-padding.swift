// shape: ../shared/reader/20.swift (a chip)
// fault: order
// require: chip.height <= 44
import SwiftUI

struct Chip: View {
  var body: some View {
    HStack {
      Text("Read me")
        .frame(height: 40)  //! .padding(8)
        .padding(8)  //! .frame(height: 40)
        .background(Color.blue)
        .id("chip")
      Spacer()
    }
    .padding()
  }
}

#Preview { Chip() }
