import Foundation
import Taut
import Testing

@testable import ArticleViews

// Printed in Swift Talk 318, "Inspecting SwiftUI's Layout Process" (talk.objc.io); only the indentation differs,
// the views' names, and `Log`: the printed `print` goes to a list. The printed "pretty" sizes have lost their
// sign in the text at hand; it is the one of the printed output.

/// What the printed code prints, line by line.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var lines: [String] { lock.withLock { all } }
  func add(_ line: String) { lock.withLock { all.append(line) } }
}

extension CGFloat {
  fileprivate var pretty: String {
    String(format: "%.2f", self)
  }
}

extension CGSize {
  fileprivate var pretty: String {
    "\(width.pretty)⨉\(height.pretty)"
  }
}

extension Optional where Wrapped == CGFloat {
  fileprivate var pretty: String {
    self?.pretty ?? "nil"
  }
}

extension ProposedViewSize {
  fileprivate var pretty: String {
    "\(width.pretty)⨉\(height.pretty)"
  }
}

private struct LogSizes: Layout {
  var label: String
  var log: Log

  func print(_ line: String) { log.add(line) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    assert(subviews.count == 1)
    print("Propose \(label): \(proposal.pretty)")
    let result = subviews[0].sizeThatFits(proposal)
    print("Report \(label): \(result.pretty)")
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  fileprivate func logSizes(_ label: String, _ log: Log) -> some View {
    LogSizes(label: label, log: log) { self }
  }
}

private struct PaddingView: View {
  @State var proposedSize: CGSize = CGSize(width: 100, height: 100)
  var log: Log
  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.title)
        .logSizes("Text", log)
        .padding(10)
        .logSizes("Padding", log)
        .border(Color.red)
        .frame(width: proposedSize.width, height: proposedSize.height)
        .border(Color.green)
      Slider(value: $proposedSize.width, in: 0...300, label: { Text("Width") })
    }
  }
}

private struct BackgroundView: View {
  @State var proposedSize: CGSize = CGSize(width: 100, height: 100)
  var log: Log
  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.title)
        .logSizes("Text", log)
        .padding(10)
        .logSizes("Padding", log)
        .background {
          Color.orange
            .logSizes("Orange", log)
        }
        .logSizes("Background", log)
        .border(Color.red)
        .frame(width: proposedSize.width, height: proposedSize.height)
        .border(Color.green)
      Slider(value: $proposedSize.width, in: 0...300, label: { Text("Width") })
    }
  }
}

private struct FramedBackgroundView: View {
  @State var proposedSize: CGSize = CGSize(width: 100, height: 100)
  var log: Log
  var body: some View {
    VStack {
      Text("Hello, world!")
        .font(.title)
        .logSizes("Text", log)
        .padding(10)
        .logSizes("Padding", log)
        .background {
          Color.orange
            .frame(width: 200, height: 200)
            .logSizes("Orange", log)
        }
        .logSizes("Background", log)
        .border(Color.red)
        .frame(width: proposedSize.width, height: proposedSize.height)
        .border(Color.green)
      Slider(value: $proposedSize.width, in: 0...300, label: { Text("Width") })
    }
  }
}

@Suite("Inspecting the layout process (Swift Talk 318)")
struct InspectingLayoutTests {
  private let screen = ProposedViewSize(width: 390, height: 844)
  /// The article's system, or the nearest to it whose fonts are known.
  private let environment = EnvironmentValues().shown(on: .iOS18)

  private let padding = """
    Propose Padding: 100.00⨉100.00
    Propose Text: 80.00⨉80.00
    Report Text: 74.67⨉67.67
    Report Padding: 94.67⨉87.67
    """

  /// What a view logs on each engine.
  private func logged(_ view: (Log) -> some View) throws -> [String] {
    try EngineKind.allCases.map { engine in
      let log = Log()
      _ = try Taut.layout(view(log), in: screen, engine: engine, environment: environment)
      return log.lines.joined(separator: "\n")
    }
  }

  @Test("padding takes its insets off what it proposes, and adds them to what it reports")
  func paddingLog() throws {
    #expect(try logged { PaddingView(log: $0) } == [padding, padding])
  }

  @Test("a background is proposed the size of what it lies under")
  func backgroundLog() throws {
    let expected = """
      Propose Background: 100.00⨉100.00
      \(padding)
      Report Background: 94.67⨉87.67
      Propose Orange: 94.67⨉87.67
      Report Orange: 94.67⨉87.67
      """
    #expect(try logged { BackgroundView(log: $0) } == [expected, expected])
  }

  @Test("a background with a frame keeps to the frame, and its host does not see it")
  func framedBackgroundLog() throws {
    let expected = """
      Propose Background: 100.00⨉100.00
      \(padding)
      Report Background: 94.67⨉87.67
      Propose Orange: 94.67⨉87.67
      Report Orange: 200.00⨉200.00
      """
    #expect(try logged { FramedBackgroundView(log: $0) } == [expected, expected])
  }

  @Test("a reader in an overlay tells the size of the text")
  func measure() throws {
    let result = try layOut(MeasuredView(), in: screen, environment)
    let text = try #require(result.frame("root.0"))
    #expect(abs(text.width - 224 / 3.0) < 1e-5 && abs(text.height - 203 / 3.0) < 1e-5)
    let reader = try #require(result.frame("root.0.overlay"))
    #expect(reader == text)
    // The label is the reader's content: "74 × 67" in the footnote's font, at the reader's corner.
    let footnote = MeasurableText("74 × 67", font: .footnote)
    let label = environment.textMeasurer.measure(footnote, width: text.size.width, height: text.size.height)
    let expected = CGRect(origin: text.origin, size: label.size)
    #expect(result.frame("root.0.overlay.0")?.numbers == expected.numbers)
  }
}
