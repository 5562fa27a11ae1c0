import ElementTree

/// How tabs are shown: with a bar, or as pages; only SwiftUI's own styles are known.
public protocol TabViewStyle {
  /// Whether there is a bar of tabs.
  var hasBar: Bool { get }
}

/// Tabs with a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
  /// There is a bar.
  public var hasBar: Bool { true }
}

/// Pages beside each other, of which the first is shown in the whole room.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown that say which page it is; they are drawn over the page.
  public enum IndexDisplayMode: String, Hashable, Sendable {
    /// Where there are several pages.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  /// There is no bar.
  public var hasBar: Bool { false }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs with a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages, with dots that say which one it is.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages are drawn.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// When something is drawn behind the dots.
  public enum BackgroundDisplayMode: String, Hashable, Sendable {
    case automatic, always, never, interactive
  }

  /// The dots of pages.
  public static let page = PageIndexViewStyle()
  /// The dots of pages, with something behind them.
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
  /// Says how the tabs in the view are shown.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    modifier(EnvironmentModifier { $0.hasTabBar = style.hasBar })
  }

  /// Says how the dots of pages are drawn; the layout stays.
  public func indexViewStyle(
    _ style: PageIndexViewStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("indexViewStyle", [:], fileID, line)
  }
}
