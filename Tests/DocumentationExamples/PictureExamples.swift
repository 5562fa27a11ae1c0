import Foundation
import LayoutCore
import LayoutPictures
import PangoText
import Testing

@Suite("Examples of texts in fonts, and of pictures")
struct PictureExamples {
  @Test func measuring() throws {
    let measurer = try PangoTextMeasurer(fonts: .system)
    var environment = EnvironmentValues()
    environment.textMeasurer = measurer
    #expect(environment.textMeasurer is PangoTextMeasurer)
  }

  @Test func fonts() throws {
    let measurer = try PangoTextMeasurer(fonts: .system)
    let text = MeasurableText("Two words", font: .title)
    print(measurer.measure(text).size)
    #expect(measurer.measure(text).size.width > 40)
  }

  @Test func drawing() throws {
    let badge = Text("New").padding(4).background(Color.yellow)
    let picture = try Picture(of: badge, in: ProposedViewSize(width: 100, height: 40))
    #expect(picture.bounds.width > 0)
  }

  @Test func pictures() throws {
    let row = HStack { Text("A title").font(.title) }
    let picture = try Picture(of: row, in: ProposedViewSize(width: 200, height: 50))
    let svg = try picture.data(as: SVGFormat())
    #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<"))
  }

  @Test func options() {
    var options = PictureOptions()
    options.marks = [.frames, .spacing]
    options.colorScheme = .dark
    #expect(options.marks.count == 2)
  }

  @Test func formats() throws {
    let format: any PictureFormat = try PictureFormats.named("svg")
    print(format.name)
    #expect(format.name == "svg")
  }

  @Test func sheets() throws {
    var sheet = PictureSheet()
    for width in [80, 120] as [CGFloat] {
      let size = ProposedViewSize(width: width, height: 60)
      sheet.add(try Picture(of: Text("Two words"), in: size), title: "\(width) wide")
    }
    let picture = try sheet.picture()
    #expect(picture.bounds.width > 200)
  }
  @Test func outlines() {
    var leaf = ShapeElement(kind: "Arrow")
    leaf.outline = { rect in Path(ellipseIn: rect) }
    #expect(leaf.outline?(CGRect(x: 0, y: 0, width: 2, height: 2)).isEmpty == false)
  }
}
