// shape: https://github.com/woocommerce/woocommerce-ios/pull/5943
// fault: alignment
// require: icon.midY == amount.midY
import SwiftUI

struct Balance: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Balance").font(.caption)
      HStack(alignment: .top, spacing: 8) {  //! HStack(spacing: 8) {
        Image(systemName: "creditcard").font(.body).frame(width: 24, height: 24).id("icon")
        Text("2,480.00").font(.largeTitle).id("amount")
        Spacer()
      }
      Text("as of this morning").font(.footnote)
    }
    .padding()
  }
}

#Preview { Balance() }
