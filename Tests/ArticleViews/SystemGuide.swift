import Foundation
import LayoutCore

// The screens of "A guide to the SwiftUI layout system - Part 3" by John Sundell (swiftbysundell.com), as printed
// but for indentation and for the names of the eight `ContentView`s and of the badge's versions. `EventHeader`,
// `EventInfoList`, `EventInfoBadge` and the calendar come from parts 1 and 2, which are not at hand: those four
// are our own reconstruction, with the sizes of the scenes.

struct CalendarView: View {
  var body: some View {
    Image("calendar")
      .resizable()
      .frame(width: 50, height: 50)
      .padding()
      .background(Color.red)
      .cornerRadius(10)
      .foregroundColor(.white)
  }
}

struct EventHeader: View {
  var body: some View {
    HStack(spacing: 15) {
      CalendarView()
      VStack(alignment: .leading) {
        Text("Event title").font(.title)
        Text("Location")
      }
      Spacer()
    }
  }
}

struct EventInfoBadge: View {
  var iconName: String
  var text: String

  var body: some View {
    VStack {
      Image(iconName)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 25, height: 25)
      Text(text)
        .frame(maxWidth: .infinity)
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 5)
    .background(Color.secondary)
    .cornerRadius(10)
  }
}

struct EventInfoList: View {
  var body: some View {
    HStack(spacing: 10) {
      EventInfoBadge(iconName: "video", text: "Video call available")
      EventInfoBadge(iconName: "files", text: "Files are attached")
      EventInfoBadge(iconName: "invites", text: "Invites enabled, 5 people maximum")
    }
  }
}

struct ImagePlaceholder: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).stroke()
      Text("Image placeholder")
    }
  }
}

struct ShortScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
      Text("This is a description")
      Spacer()
      EventInfoList()
    }.padding()
  }
}

extension View {
  func makeDescription() -> String {
    String(repeating: "This is a description ", count: 50)
  }
}

struct LongScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
      Text(makeDescription())
      Spacer()
      EventInfoList()
    }.padding()
  }
}

struct DescriptionFirstScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
      Text(makeDescription()).layoutPriority(1)
      Spacer()
      EventInfoList()
    }.padding()
  }
}

struct PlaceholderLastScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder().layoutPriority(-1)
      Text(makeDescription())
      Spacer()
      EventInfoList()
    }.padding()
  }
}

struct PlaceholderMinimumScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
        .layoutPriority(-1)
        .frame(minHeight: 100)
      Text(makeDescription())
      Spacer()
      EventInfoList()
    }.padding()
  }
}

struct ListFirstScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
        .layoutPriority(-1)
        .frame(minHeight: 100)
      Text(makeDescription())
      Spacer()
      EventInfoList().layoutPriority(1)
    }.padding()
  }
}

struct FixedHeightScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
        .layoutPriority(-1)
        .frame(minHeight: 100)
      Text(makeDescription())
      Spacer()
      EventInfoList().fixedSize(horizontal: false, vertical: true)
    }.padding()
  }
}

struct FixedSizeScreen: View {
  var body: some View {
    VStack {
      EventHeader()
      ImagePlaceholder()
        .layoutPriority(-1)
        .frame(minHeight: 100)
      Text(makeDescription())
      Spacer()
      EventInfoList().fixedSize(horizontal: true, vertical: true)
    }.padding()
  }
}

extension View {
  func alignAsBadge(
    withRatio ratio: CGFloat = 0.8,
    alignment: Alignment = .topTrailing
  ) -> some View {
    alignmentGuide(alignment.horizontal) {
      $0.width * ratio
    }
    .alignmentGuide(alignment.vertical) {
      $0[.bottom] - $0.height * ratio
    }
  }

  func addVerifiedBadge(_ isVerified: Bool) -> some View {
    ZStack(alignment: .topTrailing) {
      self

      if isVerified {
        Image(systemName: "checkmark.circle.fill")
          .alignAsBadge()
      }
    }
  }

  func addOffsetBadge(_ isVerified: Bool) -> some View {
    ZStack(alignment: .topTrailing) {
      self

      if isVerified {
        Image(systemName: "checkmark.circle.fill")
          .offset(x: 3, y: -3)
      }
    }
  }

  func addCenteredBadge(_ isVerified: Bool) -> some View {
    ZStack(alignment: .topTrailing) {
      self

      if isVerified {
        Image(systemName: "checkmark.circle.fill")
          .alignmentGuide(HorizontalAlignment.trailing) {
            $0[HorizontalAlignment.center]
          }
          .alignmentGuide(VerticalAlignment.top) {
            $0[VerticalAlignment.center]
          }
      }
    }
  }

  func addInlineBadge(_ isVerified: Bool) -> some View {
    ZStack(alignment: .topTrailing) {
      self

      if isVerified {
        Image(systemName: "checkmark.circle.fill")
          .alignmentGuide(HorizontalAlignment.trailing) {
            $0.width * 0.8
          }
          .alignmentGuide(VerticalAlignment.top) {
            // Here we first align our view's bottom edge
            // according to its host view's top edge,
            // and we then subtract 80% of its height.
            $0[.bottom] - $0.height * 0.8
          }
      }
    }
  }

  /// The way to keep the badge out of its host's frame, which the article tells in words.
  func addSecondaryBadge() -> some View {
    ZStack(alignment: .topTrailing) {
      self
      Image(systemName: "checkmark.circle.fill")
        .alignAsBadge()
        .layoutPriority(-1)
    }
  }
}
