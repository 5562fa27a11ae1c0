import ElementTree
import Foundation

/// A stand-in for a navigation stack: a bar of 44 points over the content, which takes the rest.
public struct NavigationStack<Content: View>: View, PrimitiveView {
  private let content: Content
  private let path: NavigationWay
  private let source: SourcePosition

  /// Creates a stack that shows its root.
  public init(@ViewBuilder root: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.init(pushing: [], root: root, fileID: fileID, line: line)
  }

  /// Creates a stack that shows the destinations of values over its root; `missing` makes the screen of a
  /// value without one.
  package init(
    pushing path: [Any], missing: ((Any) -> AnyView)? = nil, @ViewBuilder root: () -> Content, fileID: String,
    line: Int
  ) {
    content = root()
    source = SourcePosition(file: fileID, line: line)
    self.path = NavigationWay(values: path, missing: missing)
  }

  /// Creates a stack that shows its root, and on a platform over it the destination of each value of the
  /// path.
  public init<Path>(
    path: Binding<Path>, @ViewBuilder root: () -> Content, fileID: String = #fileID, line: Int = #line
  ) where Path: Collection, Path.Element: Hashable {
    self.init(pushing: path.wrappedValue.map { $0 }, root: root, fileID: fileID, line: line)
  }

  /// Creates a stack that shows its root, and on a platform over it the destination of each value of the
  /// path.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      pushing: path.wrappedValue.values.map(\.base), root: root, fileID: fileID, line: line)
  }

  /// Returns the bar and the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NavigationRecipe.view("NavigationStack", content, path, source).layoutNodes(in: environment)
  }
}

/// The values that lead from a navigation stack's root to the screen on top, of any types.
///
/// ```swift
/// let path = NavigationPath(["inbox", "first"])
/// ```
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates a path that ends at the root.
  public init() { values = [] }
  /// Creates a path of some values, the first one nearest to the root.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens over the root.
  public var count: Int { values.count }
  /// Whether the root is on top.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a screen on top.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes screens from the top, at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

/// A stand-in for a navigation view: laid out as a ``NavigationStack``.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Creates a view that shows its content.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the bar and the content.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    NavigationRecipe.view("NavigationView", content, NavigationWay(), source).layoutNodes(in: environment)
  }
}

/// The values of a navigation path.
struct NavigationWay {
  var values: [Any] = []
  /// Returns the view for a value without a destination; `nil` is a box that fills the screen.
  var missing: ((Any) -> AnyView)?
}

enum NavigationRecipe {
  private static let barHeight: CGFloat = 44

  fileprivate static func view(
    _ kind: String, _ content: some View, _ path: NavigationWay, _ source: SourcePosition
  ) -> some View {
    StandIn(kind, source) { screen(content, path, source) }
  }

  /// Returns content under the platform's bars, with the destinations of values over it.
  static func screen(_ content: some View, _ path: NavigationWay, _ source: SourcePosition) -> some View {
    ByPlatform { environment in
      if environment.isOnMac {
        content.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: source.file, line: source.line)
      } else {
        NavigationScreen(content: content, path: path, source: source)
      }
    } fallback: {
      column(content, source)
    }
  }

  /// Returns a bar over some content, which takes the rest.
  static func column(_ content: some View, _ source: SourcePosition) -> some View {
    let (file, line) = (source.file, source.line)
    return VStack(
      spacing: 0,
      content: {
        StandInLeaf(kind: "NavigationBar", width: nil, height: barHeight, source: source)
        content.frame(maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
      }, fileID: file, line: line)
  }
}

/// A stand-in for a link to another view: its label.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private let label: Label
  private let source: SourcePosition

  /// Creates a link to a view, which is not shown.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a link to a view, which is not shown.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(destination: { destination }, label: label, fileID: fileID, line: line)
  }

  /// Returns the drawing's attributes: in a list an arrow at the end of the row, elsewhere a label in the
  /// colour of controls.
  private func look(_ environment: EnvironmentValues) -> [String: String] {
    guard environment.platform != nil, !environment.isOnMac else { return [:] }
    if environment.isFilledRow { return ["look": "row"] }
    return environment.isInList ? [:] : ["look": "borderless"]
  }

  /// Returns the label.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandIn("NavigationLink", source, attributes: look(environment)) {
      ByPlatform { environment in
        if environment.isFilledRow, !environment.isOnMac {
          label
            .padding(
              .trailing, environment.metric(.linkArrow), fileID: source.file, line: source.line
            )
            .frame(maxWidth: .infinity, alignment: .leading, fileID: source.file, line: source.line)
        } else if environment.isFilledRow {
          label.frame(maxWidth: .infinity, alignment: .leading, fileID: source.file, line: source.line)
        } else {
          label
        }
      } fallback: {
        label
      }
    }.layoutNodes(in: environment)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value, which is not shown.
  public init<Value>(
    value: Value?, @ViewBuilder label: () -> Label, fileID: String = #fileID, line: Int = #line
  ) {
    self.label = label()
    source = SourcePosition(file: fileID, line: line)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      destination: destination, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID,
      line: line)
  }

  /// Creates a link with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(titleKey, destination: { destination }, fileID: fileID, line: line)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(title, destination: { destination }, fileID: fileID, line: line)
  }
}

