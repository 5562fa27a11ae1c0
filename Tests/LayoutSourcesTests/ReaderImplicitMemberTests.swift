import Testing

@testable import LayoutSources

@Suite("Members that extensions add to types of the system, where they are named alone")
struct ReaderImplicitMemberTests {
  private static let extensions = """
    extension EdgeInsets {
      static let card = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      static var computed: Self { .init(top: 5, leading: 5, bottom: 5, trailing: 5) }
      static func all(_ n: CGFloat) -> EdgeInsets { EdgeInsets(top: n, leading: n, bottom: n, trailing: n) }
    }
    extension Edge.Set { static let sides: Edge.Set = [.leading, .trailing]; static let upper: Edge.Set = .top }
    extension Alignment { static let corner = Alignment(horizontal: .trailing, vertical: .bottom) }
    extension Alignment { static let low: Alignment = .bottomTrailing }
    extension CGSize { static let icon = CGSize(width: 24, height: 12) }
    extension CGPoint { static let mark = CGPoint(x: 9, y: 8) }
    extension CGFloat { static let gap: CGFloat = 7 }
    extension Font { static let head = Font.system(size: 30); static func brand(_ n: CGFloat) -> Font { .system(size: n) } }
    extension Font.Weight { static let strong: Font.Weight = .heavy }
    extension GridItem { static func cell(_ n: CGFloat) -> GridItem { GridItem(.fixed(n)) } }
    extension Array where Element == GridItem { static let two: [GridItem] = [GridItem(.fixed(50)), GridItem(.fixed(60))] }
    extension TextAlignment { static let end: TextAlignment = .trailing }
    extension ContentMode { static let cover: ContentMode = .fill }
    extension LayoutDirection { static let back: LayoutDirection = .rightToLeft }
    extension Axis.Set { static let along: Axis.Set = .horizontal }
    extension DynamicTypeSize { static let big: DynamicTypeSize = .accessibility1 }
    extension ControlSize { static let wee: ControlSize = .mini }
    extension UnitPoint { static let low = UnitPoint(x: 0.5, y: 0.9) }
    extension Edge { static let lead: Edge = .leading }
    extension LocalizedStringKey { static let hello: LocalizedStringKey = "Hello there" }
    extension Shape where Self == RoundedRectangle { static var tile: RoundedRectangle { RoundedRectangle(cornerRadius: 4) } }
    extension ButtonStyle where Self == BorderlessButtonStyle { static var bare: BorderlessButtonStyle { .borderless } }
    struct Box: View { var insets: EdgeInsets; var body: some View { square.padding(insets) } }
    let square = Color.red.frame(width: 10, height: 10)
    """

