import Foundation
import LayoutCore

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com), the section "Appearance and
// Essence"; only the indentation differs.

struct OffsetDemo1: View {
  var body: some View {
    HStack {
      Rectangle()
        .fill(.orange.gradient)
        .frame(maxWidth: .infinity)
      Rectangle()
        .fill(.green.gradient)
        .frame(maxWidth: .infinity)
      Rectangle()
        .fill(.cyan.gradient)
        .frame(maxWidth: .infinity)
    }
    .border(.red)
  }
}

/// The ways of that article to move a rectangle, side by side.
struct DisplacementDemo: View {
  var body: some View {
    VStack {
      Rectangle()
        .fill(.green.gradient)
        .frame(width: 100, height: 50)
        .border(.blue)
        .offset(x: 30, y: 30)
        .border(.green)
      // Using padding
      Rectangle()
        .fill(.green.gradient)
        .frame(width: 100, height: 50)
        .border(.blue)
        .padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
        .border(.green)
      // Using frame
      Rectangle()
        .fill(.green.gradient)
        .frame(width: 100, height: 50)
        .border(.blue)
        .frame(width: 130, height: 80, alignment: .bottomTrailing)
        .border(.green)
      // Using position
      Rectangle()
        .fill(.green.gradient)
        .frame(width: 100, height: 50)
        .border(.blue)
        .position(x: 80, y: 55)
        .frame(width: 130, height: 80)
        .border(.green)
    }
  }
}

struct RotationDemo: View {
  var body: some View {
    HStack(alignment: .center) {
      Text("HI")
        .border(.red)
      Text("Hello world")
        .fixedSize()
        .border(.yellow)
        .rotationEffect(.degrees(-40))
        .border(.red)
    }
    .border(.blue)
  }
}
