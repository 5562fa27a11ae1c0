import Foundation
import LayoutCore
import Testing

@testable import LayoutSources

@Suite("What whole apps have")
struct ReaderAppTests {
  private static let money = """
    struct Money: Comparable { var cents: Int; init(_ units: Int, cents: Int = 0) { self.cents = units * 100 + cents }
      static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
      static func + (a: Money, b: Money) -> Money { var m = a; m.cents += b.cents; return m }
      static prefix func - (a: Money) -> Money { Money(0, cents: 0 - a.cents) }
      static let zero = Money(0)
      var words: String { "\\(cents)" } }
    extension Money: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { self.init(value) } }
    extension Sequence where Element == Money { func sum() -> Money { reduce(.zero, +) } }
    struct Price: View { let money: Money; var body: some View { Text(money.words) } }
    """

  @Test(
    "Literals and operators of a type of the source's own",
    arguments: [
      ("12", "1200"), ("-Money(3, cents: 50)", "-350"), ("Money(1) + 2", "300"),
      ("[Money(1), 2, 3].sum()", "600"),
      ("max(Money(1), Money(2))", "200"), ("[Money(3), Money(1)].sorted()[0]", "100"),
    ])
  func literals(money: String, words: String) throws {
    #expect(try ShownView.texts("Price(money: \(money))", Self.money) == [words])
    #expect(try ShownView.assumptions("Price(money: \(money))", Self.money) == [])
  }

