import Foundation
import Taut
import Testing

/// What a layout is told, line by line.
private final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []
  var lines: [String] { lock.withLock { all } }
  func add(_ line: String) { lock.withLock { all.append(line) } }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

private struct Noting: Layout {
  var notes: Notes
  var note: @Sendable (LayoutSubview) -> String

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { notes.add(note(view)) }
  }
}

@Suite("Custom layouts: what they see of their views")
struct SubviewTests {
  /// What a layout notes of views, the same on both engines.
  private func notes(
    _ note: @escaping @Sendable (LayoutSubview) -> String, @ViewBuilder content: () -> some View
  ) throws -> [String] {
    let content = content()
    let noted = try [EngineKind.reference, .constraints].map { engine in
      let notes = Notes()
      _ = try Taut.layout(Noting(notes: notes, note: note) { content }, in: .unspecified, engine: engine)
      return notes.lines
    }
    // An engine may have views placed more than once; the last time counts.
    #expect(Array(noted[1].suffix(noted[0].count)) == noted[0])
    return noted[0]
  }

  @Test("values are seen through modifiers, the outermost counts, and a stack hides them")
  func values() throws {
    let ranks = try notes {
      "\($0[Rank.self])"
    } content: {
      Color.red
      Color.red.layoutValue(key: Rank.self, value: 1)
      Color.red.layoutValue(key: Rank.self, value: 2).padding().frame(width: 3).offset(x: 1)
      Color.red.layoutValue(key: Rank.self, value: 3).layoutValue(key: Rank.self, value: 4)
      Color.red.overlay { Color.blue.layoutValue(key: Rank.self, value: 5) }
      HStack { Color.red.layoutValue(key: Rank.self, value: 6) }
      Group {
        Color.red
        Color.blue
      }
      .layoutValue(key: Rank.self, value: 7)
    }
    #expect(ranks == ["0", "1", "2", "4", "0", "0", "7", "7"])
  }

  @Test("priorities")
  func priorities() throws {
    let priorities = try notes {
      "\($0.priority)"
    } content: {
      Color.red
      Color.red.layoutPriority(2)
      Color.red.layoutPriority(2).frame(width: 3)
      Color.red.layoutPriority(2).offset(x: 1)
      HStack { Color.red.layoutPriority(3) }
      Diagonal { Color.red.layoutPriority(3) }
      Spacer()
    }
    #expect(priorities == ["0.0", "2.0", "0.0", "2.0", "3.0", "0.0", "-inf"])
  }

  @Test("sizes and guides at a proposal")
  func dimensions() throws {
    let note: @Sendable (LayoutSubview) -> String = { view in
      let d = view.dimensions(in: ProposedViewSize(width: 100, height: 40))
      let guides = [
        d.width, d.height, d[.trailing], d[HorizontalAlignment.center], d[.bottom], d[.firstTextBaseline],
        d[explicit: .firstTextBaseline] ?? -1, d[explicit: .leading] ?? -1,
      ]
      return guides.map(number).joined(separator: " ")
    }
    let noted = try notes(note) {
      Color.red
      leaf(30, 20).padding(5)
      leaf(30, 20).alignmentGuide(.firstTextBaseline) { $0.height / 4 }.padding(5)
      leaf(30, 20).alignmentGuide(.leading) { _ in 7 }
    }
    #expect(
      noted == [
        "100 40 100 50 40 40 -1 -1", "40 30 40 20 30 30 -1 -1", "40 30 40 20 30 10 10 -1",
        "30 20 30 15 20 20 -1 7",
      ])
  }

  @Test("spacing")
  func spacing() throws {
    let noted = try notes { view in
      let ordinary = ViewSpacing()
      let after = view.spacing.distance(to: ordinary, along: .horizontal)
      let below = view.spacing.distance(to: ordinary, along: .vertical)
      return "\(number(after)) \(number(below))"
    } content: {
      Color.red
      Spacer()
      Diagonal { HStack { Spacer() } }
      Spacer().padding(1)
      VStack {
        Color.red
        Spacer()
      }
    }
    #expect(noted == ["8 8", "0 0", "0 8", "8 8", "8 0"])
  }

  @Test("the collection and its parts")
  func collection() throws {
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (first, second) = (subviews[0..<2], subviews.dropFirst(2))
        let widths = first.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let heights = second.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +)
        return CGSize(width: widths + CGFloat(second.startIndex), height: heights)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.last?.place(at: .zero, proposal: .unspecified)
      }
    }
    let view = Halves {
      leaf(10, 1)
      leaf(20, 2)
      leaf(30, 3)
      leaf(40, 4)
    }
    #expect(try layOut(view).views[0].frame.numbers == "0 0 22 7")
  }
}
