import ElementTree
import Foundation

/// The screen of a navigation stack on a phone: what it shows keeps clear of the bars, which lie over it.
///
/// The bars are those that the views inside ask for: one for a title, which is large unless they say otherwise, a field to
/// search at the bottom, and a bar of tools.
struct NavigationScreen<Content: View>: View {
  typealias Body = Never
  var content: Content
  var source: SourcePosition

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inside = environment.inStack(along: nil)
    inside.isInSafeArea = true
    let direction = environment.layoutDirection
    let screen = content.frame(
      maxWidth: .infinity, maxHeight: .infinity, fileID: source.file, line: source.line)
    return screen.layoutNodes(in: inside).map { node in
      let bars = ScreenBars(of: node)
      let insets = bars.insets(in: environment)
      var inner = bars.hidesListTop ? node.withoutListTop : node
      guard insets != EdgeInsets() else { return inner }
      let place = inner.place
      inner.place = ""
      return LayoutNode(
        PaddingElement(insets, use: .safeArea), children: [inner], source: source, direction: direction,
        place: place)
    }
  }
}

/// What the views of a screen say of its bars.
private struct ScreenBars {
  var hasTitle = false
  var hasItems = false
  var isInline = false
  var isHidden = false
  var searches = false
  var isSearching = false
  var hasBottomBar = false

  init(of node: LayoutNode) { read(node) }

  private mutating func read(_ node: LayoutNode) {
    if let appearance = node.element as? AppearanceElement {
      switch appearance.kind {
      // These have bars of their own.
      case "NavigationStack", "NavigationView", "NavigationSplitView", "TabView": return
      case "navigationTitle", "navigationBarTitle": hasTitle = true
      case "navigationBarTitleDisplayMode", "toolbarTitleDisplayMode":
        isInline = isInline || ["inline", "inlineLarge"].contains(appearance.attributes["mode"])
      case "navigationBarItems": hasItems = true
      case "toolbar":
        if appearance.attributes["visibility"] == "hidden" {
          isHidden = true
        } else if appearance.attributes["place"] == "bottomBar" {
          hasBottomBar = true
        } else {
          hasItems = true
        }
      case "navigationBarHidden": isHidden = appearance.attributes["hidden"] != "false"
      case "searchable":
        searches = true
        isSearching = appearance.attributes["presented"] == "true"
      default: break
      }
    }
    for child in node.children { read(child) }
  }

  private var isLarge: Bool { hasTitle && !isInline && !isHidden && !isSearching }

  /// Whether a list begins at the bar's end.
  var hidesListTop: Bool { isLarge || isSearching }

  func insets(in environment: EnvironmentValues) -> EdgeInsets {
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    if isSearching {
      top = environment.metric(.searchingTop)
    } else if !isHidden, hasTitle || hasItems {
      top = environment.metric(.navigationBar)
      // Under a bar of the system's own there is no room above it.
      if !environment.isInSafeArea { top += environment.metric(.navigationBarTop) }
      if isLarge { top += environment.line(of: .largeTitle).height + environment.metric(.largeTitleEnds) }
    }
    if isSearching {
      bottom = environment.metric(.searchingBottom)
    } else if searches || hasBottomBar {
      bottom = environment.metric(environment.isInSafeArea ? .bottomBarInSafeArea : .bottomBar)
    }
    return EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }
}