  @Test(
    "Nouns are inflected",
    arguments: [
      (1, "book", "1 book"), (3, "book", "3 books"), (2, "story", "2 stories"), (0, "box", "0 boxes"),
    ])
  func inflection(count: Int, noun: String, words: String) throws {
    #expect(
      try ShownView.texts("Text(\"You have ^[\\(\(count)) \(noun)](inflect: true).\")") == [
        "You have \(words)."
      ])
  }

  @Test("The greatest number is as good as infinity in a frame")
  func greatest() throws {
    for side in ["maxWidth", "maxHeight"] {
      #expect(
        try ShownView.frames(
          "Text(\"a\").frame(\(side): .greatestFiniteMagnitude).frame(width: 90, height: 90)")
          == ShownView.frames("Text(\"a\").frame(\(side): .infinity).frame(width: 90, height: 90)"))
    }
  }

  @Test("A type that is nested in another is known by what is asked of a value of it that nobody made")
  func nestedTypes() throws {
    let account = """
      struct Account { enum Kind { case current, credit; @ViewBuilder var badge: some View { Text("badge") } }
        var kind: Kind; struct Limit { var words: String { "limit" } }; var limit: Limit }
      struct Card: View { let account: Account; var body: some View { VStack { account.kind.badge; Text(account.limit.words) } } }
      """
    #expect(try ShownView.texts("Card(account: load())", account) == ["badge", "limit"])
  }

  @Test("Views of the system that are members of their types are no colours")
  func members() throws {
    #expect(try ShownView.texts("ContentUnavailableView.search").first == "No Results")
    #expect(
      try ShownView.texts("ContentUnavailableView.search(text: \"cats\")").first == "No Results for “cats”")
    #expect(
      try ShownView.assumptions("Label.something(\"a\")") == [
        "Card.swift:2:12: the view Label.something is not known; assumed to be 44 x 44"
      ])
  }

  @Test(
    "Wrappers show what is in them",
    arguments: [
      "WithPerceptionTracking { Text(\"in\") }",
      "WithViewStore(store, observe: { $0 }) { viewStore in Text(\"in\") }",
      "GlassEffectContainer(spacing: 4) { Text(\"in\") }", "EquatableView(content: Text(\"in\"))",
      "PhaseAnimator([1, 2]) { phase in Text(phase == 1 ? \"in\" : \"out\") }",
      "KeyframeAnimator(initialValue: 3) { value in Text(value == 3 ? \"in\" : \"out\") } keyframes: { _ in }",
      "TabView { TabSection(\"A\") { Tab(\"One\", systemImage: \"star\") { Text(\"in\") } } }",
      "PhotosPicker(selection: $item) { Text(\"in\") }",
      "AsyncImage(url: url) { phase in if let image = phase.image { image } else { Text(\"in\") } }",
      "AsyncImage(url: url) { phase in switch phase { case .empty: Text(\"in\"); default: Text(\"out\") } }",
    ])
  func wrappers(view: String) throws {
    #expect(try ShownView.texts(view) == ["in"])
    #expect(try !SourceFrames.scene("#Preview { \(view) }").report.assumptions.contains { $0.kind == .view })
  }

  @Test(
    "Images that libraries load are images",
    arguments: [
      "LazyImage(url: url) { state in if let image = state.image { image.resizable() } else { Color.gray } }",
      "LazyImage(url: url)", "KFImage(url).resizable()",
      "WebImage(url: url) { image in image.resizable() } placeholder: { Color.gray }",
    ])
  func images(view: String) throws {
    let frames = try ShownView.frames("\(view).frame(width: 30, height: 20)")
    #expect(
      frames.last?.contains("Image") == true && frames.last?.hasSuffix("30.00 20.00") == true
        || !view.contains("resizable"))
    #expect(try !SourceFrames.scene("#Preview { \(view) }").report.assumptions.contains { $0.kind == .view })
  }

  @Test("A rectangle with corners of its own is a shape like any other")
  func corners() throws {
    for shape in [
      "UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4)",
      "UnevenRoundedRectangle(cornerRadii: .init(topLeading: 10))", "ConcentricRectangle()",
    ] {
      #expect(
        try ShownView.frames("\(shape).fill(.red).frame(width: 30, height: 20)").last?.hasSuffix(
          "30.00 20.00") == true)
      #expect(try SourceFrames.scene("#Preview { \(shape) }").report.notModelled == [])
    }
    #expect(try ShownView.assumptions("Color.red.clipShape(.rect(topLeadingRadius: 10))") == [])
    #expect(try ShownView.assumptions("Button(\"A\") {}.buttonStyle(BorderlessButtonStyle())") == [])
  }

  @Test("Sections of a lazy grid: headers and footers have a line of their own, and content begins a new one")
  func lazySections() throws {
    let grid = """
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        ForEach(0..<2) { _ in Section { ForEach(0..<2) { _ in Color.red.frame(height: 30) } } footer: { Divider() } } }
      """
    let frames = try ShownView.frames("\(grid).frame(width: 300)")
    let dividers = frames.filter { $0.contains("Divider") }.map {
      $0.split(separator: " ").suffix(4).joined(separator: " ")
    }
    #expect(dividers == ["0.00 30.00 300.00 1.00", "0.00 61.00 300.00 1.00"])
  }

  @Test("A trimmed circle begins at its right end")
  func trimmed() throws {
    let path = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): points.append(end)
      default: break
      }
    }
    #expect(abs((points.first?.x ?? 0) - 40) < 0.01 && abs((points.first?.y ?? 0) - 20) < 0.01)
    #expect(abs((points.last?.x ?? 0) - 20) < 0.5 && abs((points.last?.y ?? 0) - 40) < 0.5)
  }

  @Test("Gradients are painted in their colours")
  func gradients() throws {
    func fill(_ shown: String) throws -> String? {
      (try SourceFrames.scene("#Preview { \(shown) }").document.root.element as? ShapeElement)?.fill
    }
    let linear = "linear(red@0,blue@1;0.5,0;0.5,1)"
    for shown in [
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
      "Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))",
      "Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
      "LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom)",
    ] { #expect(try fill(shown) == linear, "\(shown)") }
    #expect(
      try fill("RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 80)")
        == "radial(red@0,blue@1;0.5,0.5;0,80)")
    #expect(
      try fill("AngularGradient(colors: [.red, .blue], center: .top, angle: .degrees(90))")
        == "angular(red@0,blue@1;0.5,0;90,450)")
    #expect(try fill("EllipticalGradient(colors: [.red, .blue])") == "elliptical(red@0,blue@1;0.5,0.5;0,0.5)")
    let points = "[[0, 0], [1, 0], [0, 1], .init(1, 1)]"
    #expect(
      try fill("MeshGradient(width: 2, height: 2, points: \(points), colors: [.red, .blue, .red, .green])")
        == "mesh(2,2;0,0,1,0,0,1,1,1;red,blue,red,green;clear)")
    // Of which nothing is known that it could be painted with.
    #expect(try fill("MeshGradient(width: 2, height: 2, points: [], colors: [])") == "MeshGradient")
  }

  @Test func coloursOfNumbersAndOfPlatforms() throws {
    func fill(_ shown: String) throws -> String? {
      (try SourceFrames.scene("#Preview { \(shown) }").document.root.element as? ShapeElement)?.fill
    }
    for (written, painted) in [
      ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00ffff"), ("Color(white: 0.2)", "#333333"),
      ("Color(.displayP3, red: 1, green: 0, blue: 0)", "#ff0000"),
      ("Color(white: 0, opacity: 0.5)", "#00000080"),
      ("Color(red: 1, green: 0, blue: 0).opacity(0.5)", "#ff0000.opacity(0.5)"),
      ("Color(uiColor: .systemGray6)", "systemGray6"),
      ("Color(.secondarySystemBackground)", "secondarySystemBackground"),
      ("Color(nsColor: .windowBackgroundColor)", "windowBackgroundColor"),
      ("Rectangle().fill(Color(white: 0.2).gradient)", "#333333.gradient"),
    ] { #expect(try fill(written) == painted, "\(written)") }
    let circle = try SourceFrames.scene(
      "#Preview { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])) }")
    #expect(
      (circle.document.root.element as? CircleElement)?.fill
        == "stroke(red, lineWidth: 2, lineCap: round, dash: 4 2)")
  }
}
