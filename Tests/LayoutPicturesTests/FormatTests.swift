import Foundation
import LayoutCore
import LayoutDocuments
import LayoutPictures
import PangoText
import ReferenceLayout
import Testing

@testable import LayoutPictures

@Suite("Formats of pictures")
struct FormatTests {
  private let size = ProposedViewSize(width: 30, height: 20)

  @Test func svg() throws {
    let view = ZStack {
      Color(red: 1, green: 0.5, blue: 0)
      Rectangle().stroke(Color(red: 0, green: 0, blue: 0), lineWidth: 2).frame(width: 10.5, height: 8)
        .rotationEffect(.degrees(30)).opacity(0.5)
    }
    let svg = SVGFormat().text(of: try Picture(of: view, in: size))
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" viewBox="0 0 30 20">
         <path d="M0 0L30 0L30 20L0 20Z" fill="#ffffff"/>
         <path d="M0 0L30 0L30 20L0 20Z" fill="#ff8000"/>
         <g opacity="0.5">
          <g transform="matrix(0.866025 0.5 -0.5 0.866025 7.01 -6.16)">
           <path d="M9.75 6L20.25 6L20.25 14L9.75 14Z" fill="none" stroke="#000000" stroke-width="2"/>
          </g>
         </g>
        </svg>

        """)
  }

  @Test func pngHasAsManyPixelsAsAskedFor() throws {
    let picture = try Picture(of: Color.red, in: size)
    let pixels = try Pixels(png: picture.data(as: PNGFormat(), scale: 3))
    #expect((pixels.width, pixels.height) == (90, 60))
    #expect(pixels[45, 30] == "ff3b30")
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 20_000)) {
      try picture.data(as: PNGFormat(), scale: 1_000)
    }
  }

  @Test func pdfHasAPageOfThePicturesSize() throws {
    let square = Color.red.frame(width: 8, height: 8).shadow(radius: 2)
    let data = try Picture(of: square, in: size).data(as: PDFFormat())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/MediaBox [ 0 0 30 20 ]"))
  }

  @Test("A PDF has what letters say as text, with a table that says which letters its glyphs are")
  func pdfHasATextLayer() throws {
    func text(_ view: some View) throws -> String {
      String(decoding: try Picture(of: view, in: size).data(as: PDFFormat()), as: UTF8.self)
    }
    let (words, color) = (try text(Text("Two words")), try text(Color.red))
    #expect(words.contains("/ToUnicode") && !color.contains("/ToUnicode"))
    var path = PicturePath()
    for (letters, x) in [("T", 0), ("wo", 5), (" ", 12), ("words", 15)] as [(String, CGFloat)] {
      path.say(
        .init(
          text: letters, origin: CGPoint(x: x, y: 9), width: letters == "T" ? 5 : letters == "wo" ? 7 : 3,
          height: 12))
    }
    #expect(path.words.map(\.text) == ["Two ", "words"])
  }

  @Test func endings() throws {
    #expect(try PictureFormats.named("SVG").name == "svg")
    #expect {
      try PictureFormats.named("gif")
    } throws: {
      "\($0)" == "\"gif\" is not a picture format; end the file's name with .svg, .png, .pdf"
    }
  }

  @Test func sheetsPutPicturesSideBySide() throws {
    var sheet = PictureSheet()
    #expect(sheet.isEmpty)
    for width in [100, 200] as [CGFloat] {
      sheet.add(
        try Picture(of: Color.red, in: ProposedViewSize(width: width, height: 50)), title: "\(width) wide")
    }
    let bounds = try sheet.picture().bounds
    // The margins are 16 points wide, and so is what lies between.
    #expect(bounds.width == CGFloat(16 + 100 + 16 + 200 + 16))
    #expect(bounds.height > 50 + 32)
  }

  @Test func bonesAreDrawnOverTheViews() throws {
    let row = HStack(spacing: 7.5) {
      Text("a").id("first")
      Color.red
    }
    let plain = SVGFormat().text(of: try Picture(of: row, in: size))
    for mark in PictureMark.allCases {
      var options = PictureOptions()
      options.marks = [mark]
      let marked = SVGFormat().text(of: try Picture(of: row, in: size, options: options))
      #expect(marked != plain && marked.hasPrefix(plain.dropLast("</svg>\n".count)), "\(mark)")
    }
  }
}

/// Scenes drawn as SVG, kept in files: `TAUT_WRITE_GOLDENS=1` writes them anew.
@Suite("Kept pictures")
struct KeptPictureTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: [
    "event-long", "badge-ratio", "favorite-demo", "rotation", "characters-feet", "text-truncated",
  ])
  func scene(name: String) throws {
    let files = PangoFonts.systemFiles(ofFamily: "Roboto").filter {
      file in ["Regular", "Medium", "Bold"].contains { file.hasSuffix("/Roboto-\($0).ttf") }
    }
    let fonts = try PangoTextMeasurer(fonts: .files(files))
    let file = Self.package.appending(path: "Models/Scenes/\(name).json")
    let scene = try SceneReader(measurer: fonts).read(String(contentsOf: file, encoding: .utf8), file: name)
    let result = try ReferenceEngine().layout(LayoutTree(scene.root), in: scene.proposal)
    var options = PictureOptions()
    options.fonts = fonts
    options.marks = name == "badge-ratio" ? Set(PictureMark.allCases) : []
    let svg = SVGFormat().text(of: try Picture(of: result, options: options))
    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Kept/\(name).svg")
    if ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] == "1" {
      try svg.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: kept, encoding: .utf8) == svg)
  }
}
