import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Styles in Swift source")
struct StyleReadingTests {
  private let proposal = ProposedViewSize(width: 300, height: 200)

  private func size(_ body: String, _ declarations: String = "") throws -> String {
    let source = "struct It: View { var body: some View { \(body) } }\n\(declarations)"
    let first = try SourceFrames.lines(of: source, proposal)[0]
    return first.split(separator: " ").suffix(2).joined(separator: " ")
  }

  @Test("A shadow is read with its colour, its radius and how far it is moved")
  func shadows() throws {
    func shadow(_ modifier: String) throws -> [String: String]? {
      let source = "struct It: View { var body: some View { Color.red.\(modifier) } }"
      let root = try SourceFrames.scene(source).document.root
      return try LayoutTree(root).nodes.compactMap { $0.element as? AppearanceElement }.first?.attributes
    }
    #expect(
      try shadow("shadow(radius: 3)") == ["color": "black.opacity(0.33)", "radius": "3", "x": "0", "y": "0"])
    #expect(
      try shadow("shadow(color: .blue, radius: 1.5, x: 2, y: -2)")
        == ["color": "blue", "radius": "1.5", "x": "2", "y": "-2"])
  }

  @Test("Styles of one's own of menus, forms, date pickers and buttons are laid out")
  func own() throws {
    let menu = """
      struct Boxed: MenuStyle {
        func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(6) }
      }
      extension MenuStyle where Self == Boxed { static var boxed: Self { .init() } }
      """
    let label = "Menu { Text(\"a\") } label: { Color.red.frame(width: 10, height: 10) }"
    #expect(try size(label) == "10.00 10.00")
    #expect(try size("\(label).menuStyle(Boxed())", menu) == "22.00 22.00")
    #expect(try size("\(label).menuStyle(.boxed)", menu) == "22.00 22.00")
    let form = """
      struct Flat: FormStyle {
        func makeBody(configuration: Configuration) -> some View { VStack(spacing: 1) { configuration.content } }
      }
      """
    let rows = "Form { Color.red.frame(width: 10, height: 10); Color.red.frame(width: 20, height: 10) }"
    #expect(try size("\(rows).formStyle(Flat())", form) == "20.00 21.00")
    let date = """
      struct Words: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
      }
      """
    let picker = "DatePicker(selection: .constant(.now)) { Color.red.frame(width: 10, height: 10) }"
    #expect(try size("\(picker).datePickerStyle(Words())", date) == "14.00 14.00")
    let button = """
      struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(4).onTapGesture { configuration.trigger() }
        }
      }
      extension PrimitiveButtonStyle where Self == Twice { static func twice() -> Self { Self() } }
      """
    let plain = "Button(action: {}) { Color.red.frame(width: 10, height: 10) }"
    #expect(try size("\(plain).buttonStyle(Twice())", button) == "18.00 18.00")
    #expect(try size("\(plain).buttonStyle(.twice())", button) == "18.00 18.00")
  }

  @Test("A style can have a property and a function of one name")
  func named() throws {
    let style = """
      struct Big: ButtonStyle {
        var side: CGFloat = 2
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(side) }
      }
      extension ButtonStyle where Self == Big {
        static var big: Big { .init() }
        static func big(side: CGFloat) -> Big { .init(side: side) }
      }
      """
    let plain = "Button(action: {}) { Color.red.frame(width: 10, height: 10) }"
    #expect(try size("\(plain).buttonStyle(.big)", style) == "14.00 14.00")
    #expect(try size("\(plain).buttonStyle(.big(side: 5))", style) == "20.00 20.00")
  }

  @Test("Pages have no bar")
  func pages() throws {
    let tabs = "TabView { Color.red }"
    let source =
      "struct It: View { var body: some View { \(tabs).tabViewStyle(.page(indexDisplayMode: .never)) } }"
    let lines = try SourceFrames.lines(of: source, proposal)
    #expect(lines.contains("root Color 0.00 0.00 300.00 200.00"))
    #expect(!lines.contains { $0.contains("TabBar") })
  }

  @Test("A style that is not known is said")
  func unknown() throws {
    let source = """
      struct It: View { var body: some View { Button("a") {}.buttonStyle(.theme) } }
      """
    let scene = try SourceFrames.scene(source)
    #expect(
      scene.report.assumptions.map(\.description) == [
        "Card.swift:1:56: the modifier .buttonStyle(.theme) is not known; assumed to be neutral"
      ])
  }

  @Test("A layout says along which axis spacers and dividers in it lie")
  func orientation() throws {
    let layout = """
      struct Column: Layout {
        static var layoutProperties: LayoutProperties {
          var properties = LayoutProperties()
          properties.stackOrientation = .vertical
          return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews[0].sizeThatFits(ProposedViewSize(width: 50, height: 60))
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 50, height: 60))
        }
      }
      """
    #expect(try size("Column { Divider() }", layout).hasPrefix("50.00 "))
    #expect(try size("Column { Spacer() }", layout) == "0.00 60.00")
  }

  @Test("Numbers in formats")
  func formats() throws {
    for (written, shown) in [
      (".number.precision(.fractionLength(1))", "4.5"), (".currency(code: \"EUR\")", "€4.50"),
      (".percent", "450%"),
    ] {
      let one = try SourceFrames.lines(
        of: "struct It: View { var body: some View { Text(4.5, format: \(written)) } }", proposal)
      let other = try SourceFrames.lines(
        of: "struct It: View { var body: some View { Text(verbatim: \"\(shown)\") } }", proposal)
      #expect(one == other)
    }
    let open = try SourceFrames.scene(
      "struct It: View { var body: some View { Text(4.5, format: Own()) } }")
    #expect(open.report.assumptions.count == 1)
  }
}
