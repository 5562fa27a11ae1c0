// shape: https://github.com/SvenTiigi/WhatsNewKit/pull/53
// fault: fixedSize
// require: detail is whole
import SwiftUI

struct Feature: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: "star.fill").font(.title).frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        Text("Favourites").font(.headline)
        Text("Mark what you like with a star, and find all of it again in a list of its own, on every device that you use.")  //! Text("Mark what you like with a star, and find all of it again in a list of its own, on every device that you use.").fixedSize(horizontal: false, vertical: true)
          .font(.subheadline)
          .id("detail")
      }
      .frame(height: 70)  //! .frame(minHeight: 70)
    }
    .padding()
  }
}

#Preview { Feature() }
