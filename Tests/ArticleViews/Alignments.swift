import Foundation
import LayoutCore

// Printed in "Alignments" by Scott James Remnant (netsplit.com); only the indentation differs, the places where
// the alignments are declared, and the names of the `ContentView`s. A bracket that is missing in print is added.

extension VerticalAlignment {
  enum Feet: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> Length { d[.bottom] }
  }
  static let feet = VerticalAlignment(Feet.self)
}

extension VerticalAlignment {
  enum Custom: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> Length { d[VerticalAlignment.center] }
  }
  static let custom = VerticalAlignment(Custom.self)
}

extension HorizontalAlignment {
  enum Anchor: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> Length { d[HorizontalAlignment.center] }
  }
  static let anchor = HorizontalAlignment(Anchor.self)
}

extension VerticalAlignment {
  enum Anchor: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> Length { d[VerticalAlignment.center] }
  }
  static let anchor = VerticalAlignment(Anchor.self)
}

extension Alignment {
  static let anchor = Alignment(horizontal: .anchor, vertical: .anchor)
}

struct TopView: View {
  var body: some View {
    HStack(alignment: .top) {
      Image("rogue")
      Image("dragoon")
      Image("brawler")
    }
  }
}

struct CenterView: View {
  var body: some View {
    HStack(alignment: .center) {
      Image("rogue")
      Image("dragoon")
      Image("brawler")
    }
  }
}

struct FeetView: View {
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

struct CustomView: View {
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

struct AnchorView: View {
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

struct LineView: View {
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

extension VerticalAlignment {
  enum Square: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> Length { d[.bottom] }
  }
  static let square = VerticalAlignment(Square.self)
}

struct DerivedGuides: View {
  var body: some View {
    Image("cleric")
      .alignmentGuide(.custom) { d in d[.bottom] * 0.75 }
    Image("wizard")
      .alignmentGuide(.square) { d in min(d.width, d.height) }
  }
}
