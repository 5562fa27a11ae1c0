import Foundation
import LayoutCore

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com), the section "Appearance and
// Essence"; only the indentation and the second demo's name differ.

extension View {
  func rotationEffectWithFrame(_ angle: Angle) -> some View {
    modifier(RotationEffectWithFrameModifier(angle: angle))
  }
}

private struct RotationEffectWithFrameModifier: ViewModifier {
  let angle: Angle
  @State private var size: CGSize = .zero
  var bounds: CGRect {
    CGRect(origin: .zero, size: size)
      .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
      .applying(.init(rotationAngle: CGFloat(angle.radians)))
  }

  func body(content: Content) -> some View {
    content
      .rotationEffect(angle)
      .background(
        GeometryReader { proxy in
          Color.clear
            .task(id: proxy.frame(in: .local)) {
              size = proxy.size
            }
        }
      )
      .frame(width: bounds.width, height: bounds.height)
  }
}

struct RotationWithFrameDemo: View {
  var body: some View {
    HStack(alignment: .center) {
      Text("HI")
        .border(.red)
      Text("Hello world")
        .fixedSize()
        .border(.yellow)
        .rotationEffectWithFrame(.degrees(-40))
        .border(.red)
    }
    .border(.blue)
  }
}
