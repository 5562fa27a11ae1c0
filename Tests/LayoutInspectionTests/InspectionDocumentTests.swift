import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutInspection
import TestSupport
import Testing

@Suite("What an inspection says, and how large it is")
struct InspectionDocumentTests {
  @Test("A document is read as it was written", arguments: ["badge-row", "rotation", "image-in-frame"])
  func roundTrip(_ name: String) throws {
    let inspection = try Scenes.inspection(of: Scenes.scene("\(name).json"), InspectedRange(width: 50...400))
    let read = try JSONDecoder().decode(Inspection.self, from: inspection.json())
    #expect(read == inspection)
  }

  @Test("Stories say at every width what an explanation says there", arguments: [430, 520, 613.5, 690])
  func stories(_ width: Double) throws {
    let scene = try Scenes.scene("badge-row.json")
    var options = InspectionOptions()
    options.detail = .prices
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 400...700), options)
    let tree = try LayoutTree(scene.root)
    let explanation = try LayoutExplanation(tree, in: ProposedViewSize(width: width, height: 100))
    for view in tree.indices {
      let stories = try explanation.stories(of: [view])
      let told = inspection.storySentences(of: view.position, width: width, height: 100).flatMap { $0 }
      let texts = inspection.story(of: view.position, width: width, height: 100).flatMap { $0 }
      let missing = Set(stories.flatMap { explanation.lines(of: $0) }).subtracting(texts)
      // What a price ends with may change inside of a piece: then it is told of the size in its middle, and says so.
      #expect(missing.allSatisfy { $0.hasPrefix("  if ") }, "\(missing)")
      #expect(missing.count <= told.filter { inspection.sentences[$0].sample != nil }.count)
      #expect(texts.count >= 2)
    }
  }

  @Test("Suggestions are searched for so many views or so long, and the page says how many are left out")
  func suggestionLimit() throws {
    func inspection(_ change: (inout InspectionOptions) -> Void) throws -> Inspection {
      var options = InspectionOptions()
      options.detail = .suggestions
      change(&options)
      return try Scenes.inspection(
        of: Scenes.scene("badge-row.json"), InspectedRange(width: 400...700), options)
    }
    func leftOut(_ inspection: Inspection) -> [String] {
      inspection.notes.filter { $0.contains("left out") }
    }
    let whole = try inspection { _ in }
    #expect(leftOut(whole) == [])
    let (views, pieces) = (whole.views.count, whole.pieces.count)
    let some = try inspection { $0.mostSuggested = 2 * pieces }
    let rest = (views - 2) * pieces
    #expect(leftOut(some).first?.contains(": \(rest) are left out") == true, "\(leftOut(some))")
    let none = try inspection { $0.suggestionTime = .zero }
    #expect(leftOut(none).first?.contains(": \(views * pieces) are left out") == true)
    func told(_ inspection: Inspection) -> Int {
      (0..<views).count { view in
        inspection.story(of: view, width: 550, height: 100).contains { paragraph in
          paragraph.first?.hasPrefix("what makes ") == true
        }
      }
    }
    #expect(told(none) == 0 && told(some) > 0 && told(some) < told(whole))
  }

  @Test("Only what changes at a border is stated there")
  func deltas() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("badge-row.json"), InspectedRange(width: 400...700))
    #expect(inspection.pieces.count > 2)
    for (piece, before) in zip(inspection.pieces.dropFirst(), inspection.pieces) {
      #expect(piece.base != nil)
      for (view, frame) in piece.frames {
        if let old = before.frames[view] { #expect(old != frame, "view \(view) is stated twice") }
      }
    }
    // The icon stays where it is until the row no longer fills its container.
    #expect(inspection.pieces[1].frames[1] == nil)
  }

  @Test("A text has the same letters in every piece, and each outline is there once")
  func letters() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("text-two-lines.json"), InspectedRange(width: 50...400))
    #expect(!inspection.glyphs.isEmpty)
    let letters = zip(inspection.glyphs, inspection.advances).map { "\($0) \($1)" }
    #expect(Set(letters).count == inspection.glyphs.count && letters.count == inspection.glyphs.count)
    #expect(inspection.glyphs.allSatisfy { $0.isEmpty || $0.hasPrefix("m") })
  }

  @Test("Paragraphs are written as what differs from earlier ones, and are read as they were")
  func paragraphs() throws {
    let paragraphs = InspectedParagraphs(sentences: [
      [1, 2, 3, 4, 5, 6], [9, 2, 3, 4, 5, 6], [], [1, 2, 3, 4, 7, 8, 5, 6], [4], [1, 2, 3, 4, 5, 6],
    ])
    let json = try JSONEncoder().encode(paragraphs)
    #expect(
      String(decoding: json, as: UTF8.self)
        == "[[1,2,3,4,5,6],[-1,0,5,9],[],[-3,4,2,7,8],[4],[-2,4,2]]")
    #expect(try JSONDecoder().decode(InspectedParagraphs.self, from: json) == paragraphs)
    for broken in ["[[-1,0,0]]", "[[1,2],[-1,2,1]]", "[[1],[-1,0]]", "[[1],[-1,-1,1]]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(InspectedParagraphs.self, from: Data(broken.utf8))
      }
    }
  }

  @Test("A line of letters and a length are there once, however many widths have them, and each is used")
  func sharedParts() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("event-short.json"), InspectedRange(width: 100...600))
    #expect(!inspection.lines.isEmpty && Set(inspection.lines).count == inspection.lines.count)
    #expect(Set(inspection.lengths).count == inspection.lengths.count)
    let lines = inspection.drawings.flatMap(\.items).flatMap { item -> [Int] in
      guard case .letters(let lines, _) = item else { return [] }
      return lines.map(\.line)
    }
    let letters = Set(inspection.lines.flatMap { $0 })
    #expect(lines.count > 2 * Set(lines).count)
    #expect(letters == Set(inspection.glyphs.indices))
    let lengths = inspection.pieces.flatMap { piece in
      (Array(piece.frames.values) + piece.offers.values).joined()
    }
    #expect(Set(lengths) == Set(inspection.lengths.indices))
  }

  @Test("Guides are there once, and sentences that differ in their numbers alone have one phrase")
  func sharedGuidesAndPhrases() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("event-short.json"), InspectedRange(width: 100...600))
    let guides = inspection.drawings.flatMap(\.guides)
    #expect(Set(inspection.guides).count == inspection.guides.count)
    #expect(Set(guides) == Set(inspection.guides.indices) && guides.count > 2 * inspection.guides.count)
    let words = inspection.phrases.flatMap(\.words)
    #expect(words.allSatisfy { !$0.contains(where: \.isNumber) })
    let told = inspection.sentences.indices.map { inspection.text(of: $0, width: 300, height: 200) }
    #expect(told.contains { $0.contains(/offered width from [0-9.]+ up to [0-9.]+ and/) })
  }

  @Test("A scene of cards stays within its budget")
  func budget() throws {
    let tree = try LayoutTree(Self.list(5))
    #expect(tree.nodes.count >= 50)
    var options = InspectionOptions()
    options.detail = .reasons
    let inspection = try Inspection(
      of: tree, in: ProposedViewSize(width: 200, height: nil), over: InspectedRange(width: 200...1_000),
      options: options)
    let page = try InspectionPage([inspection]).html()
    print("\(tree.nodes.count) views over 800 points: \(page.count) bytes, \(inspection.pieces.count) pieces")
    #expect(page.count < 400_000)
  }

  @Test("and so does one whose texts break at 257 widths")
  func budgetOfBreaks() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("event-list-fixed-height.json"), InspectedRange(width: 100...900))
    let page = try InspectionPage([inspection]).html()
    print(
      "\(inspection.views.count) views over 800 points: \(page.count) bytes, \(inspection.pieces.count) pieces"
    )
    #expect(inspection.views.count >= 48 && inspection.pieces.count > 250)
    // 130,000 of them are the page itself.
    #expect(page.count < 520_000)
  }

  private static func list(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<count, id: \.self) { card in
        HStack(spacing: 8) {
          Image("portrait", size: CGSize(width: 44, height: 44))
          VStack(alignment: .leading, spacing: 2) {
            Text("Heading number \(card), which goes on").font(.headline)
            Text("A few words that wrap onto more lines where there is no room for them in one")
              .foregroundColor(.gray).lineLimit(3)
          }
          Spacer()
          Text("\(card) new").padding(4).background(Color.yellow)
        }
        .padding(8)
      }
    }
  }

  @Test("A page is one file: no address but its own elements, and no text ends its data")
  func page() throws {
    var scene = try Scenes.scene("badge-row.json")
    scene.name = "</script><b>{{scripts}}"
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 400...700))
    let html = String(decoding: try InspectionPage([inspection]).html(), as: UTF8.self)
    #expect(html.components(separatedBy: "</script>").count == 5)
    #expect(!html.contains("src=") && !html.contains("@import") && !html.contains("<link"))
    let addresses = html.replacing("http://www.w3.org/2000/svg", with: "").replacing("http-equiv", with: "")
    #expect(!addresses.contains("http"))
  }
}

