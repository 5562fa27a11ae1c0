// shape: ../shared/reader/07.swift (numbered rows)
// fault: lineLimit
// require: row1.height <= 44
import SwiftUI

struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("0: a short one").frame(minHeight: 32)
      Text("1: one of so many words that it does not stay in a row of its own, whatever the phone")  //! Text("1: one of so many words that it does not stay in a row of its own, whatever the phone").lineLimit(1)
        .frame(minHeight: 32)
        .id("row1")
      Text("2: another short one").frame(minHeight: 32)
    }
    .padding()
  }
}

#Preview { Rows() }
