import ElementTree
import Foundation

/// Whether bars at the edges say how far something has scrolled.
public enum ScrollIndicatorVisibility: String, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case automatic
  /// Shown.
  case visible
  /// Not shown, unless a mouse is used.
  case hidden
  /// Never shown.
  case never
}

/// What scrolling does to the keyboard.
public enum ScrollDismissesKeyboardMode: String, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case automatic
  /// It goes at once.
  case immediately
  /// It goes as far as somebody drags it.
  case interactively
  /// It stays.
  case never
}

/// Whether something bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where scrolling comes to rest.
public struct ScrollTargetBehaviorName: Hashable, Sendable {
  private let name: String
  /// At a whole page.
  public static let paging = ScrollTargetBehaviorName(name: "paging")
  /// At a view.
  public static let viewAligned = ScrollTargetBehaviorName(name: "viewAligned")
}

extension View {
  /// Says whether bars show how far the views inside have scrolled; the layout stays.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal],
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollIndicators", ["visibility": visibility.rawValue], fileID, line)
  }

  /// What scrolling does to the keyboard; the layout stays.
  public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollDismissesKeyboard", ["mode": mode.rawValue], fileID, line)
  }

  /// Draws also what lies outside of a scroll view; the layout stays.
  public func scrollClipDisabled(
    _ disabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollClipDisabled", ["disabled": "\(disabled)"], fileID, line)
  }

  /// Says whether the views inside scroll; the layout stays.
  public func scrollDisabled(
    _ disabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollDisabled", ["disabled": "\(disabled)"], fileID, line)
  }

  /// Says whether scroll views bounce at their ends; the layout stays.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical], fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("scrollBounceBehavior", [:], fileID, line)
  }

  /// Says that the views in a layout are what scrolling comes to rest at; the layout stays.
  public func scrollTargetLayout(
    isEnabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollTargetLayout", [:], fileID, line)
  }

  /// Says where scrolling comes to rest; the layout stays.
  public func scrollTargetBehavior(
    _ behavior: ScrollTargetBehaviorName, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollTargetBehavior", [:], fileID, line)
  }

  /// Knows the view that a scroll view has scrolled to; the layout stays.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollPosition", [:], fileID, line)
  }

  /// Which point of its content a scroll view shows first, and where content lies that is shorter than it.
  ///
  /// That long content starts at the anchor was recorded on macOS; that short content lies there too is as Apple's
  /// documentation of `ScrollAnchorRole` says, and `nil` is the system's choice.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) {
      $0 = ScrollAnchors(short: anchor, long: anchor)
    }
  }

  /// Which point of its content a scroll view shows first, or where content lies that is shorter than it.
  ///
  /// What happens where content changes its size moves nothing in one layout.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) {
      switch role {
      case .alignment: $0.short = anchor
      case .initialOffset: $0.long = anchor
      case .sizeChanges: break
      }
    }
  }

  /// What is done when rows are moved; the layout stays.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onMove", [:], fileID, line)
  }

  /// Returns a field to search in the bar of the nearest navigation stack; the layout stays.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("searchable", prompt.map { ["prompt": Text($0).plainString] } ?? [:], fileID, line)
  }
}

/// Where a field to search stands.
public enum SearchFieldPlacement: String, Hashable, Sendable, CaseIterable {
  /// As the system likes.
  case automatic
  /// In the bar.
  case toolbar
  /// In the sidebar.
  case sidebar
  /// Under the bar.
  case navigationBarDrawer
}

/// What content margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// Everything.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// What shows how far it is scrolled, which has no part in layout.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What a scroll view uses an anchor for.
public enum ScrollAnchorRole: String, Hashable, Sendable, CaseIterable {
  /// What is shown first of long content.
  case initialOffset
  /// What stays in place where content changes its size.
  case sizeChanges
  /// Where short content lies.
  case alignment
}

/// The anchors of the scroll views inside.
struct ScrollAnchors: Hashable, Sendable {
  var short, long: UnitPoint?
}

private enum ScrollAnchorsKey: EnvironmentKey {
  static let defaultValue = ScrollAnchors()
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// The space around the content of scroll views.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// The environment inside a scroll view, whose own margins are none of those in it.
  var insideMargins: EnvironmentValues {
    guard contentMargins != EdgeInsets() else { return self }
    var inside = self
    inside.contentMargins = EdgeInsets()
    return inside
  }
}

extension LayoutNode {
  /// Returns the content of a scroll view with margins around it; the content itself where there are none.
  func inMargins(_ margins: EdgeInsets, _ source: SourcePosition) -> LayoutNode {
    guard margins != EdgeInsets() else { return self }
    var inner = self
    inner.place = ""
    return LayoutNode(
      PaddingElement(margins), children: [inner], source: source, direction: direction, place: place)
  }
}

extension View {
  /// Keeps space around the content of the scroll views in the view, in points; the last word on an edge counts.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentModifier { environment in
        guard placement != .scrollIndicators else { return }
        var margins = environment.contentMargins
        if edges.contains(.top) { margins.top = insets.top }
        if edges.contains(.leading) { margins.leading = insets.leading }
        if edges.contains(.bottom) { margins.bottom = insets.bottom }
        if edges.contains(.trailing) { margins.trailing = insets.trailing }
        environment.contentMargins = margins
      })
  }

  /// Keeps `length` points at some edges of the content of scroll views; `nil` is the environment's padding.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let side = length ?? EnvironmentValues().padding
    return contentMargins(
      edges, EdgeInsets(top: side, leading: side, bottom: side, trailing: side), for: placement)
  }

  /// Keeps `length` points at every edge of the content of scroll views.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
