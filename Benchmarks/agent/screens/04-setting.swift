// shape: https://github.com/woocommerce/woocommerce-ios/pull/3411
// fault: priority
// require: value is whole
import SwiftUI

struct TitleAndValue: View {
  let title: String
  let value: String

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
        .lineLimit(1)
        .layoutPriority(2)  //!
      Spacer(minLength: 12)
      Text(value)
        .lineLimit(1)
        .foregroundStyle(.secondary)
        .layoutPriority(1)
        .id("value")
    }
    .frame(minHeight: 44)
  }
}

struct PaperSettings: View {
  var body: some View {
    VStack(spacing: 0) {
      TitleAndValue(title: "Paper size of all shipping labels of this shop", value: "A4, 210 x 297 mm")
      Divider()
    }
    .padding(.horizontal)
  }
}

#Preview { PaperSettings() }
