import ConstraintLayout
import ElementTree
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutEquivalence
import LayoutSources
import LayoutViews
import ReferenceLayout
import Testing

/// Rules of screens beyond what was recorded: what is a guess there is marked so in the tables.
@Suite struct ScreenRuleTests {
  /// A source on iOS 26, at three pixels a point.
  private func scene(_ source: String, safeArea: EdgeInsets = EdgeInsets()) throws -> SourceScene {
    var options = ReadingOptions()
    options.platform = .iOS26
    options.proposal = ProposedViewSize(width: 390, height: 800)
    options.safeArea = safeArea
    return try SwiftSceneReader(options).read([(file: "Screen.swift", text: source)])
  }

  /// The frames of views by their ids, on which both engines agree.
  private func frames(_ scene: SourceScene) throws -> [String: CGRect] {
    let tree = try LayoutTree(scene.document.root)
    let size = ProposedViewSize(width: 390, height: 800)
    let result = try ReferenceEngine().expanded(tree, in: size).result
    let other = try ConstraintEngine().expanded(tree, in: size).result
    #expect(result.disagreements(with: other) == [])
    return Dictionary(result.views.compactMap { view in view.id.map { ($0, view.frame) } }) { one, _ in one }
  }

  // MARK: Scrolling

  private static func scrolled(_ anchor: String, to row: Int) -> String {
    """
    struct Rows: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \\.self) { row in
                Color.red.frame(height: 50).id("row\\(row)")
              }
            }
            .id("content")
          }
          .id("scroll")
          .onAppear { proxy.scrollTo("row\(row)"\(anchor)) }
        }
      }
    }
    """
  }

  /// What is asked for, and where the row then lies.
  private static let wishes: [(String, Int, CGFloat)] = [
    (", anchor: .top", 20, 0), (", anchor: .bottom", 20, 750), (", anchor: .center", 20, 375),
    // The content ends before the row is at the top, and begins before it is at the bottom.
    (", anchor: .top", 39, 750), (", anchor: .bottom", 2, 100),
    // Without an anchor it scrolls no further than is needed, and not at all where the row is seen.
    ("", 20, 750), ("", 10, 500),
  ]

