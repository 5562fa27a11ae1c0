import Foundation

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
  /// The content of a scroll view with margins around it; the content itself where there are none.
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