  @Test(
    "Named alone, it is laid out as what it stands for",
    arguments: [
      ("square.padding(.card)", "square.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
      ("square.padding(.all(2))", "square.padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))"),
      ("square.padding(.computed)", "square.padding(EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))"),
      (
        "square.padding(EdgeInsets.all(2))",
        "square.padding(EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))"
      ),
      ("Box(insets: .card)", "Box(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
      ("Box(insets: .all(3))", "Box(insets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))"),
      ("square.padding(.sides, 3)", "square.padding([.leading, .trailing], 3)"),
      ("square.padding(.upper)", "square.padding(.top)"),
      ("square.padding([.sides, .top], .gap)", "square.padding([.leading, .trailing, .top], 7)"),
      (
        "square.safeAreaPadding(.card)",
        "square.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
      ),
      (
        "square.frame(width: 20, height: 20, alignment: .corner)",
        "square.frame(width: 20, height: 20, alignment: .bottomTrailing)"
      ),
      (
        "square.frame(width: 20, height: 20, alignment: .low)",
        "square.frame(width: 20, height: 20, alignment: .bottomTrailing)"
      ),
      (
        "square.aspectRatio(.icon, contentMode: .cover)",
        "square.aspectRatio(CGSize(width: 24, height: 12), contentMode: .fill)"
      ),
      ("square.position(.mark)", "square.position(CGPoint(x: 9, y: 8))"),
      ("Text(\"a\").font(.head)", "Text(\"a\").font(.system(size: 30))"),
      ("Text(\"a\").font(.brand(40))", "Text(\"a\").font(.system(size: 40))"),
      ("Text(\"a\").fontWeight(.strong)", "Text(\"a\").fontWeight(.heavy)"),
      (
        "LazyVGrid(columns: [.cell(30), .cell(40)]) { square; square }",
        "LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))]) { square; square }"
      ),
      (
        "LazyVGrid(columns: .two) { square; square }",
        "LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(60))]) { square; square }"
      ),
      (
        "Text(\"a\\nbcd\").multilineTextAlignment(.end)",
        "Text(\"a\\nbcd\").multilineTextAlignment(.trailing)"
      ),
      (
        "HStack { square; Text(\"b\") }.environment(\\.layoutDirection, .back)",
        "HStack { square; Text(\"b\") }.environment(\\.layoutDirection, .rightToLeft)"
      ),
      ("ScrollView(.along) { square }", "ScrollView(.horizontal) { square }"),
      ("Text(\"d\").dynamicTypeSize(.big)", "Text(\"d\").dynamicTypeSize(.accessibility1)"),
      (
        "Button(\"b\") {}.buttonStyle(.bordered).controlSize(.wee)",
        "Button(\"b\") {}.buttonStyle(.bordered).controlSize(.mini)"
      ),
      ("square.safeAreaInset(edge: .lead) { square }", "square.safeAreaInset(edge: .leading) { square }"),
      ("Text(.hello)", "Text(\"Hello there\")"),
      ("square.clipShape(.tile)", "square.clipShape(RoundedRectangle(cornerRadius: 4))"),
      ("Button(\"b\") {}.buttonStyle(.bare)", "Button(\"b\") {}.buttonStyle(.borderless)"),
      ("Label(.hello, systemImage: \"star\")", "Label(\"Hello there\", systemImage: \"star\")"),
    ])
  func members(shown: String, meant: String) throws {
    #expect(try ShownView.frames(shown, Self.extensions) == ShownView.frames(meant, Self.extensions))
    #expect(try ShownView.assumptions(shown, Self.extensions) == [])
  }

  @Test("A member that nobody declares is said, and so is a direction")
  func unknown() throws {
    #expect(
      try ShownView.assumptions("square.padding(.card)", "let square = Color.red") == [
        "Card.swift:2:27: the number .card is not known; assumed to be 0"
      ])
    #expect(
      try ShownView.assumptions("square.padding(.all(2))", "let square = Color.red") == [
        "Card.swift:2:27: the number .all(2) is not known; assumed to be 0"
      ])
    #expect(
      try ShownView.assumptions("Text(\"a\").environment(\\.layoutDirection, .odd)") == [
        "Card.swift:2:53: the number .odd is not known; assumed to be leftToRight"
      ])
  }

  @Test(
    "Members of own types, with what is asked of them",
    arguments: [
      ("Row(item: .samples[1])", ["b"]), ("Row(item: .samples.first!)", ["a"]), ("Row(item: .one)", ["one"]),
      ("Row(item: .made(\"m\"))", ["m"]), ("Row(item: .byName[\"x\"]!)", ["named"]),
      ("VStack { ForEach(IdentifiedArray(uniqueElements: Item.samples)) { Row(item: $0) } }", ["a", "b"]),
      (
        "VStack { ForEach(IdentifiedArrayOf<Item>(uniqueElements: Item.samples)) { Row(item: $0) } }",
        ["a", "b"]
      ),
    ])
  func ofOwnTypes(shown: String, texts: [String]) throws {
    let types = """
      struct Item: Identifiable { var id: String { name }; let name: String
        static let one = Item(name: "one"); static func made(_ n: String) -> Item { Item(name: n) }
        static let samples = [Item(name: "a"), Item(name: "b")]; static let byName = ["x": Item(name: "named")] }
      struct Row: View { let item: Item; var body: some View { Text(item.name) } }
      """
    #expect(try ShownView.texts(shown, types) == texts)
    #expect(try ShownView.assumptions(shown, types) == [])
  }
}
