import Foundation
import Taut
import Testing

// Code as it is written for SwiftUI: layouts, modifiers and views of one's own, and every form of the vocabulary.

private struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let totalSpacing = spacing.reduce(0) { $0 + $1 }
    return CGSize(width: maxSize.width * CGFloat(subviews.count) + totalSpacing, height: maxSize.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let maxSize = maxSize(subviews: subviews)
    let spacing = spacing(subviews: subviews)
    let placementProposal = ProposedViewSize(width: maxSize.width, height: maxSize.height)
    var nextX = bounds.minX + maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += maxSize.width + spacing[index]
    }
  }
  private func maxSize(subviews: Subviews) -> CGSize {
    let subviewSizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let maxSize: CGSize = subviewSizes.reduce(.zero) { currentMax, subviewSize in
      CGSize(
        width: max(currentMax.width, subviewSize.width), height: max(currentMax.height, subviewSize.height))
    }
    return maxSize
  }
  private func spacing(subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}
extension View {
  fileprivate func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

private struct MyRadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let ranks = subviews.map { subview in subview[Rank.self] }
    let offset = Double(ranks.first ?? 0)
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius).applying(
        CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct CacheLayout: Layout {
  struct CacheData { var maxSize: CGSize; var total: CGFloat }
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  func makeCache(subviews: Subviews) -> CacheData { CacheData(maxSize: .zero, total: 0) }
  func updateCache(_ cache: inout CacheData, subviews: Subviews) { cache.total = 1 }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    .init(width: 10, height: 10)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    for s in subviews { s.place(at: .zero, anchor: .topLeading, proposal: .infinity) }
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout CacheData
  ) -> CGFloat? { nil }
  func spacing(subviews: Subviews, cache: inout CacheData) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .all) }
    return spacing
  }
}

private struct Card: ViewModifier {
  var color: Color = .blue
  func body(content: Content) -> some View {
    content.padding().background(color.opacity(0.2)).clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
extension View { fileprivate func card() -> some View { modifier(Card()) } }

private enum Mode { case a, b(Int) }
private struct Item: Identifiable { var id: Int; var name: String }

private struct ContentView: View {
  @State private var flag = true
  @Environment(\.layoutDirection) private var direction
  var mode: Mode = .b(3)
  var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
  var title: String? = "Title"
  var body: some View {
    let layout = flag ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    ScrollView([.horizontal, .vertical], showsIndicators: false) {
      VStack(alignment: .leading, spacing: 0) {
        if let title { Text(title).font(.largeTitle).bold() } else { EmptyView() }
        switch mode {
        case .a: Text("a")
        case .b(let n): Text(direction == .leftToRight ? "b \(n)" : "c")
        }
        ForEach(items) { item in
          Text(item.name).tag(item.id).id("item-\(item.id)")
        }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
          Text(verbatim: "\(index)")
        }
        Group {
          Color(red: 0.2, green: 0.3, blue: 0.4).frame(height: 10)
          Rectangle().fill(.red).frame(maxWidth: .infinity, minHeight: 5, alignment: .leading)
          Circle().stroke(Color.green, lineWidth: 2).frame(width: 20)
          Capsule().foregroundStyle(.secondary).frame(width: 10, height: 5)
        }
        .padding(.horizontal)
        .padding([.top, .leading], 3)
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        layout {
          Text("x").layoutPriority(1)
          Spacer(minLength: 0)
          Divider()
          Rectangle().fill(Color.orange).aspectRatio(1, contentMode: .fit)
        }
        EqualWidthHStack {
          Text("one"); Text("three hundred")
        }
        MyRadialLayout {
          Text("1").rank(2); Text("2")
        }.frame(width: 100, height: 100)
        CacheLayout()() { Text("q") }
        Image(systemName: "star").scaledToFit().foregroundColor(.accentColor)
        Image("photo").resizable().scaledToFill().frame(width: 30, height: 30).clipped()
        Text("hello").card().shadow(radius: 3).zIndex(1).opacity(0.4).hidden()
        Text("overlay").overlay(Text("o"), alignment: .top).overlay(alignment: .bottomTrailing) {
          Circle().frame(width: 3, height: 3)
        }
        .background(.red).background(Color.blue, in: RoundedRectangle(cornerRadius: 3)).background {
          Color.red
        }
        GeometryReader { geo in
          Text("\(geo.size.width)").position(x: geo.size.width / 2, y: geo.frame(in: .local).midY)
        }
        .frame(height: 30)
        ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) {
          Color.clear; Text("z")
        }
        .frame(minWidth: 0, idealWidth: 20, maxWidth: .infinity, minHeight: 0, idealHeight: 3, maxHeight: 20)
        .alignmentGuide(.leading) { d in d[HorizontalAlignment.center] - 3 }
        .environment(\.layoutDirection, .rightToLeft)
        .rotationEffect(.degrees(30), anchor: .topLeading).scaleEffect(x: 2, y: 1)
        .animation(.default, value: flag).onAppear {}.onTapGesture {}
        .fixedSize(horizontal: false, vertical: true).border(Color.red, width: 2).cornerRadius(4)

      }
      .lineLimit(2).multilineTextAlignment(.center).font(.system(size: 12, weight: .bold))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .ignoresSafeArea()
    }
  }
}

