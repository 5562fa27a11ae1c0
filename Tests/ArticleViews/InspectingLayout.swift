import Foundation
import LayoutCore

// Printed in Swift Talk 318, "Inspecting SwiftUI's Layout Process" (talk.objc.io); only the indentation differs, and the
// view's name.

extension View {
  func measure() -> some View {
    overlay(
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
          .foregroundColor(.white)
          .background(.black)
          .font(.footnote)
      })
  }
}

struct MeasuredView: View {
  @State var proposedSize: CGSize = CGSize(width: 100, height: 100)
  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.title)
        .measure()
        .border(Color.red)
        .frame(width: proposedSize.width, height: proposedSize.height)
        .border(Color.green)
      Slider(value: $proposedSize.width, in: 0...300, label: { Text("Width") })
    }
  }
}
