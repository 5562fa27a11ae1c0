import Foundation
import Taut
import Testing

struct Card: View {
  var title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
      Divider()
    }
  }
}

struct Boxed: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(12).frame(maxWidth: .infinity)
  }
}

enum Feet: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func linearDefaultValue(in context: LinearDimensions) -> LinearLength? { context.height }
}

extension VerticalAlignment {
  static let feet = VerticalAlignment(Feet.self)
}

struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideal.map(\.width).max() ?? 0
    return CGSize(width: width * CGFloat(ideal.count), height: ideal.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (column, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(column) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

struct RotatedBounds: Layout {
  var angle: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    return CGRect(origin: .zero, size: size)
      .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
      .applying(.init(rotationAngle: CGFloat(angle.radians))).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

struct Badge: View {
  @ScaledMetric(relativeTo: .caption) private var side = 24

  var body: some View { Circle().frame(width: side, height: side) }
}

struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Every letter is 10 points wide, and nothing wraps.
struct TypewriterMeasurer: TextMeasurer {
  func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    let size = CGSize(width: 10 * CGFloat(text.string.count), height: 20)
    let leaf = LeafMeasurement(
      size: size, firstBaseline: 16, lastBaseline: 16, widths: .all, heights: .all)
    return TextMeasurement(leaf: leaf, lines: [text.string], isTruncated: false)
  }
}

@Suite("Examples of views and layouts of one's own")
struct ViewExamples {
  private func size(_ view: some View, in proposal: ProposedViewSize = .unspecified) throws -> CGSize {
    try Taut.layout(view, in: proposal).views[0].frame.size
  }

  @Test func views() throws {
    #expect(try size(Card(title: "A")).height == 20.5 + 10.65625 + 1)
    #expect(try size(Color.red.modifier(Boxed()), in: ProposedViewSize(width: 90, height: 50)).width == 90)
  }

  @Test func spacing() {
    let text = ViewSpacing(above: 4.742, below: 8.151)
    print(text.distance(to: .ordinary, along: .vertical))  // 8.151
    print(text.distance(to: text, along: .vertical))  // 0
    #expect(text.distance(to: .ordinary, along: .vertical) == 8.151)
    #expect(text.distance(to: text, along: .vertical) == 0)
  }

  @Test func texts() throws {
    let name = Text("Ann").bold() + Text(", 34").font(.caption)
    let caption = try size(Text(", 34").font(.caption)).width
    #expect(try size(name).width == size(Text("Ann").bold()).width + caption)
  }

  @Test func textSizes() throws {
    let headline = Text("Today").font(.headline).dynamicTypeSize(.accessibility3)
    #expect(try size(headline).height > 2 * size(Text("Today")).height)
    #expect(try size(Badge().dynamicTypeSize(.xLarge)) == CGSize(width: 28, height: 28))
  }

  @Test func typesetting() {
    let runs = [TextRun("Total ", font: .body), TextRun("12", font: .title, tracking: 1)]
    let total = MeasurableText(runs)
    #expect(total.string == "Total 12")
    var typesetting = Typesetting()
    typesetting.lineSpacing = 4
    let text = MeasurableText("Two lines\nof text", typesetting: typesetting)
    #expect(BuiltInTextMeasurer().measure(text).size.height == 45)
  }

  @Test func keys() throws {
    let key: LocalizedStringKey = "\(Image(systemName: "globe")) **2** hours"
    #expect(try size(Text(key)).height == 20.5)
    #expect(try ["a"].map(Text.init).map { try size($0) } == [size(Text("a"))])
  }

  @Test func choices() throws {
    let title = ViewThatFits(in: .horizontal) {
      Text("The annual general meeting").fixedSize()
      Text("Meeting").fixedSize()
    }
    #expect(try size(title, in: ProposedViewSize(width: 80, height: 50)) == size(Text("Meeting")))
  }

  @Test func shapes() throws {
    let triangle = Path { path in
      path.move(to: CGPoint(x: 50, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 80))
      path.addLine(to: CGPoint(x: 0, y: 80))
      path.closeSubpath()
    }
    print(triangle.boundingRect.width)  // 100.0
    #expect(triangle.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(triangle.contains(CGPoint(x: 50, y: 40)) && !triangle.contains(CGPoint(x: 5, y: 5)))

    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    #expect(try size(Triangle().frame(width: 30)) == CGSize(width: 30, height: 10))
  }

  @Test func grids() throws {
    let facts = Grid(alignment: .leading, horizontalSpacing: 12) {
      GridRow {
        Text("Opening hours")
        Text("9 to 17")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .firstTextBaseline) {
        Text("Price")
        Text("12").font(.title).gridColumnAlignment(.trailing)
      }
    }
    let hours = try size(Text("Opening hours"))
    #expect(try size(facts).width == hours.width + 12 + size(Text("9 to 17")).width)
    let row = GridRow(alignment: .top) {
      Text("Name")
      Text("A name that takes two lines")
    }
    #expect(try size(VStack { row }).width == size(Text("A name that takes two lines")).width)
  }

  @Test func lazyContainers() throws {
    let list = ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<20) { Text("Row \($0)") }
      }
    }
    let shelf = ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<20) { Text("Book \($0)") }
      }
    }
    let photos = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
      ForEach(0..<20) { Text("Photo \($0)") }
    }
    let columns = [GridItem(.fixed(60)), GridItem(.flexible(minimum: 80)), GridItem(.adaptive(minimum: 44))]
    let container = ProposedViewSize(width: 300, height: 200)
    for size in [try size(list, in: container), try size(shelf, in: container)] {
      #expect(size == CGSize(width: 300, height: 200))
    }
    // Three columns of 94.67, and seven rows of one line.
    #expect(try size(photos, in: container).height == 7 * 20.5 + 6 * 8)
    #expect(columns.count == 3)
  }

  @Test func lazyRows() throws {
    let shelf = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
      ForEach(0..<20) { Text("Book \($0)") }
    }
    #expect(try size(shelf, in: ProposedViewSize(width: 300, height: 200)).height == 200)
  }

  @Test func guides() throws {
    let row = HStack(alignment: .feet) {
      Image("rogue", size: CGSize(width: 50, height: 64)).alignmentGuide(.feet) { $0.height - 4 }
      Image("dragoon", size: CGSize(width: 62, height: 91))
    }
    #expect(try size(row).height == 95)
  }

  @Test func layouts() throws {
    let columns = EqualWidths() {
      Text("OK")
      Text("Cancel")
    }
    #expect(try size(columns).width == 2 * size(Text("Cancel")).width)

    let tags = FlowLayout() {
      Text("linear")
      Text("programming")
    }
    #expect(try size(tags, in: ProposedViewSize(width: 90, height: nil)).height == 2 * 20.5)

    for isWide in [false, true] {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      let pair = layout {
        Color.red
        Color.blue
      }
      #expect(try size(pair).width == (isWide ? 28 : 10))
    }

    let turned = RotatedBounds(angle: .degrees(90)) { Image("wide", size: CGSize(width: 40, height: 10)) }
    #expect(abs(try size(turned).height - 40) < 1e-9)

    let first = Color.red.layoutValue(key: Rank.self, value: 1)
    #expect(try size(first).width == 10)
  }

  @Test func readers() throws {
    let halves = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2).id("half")
    }
    let half = try Taut.layout(halves, in: ProposedViewSize(width: 200, height: 50))["half"]
    #expect(half?.frame.width == 100)
  }

  @Test func measurers() throws {
    var environment = EnvironmentValues()
    environment.textMeasurer = TypewriterMeasurer()
    let result = try Taut.layout(Text("Hello"), in: .unspecified, environment: environment)
    #expect(result.views[0].frame.width == 50)
  }
}
