// shape: https://github.com/jerryfane/herdrup/pull/266
// fault: priority
// require: account is whole
import SwiftUI

struct AccountRow: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "person.crop.circle").frame(width: 28)
      VStack(alignment: .leading) {
        Text("Studio Pro (personal)").font(.body).lineLimit(1).id("account")
        Text("resets on Monday").font(.caption)
      }
      Spacer(minLength: 4)
      Text("62 % of the weekly allowance used").font(.footnote).lineLimit(1).layoutPriority(1)  //! Text("62 % of the weekly allowance used").font(.footnote).lineLimit(1).layoutPriority(-1)
    }
    .padding(12)
  }
}

#Preview { AccountRow() }
