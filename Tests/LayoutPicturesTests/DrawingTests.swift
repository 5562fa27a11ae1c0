import Foundation
import LayoutCore
import LayoutPictures
import PangoText
import Testing

@testable import LayoutPictures

@Suite("What views look like")
struct DrawingTests {
  @Test func everyElementHasARule() {
    let drawn = Set(DrawingRules.elementTypes.map { ObjectIdentifier($0) })
    for type in LayoutElements.all { #expect(drawn.contains(ObjectIdentifier(type)), "\(type)") }
  }

  @Test func coloursShapesAndTheirOrder() throws {
    let pixels = try Pixels(
      ZStack {
        Color(red: 1, green: 0, blue: 0)
        Circle().fill(Color(red: 0, green: 0, blue: 1))
      }, 40, 20)
    #expect((pixels.width, pixels.height) == (40, 20))
    #expect(pixels[1, 1] == "ff0000")
    #expect(pixels[20, 10] == "0000ff")
    #expect(pixels[11, 1] == "ff0000")
  }

  @Test func shapesOfOnesOwnAreDrawnAsTheirPaths() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let triangle = try Pixels(Triangle().fill(red).frame(width: 20, height: 20), 40, 40)
    #expect(triangle[20, 28] == "ff0000" && triangle[11, 11] == "ffffff" && triangle[28, 11] == "ffffff")
    // Turned around, it stands on its point.
    let turned = try Pixels(Triangle().rotation(.degrees(180)).fill(red).frame(width: 20, height: 20), 40, 40)
    #expect(turned[20, 12] == "ff0000" && turned[11, 28] == "ffffff" && turned[11, 11] == "ff0000")
    let curve = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 10, y: -20))
      path.closeSubpath()
    }
    let arch = try Pixels(curve.fill(red).frame(width: 20, height: 20), 20, 20)
    #expect(arch[10, 3] == "ff0000" && arch[1, 3] == "ffffff" && arch[10, 18] == "ff0000")
  }

  @Test func backgroundsLieUnderAndOverlaysOverTheirViews() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      .background { Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 20) }
      .overlay { Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4) }
    let pixels = try Pixels(view, 20, 20)
    #expect(pixels[10, 10] == "0000ff")
    #expect(pixels[6, 6] == "ff0000")
    #expect(pixels[2, 2] == "00ff00")
  }

  @Test func laterSiblingsLieOverEarlierOnesUnlessAnIndexSaysOtherwise() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(
      try Pixels(
        ZStack {
          red; blue
        }, 4, 4)[1, 1] == "0000ff")
    #expect(
      try Pixels(
        ZStack {
          red.zIndex(1); blue
        }, 4, 4)[1, 1] == "ff0000")
  }

  @Test func clipsCutOff() throws {
    let wide = Color(red: 1, green: 0, blue: 0).frame(width: 30, height: 30)
    let clipped = try Pixels(wide.frame(width: 10, height: 10).clipped().frame(width: 30, height: 30), 30, 30)
    #expect(clipped[15, 15] == "ff0000" && clipped[5, 15] == "ffffff")
    let open = try Pixels(wide.frame(width: 10, height: 10).frame(width: 30, height: 30), 30, 30)
    #expect(open[5, 15] == "ff0000")
    let round = try Pixels(wide.clipShape(RoundedRectangle(cornerRadius: 10)), 30, 30)
    #expect(round[0, 0] == "ffffff" && round[15, 0] == "ff0000" && round[4, 4] == "ff0000")
    let square = try Pixels(wide.clipShape(RoundedRectangle(cornerRadius: 0)), 30, 30)
    #expect(square[0, 0] == "ff0000")
  }

  @Test func opacityAndHidden() throws {
    let black = Color(red: 0, green: 0, blue: 0)
    // Two views that overlap become translucent together.
    let both = ZStack {
      black
      black
    }
    #expect(try ["7f7f7f", "808080"].contains(Pixels(both.opacity(0.5), 4, 4)[1, 1]))
    #expect(try Pixels(black.hidden(), 4, 4)[1, 1] == "ffffff")
    #expect(try Pixels(black.opacity(0.2), 4, 4)[1, 1] == "cccccc")
  }

  @Test func rotationAndScale() throws {
    let bar = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 4)
    let turned = try Pixels(bar.rotationEffect(.degrees(90)).frame(width: 20, height: 20), 20, 20)
    #expect(turned[10, 2] == "ff0000" && turned[2, 10] == "ffffff")
    let scaled = try Pixels(bar.scaleEffect(0.5, anchor: .leading).frame(width: 20, height: 20), 20, 20)
    #expect(scaled[5, 10] == "ff0000" && scaled[15, 10] == "ffffff")
    let moved = try Pixels(bar.offset(x: 0, y: 8).frame(width: 20, height: 20), 20, 20)
    #expect(moved[10, 17] == "ff0000" && moved[10, 10] == "ffffff")
  }

  @Test func bordersLieInsideTheEdges() throws {
    let pixels = try Pixels(Color.white.border(Color(red: 1, green: 0, blue: 0), width: 3), 20, 20)
    #expect(pixels[1, 10] == "ff0000" && pixels[2, 10] == "ff0000" && pixels[3, 10] == "ffffff")
    #expect(pixels.width == 20)
  }

  @Test func shadowsAreBlurredAndLieUnderTheirViews() throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
      .shadow(color: .black, radius: 4, x: 0, y: 6).frame(width: 40, height: 40)
    let pixels = try Pixels(view, 40, 40)
    #expect(pixels[20, 20] == "ff0000")
    let (near, far, away) = (pixels[20, 27], pixels[20, 31], pixels[2, 2])
    #expect(near < far && far < "ffffff" && away == "ffffff", "\(near) \(far)")
  }

  @Test func darkColours() throws {
    var options = PictureOptions()
    options.colorScheme = .dark
    #expect(try Pixels(Color.primary.frame(width: 2, height: 2), 6, 6, options: options)[0, 0] == "000000")
    #expect(try Pixels(Color.primary, 6, 6, options: options)[3, 3] == "ffffff")
    #expect(try Pixels(Color.red, 6, 6, options: options)[3, 3] == "ff453a")
  }

  @Test func imagesComeFromAFolderOrAreBoxes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let green = try Picture(of: Color(red: 0, green: 1, blue: 0), in: ProposedViewSize(width: 2, height: 2))
    try green.data(as: PNGFormat()).write(to: folder.appending(path: "leaf.png"))
    var options = PictureOptions()
    options.images = PictureImages(directory: folder)
    let size = CGSize(width: 12, height: 12)
    #expect(try Pixels(Image("leaf", size: size), 12, 12, options: options)[6, 6] == "00ff00")
    for name in ["../leaf", "other"] {
      let image = Image(name, size: CGSize(width: 80, height: 60))
      let picture = try Picture(of: image, in: ProposedViewSize(width: 80, height: 60), options: options)
      #expect(picture.placeholders == [name])
    }
  }

  @Test func aViewAlone() throws {
    var options = PictureOptions()
    options.view = "blue"
    let row = HStack(spacing: 0) {
      Color.red
      Color(red: 0, green: 0, blue: 1).frame(width: 10).id("blue")
    }
    let pixels = try Pixels(row, 40, 20, options: options)
    #expect((pixels.width, pixels.height) == (10, 20))
    #expect(pixels[5, 5] == "0000ff")
    options.view = "green"
    #expect(throws: PictureError.unknownView("green", known: ["blue"])) {
      try Pixels(row, 40, 20, options: options)
    }
  }
}

