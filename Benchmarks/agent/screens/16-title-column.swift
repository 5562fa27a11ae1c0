// shape: ../shared/reader/04.swift (a title in a font of its own)
// fault: width
// require: "Total of all orders" is whole
import SwiftUI

extension Font { static let amount = Font.system(size: 20, weight: .semibold) }

struct Summary: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text("Total of all orders")
          .font(.amount)
          .lineLimit(1)
          .frame(width: 130, alignment: .leading)  //!
        Spacer()
        Text("1,204.50").font(.amount)
      }
      Divider()
      HStack {
        Text("Orders").font(.body)
        Spacer()
        Text("31").font(.body)
      }
    }
    .padding()
  }
}

#Preview { Summary() }
