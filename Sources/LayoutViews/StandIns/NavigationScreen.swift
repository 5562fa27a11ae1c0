import ElementTree
import Foundation

/// The screen of a navigation stack on a phone: its content keeps clear of the bars, which lie over it.
///
/// The bars are those that the views inside request: one for a title, which is large unless they set another
/// mode, a search field at the bottom, and a toolbar.
struct NavigationScreen<Content: View>: View {
  typealias Body = Never
  /// The greatest number of screens over each other: one that leads to itself would have no end.
  private static var mostScreens: Int { 20 }
  var content: Content
  /// The way to the screens over this one.
  var path: NavigationWay
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var screens = [Screen(content, under: nil, source, in: environment)]
    func push(_ view: AnyView) {
      screens.append(Screen(view, under: screens.last, source, in: environment))
    }
    for value in path.values {
      let found = screens.reversed().lazy.compactMap { $0.destination(of: value) }.first
      // As the system does, a screen reports that there is nothing for the value.
      push(found ?? path.missing?(value) ?? AnyView(NoDestination(source: source)))
    }
    while screens.count < Self.mostScreens, let next = screens.last?.destination(of: PushedByItself()) {
      push(next)
    }
    guard screens.count > 1 else { return screens[0].nodes }
    let nodes = screens.flatMap(\.nodes).enumerated().map { number, node in
      var node = node
      node.place = ".\(number)"
      return node
    }
    return [
      LayoutNode(
        ZStackElement(), children: nodes, source: source, direction: environment.layoutDirection)
    ]
  }
}

/// The screen of a value without a destination.
private struct NoDestination: View {
  typealias Body = Never
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    StandInLeaf(kind: "NoDestination", width: nil, height: nil, source: source).layoutNodes(in: environment)
  }
}

/// One of the screens over each other in a navigation stack.
private struct Screen {
  private(set) var nodes: [LayoutNode] = []
  private var isLarge = false

  init(
    _ content: some View, under last: Screen?, _ source: SourcePosition, in environment: EnvironmentValues
  ) {
    var inside = environment.inStack(along: nil)
    inside.isInSafeArea = true
    inside.isInTopmostTab = false
    let screen = content.frame(
      maxWidth: .infinity, maxHeight: .infinity, fileID: source.file, line: source.line)
    nodes = screen.layoutNodes(in: inside).map { node in
      let bars = ScreenBars(of: node, under: last?.isLarge)
      isLarge = bars.isLarge
      let insets = bars.insets(in: environment)
      var inner = bars.hidesListTop ? node.withoutListTop : node
      if bars.isSearching, let suggestions = node.searchSuggestions { inner = inner.under(suggestions) }
      guard insets != EdgeInsets() else { return inner }
      let place = inner.place
      inner.place = ""
      return LayoutNode(
        PaddingElement(insets, use: .safeArea), children: [inner], source: source,
        direction: environment.layoutDirection, place: place
      ).marked("bars", bars.drawn(insets, in: environment))
    }
  }

  /// Returns the destination of a value, as the views of the screen declare it.
  func destination(of value: Any) -> AnyView? {
    func destination(in node: LayoutNode) -> AnyView? {
      if let attached = (node.element as? AppearanceElement)?.attached as? AttachedBehavior,
        let found = attached.behavior.destination(of: value)
      {
        return found
      }
      return node.children.lazy.compactMap(destination).first
    }
    return nodes.lazy.compactMap(destination).first
  }
}

/// The settings of a screen's bars that its views declare.
private struct ScreenBars {
  var hasTitle = false
  var hasItems = false
  var isInline = false
  private var asksForLarge = false
  var isHidden = false
  var searches = false
  var isSearching = false
  var hasBottomBar = false
  /// The distance that a view inside was scrolled, in points.
  private var scrolled: CGFloat = 0
  /// Whether a back button leads to the screen below.
  private var hasWayBack: Bool
  /// Whether a title is large unless the screen sets another mode.
  private let isLargeByDefault: Bool
  /// The content of the bars.
  var title = ""
  var items: [String] = []
  var prompt = ""

