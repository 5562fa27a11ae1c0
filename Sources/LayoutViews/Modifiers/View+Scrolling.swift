import ElementTree
import Foundation

/// The visibility of the indicators of a scroll view.
public enum ScrollIndicatorVisibility: String, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case automatic
  /// Indicators are shown.
  case visible
  /// Indicators are hidden, unless a mouse is used.
  case hidden
  /// Indicators are never shown.
  case never
}

/// The effect of scrolling on the keyboard.
public enum ScrollDismissesKeyboardMode: String, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case automatic
  /// The keyboard goes as soon as scrolling begins.
  case immediately
  /// The keyboard follows the drag.
  case interactively
  /// The keyboard stays.
  case never
}

/// The condition under which a scroll view bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// The view always bounces.
  public static let always = ScrollBounceBehavior(name: "always")
  /// The view bounces where its content is larger than itself.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The rule for where scrolling comes to rest.
public struct ScrollTargetBehaviorName: Hashable, Sendable {
  private let name: String
  /// Scrolling comes to rest at whole pages.
  public static let paging = ScrollTargetBehaviorName(name: "paging")
  /// Scrolling comes to rest at views.
  public static let viewAligned = ScrollTargetBehaviorName(name: "viewAligned")
}

extension View {
  /// Sets whether bars show how far the views inside have scrolled, without affecting layout.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal],
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollIndicators", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets the effect of scrolling on the keyboard, without affecting layout.
  public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollDismissesKeyboard", ["mode": mode.rawValue], fileID, line)
  }

  /// Draws content that lies outside a scroll view, without affecting layout.
  public func scrollClipDisabled(
    _ disabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollClipDisabled", ["disabled": "\(disabled)"], fileID, line)
  }

  /// Sets whether the views inside scroll, without affecting layout.
  public func scrollDisabled(
    _ disabled: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollDisabled", ["disabled": "\(disabled)"], fileID, line)
  }

  /// Sets whether scroll views bounce at their ends, without affecting layout.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical], fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    appearance("scrollBounceBehavior", [:], fileID, line)
  }

  /// Marks the views in a layout as targets at which scrolling comes to rest, without affecting layout.
  public func scrollTargetLayout(
    isEnabled: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollTargetLayout", [:], fileID, line)
  }

  /// Sets where scrolling comes to rest, without affecting layout.
  public func scrollTargetBehavior(
    _ behavior: ScrollTargetBehaviorName, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollTargetBehavior", [:], fileID, line)
  }

  /// Binds the id of the view that a scroll view has scrolled to, without affecting layout.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollPosition", [:], fileID, line)
  }

  /// Sets the point of its content that a scroll view shows first, and the place of content that is shorter
  /// than it.
  ///
  /// That long content starts at the anchor was recorded on macOS; that short content lies there too is
  /// stated by Apple's documentation of `ScrollAnchorRole`, and `nil` is the system's choice.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) {
      $0 = ScrollAnchors(short: anchor, long: anchor)
    }
  }

  /// Sets the point of its content that a scroll view shows first, or the place of content that is shorter
  /// than it.
  ///
  /// The role of content that changes its size moves nothing in one layout.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) {
      switch role {
      case .alignment: $0.short = anchor
      case .initialOffset: $0.long = anchor
      case .sizeChanges: break
      }
    }
  }

  /// Accepts an action for moving rows, without affecting layout.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onMove", [:], fileID, line)
  }

  /// Adds a search field to the bar of the nearest navigation stack, without affecting layout.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("searchable", prompt.map { ["prompt": Text($0).plainString] } ?? [:], fileID, line)
  }
}

/// The placement of a search field.
public enum SearchFieldPlacement: String, Hashable, Sendable, CaseIterable {
  /// The system's default.
  case automatic
  /// A field in the bar.
  case toolbar
  /// A field in the sidebar.
  case sidebar
  /// A field under the bar.
  case navigationBarDrawer
}

/// The part of a scroll view to which content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  /// All parts of the scroll view.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The scroll indicators, which do not affect layout.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The use that a scroll view makes of an anchor.
public enum ScrollAnchorRole: String, Hashable, Sendable, CaseIterable {
  /// The part of long content that is shown first.
  case initialOffset
  /// The part that stays in place where content changes its size.
  case sizeChanges
  /// The place of short content.
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

  /// The environment inside a scroll view, whose own margins do not apply to those in it.
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
  /// Adds margins around the content of the scroll views in the view, in points; the innermost modifier of an
  /// edge counts.
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

  /// Adds margins of `length` points at some edges of the content of scroll views; `nil` is 16, whatever the
  /// environment's padding.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let side = length ?? EnvironmentValues().padding
    return contentMargins(
      edges, EdgeInsets(top: side, leading: side, bottom: side, trailing: side), for: placement)
  }

  /// Adds margins of `length` points at every edge of the content of scroll views.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
