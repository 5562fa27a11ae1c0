import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Of many files those are parsed that are needed")
struct NeededFilesTests {
  /// Files of a made-up app: screens that show rows of other files, an extension of each sort, and much that nobody needs.
  private static let files: [(name: String, text: String)] =
    [
      ("Screen.swift", "struct Screen: View { var body: some View { Header(title: \"a\".shout).card() } }"),
      (
        "Header.swift",
        "struct Header: View { let title: String; var body: some View { Text(title).padding(Space.large) } }"
      ),
      ("Space.swift", "enum Space { static let large: CGFloat = 11 }"),
      ("Card.swift", "extension View { func card() -> some View { modifier(CardStyle()) } }"),
      (
        "CardStyle.swift",
        "struct CardStyle: ViewModifier { func body(content: Content) -> some View { content.tinted() } }"
      ),
      (
        "Tint.swift",
        "extension View { func tinted() -> some View { padding(3) } }\n// a brace in a comment: {"
      ),
      ("Shout.swift", "extension String { var shout: String { uppercased() + \"}\" + \"\\(count {)\" } }"),
    ]
    + (0..<40).map {
      (
        "Other\($0).swift",
        "struct Other\($0): View { let title = \"}{\"; var body: some View { Text(title) } }"
      )
    }

  private func texts(_ files: [(name: String, text: String)]) -> [SourceTexts.File] {
    files.map { SourceTexts.File(name: $0.name, path: $0.name, text: $0.text) }
  }

  private func options(_ view: String?) -> ReadingOptions {
    var options = ReadingOptions()
    options.view = view
    return options
  }

  @Test("A view needs what it mentions, and what that mentions")
  func closure() {
    let needed = NeededFiles.among(texts(Self.files), for: options("Screen")).map(\.name)
    #expect(
      needed == [
        "Screen.swift", "Header.swift", "Space.swift", "Card.swift", "CardStyle.swift", "Tint.swift",
        "Shout.swift",
      ])
    #expect(NeededFiles.among(texts(Self.files), for: options("Other7")).map(\.name) == ["Other7.swift"])
    #expect(
      NeededFiles.among(texts(Self.files), for: options("Header.swift:1")).map(\.name) == [
        "Header.swift", "Space.swift",
      ])
    // Where nothing is asked for, and there is neither a preview nor an app, all have to be known.
    for view in [nil, "3", "None"] {
      #expect(NeededFiles.among(texts(Self.files), for: options(view)).count == Self.files.count)
    }
  }

  @Test("What is declared for others is found by letters alone")
  func declared() {
    let names = DeclaredNames(
      ##"""
      public struct A<T> { var inner = "}"; enum B { case x }; func none() {} }
      extension A.B: Hashable { static func made() -> Self { .x } }
      extension Color { init(hex: Int) {}; static let brand = #"{"# }
      let global = """
        { \(names.map { "{\($0)" }) "
        """
      func free() { struct Local {} }
      infix operator <+>
      /* { /* nested */ */
      #Preview("One") { A<Int>() }
      @main struct App1: App {}
      """##)
    #expect(names.names == ["A", "B", "global", "free", "Local", "<+>", "App1"])
    #expect(names.extensions.map(\.type) == ["B", "Color"])
    #expect(names.extensions[0].members == ["made"] && names.extensions[1].members == ["brand"])
    #expect(names.extensions.count { $0.isUsedUnnamed } == 2)
    #expect(names.hasPreviews && names.hasMain && names.isReliable)
    #expect(!DeclaredNames("struct A { ").isReliable)
  }

  @Test("Every view of a folder is read alike from what it needs and from all of it")
  func sameViews() throws {
    let folder = "Examples/AppViews"
    let all = try SwiftFiles.texts(in: [folder])
    // As many files that nobody needs as make a difference.
    let more = (0..<30).map { SourceTexts.File(name: "z\($0).swift", path: "", text: "struct Z\($0) {}") }
    let program = try SwiftSceneReader().parse(all).program
    for view in program.views.map(\.name) {
      let needed = NeededFiles.among(all.files + more, for: options(view))
      #expect(needed.count < all.files.count + more.count)
      let reader = SwiftSceneReader(options(view))
      let (part, whole) = (try reader.read(SourceTexts(files: needed)), try reader.read(all))
      #expect(part.report == whole.report, "\(view)")
      #expect(
        try SourceFrames.lines(LayoutTree(part.document.root), ProposedViewSize(width: 390, height: 700))
          == SourceFrames.lines(LayoutTree(whole.document.root), ProposedViewSize(width: 390, height: 700)),
        "\(view)")
    }
  }
}
