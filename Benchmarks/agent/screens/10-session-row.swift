// shape: https://github.com/ingo-eichhorst/Irrlicht/pull/1856
// fault: minimum
import SwiftUI

struct NotificationRow: View {
  let label: String

  var body: some View {
    HStack(spacing: 8) {
      Text(label).frame(minWidth: 230, alignment: .leading)  //! Text(label).frame(minWidth: 120, alignment: .leading)
      Text("Bell").frame(width: 60)
      Image(systemName: "play").frame(width: 30, height: 30)
    }
  }
}

struct Panel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      NotificationRow(label: "When ready")
      NotificationRow(label: "When it waits")
      NotificationRow(label: "Under pressure")
    }
    .padding(16)
  }
}

#Preview { Panel() }
