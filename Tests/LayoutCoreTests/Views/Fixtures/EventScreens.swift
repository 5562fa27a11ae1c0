import Foundation
import LayoutCore

// The screens of "A guide to the SwiftUI layout system - Part 3" by John Sundell (swiftbysundell.com), as
// printed but for names and indentation. `EventHeader`, `EventInfoList` and `EventInfoBadge` come from the
// earlier parts: those three and `CalendarView` are our own reconstruction.

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

  func addOffsetBadge(_ isVerified: Bool) -> some View {
    ZStack(alignment: .topTrailing) {
      self

      if isVerified {
        Image(systemName: "checkmark.circle.fill")
          .offset(x: 3, y: -3)
      }
    }
  }
}

struct CalendarView: View {
  var isVerified = true

  var body: some View {
    Image(systemName: "calendar")
      .resizable()
      .frame(width: 50, height: 50)
      .padding()
      .background(Color.red)
      .cornerRadius(10)
      .foregroundColor(.white)
      .addVerifiedBadge(isVerified)
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
      Image(systemName: iconName)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 25, height: 25)
      Text(text)
        .multilineTextAlignment(.center)
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
    HStack(alignment: .top) {
      EventInfoBadge(iconName: "video.circle.fill", text: "Video call available")
      EventInfoBadge(iconName: "doc.text.fill", text: "Files are attached")
      EventInfoBadge(iconName: "person.badge.plus", text: "Invites enabled, 5 people maximum")
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

struct EventScreen: View {
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

struct EventScreenWithPriorities: View {
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

extension View {
  fileprivate func makeDescription() -> String {
    String(repeating: "This is a description ", count: 50)
  }
}
