import Foundation
import LayoutTesting
import Taut
import Testing

@Suite("Texts that may become smaller, and texts of several fonts, in both engines")
struct ScaledTextTests {
  private var row: some View {
    HStack(spacing: 8) {
      Text("A title that shrinks").font(.title).lineLimit(1).minimumScaleFactor(0.5).id("title")
      Color.red.frame(width: 40, height: 20).id("bar")
    }
  }

  @Test("Both engines agree at every width, whatever texts say")
  func engines() throws {
    let rows: [any View] = [
      row,
      HStack {
        Text("one two three four").lineLimit(2).minimumScaleFactor(0.8).lineSpacing(3)
        (Text("a ").font(.largeTitle) + Text("b c d").font(.caption).baselineOffset(4)).kerning(1)
      },
      VStack {
        Text("one two three four five").truncationMode(.middle).lineLimit(1).allowsTightening(true)
        Text("one two").lineLimit(3...5)
        Text("\(Image(systemName: "globe")) **2** hours ago").monospaced()
      },
      HStack(alignment: .firstTextBaseline) {
        Text("x").baselineOffset(-6)
        Text("one two three").minimumScaleFactor(0.3).frame(height: 18)
      },
    ]
    for row in rows {
      for width in stride(from: 0.0, through: 400, by: 12.5) {
        for height in [nil, 30, 61.25] as [CGFloat?] {
          _ = try layOut(row, in: ProposedViewSize(width: width, height: height), EnvironmentValues())
        }
      }
    }
  }

  @Test("Breakpoints say where a text is no longer cut off, and where no longer scaled")
  func breakpoints() throws {
    let tree = try LayoutTree(row)
    let breakpoints = try Breakpoints(of: tree, over: ContainerRange(widths: 60...400, height: 100))
    let sentences = breakpoints.regimes.indices.flatMap { breakpoints.sentences(at: $0) }
    #expect(sentences.last == "title is no longer scaled")
    #expect(sentences.contains("title is no longer cut off") && sentences.contains("title is scaled to 0.8"))
    // Just below the last border the text is scaled, and at it it is whole.
    let border = try #require(breakpoints.regimes.last?.lower)
    let full = try layOut(
      row, in: ProposedViewSize(width: border.doubleValue, height: 100), EnvironmentValues())
    let ideal = try layOut(row, in: ProposedViewSize(width: nil, height: 100), EnvironmentValues())
    #expect(full["title"]?.frame.size == ideal["title"]?.frame.size)
  }

  @Test("Reasons say how much a text is scaled")
  func reasons() throws {
    let explanation = try LayoutExplanation(LayoutTree(row), in: ProposedViewSize(width: 220, height: 100))
    let title = try #require(explanation.tree.indices.first { explanation.tree[$0].id == "title" })
    let breaks = try #require(explanation.lineBreaks(of: title))
    #expect(breaks.scale < 1 && !breaks.isTruncated && breaks.lines == ["A title that shrinks"])
    #expect(breaks.widths?.contains(220 - 48) == true)
  }

  @Test("A text that is cut off may be told to become smaller")
  func suggestion() throws {
    let view = Text("A title that is long").lineLimit(1).id("title")
    let explanation = try LayoutExplanation(LayoutTree(view), in: ProposedViewSize(width: 130, height: 20.5))
    let answer = try WhyNot(comparison: WhyNotQuestion("title is whole"), in: explanation)
    #expect(!answer.holds)
    #expect(answer.text.contains("minimumScaleFactor 0.9"), "\(answer.text)")
  }
}
