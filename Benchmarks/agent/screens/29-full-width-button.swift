// shape: https://github.com/andrew-levy/swiftui-react-native/issues/36
// fault: order
// require: card.width <= 360
import SwiftUI

struct Offer: View {
  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        Text("Half price until Sunday").font(.headline)
        Text("on everything in the shop").font(.subheadline)
      }
      .frame(width: 280)  //! .padding(24)
      .padding(60)  //! .frame(width: 280)
      .background(RoundedRectangle(cornerRadius: 12).fill(.yellow))
      .id("card")
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview { Offer() }
