import Foundation
import LayoutCore

// Printed in "Alignments", "Stacks" and "Views Have Fixed Sizes" by Scott James Remnant (netsplit.com); only
// the indentation differs, `Length` is today's `CGFloat`, and every `ContentView` has a name of its own.

extension VerticalAlignment {
  enum Feet: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
  }
  static let feet = VerticalAlignment(Feet.self)

  enum Custom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
  }
  static let custom = VerticalAlignment(Custom.self)

  enum Square: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
  }
  static let square = VerticalAlignment(Square.self)

  enum Anchor: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
  }
  static let anchor = VerticalAlignment(Anchor.self)
}

extension HorizontalAlignment {
  enum Anchor: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
  }
  static let anchor = HorizontalAlignment(Anchor.self)
}

extension Alignment {
  static let anchor = Alignment(horizontal: .anchor, vertical: .anchor)
}

struct TopAlignedCharacters: View {
  var body: some View {
    HStack(alignment: .top) {
      Image("rogue")
      Image("dragoon")
      Image("brawler")
    }
  }
}

struct FeetAlignedCharacters: View {
  var body: some View {
    HStack(alignment: .feet) {
      Image("rogue")
        .alignmentGuide(.feet) { _ in 61 }
      Image("dragoon")
        .alignmentGuide(.feet) { _ in 84 }
      Image("brawler")
        .alignmentGuide(.feet) { _ in 70 }
    }
  }
}

struct ExpandedCharacters: View {
  var body: some View {
    HStack(alignment: .custom) {
      Image("rogue")
        .alignmentGuide(.custom) { d in d[.bottom] }
      Image("dragoon")
        .alignmentGuide(.custom) { d in d[.top] }
      Image("brawler")
        .alignmentGuide(.custom) { d in d[.center] }
    }
  }
}

struct AnchoredCharacters: View {
  var body: some View {
    ZStack(alignment: .anchor) {
      Image("rogue")
        .alignmentGuide(HorizontalAlignment.anchor) { d in d[.trailing] }
        .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
      Image("dragoon")
        .alignmentGuide(VerticalAlignment.anchor) { d in d[.top] }
      Image("brawler")
        .alignmentGuide(HorizontalAlignment.anchor) { d in d[.leading] }
        .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
    }
  }
}

struct DerivedGuides: View {
  var body: some View {
    Image("cleric")
      .alignmentGuide(.custom) { d in d[.bottom] * 0.75 }
    Image("wizard")
      .alignmentGuide(.square) { d in min(d.width, d.height) }
  }
}

struct CharactersOnALine: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .center, vertical: .feet)) {
      HStack(alignment: .feet) {
        Image("rogue")
          .border(Color.red)
          .alignmentGuide(.feet) { _ in 61 }
        Image("dragoon")
          .border(Color.red)
          .alignmentGuide(.feet) { _ in 84 }
        Image("brawler")
          .border(Color.red)
          .alignmentGuide(.feet) { _ in 70 }
      }
      .border(Color.green)

      Rectangle()
        .fill(Color.yellow)
        .frame(width: 200, height: 1)
    }
  }
}

struct PrioritizedName: View {
  var body: some View {
    HStack {
      Image("barbarian")

      Text("Nogistune")
        .font(.title)
        .layoutPriority(1)
      Text("Takeshi")
        .font(.title)
    }
  }
}

struct FramedName: View {
  var body: some View {
    Text("Nogitsune Takeshi")
      .font(.title)
      .lineLimit(2)
      .frame(width: 200, height: 200)
  }
}

struct FittedBarbarian: View {
  var body: some View {
    Image("barbarian")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(width: 200, height: 150)
  }
}

struct TiledBarbarian: View {
  var body: some View {
    Image("barbarian")
      .resizable(resizingMode: .tile)
      .frame(width: 200, height: 150)
  }
}
