// shape: https://github.com/OneBusAway/onebusaway-ios/pull/928
// fault: priority
// require: time is whole
import SwiftUI

struct Arrival: View {
  let stop: String
  let time: String

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.green).frame(width: 12, height: 12)
      VStack(alignment: .leading, spacing: 2) {
        Text(stop).font(.headline).lineLimit(1)
        Text("every 10 minutes").font(.caption)
      }
      .layoutPriority(1)  //!
      Spacer(minLength: 8)
      Text(time).font(.subheadline).lineLimit(1).id("time")  //! Text(time).font(.subheadline).lineLimit(1).layoutPriority(1).id("time")
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  Arrival(stop: "Northgate Station, Bay Three, at the Old Town Hall", time: "12:45, 3 minutes late")
}