  @Test(arguments: wishes) func `A scroll view shows the row that it was asked for`(
    anchor: String, row: Int, top: CGFloat
  ) throws {
    let frames = try frames(scene(Self.scrolled(anchor, to: row)))
    #expect(frames["row\(row)"]?.minY == top)
    #expect(frames["scroll"] == CGRect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test func `A row that is not there is said`() throws {
    let scene = try scene(Self.scrolled("", to: 50))
    #expect(try frames(scene)["content"]?.minY == 0)
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Screen.swift:3:5: the action scrollTo(row50) is without an effect: no view inside has that id"
      ])
  }

  @Test func `A compiled view scrolls as a read one does`() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40) { row in Color.red.frame(height: 50).id(row) } }
      }
      .onAppear { proxy.scrollTo(20, anchor: .top) }
    }
    let result = try ReferenceEngine().layout(view, in: ProposedViewSize(width: 390, height: 800))
    #expect(result["20"]?.frame.minY == 0 && result["0"]?.frame.minY == -1_000)
  }

  @Test func `A large title goes with what is scrolled far, and stays away`() throws {
    // In the smaller room above a large title the rows can scroll, in that above a small one hardly.
    for (rows, isLarge) in [(14, true), (15, false), (40, false)] {
      let scene = try scene(
        """
        struct Rows: View {
          var body: some View {
            NavigationStack {
              ScrollViewReader { proxy in
                ScrollView {
                  VStack(spacing: 0) {
                    ForEach(0..<\(rows), id: \\.self) { row in Color.red.frame(height: 50).id("row\\(row)") }
                  }
                }
                .id("scroll")
                .navigationTitle("Rows")
                .onAppear { proxy.scrollTo("row\(rows - 1)") }
              }
            }
          }
        }
        """)
      let bar = try #require(try frames(scene)["scroll"]).minY
      #expect(isLarge ? bar > 100 : bar == 64, "\(rows) rows, \(bar)")
    }
  }

  // MARK: Sheets

  private static func sheet(_ modifiers: String, _ kind: String = "sheet") -> String {
    """
    struct Screen: View {
      @State private var shows = true
      var body: some View {
        Color.white.id("screen")
          .\(kind)(isPresented: $shows) { Color.red.id("sheet")\(modifiers) }
      }
    }
    """
  }

  @Test(arguments: [
    ("", CGRect(x: 0, y: 70, width: 390, height: 696)),
    (".presentationDetents([.large, .medium])", CGRect(x: 6, y: 382.5, width: 378, height: 377.5)),
    (".presentationDetents([.height(300)])", CGRect(x: 6, y: 466, width: 378, height: 294)),
    (".presentationDetents([.fraction(0.25)])", CGRect(x: 6, y: 600, width: 378, height: 160)),
  ]) func `A sheet lies over its screen, which stays`(_ modifiers: String, sheet: CGRect) throws {
    let safeArea = EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0)
    let frames = try frames(scene(Self.sheet(modifiers), safeArea: safeArea))
    // A colour reaches under what is not safe; the id stands outside of that.
    #expect(frames["screen"] == CGRect(x: 0, y: 60, width: 390, height: 706))
    #expect(frames["sheet"] == sheet)
  }

  @Test func `A cover takes the whole screen, and what is not presented is nowhere`() throws {
    let cover = try frames(scene(Self.sheet("", "fullScreenCover")))
    #expect(cover["sheet"] == CGRect(x: 0, y: 0, width: 390, height: 800))
    let source = Self.sheet("").replacing("shows = true", with: "shows = false")
    #expect(try frames(scene(source))["sheet"] == nil)
  }

  // MARK: Navigation

  private static func pushed(_ path: String, _ destination: String) -> String {
    """
    struct Screen: View {
      var body: some View {
        NavigationStack(path: .constant(\(path))) {
          Color.white.id("root")
            \(destination)
        }
      }
    }
    """
  }

  @Test func `A screen that cannot be made is said, and so is a value that leads nowhere`() throws {
    let endless = "func endless() -> CGFloat { while true {} }"
    let destination = ".navigationDestination(for: Int.self) { _ in Color.red.frame(width: endless()) }"
    let failing = try scene(Self.pushed("[3]", destination) + "\n" + endless)
    #expect(failing.report.assumptions.count == 1)
    #expect(failing.report.assumptions.first?.kind == .view)
    #expect(failing.report.assumptions.first?.name == "navigationDestination")
    #expect(failing.report.assumptions.first?.position.line == 5)
    let nowhere = try scene(Self.pushed("[3]", ".padding()"))
    #expect(
      nowhere.report.assumptions.map(\.description) == [
        "Screen.swift:3:5: the view navigationDestination(for:) of the path's value 3 is not known; "
          + "assumed to be a placeholder: no screen says where it leads"
      ])
    let known = try scene(
      Self.pushed("[3]", ".navigationDestination(for: Int.self) { _ in Color.red.id(\"pushed\") }"))
    #expect(known.report.assumptions == [])
    #expect(try frames(known)["pushed"] != nil)
  }

  @Test func `A screen is pushed while a value is true`() throws {
    for (value, isThere) in [("true", true), ("false", false)] {
      let scene = try scene(
        Self.pushed(
          "[Int]()",
          ".navigationDestination(isPresented: .constant(\(value))) { Color.red.id(\"pushed\") }"))
      #expect((try frames(scene)["pushed"] != nil) == isThere)
    }
  }

  // MARK: Rows

  private static func row(_ content: String) -> String {
    "struct Screen: View { var body: some View { List { \(content) } } }"
  }

  @Test func `A link's label ends before its arrow, and a row's content before its badge`() throws {
    let filling = "Color.red.frame(height: 20).id(\"content\")"
    for (row, width) in [
      (filling, 326), ("NavigationLink { Text(\"There\") } label: { \(filling) }", 326 - 18),
      // A digit is 10.67 wide, and 8 points before it are free.
      (filling + ".badge(3)", 326 - 8 - 10.67),
    ] as [(String, CGFloat)] {
      let found = try #require(try frames(scene(Self.row(row)))["content"])
      #expect(abs(found.width - width) < 0.5, "\(row): \(found)")
      #expect(found.minX == 32)
    }
  }

  @Test func `A compact date is as wide as its words with 13.5 at each side, and its buttons 5 apart`() throws
  {
    let scene = try scene(
      Self.row("DatePicker(\"Day\", selection: .constant(.now)).labelsHidden().id(\"picker\")"))
    let typography = Platform.iOS26.typography(scale: 3)
    let font = typography.resolved(.body, at: .large)
    let words = ["Sep 30, 2026", "9:41 AM"].map {
      PlatformTextMeasurer(typography).measure(MeasurableText($0, font: font), width: nil, height: nil).size
        .width
    }
    let picker = try #require(try frames(scene)["picker"])
    #expect(abs(picker.width - (words[0] + 27 + 5 + words[1] + 27)) < 0.01, "\(picker) \(words)")
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Screen.swift:1:81: the string .constant(.now) is not known; assumed to be Sep 30, 2026, 9:41 AM"
      ])
  }

  @Test func `A value stands below its label in large letters`() throws {
    for (size, isStacked) in [("xxxLarge", false), ("accessibility1", true)] {
      let content = """
        LabeledContent { Color.red.frame(width: 40, height: 20).id("value") } label: {
          Color.blue.frame(width: 40, height: 20).id("label")
        }
        """
      let found = try frames(scene(Self.row("Group { \(content) }.dynamicTypeSize(.\(size))")))
      let (label, value) = (try #require(found["label"]), try #require(found["value"]))
      #expect(isStacked ? value.minX == label.minX && value.minY > label.maxY : value.minY == label.minY)
    }
  }

  // MARK: Controls

  @Test func `A control says nothing of its label's distances above and below`() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          VStack(alignment: .leading) {
            Toggle("On", isOn: .constant(true)).id("first")
            Toggle("Off", isOn: .constant(true)).id("second")
            Stepper("Count", value: .constant(1)).id("third")
          }
        }
      }
      """
    let found = try frames(scene(source))
    let (first, second, third) = (
      try #require(found["first"]), try #require(found["second"]), try #require(found["third"])
    )
    #expect(second.minY - first.maxY == 8 && third.minY - second.maxY == 8, "\(found)")
  }

  @Test func `A bar in a tab has the space above it that one without tabs has`() throws {
    let list = "NavigationStack { Color.red.navigationTitle(\"All\").id(\"inside\") }"
    let tabs = "TabView { Tab(\"All\", systemImage: \"star\") { \(list) } }"
    for safeArea in [EdgeInsets(), EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)] {
      let (alone, inTab) = (
        try frames(scene("struct Screen: View { var body: some View { \(list) } }", safeArea: safeArea)),
        try frames(scene("struct Screen: View { var body: some View { \(tabs) } }", safeArea: safeArea))
      )
      #expect(alone["inside"]?.minY == inTab["inside"]?.minY)
    }
  }

  @Test(
    arguments: [(ControlSize.mini, 19), (.small, 22), (.regular, 24), (.large, 24)]
      as [(ControlSize, CGFloat)])
  func `A Mac's field in a border is as high as its letters' line and 8 points`(
    _ size: ControlSize, height: CGFloat
  ) throws {
    var environment = EnvironmentValues()
    environment.setPlatform(.macOS27)
    let field = TextField("Name", text: .constant("")).controlSize(size).id("field")
    let result = try ReferenceEngine().layout(
      field, in: ProposedViewSize(width: 200, height: nil), environment: environment)
    #expect(result["field"]?.frame.height == height)
  }

  // MARK: Lines

  @Test func `A Mac's lines are whole points where no language has a tall script`() throws {
    let typography = Platform.macOS27.typography()
    // Sizes of the body, the title and the footnote: 13, 22 and 10.
    for (font, height) in [(Font.body, 16), (.title, 26), (.footnote, 13)] as [(Font, CGFloat)] {
      let text = MeasurableText("Enabled", font: typography.resolved(font, at: .large))
      #expect(PlatformTextMeasurer(typography).measure(text, width: nil, height: nil).size.height == height)
    }
  }

  @Test func `A text in no room at all answers nothing on macOS 27, and holds for that alone`() {
    for (platform, height) in [(Platform.macOS27, 0), (.macOS26, 16)] as [(Platform, CGFloat)] {
      let typography = platform.typography()
      let font = typography.resolved(.system(size: 13), at: .large)
      let content = TextContent(
        MeasurableText("Go", font: font), measurer: PlatformTextMeasurer(typography))
      for (width, tall) in [(0, 0), (0, 5), (5, 0), (0, 100), (40, 0)] as [(CGFloat, CGFloat)] {
        let proposal = ProposedViewSize(width: width, height: tall)
        let answer = content.measure(proposal)
        #expect(content.wrongClaim(of: answer, to: proposal) == nil)
        if width == 0, tall == 100 { #expect(answer.heights.contains(90)) }
        if width == 0, tall == 0 { #expect(answer.size == CGSize(width: 0, height: height)) }
      }
    }
  }

  @Test func `A line is as thin as a pixel on iOS, and a point on a Mac`() throws {
    let column = VStack(spacing: 0) {
      Divider().id("line")
      HStack(spacing: 0) { Divider().id("upright") }
    }
    // A third is rounded down to a millionth of a point, as in the sizes of texts.
    for (platform, scale, thickness) in [
      (Platform.iOS26, nil, 349_525 / 0x1p20), (.iOS26, 2, 0.5), (.macOS26, nil, 1),
    ] as [(Platform, CGFloat?, CGFloat)] {
      var environment = EnvironmentValues()
      environment.setPlatform(platform, scale: scale)
      let result = try ReferenceEngine().layout(
        column, in: ProposedViewSize(width: 100, height: 100), environment: environment)
      #expect(result["line"]?.frame.height == thickness && result["line"]?.frame.width == 100)
      #expect(result["upright"]?.frame.width == thickness)
    }
  }
}
