import Foundation
import Taut
import Testing

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com), the section "Same Appearance,
// Different Implications"; only the indentation differs.

private struct HeartView: View {
  var body: some View {
    Circle()
      .fill(.yellow)
      .frame(width: 30, height: 30)
      .overlay(Image(systemName: "heart").foregroundColor(.red))
  }
}

private struct ButtonView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.blue.gradient)
      .frame(width: 150, height: 50)
  }
}

// ZStack
private struct IconDemo1: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      ButtonView()
      HeartView()
        .alignmentGuide(.top, computeValue: { $0.height / 2 })
        .alignmentGuide(.trailing, computeValue: { $0.width / 2 })
    }
  }
}

// overlay
private struct IconDemo2: View {
  var body: some View {
    ButtonView()
      .overlay(alignment: .topTrailing) {
        HeartView()
          .alignmentGuide(.top, computeValue: { $0.height / 2 })
          .alignmentGuide(.trailing, computeValue: { $0.width / 2 })
      }
  }
}

// background
private struct IconDemo3: View {
  var body: some View {
    HeartView()
      .background(alignment: .center) {
        ButtonView()
          .alignmentGuide(HorizontalAlignment.center, computeValue: { $0[.trailing] })
          .alignmentGuide(VerticalAlignment.center, computeValue: { $0[.top] })
      }
  }
}

private struct FavoriteDemo: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Rectangle()
        .fill(Color.cyan.gradient.opacity(0.5))
      Favorite()
        .alignmentGuide(.bottom, computeValue: { $0[.bottom] + 200 })
        .alignmentGuide(.trailing, computeValue: { $0[.trailing] + 100 })
    }
    .ignoresSafeArea()
  }
}

private struct Favorite: View {
  @State var hearts = [(String, CGFloat, CGFloat)]()
  var body: some View {
    Image(systemName: "hand.thumbsup")
      .symbolVariant(.fill)
      .foregroundColor(.blue)
      .font(.title)
      .overlay(alignment: .bottom) {
        ZStack {
          Color.clear
          ForEach(hearts, id: \.0) { heart in
            Text("+1")
              .font(.title)
              .foregroundColor(.white)
              .bold()
              .transition(
                .asymmetric(
                  insertion: .move(edge: .bottom).combined(with: .opacity),
                  removal: .move(edge: .top).combined(with: .opacity))
              )
              .offset(x: heart.1, y: heart.2)
              .task {
                try? await Task.sleep(nanoseconds: 500_000_000)
                if let index = hearts.firstIndex(where: { $0.0 == heart.0 }) {
                  let _ = withAnimation(.easeIn) {
                    hearts.remove(at: index)
                  }
                }
              }
          }
        }
        .frame(width: 50, height: 100)
        .allowsHitTesting(false)
      }
      .onTapGesture {
        withAnimation(.easeOut) {
          hearts.append((UUID().uuidString, .random(in: -10...10), .random(in: -10...10)))
        }
      }
  }
}

@Suite("Same appearance, different implications (Fatbobman)")
struct SameAppearanceTests {
  @Test("a z-stack is as large as both views together")
  func zStack() throws {
    let expected = """
      root ZStack 0 0 165 65
      root.0 RoundedRectangle 0 15 150 50
      root.1 Circle 135 0 30 30
      root.1.overlay Image 141.5 6.5 17 17
      """
    #expect(try outline(IconDemo1()) == expected)
  }

  @Test("an overlay is as large as its main view, the button")
  func overlay() throws {
    let expected = """
      root RoundedRectangle 0 0 150 50
      root.overlay Circle 135 -15 30 30
      root.overlay.overlay Image 141.5 -8.5 17 17
      """
    #expect(try outline(IconDemo2()) == expected)
  }

  @Test("a background is as large as its main view, the heart")
  func background() throws {
    let expected = """
      root Circle 0 0 30 30
      root.overlay Image 6.5 6.5 17 17
      root.background RoundedRectangle -135 15 150 50
      """
    #expect(try outline(IconDemo3()) == expected)
  }

  @Test("inside another container the three differ")
  func inContainer() throws {
    let row = HStack {
      IconDemo1()
      IconDemo2()
      IconDemo3()
    }
    let expected = """
      root HStack 0 0 361 65
      root.0 ZStack 0 0 165 65
      root.0.0 RoundedRectangle 0 15 150 50
      root.0.1 Circle 135 0 30 30
      root.0.1.overlay Image 141.5 6.5 17 17
      root.1 RoundedRectangle 173 7.5 150 50
      root.1.overlay Circle 308 -7.5 30 30
      root.1.overlay.overlay Image 314.5 -1 17 17
      root.2 Circle 331 17.5 30 30
      root.2.overlay Image 337.5 24 17 17
      root.2.background RoundedRectangle 196 32.5 150 50
      """
    #expect(try outline(row) == expected)
  }

  @Test("the thumb's end is 100 before the screen's, its foot 200 above the screen's")
  func favorite() throws {
    let expected = """
      root ZStack 0 0 390 844
      root.0 Rectangle 0 0 390 844
      root.1 Image 258 614 32 30
      root.1.overlay ZStack 249 544 50 100
      root.1.overlay.0 Color 249 544 50 100
      """
    let images = EnvironmentValues.images(["hand.thumbsup": CGSize(width: 32, height: 30)])
    #expect(
      try outline(FavoriteDemo(), in: ProposedViewSize(width: 390, height: 844), images) == expected)
  }

  @Test("hearts are drawn elsewhere, and stand in the middle")
  func hearts() throws {
    let images = EnvironmentValues.images(["hand.thumbsup": CGSize(width: 32, height: 30)])
    let favorite = Favorite(hearts: [("a", 3, -4), ("b", 0, 0)])
    let result = try layOut(favorite, in: .unspecified, images)
    let thumb = try #require(result.frame("root"))
    let (first, second) = (result.frame("root.overlay.1.0"), result.frame("root.overlay.1.1"))
    #expect(thumb.numbers == "0 0 32 30")
    #expect(first == second?.offsetBy(dx: 3, dy: -4))
    #expect(second?.midX == 16 && second?.midY == -20)
  }
}