@Suite("Texts in pictures")
struct TextDrawingTests {
  private func fonts() throws -> PangoTextMeasurer {
    try PangoTextMeasurer(
      fonts: .files(
        PangoFonts.systemFiles(ofFamily: "Roboto").filter { $0.hasSuffix("/Roboto-Regular.ttf") }
          + PangoFonts.systemFiles(ofFamily: "DejaVu Sans")))
  }

  private func pixels(_ view: some View, _ width: CGFloat, pango: Bool = true) throws -> Pixels {
    var options = PictureOptions()
    options.fonts = try fonts()
    var environment = EnvironmentValues()
    if pango { environment.textMeasurer = try fonts() }
    let size = ProposedViewSize(width: width, height: 24)
    let picture = try Picture(of: view, in: size, environment: environment, options: options)
    return try Pixels(png: picture.data(as: PNGFormat()))
  }

  @Test(arguments: [true, false]) func textsStandWhereTheyWereMeasured(pango: Bool) throws {
    let row = HStack(spacing: 0) {
      Text("mmmm")
      Color.white
    }
    let image = try pixels(row, 120, pango: pango)
    let width = 60
    #expect(image.ink(columns: 0..<width) > 60)
    #expect(image.ink(columns: width + 2..<120) == 0)
  }

  @Test func aRightToLeftLineBeginsAtTheRight() throws {
    // The first word has the most ink, and stands at the right end of the line.
    let image = try pixels(Text("ממממממם י").fixedSize(), 200)
    let inked = (0..<200).filter { image.ink(columns: $0..<$0 + 1) > 0 }
    let middle = (inked[0] + inked[inked.count - 1]) / 2
    #expect(image.ink(columns: middle..<200) > image.ink(columns: 0..<middle))
  }

  @Test func linesAreAligned() throws {
    let text = Text("x").frame(width: 100, alignment: .leading)
    #expect(try pixels(text, 100).ink(columns: 50..<100) == 0)
    let trailing = Text("x\nxxxxxxxxxxxx").multilineTextAlignment(.trailing)
    #expect(try pixels(trailing, 100).ink(columns: 0..<10) >= 0)
  }

