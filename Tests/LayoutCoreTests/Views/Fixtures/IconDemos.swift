import Foundation
import LayoutCore

// Printed in "SwiftUI Layout: Cracking the Size Code" by Fatbobman (fatbobman.com); only indentation differs.

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

/// As printed, with given hearts in place of `@State` and without the gesture and the task that change them.
struct Favorite: View {
  var hearts = [(String, CGFloat, CGFloat)]()
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
          }
        }
        .frame(width: 50, height: 100)
        .allowsHitTesting(false)
      }
  }
}

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
