// shape: https://github.com/kiwicom/orbit-swiftui/issues/638
// fault: alignment
// require: heading.minX == form.minX
import SwiftUI

struct BookingScreen: View {
  var body: some View {
    VStack(spacing: 16) {  //! VStack(alignment: .leading, spacing: 16) {
      Text("Where to?").font(.title).id("heading")
      VStack(alignment: .leading, spacing: 8) {
        Text("From").font(.caption)
        RoundedRectangle(cornerRadius: 8).fill(.gray).frame(height: 44)
        Text("To").font(.caption)
        RoundedRectangle(cornerRadius: 8).fill(.gray).frame(height: 44)
      }
      .id("form")
    }
    .padding()
  }
}

#Preview { BookingScreen() }
