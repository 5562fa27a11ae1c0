// shape: https://github.com/bpisano/Weather/issues/4
// fault: spacing
// require: last is whole
import SwiftUI

struct Hour: View {
  let time: String
  let degrees: String

  var body: some View {
    VStack(spacing: 6) {
      Text(time).font(.footnote).lineLimit(1)
      Image(systemName: "sun.max").frame(height: 24)
      Text(degrees).font(.headline).lineLimit(1)
    }
  }
}

struct Hourly: View {
  var body: some View {
    HStack(spacing: 40) {  //! HStack(spacing: 12) {
      Hour(time: "09:00", degrees: "14 C")
      Hour(time: "10:00", degrees: "15 C")
      Hour(time: "11:00", degrees: "17 C")
      Hour(time: "12:00", degrees: "19 C").id("last")
      Hour(time: "13:00", degrees: "20 C")
    }
    .padding(.horizontal)
  }
}

#Preview { Hourly() }
