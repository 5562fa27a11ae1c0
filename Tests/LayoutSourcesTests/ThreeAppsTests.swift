import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Apps of several files, read line by line")
struct ThreeAppsTests {
  private func texts(_ files: [(file: String, text: String)], view: String? = nil) throws -> [String] {
    var options = ReadingOptions()
    options.view = view
    options.proposal = ProposedViewSize(width: 390, height: 700)
    let scene = try SwiftSceneReader(options).read(files)
    #expect(scene.report.assumptions == [], "\(scene.report.assumptions)")
    #expect(scene.report.read == scene.report.total)
    return ShownView.texts(in: scene.document.root)
  }

  private static let shop: [(file: String, text: String)] = [
    (
      "App.swift",
      ##"""
      import SwiftUI
      @main struct ShopApp: App {
        @StateObject private var cart = Cart()
        var body: some Scene { WindowGroup { RootView().environmentObject(cart) } }
      }
      struct RootView: View {
        @State private var tab = Tab.cart
        enum Tab: Hashable { case catalogue, cart }
        var body: some View {
          TabView(selection: $tab) {
            CatalogueView().tabItem { Label("Catalogue", systemImage: "list.bullet") }.tag(Tab.catalogue)
            CartView().tabItem { Label("cart.title", systemImage: "cart") }.tag(Tab.cart)
          }
        }
      }
      """##
    ),
    (
      "Cart.swift",
      ##"""
      import SwiftUI
      final class Cart: ObservableObject {
        @Published private(set) var lines: [Line] = [Line(product: .init(name: "Tea", cents: 450), count: 2), Line(product: .init(name: "Mug", cents: 1299), count: 1)]
        struct Line: Identifiable { let id = UUID(); let product: Product; var count: Int; var total: Int { product.cents * count } }
        var total: Int { lines.reduce(0) { $0 + $1.total } }
      }
      struct Product: Hashable { let name: String; let cents: Int; var price: String { Money.format(cents) } }
      enum Money { static func format(_ cents: Int) -> String { String(format: "%.2f €", Double(cents) / 100) } }
      """##
    ),
    (
      "CartView.swift",
      ##"""
      import SwiftUI
      struct CartView: View {
        @EnvironmentObject private var cart: Cart
        var body: some View {
          VStack(alignment: .leading, spacing: Spacing.m) {
            Text("cart.title").font(.largeTitle)
            Text("\(cart.lines.count) items").foregroundStyle(.secondary)
            if cart.lines.isEmpty { Text("cart.empty") } else { ForEach(cart.lines) { LineRow(line: $0) } }
            Divider()
            HStack { Text(NSLocalizedString("total", value: "Summe", comment: "")); Spacer(); Text(Money.format(cart.total)).bold() }
            Button { } label: { Text("Pay").frame(maxWidth: .infinity) }.buttonStyle(.brand)
          }.padding()
        }
      }
      struct LineRow: View { let line: Cart.Line
        var body: some View { HStack { Text("\(line.count) ×"); Text(line.product.name); Spacer(); Text(Money.format(line.total)) } } }
      struct CatalogueView: View { var body: some View { Text("Catalogue") } }
      """##
    ),
    (
      "Style.swift",
      ##"""
      import SwiftUI
      enum Spacing { static let m: CGFloat = 12 }
      struct BrandButton: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10).background(Color.brandFill, in: RoundedRectangle(cornerRadius: 8)).foregroundStyle(.white) } }
      extension ButtonStyle where Self == BrandButton { static var brand: BrandButton { BrandButton() } }
      """##
    ),
  ]

  private static let notes: [(file: String, text: String)] = [
    (
      "Feature.swift",
      ##"""
      import ComposableArchitecture
      @Reducer struct NotesFeature {
        @ObservableState struct State: Equatable {
          var notes: IdentifiedArrayOf<Note> = [Note(id: 1, text: "Milk", tags: [.home]), Note(id: 2, text: "Call Ann", tags: [.work, .urgent])]
          var filter: Filter = .all
          var query = ""
          var visible: [Note] { notes.filter { filter == .all || $0.isDone == (filter == .done) } }
        }
        enum Action { case toggle(Int), setFilter(Filter) }
        enum Filter: String, CaseIterable { case all, open, done; var title: String { rawValue.capitalized } }
      }
      struct Note: Identifiable, Equatable { let id: Int; var text: String; var isDone = false; var tags: Tags = [] }
      struct Tags: OptionSet { let rawValue: Int; static let home = Tags(rawValue: 1); static let work = Tags(rawValue: 2); static let urgent = Tags(rawValue: 4) }
      """##
    ),
    (
      "NotesView.swift",
      ##"""
      import ComposableArchitecture
      import SwiftUI
      struct NotesView: View {
        @Bindable var store: StoreOf<NotesFeature>
        @AppStorage("compact") private var compact = false
        var body: some View {
          VStack(alignment: .leading, spacing: compact ? 2 : 8) {
            HStack { ForEach(NotesFeature.Filter.allCases, id: \.self) { f in Text(f.title).bold(f == store.filter) } }
            ForEach(store.visible) { note in
              HStack {
                Image(systemName: note.isDone ? "checkmark.circle" : "circle")
                Text(note.text)
                if note.tags.contains(.urgent) { Text("!").foregroundStyle(.red) }
                if note.tags.isDisjoint(with: [.work]) { Text("private") }
              }
            }
            if store.visible.isEmpty { ContentUnavailableView("No notes", systemImage: "note") }
          }
        }
      }
      #Preview("Notes") { NotesView(store: Store(initialState: NotesFeature.State()) { NotesFeature() }) }
      #Preview("Done") { NotesView(store: Store(initialState: NotesFeature.State(filter: .done)) { NotesFeature() }) }
      """##
    ),
  ]

  private static let weather: [(file: String, text: String)] = [
    (
      "Model.swift",
      ##"""
      import Foundation
      enum Condition: String, Codable { case sun, rain, snow = "Schnee"; var symbol: String { switch self { case .sun: "sun.max"; case .rain: "cloud.rain"; case .snow: "snowflake" } } }
      struct Day: Identifiable, Decodable { var id: Int; var name: String; var high: Double; var low: Double; var condition: Condition }
      protocol Service { func days() async throws -> [Day] }
      struct Fake: Service { func days() async throws -> [Day] { (0..<4).map { Day(id: $0, name: ["Mo", "Tu", "We", "Th"][$0], high: 20 + Double($0) * 1.5, low: 10, condition: $0 % 2 == 0 ? .sun : .rain) } } }
      @MainActor final class Model: ObservableObject {
        enum Phase { case loading, loaded([Day]), failed(String) }
        @Published var phase = Phase.loading
        let service: any Service
        init(service: any Service) { self.service = service }
        func load() async { do { phase = .loaded(try await service.days()) } catch { phase = .failed(error.localizedDescription) } }
      }
      """##
    ),
    (
      "ForecastView.swift",
      ##"""
      import SwiftUI
      struct ForecastView: View {
        @StateObject private var model: Model
        @Environment(\.colorScheme) private var scheme
        init(service: some Service) { _model = StateObject(wrappedValue: Model(service: service)) }
        var body: some View {
          Group {
            switch model.phase {
            case .loading: ProgressView("Loading")
            case .loaded(let days): list(days)
            case .failed(let text): Text(text)
            }
          }
          .task { await model.load() }
        }
        @ViewBuilder private func list(_ days: [Day]) -> some View {
          let warmest = days.max { $0.high < $1.high }
          VStack {
            if let warmest { Text("Warmest: \(warmest.name), \(warmest.high, specifier: "%.1f")°") }
            Text(scheme == .dark ? "night" : "day")
            ForEach(Array(days.enumerated()), id: \.element.id) { index, day in
              Row(day: day, isLast: index == days.count - 1)
            }
          }
        }
      }
      private struct Row: View { let day: Day; let isLast: Bool
        var body: some View { HStack { Text(day.name); Image(systemName: day.condition.symbol); Text("\(Int(day.low.rounded()))…\(Int(day.high.rounded(.up)))"); if isLast { Text("last") } } } }
      #Preview { ForecastView(service: Fake()) }
      """##
    ),
  ]

  @Test("A shop: its app, a selected tab, a model, money, and a style of its own")
  func shop() throws {
    #expect(
      try texts(Self.shop) == [
        "cart.title", "2 items", "2 ×", "Tea", "9.00 €", "1 ×", "Mug", "12.99 €", "Summe", "21.99 €", "Pay",
      ])
  }

  @Test("Notes on a store: filters, sets of options, a state of another filter")
  func notes() throws {
    #expect(
      try texts(Self.notes) == ["All", "Open", "Done", "Milk", "private", "Call Ann", "!"])
    #expect(try texts(Self.notes, view: "Done") == ["All", "Open", "Done", "No notes"])
  }

  @Test("A forecast: a service behind a protocol, phases, a task that loads")
  func weather() throws {
    #expect(
      try texts(Self.weather) == [
        "Warmest: Th, 24.5°", "day", "Mo", "10…20", "Tu", "10…22", "We", "10…23", "Th", "10…25", "last",
      ])
  }
}
