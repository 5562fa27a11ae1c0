// shape: https://github.com/xmartlabs/Eureka/pull/1701
// fault: lineLimit
// require: label has at most 2 lines
import SwiftUI

struct SegmentRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Text("How often the list is looked through for what nobody has opened for more than half a year, on every device that is signed in")  //! Text("How often the list is looked through for what nobody has opened for more than half a year, on every device that is signed in").lineLimit(2)
        .font(.body)
        .id("label")
      Text("Daily").frame(width: 70, height: 44).background(Color.gray)
      Text("Weekly").frame(width: 70, height: 44).background(Color.gray)
    }
    .padding()
  }
}

#Preview { SegmentRow() }