extension InspectionDocumentTests {
  @Test(
    "A shape of one's own is drawn as its path: by its functions where they are affine, and else stretched")
  func ownShapes() throws {
    let inspection = try Inspection(
      of: LayoutTree(
        VStack(spacing: 0) {
          Slope()
          Notch()
        }),
      in: ProposedViewSize(width: 100, height: 240), over: InspectedRange(width: 50...400))
    func path(_ view: Int, width: Double, height: Double) throws -> [Double?] {
      let place = try #require(
        inspection.views.indices.contains(view) ? inspection.pieces[0].drawings[view] : nil)
      guard case .fill(.path(_, let numbers), _)? = inspection.drawings[place].items.first else { return [] }
      return numbers.map { number in
        number.value(width: width, height: height).map { ($0 * 1_000).rounded() / 1_000 }
      }
    }
    // From the corner at the left to a point two from the right edge, wherever that is.
    #expect(try path(1, width: 80, height: 120) == [0, 0, 78, 0, 0, 120])
    #expect(try path(1, width: 320, height: 120) == [0, 0, 318, 0, 0, 120])
    // In the middle of the range, 225, the notch is 60; elsewhere its width is a part of the whole.
    #expect(try path(2, width: 225, height: 120) == [0, 0, 165, 0, 225, 60, 225, 120, 0, 120])
    #expect(try path(2, width: 112.5, height: 120) == [0, 0, 82.5, 0, 112.5, 60, 112.5, 120, 0, 120])
  }

  @Test("A page says what was edited between its scenes")
  func edits() throws {
    let trees = try [198.7, 220].map { try LayoutTree(Color.red.frame(maxWidth: $0).id("title")) }
    let comparison = try InspectedComparison(
      of: trees[0], at: 0, with: trees[1], at: 1, in: ProposedViewSize(width: 300, height: 50))
    #expect(comparison.edits.count == 1)
    #expect(comparison.edits[0].text.hasSuffix("maxWidth 198.7 to 220"))
    #expect(comparison.edits.map(\.before) == comparison.edits.map(\.after))
  }

  @Test("Areas of a plane say what changes beyond their edges")
  func borders() throws {
    let inspection = try Scenes.inspection(
      of: Scenes.scene("badge-row.json"), InspectedRange(width: 200...800, height: 20...300))
    #expect(inspection.pieces.count > 2)
    for piece in inspection.pieces { #expect(!piece.changes.isEmpty) }
    let told = inspection.pieces.flatMap(\.changes).map { inspection.text(of: $0, width: 0, height: 0) }
    #expect(told.contains("badge's maxWidth 300 (line 22) limits badge"))
  }
}

/// A triangle whose corners are affine functions of its size.
private struct Slope: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX - 2, y: 0))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A rectangle without a corner that is half as large as the smaller side: no affine function.
private struct Notch: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height) / 2
    return Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.maxX - length, y: 0))
      path.addLine(to: CGPoint(x: rect.maxX, y: length))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: 0, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