/// The columns of a ``NavigationSplitView`` that are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are visible.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail are visible.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone is visible.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A stand-in for columns that lead from one to the next.
///
/// Where the environment's width is regular, a sidebar of 320 points, a content of 320, and a detail in the rest, side by
/// side; where it is compact, the sidebar alone. Each column is laid out as a ``NavigationStack``.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility
  private let source: SourcePosition

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: String = #fileID, line: Int = #line
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    visibility = columnVisibility.wrappedValue
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the columns that are shown.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    let width: CGFloat = 320
    return StandIn("NavigationSplitView", source) {
      if environment.horizontalSizeClass != .regular {
        NavigationRecipe.screen(sidebar, NavigationWay(), source)
      } else {
        HStack(
          spacing: 0,
          content: {
            if visibility != .detailOnly, visibility != .doubleColumn {
              NavigationRecipe.screen(sidebar, NavigationWay(), source).frame(
                width: width, fileID: file, line: line)
            }
            if visibility != .detailOnly, Content.self != EmptyView.self {
              NavigationRecipe.screen(content, NavigationWay(), source).frame(
                width: width, fileID: file, line: line)
            }
            NavigationRecipe.screen(detail, NavigationWay(), source)
          }, fileID: file, line: line)
      }
    }.layoutNodes(in: environment)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail,
      fileID: fileID, line: line)
  }
}

/// A stand-in for tabs: the first tab's view over a bar of 49 points, or without the bar in the style of pages.
public struct TabView<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition
  private var selection: String?

  /// Creates tabs, of which the first is shown.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates tabs, of which the one with a tag is shown, by its description; else the first.
  package init(selected: String?, content: Content, _ source: SourcePosition) {
    self.content = content
    self.source = source
    selection = selected
  }

  /// Creates tabs, of which the selected one is shown; else the first.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content: content, fileID: fileID, line: line)
    self.selection = "\(selection.wrappedValue)"
  }

  /// Returns the tab, and the bar where the style has one.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    if environment.platform != nil {
      // The bar lies over the tab, whose safe area ends above it.
      let isBarred = environment.hasTabBar && !environment.isOnMac
      let bar = environment.metric(environment.isInSafeArea ? .tabBarInSafeArea : .tabBarHeight)
      let attributes = [
        "bar": isBarred ? PointFormat.shortest(bar) : "0", "platform": environment.platform?.name ?? "",
      ]
      return StandIn("TabView", source, attributes: attributes) {
        ChosenNode(content: AnyView(content), selection: selection, isTab: true)
          .environment(\.isInTopmostTab, !environment.isInSafeArea)
          .frame(maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
          .safeAreaPadding(
            EdgeInsets(top: 0, leading: 0, bottom: isBarred ? bar : 0, trailing: 0), fileID: file, line: line)
      }.layoutNodes(in: environment)
    }
    let tab = ChosenNode(content: AnyView(content), selection: selection).frame(
      maxWidth: .infinity, maxHeight: .infinity, fileID: file, line: line)
    guard environment.hasTabBar else {
      return StandIn("TabView", source) { tab }.layoutNodes(in: environment)
    }
    return StandIn("TabView", source) {
      VStack(
        spacing: 0,
        content: {
          tab
          StandInLeaf(kind: "TabBar", width: nil, height: 49, source: source)
        }, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// The style of tabs: with a bar, or as pages; only SwiftUI's own styles are known.
public protocol TabViewStyle {
  /// Whether there is a bar of tabs.
  var hasBar: Bool { get }
}

/// A style of tabs with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates a default tab view style.
  public init() {}
  /// The style has a bar.
  public var hasBar: Bool { true }
}

/// A style of pages beside each other, of which the first is shown in the whole area.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots that mark the page; they are drawn over it.
  public enum IndexDisplayMode: String, Hashable, Sendable {
    /// Dots are shown where there are several pages.
    case automatic
    /// Dots are always shown.
    case always
    /// Dots are never shown.
    case never
  }

  /// Creates a page tab view style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// The style has no bar.
  public var hasBar: Bool { false }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: tabs with a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style of pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns a style of pages with dots that mark the page.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The style of the dots of pages.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// The visibility of a background behind the dots.
  public enum BackgroundDisplayMode: String, Hashable, Sendable {
    case automatic, always, never, interactive
  }

  /// The style with a dot for each page.
  public static let page = PageIndexViewStyle()
  /// Returns the dots of pages, with a background behind them.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { page }
}

private enum HasTabBarKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether tabs have a bar.
  var hasTabBar: Bool {
    get { self[HasTabBarKey.self] }
    set { self[HasTabBarKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tabs in the view.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    modifier(EnvironmentModifier { $0.hasTabBar = style.hasBar })
  }

  /// Sets the style of the dots of pages, without affecting layout.
  public func indexViewStyle(
    _ style: PageIndexViewStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("indexViewStyle", [:], fileID, line)
  }
}