  /// Creates the bars of a screen over one whose title is large or not; `nil` for the root.
  init(of node: LayoutNode, under isLarge: Bool?) {
    hasWayBack = isLarge != nil
    isLargeByDefault = isLarge ?? true
    read(node)
  }

  private mutating func read(_ node: LayoutNode) {
    if let appearance = node.element as? AppearanceElement {
      switch appearance.kind {
      // These have bars of their own.
      case "NavigationStack", "NavigationView", "NavigationSplitView", "TabView": return
      case "navigationTitle", "navigationBarTitle":
        hasTitle = true
        title = appearance.attributes["title"] ?? title
      case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
        isInline = isInline || ["inline", "inlineLarge"].contains(appearance.attributes["mode"])
        asksForLarge = asksForLarge || appearance.attributes["mode"] == "large"
      case "navigationBarItems": hasItems = true
      case "navigationBarBackButtonHidden":
        if appearance.attributes["hidden"] != "false" { hasWayBack = false }
      case "toolbar":
        items += appearance.attributes["items"].map { [$0] } ?? []
        if appearance.attributes["visibility"] == "hidden" {
          isHidden = true
        } else if appearance.attributes["place"] == "bottomBar" {
          hasBottomBar = true
        } else {
          hasItems = true
        }
      case LayoutNode.scrolledKind:
        scrolled = max(
          scrolled, appearance.attributes["furthest"].flatMap(Double.init).map { CGFloat($0) } ?? 0)
      case "navigationBarHidden": isHidden = appearance.attributes["hidden"] != "false"
      case "searchable":
        searches = true
        prompt = appearance.attributes["prompt"] ?? prompt
        isSearching = appearance.attributes["presented"] == "true"
      default: break
      }
    }
    for child in node.children { read(child) }
  }

  /// Whether the title is a large one.
  var isLarge: Bool {
    hasTitle && (isLargeByDefault || asksForLarge) && !isInline && !isHidden && !isSearching
  }

  /// Returns the height of the large title in the bar, in points; zero once a view inside is scrolled by as
  /// much.
  private func largeTitle(in environment: EnvironmentValues) -> CGFloat {
    guard isLarge else { return 0 }
    let height = environment.line(of: .largeTitle).height + environment.metric(.largeTitleEnds)
    return scrolled < height ? height : 0
  }

  /// Whether a list begins at the bar's end.
  var hidesListTop: Bool { isLarge || isSearching }

  /// Returns the drawing's attributes of the bars.
  func drawn(_ insets: EdgeInsets, in environment: EnvironmentValues) -> [String: String] {
    func written(_ length: CGFloat) -> String { PointFormat.shortest(length) }
    var attributes = [
      "top": written(insets.top), "bottom": written(insets.bottom), "title": title,
      "platform": environment.platform?.name ?? "",
    ]
    if insets.top > 0, !isSearching {
      attributes["row"] = written(environment.metric(.navigationBar))
      attributes["above"] = written(spaceAbove(in: environment))
    }
    if largeTitle(in: environment) > 0 {
      attributes["large"] = written(environment.resolved(.largeTitle).size)
    }
    if !items.isEmpty { attributes["items"] = items.joined(separator: "\n") }
    if searches { attributes["prompt"] = prompt.isEmpty ? "Search" : prompt }
    return attributes
  }

  /// Returns the space above the navigation bar: none under a bar of the system's own.
  private func spaceAbove(in environment: EnvironmentValues) -> CGFloat {
    environment.isInSafeArea && !environment.isInTopmostTab ? 0 : environment.metric(.navigationBarTop)
  }

  func insets(in environment: EnvironmentValues) -> EdgeInsets {
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    if isSearching {
      top = environment.metric(.searchingTop)
    } else if !isHidden, hasTitle || hasItems || hasWayBack {
      top =
        environment.metric(.navigationBar) + spaceAbove(in: environment) + largeTitle(in: environment)
    }
    if isSearching {
      bottom = environment.metric(.searchingBottom)
    } else if searches || hasBottomBar {
      bottom = environment.metric(environment.isInSafeArea ? .bottomBarInSafeArea : .bottomBar)
    }
    return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
