// shape: https://github.com/componentskit/ComponentsKit/pull/104
// fault: fixedSize
// require: title is whole
import SwiftUI

struct AlertCard: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Delete the album with all of its photographs on every device?")  //! Text("Delete the album with all of its photographs on every device?").fixedSize(horizontal: false, vertical: true)
        .font(.headline)
        .id("title")
      Text("This cannot be undone.").font(.subheadline)
      HStack(spacing: 12) {
        Button("Keep") {}.frame(minWidth: 80, minHeight: 44)
        Button("Delete") {}.frame(minWidth: 80, minHeight: 44)
      }
    }
    .frame(height: 120)  //! .frame(minHeight: 120)
    .padding(20)
  }
}

#Preview { AlertCard() }