@Suite("Code written for SwiftUI")
struct VocabularyTests {
  @Test("is laid out by both engines alike", arguments: [true, false])
  func everything(_ isWide: Bool) throws {
    let size = isWide ? ProposedViewSize(width: 320, height: 480) : ProposedViewSize(width: 90, height: nil)
    let result = try layOut(ContentView(), in: size, .images(["photo": CGSize(width: 30, height: 20)]))
    #expect(result.views.count > 80)
    #expect(result["item-1"] != nil)
  }
}

/// Titles of every sort: literals, keys and texts.
private struct Titled: View {
  let key: LocalizedStringKey
  let name: String
  @State private var choice = 0

  var body: some View {
    VStack {
      Picker("Colour", selection: $choice) { Text("Red").tag(0) }
      Picker(key, selection: $choice) { Text("Red").tag(0) }
      Picker(name, selection: $choice) { Text("Red").tag(0) }.pickerStyle(.wheel)
      Picker(selection: $choice) {
        Text("Red").tag(0)
      } label: {
        Text(key)
      }
      ContentUnavailableView(key, systemImage: "tray")
      TextField(key, text: .constant(""))
      TextField(name, text: .constant(""), prompt: Text(key))
      SecureField(text: .constant("")) { Text(key) }
      ControlGroup(key) { Button(key) {} }
    }
    .navigationTitle(key).navigationTitle("Literal").navigationTitle(name).navigationTitle(Text(key))
    .navigationBarTitle(Text(name)).navigationBarTitle(key)
    .alert(key, isPresented: .constant(false)) {
      Button("Yes") {}
    } message: {
      Text("no")
    }
    .alert("Literal", isPresented: .constant(false)) { Button("Yes") {} }
    .confirmationDialog(key, isPresented: .constant(false)) { Button("Yes") {} }
    .help(key).help("Literal")
    .accessibilityLabel(key).accessibilityLabel("Literal").accessibilityLabel(Text(name))
    .accessibilityValue(key).accessibilityHint(key)
  }
}

@Suite("Titles that are keys, strings and texts")
struct TitleTests {
  @Test("are taken by controls and modifiers alike")
  func titles() throws {
    let tree = try LayoutTree(Titled(key: "Key", name: "Name"))
    let titles = tree.indices.compactMap {
      (tree[$0].element as? AppearanceElement)?.attributes["title"]
    }
    #expect(titles.contains("Key") && titles.contains("Literal") && titles.contains("Name"))
    #expect(tree.indices.count { tree[$0].element.kind == "Picker" } == 4)
  }
}
