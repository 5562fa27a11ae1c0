// shape: https://github.com/andrew-levy/swiftui-react-native/issues/37
// fault: fixedSize
// require: badge is whole
import SwiftUI

struct Headline: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("The weather in the mountains at the weekend and the days after it")
          .font(.headline)
          .lineLimit(1)
          .layoutPriority(1)
        Text("Breaking news")  //! Text("Breaking news").fixedSize()
          .font(.caption)
          .lineLimit(1)
          .id("badge")
          .padding(4)
          .background(Color.red)
        Text("from our correspondent in the valley")
          .font(.caption)
          .lineLimit(1)
      }
      Text("Snow is expected down to 1,200 metres.").font(.body)
    }
    .padding()
  }
}

#Preview { Headline() }
