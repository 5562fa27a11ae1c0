import Foundation
import LayoutCore
import Testing

@Suite("What changes only the drawing is kept, with its parameters")
struct AppearanceTests {
  @Test("drawing")
  func drawing() {
    let view = Color.red.opacity(0.25).border(.blue).border(Color.green, width: 2).opacity(0.5)
      .shadow(radius: 3)
      .foregroundColor(nil).foregroundColor(.red).foregroundStyle(.blue.gradient).hidden()
    let expected = """
      hidden
        foregroundStyle style=blue.gradient
          foregroundColor style=red
            foregroundColor
              shadow color=black.opacity(0.33) radius=3 x=0 y=0
                opacity opacity=0.5
                  border style=green width=2
                    border style=blue width=1
                      Color red.opacity(0.25)
      """
    #expect(resolve(view) == expected)
  }

  @Test("clips and transforms")
  func clips() {
    let view = Text("a").clipped().clipShape(.capsule).clipShape(RoundedRectangle(cornerRadius: 2))
      .cornerRadius(4).rotationEffect(.degrees(-40)).rotationEffect(.degrees(90), anchor: .topLeading)
      .scaleEffect(2).scaleEffect(x: 3).scaleEffect(CGSize(width: 4, height: 5), anchor: .bottom)
    let expected = """
      scaleEffect anchor=0.5, 1 x=4 y=5
        scaleEffect x=3 y=1
          scaleEffect x=2 y=2
            rotationEffect anchor=0, 0 degrees=90
              rotationEffect degrees=-40
                cornerRadius radius=4
                  clipShape radius=2 shape=RoundedRectangle
                    clipShape shape=Capsule
                      clipped
                        Text "a" 17
      """
    #expect(resolve(view) == expected)
  }

  @Test("texts, symbols, touch and the safe area")
  func others() {
    let view = Text("a").multilineTextAlignment(.center).symbolVariant(.fill).allowsHitTesting(false)
      .ignoresSafeArea().transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
    let expected = """
      transition transition=asymmetric(insertion: move(edge: top), removal: opacity)
        ignoresSafeArea
          allowsHitTesting enabled=false
            symbolVariant variant=fill
              multilineTextAlignment alignment=center
                Text "a" 17
      """
    #expect(resolve(view) == expected)
  }
}
