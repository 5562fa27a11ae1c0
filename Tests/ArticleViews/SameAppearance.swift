import Foundation
import LayoutCore

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com), the section "Same Appearance,
// Different Implications"; only the indentation differs.

struct HeartView: View {
  var body: some View {
    Circle()
      .fill(.yellow)
      .frame(width: 30, height: 30)
      .overlay(Image(systemName: "heart").foregroundColor(.red))
  }
}

struct ButtonView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color.blue.gradient)
      .frame(width: 150, height: 50)
  }
}

// ZStack
struct IconDemo1: View {
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
struct IconDemo2: View {
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
struct IconDemo3: View {
  var body: some View {
    HeartView()
      .background(alignment: .center) {
        ButtonView()
          .alignmentGuide(HorizontalAlignment.center, computeValue: { $0[.trailing] })
          .alignmentGuide(VerticalAlignment.center, computeValue: { $0[.top] })
      }
  }
}

struct FavoriteDemo: View {
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

struct Favorite: View {
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