  @Test func linesAreDrawnAlongLetters() throws {
    // The letters leave free columns, and a line crosses them all.
    let text = Text("l l l").font(.system(size: 16)).foregroundColor(.black)
    func free(_ text: Text) throws -> Int {
      let image = try pixels(text.fixedSize(), 40)
      let inked = (0..<40).filter { image.ink(columns: $0..<$0 + 1) > 0 }
      return try #require(inked.last) - (try #require(inked.first)) + 1 - inked.count
    }
    #expect(try free(text) > 2)
    #expect(try free(text.underline()) == 0)
    #expect(try free(text.strikethrough()) == 0)
    #expect(try free(text.underline(false)) > 2)
    let red = try pixels(text.underline(color: Color(red: 1, green: 0, blue: 0)).fixedSize(), 40)
    // The line has no whole pixel to itself: it is red on white.
    let colours = (0..<24).flatMap { row in (0..<40).map { red[$0, row] } }
    #expect(colours.contains { $0.hasPrefix("ff") && $0 != "ffffff" })
  }

  @Test func theForegroundColoursLetters() throws {
    let image = try pixels(Text("█").foregroundColor(Color(red: 1, green: 0, blue: 0)), 20)
    let colours = (0..<20).map { image[$0, 12] }
    #expect(colours.contains("ff0000"))
  }

  @Test func glyphsOfOneLineAreSeenFromLeftToRight() throws {
    let measurer = try fonts()
    let text = MeasurableText("ab שלום 12")
    let set = measurer.typeset(text, width: nil, height: nil)
    let shaped = measurer.shaped(text, scale: 1)
    let levels = LinePieces(set.lines[0], set, shaped).pieces.map(\.level)
    // The number stands left of the Hebrew word that it follows.
    #expect(levels == [0, 0, 0, 2, 2, 1, 1, 1, 1, 1])
    #expect(abs(LinePieces(set.lines[0], set, shaped).width - measurer.measure(text).size.width) < 0.0001)
  }

  @Test func wordsWhoseLettersJoinStandTogetherWhereTheyWereMeasuredWithoutAFont() throws {
    let (fonts, measurer) = (try fonts(), BuiltInTextMeasurer())
    let text = MeasurableText("ab مرحبا بك 12")
    let set = measurer.typeset(text, width: nil, height: nil)
    let line = LinePieces(set.lines[0], set, fonts.shaped(text, scale: 1), joinsWords: true)
    // The words and the space between them are one piece, right of the number that follows them.
    #expect(line.pieces.map(\.level) == [0, 0, 0, 2, 2, 1, 1])
    #expect(line.pieces.map(\.glyphs.count) == [1, 1, 1, 1, 1, 1, 8])
    #expect(abs(line.width - measurer.measure(text).size.width) < 0.0001)
    // The letters of a word touch one another, and it begins at the right edge of its place.
    let word = Text("سلسلة").font(.system(size: 16))
    let width = Int(
      measurer.measure(MeasurableText("سلسلة", font: .system(size: 16))).size.width.rounded(.up))
    let image = try pixels(
      word.fixedSize().frame(width: CGFloat(width), alignment: .trailing), CGFloat(width), pango: false)
    let inked = (0..<width).filter { image.ink(columns: $0..<($0 + 1)) > 0 }
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    #expect(inked.count == last - first + 1)
    #expect(last >= width - 3)
  }
}

@Suite("Styles as they are written")
struct PaintTests {
  private let palette = Palette(scheme: .light)

  private func color(_ text: String) -> PictureColor? {
    if case .color(let color) = palette.paint(text).paint { color } else { nil }
  }

  @Test func names() {
    #expect(color("red") == PictureColor(hex: 0xFF3B30))
    #expect(color(".red") == color("red") && color("Color.red") == color("red"))
    #expect(color("#102030") == PictureColor(hex: 0x102030))
    #expect(color("#10203080")?.opacity == 128.0 / 255)
    #expect(color("blue.opacity(0.5).opacity(0.5)") == PictureColor(hex: 0x007AFF, opacity: 0.25))
    #expect(color("anything") == PictureColor(hex: 0x636366))
    #expect(color("clear")?.opacity == 0)
  }

  @Test func gradientsAndOutlines() {
    if case .gradient(let gradient) = palette.paint("red.gradient").paint {
      #expect(gradient.stops.last?.color == PictureColor(hex: 0xFF3B30))
    } else {
      Issue.record("no gradient")
    }
    guard case .gradient(let written) = palette.paint("radial(red@0,#0000ff@1;0.5,0.5;0,80)").paint else {
      Issue.record("no gradient")
      return
    }
    #expect(written.stops.map(\.offset) == [0, 1])
    #expect(written.stops.last?.color == PictureColor(hex: 0x0000FF))
    if case .radial(let center, let from, let to) = written.form {
      #expect(center == CGPoint(x: 0.5, y: 0.5) && from == 0 && to == 80)
    }
    // A colour may be another on dark screens.
    #expect(color("#102030|#405060") == PictureColor(hex: 0x102030))
    let stroke = palette.paint("stroke(blue.opacity(0.5), lineWidth: 2.5)")
    #expect(stroke.stroke?.width == 2.5)
    if case .color(let color) = stroke.paint { #expect(color.opacity == 0.5) }
  }
}

/// A triangle that stands on its base.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
