// shape: https://github.com/kunkka19xx/look/pull/431
// fault: priority
// require: kind is whole
import SwiftUI

struct LauncherRow: View {
  let name: String
  let detail: String
  let kind: String

  var body: some View {
    HStack {
      Image(systemName: "app").frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 0) {
        Text(name).lineLimit(1)
        HStack(spacing: 6) {
          Text(detail).font(.caption).lineLimit(1)
          Spacer(minLength: 0)
          Text(kind).font(.caption).lineLimit(1).layoutPriority(-1).id("kind")  //! Text(kind).font(.caption).lineLimit(1).layoutPriority(1).id("kind")
        }
      }
    }
    .padding()
  }
}

#Preview {
  LauncherRow(name: "Notes", detail: "/Users/ann/Documents/Projects/Garden in the valley/Notes about trees and hedges", kind: "Text document, plain")
}
