import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutInspection
import Testing

@Suite("What an inspection says, and how large it is")
struct InspectionDocumentTests {
  @Test("A document is read as it was written", arguments: ["badge-row", "rotation", "image-in-frame"])
  func roundTrip(_ name: String) throws {
    let inspection = try Scenes.inspection(of: Scenes.document(name), InspectedRange(width: 50...400))
    let read = try JSONDecoder().decode(Inspection.self, from: inspection.json())
    #expect(read == inspection)
  }

  @Test("Stories say at every width what an explanation says there", arguments: [430, 520, 613.5, 690])
  func stories(_ width: Double) throws {
    let scene = try Scenes.document("badge-row")
    var options = InspectionOptions()
    options.detail = .prices
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 400...700), options)
    let tree = try LayoutTree(scene.root)
    let explanation = try LayoutExplanation(tree, in: ProposedViewSize(width: width, height: 100))
    for view in tree.indices {
      let stories = try explanation.stories(of: [view])
      let told = inspection.story(of: view.position)
      let texts = told(width).map { $0.text(width: width, height: 100) }
      let missing = Set(stories.flatMap { explanation.lines(of: $0) }).subtracting(texts)
      // What a price ends with may change inside of a piece: then it is told of the size in its middle, and says so.
      #expect(missing.allSatisfy { $0.hasPrefix("  if ") }, "\(missing)")
      #expect(missing.count <= told(width).filter { $0.sample != nil }.count)
      #expect(texts.count >= 2)
    }
  }

  @Test("Only what changes at a border is stated there")
  func deltas() throws {
    let inspection = try Scenes.inspection(of: Scenes.document("badge-row"), InspectedRange(width: 400...700))
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
      of: Scenes.document("text-two-lines"), InspectedRange(width: 50...400))
    #expect(!inspection.glyphs.isEmpty)
    let letters = zip(inspection.glyphs, inspection.advances).map { "\($0) \($1)" }
    #expect(Set(letters).count == inspection.glyphs.count && letters.count == inspection.glyphs.count)
    #expect(inspection.glyphs.allSatisfy { $0.isEmpty || $0.hasPrefix("m") })
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
    #expect(page.count < 800_000)
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
    var scene = try Scenes.document("badge-row")
    scene.name = "</script><b>{{scripts}}"
    let inspection = try Scenes.inspection(of: scene, InspectedRange(width: 400...700))
    let html = String(decoding: try InspectionPage([inspection]).html(), as: UTF8.self)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(!html.contains("src=") && !html.contains("@import") && !html.contains("<link"))
    let addresses = html.replacing("http://www.w3.org/2000/svg", with: "").replacing("http-equiv", with: "")
    #expect(!addresses.contains("http"))
  }
}

extension Inspection {
  /// The sentences of a view's story at a width, as the page has them.
  func story(of view: Int) -> (Double) -> [InspectedSentence] {
    { width in
      var place = piece(width: width, height: 100)
      while let current = place {
        if let story = pieces[current].stories[view] { return story.flatMap { $0 }.map { sentences[$0] } }
        place = pieces[current].base
      }
      return []
    }
  }
}
