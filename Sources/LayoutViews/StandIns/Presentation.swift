import ElementTree
import Foundation

/// The view that is presented over the screen, made where the modifier is written and shown over the whole
/// screen.
private struct PresentedScreen: ElementAttachment {
  var nodes: [LayoutNode]
  var isCover: Bool
  /// The modifier that presents it.
  var name: String { isCover ? "fullScreenCover" : "sheet" }

  var pendingLayer: (any PreferenceLayer)? { nil }
}

/// The list of suggestions during a search.
private struct SearchSuggestions: ElementAttachment {
  var list: LayoutNode

  var pendingLayer: (any PreferenceLayer)? { nil }
}

extension LayoutNode {
  /// Returns the first attachment of a type in the view.
  private func attached<Attachment>(_ type: Attachment.Type) -> Attachment? {
    // Without recursion: a chain of views may be longer than a thread's stack.
    var pending = [self]
    while let node = pending.popLast() {
      if let appearance = (node.box as? ElementBox<AppearanceElement>)?.element,
        let found = appearance.attached as? Attachment
      {
        return found
      }
      pending += node.children.reversed()
    }
    return nil
  }

  /// Every view that the screen presents, from the outside in.
  private var presentations: [(screen: PresentedScreen, node: LayoutNode)] {
    var found: [(screen: PresentedScreen, node: LayoutNode)] = []
    var pending = [self]
    while let node = pending.popLast() {
      if let screen = (node.box as? ElementBox<AppearanceElement>)?.element.attached as? PresentedScreen {
        found.append((screen, node))
      }
      pending += node.children.reversed()
    }
    return found
  }

  /// The presented views that are not shown, because a screen presents one at a time: the place of each, its modifier,
  /// and the modifier whose view is shown.
  package var hiddenPresentations: [(position: SourcePosition?, name: String, shown: String)] {
    let all = presentations
    guard let first = all.first else { return [] }
    let hidden = all.dropFirst().map { one in (one.node.source, one.screen.name, first.screen.name) }
    return hidden + first.screen.nodes.flatMap(\.hiddenPresentations)
  }

  /// The list of suggestions during a search; `nil` where there are none.
  var searchSuggestions: LayoutNode? { attached(SearchSuggestions.self)?.list }

  /// Returns the view with another one over it.
  func under(_ top: LayoutNode, at place: String = ".suggestions") -> LayoutNode {
    var (bottom, top) = (self, top)
    bottom.place = ".0"
    top.place = place
    return LayoutNode(
      ZStackElement(), children: [bottom, top], source: source, direction: direction, place: self.place)
  }
}

extension View {
  /// Presents a view over the screen, where there is one.
  package func presenting(
    _ presented: (some View)?, asCover isCover: Bool = false, fileID: String, line: Int
  ) -> some View {
    Attaching(
      content: self, kind: isCover ? "fullScreenCover" : "sheet",
      source: SourcePosition(file: fileID, line: line)
    ) { environment in
      guard let presented else { return nil }
      return PresentedScreen(nodes: presented.layoutNodes(in: environment), isCover: isCover)
    }
  }

  /// Offers rows as suggestions during a search in the view.
  package func suggesting(_ rows: some View, fileID: String, line: Int) -> some View {
    let source = SourcePosition(file: fileID, line: line)
    return Attaching(content: self, kind: "searchSuggestions", source: source) { environment in
      var inside = environment
      inside.listStyleName = "plain"
      return SearchSuggestions(list: PlatformList(source: source, isForm: false).scroll(rows, inside))
    }
  }

  /// Offers suggestions during a search: on an iPhone's platform rows of a plain list over the view.
  public func searchSuggestions(
    @ViewBuilder _ suggestions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    suggesting(suggestions(), fileID: fileID, line: line)
  }
}

/// A view with an attachment that is shown elsewhere on an iPhone's screen, and nowhere else.
private struct Attaching<Content: View>: View {
  typealias Body = Never
  var content: Content
  var kind: String
  var source: SourcePosition
  var make: (EnvironmentValues) -> (any ElementAttachment)?

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var marker = AppearanceElement(kind: kind)
    if environment.platform?.system == .iOS {
      var inside = environment.inStack(along: nil)
      inside.isInList = false
      inside.fillsRows = false
      inside.isInSafeArea = true
      inside.isInTopmostTab = false
      marker.attached = environment.at(.layer) { make(inside) }
    }
    return content.layoutNodes(in: environment).enumerated().map { index, node in
      var inner = node
      inner.place = ""
      let node = LayoutNode(
        marker, children: [inner], source: source, direction: environment.layoutDirection, place: node.place)
      marker.attached = nil
      return node
    }
  }
}

/// The height of a sheet.
extension PresentationDetent {
  /// The detent as drawings and layouts name it.
  package var word: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let share): "fraction:\(share)"
    case .height(let height): "height:\(height)"
    }
  }

  /// Finds the detent of a word; `nil` for a word of none.
  fileprivate init?(word: Substring) {
    let parts = word.split(separator: ":")
    switch (parts.first, parts.last.flatMap { Double($0) }) {
    case ("medium", _): self = .medium
    case ("large", _): self = .large
    case ("fraction", let share?): self = .fraction(CGFloat(share))
    case ("height", let height?): self = .height(CGFloat(height))
    default: return nil
    }
  }

  /// The height on a usual screen, by which several are ordered: a sheet comes at the lowest of its detents.
  fileprivate var usualHeight: CGFloat {
    switch self {
    case .medium: 440
    case .large: 800
    case .fraction(let share): 800 * share
    case .height(let height): height
    }
  }
}

extension LayoutNode {
  /// The lowest detent that a sheet sets; `large` where it sets none.
  fileprivate var detent: PresentationDetent? {
    if let appearance = element as? AppearanceElement, appearance.kind == "presentationDetents" {
      return appearance.attributes["detents"]?.split(separator: " ")
        .compactMap { PresentationDetent(word: $0) }.min { $0.usualHeight < $1.usualHeight }
    }
    return children.lazy.compactMap(\.detent).first
  }

  /// Returns the screen in its container, whose edges are unsafe for some points, with the presented view
  /// over it.
  ///
  /// A sheet reaches from a little below the container's top, or from the height of its lowest detent, to the
  /// bottom; the presenting view does not move.
  package func inContainer(_ safeArea: EdgeInsets, in environment: EnvironmentValues) -> LayoutNode {
    let screen = inSafeArea(safeArea)
    guard environment.platform?.system == .iOS else { return screen }
    // What is presented may present something over itself.
    var (shown, level) = (screen, 0)
    var next = attached(PresentedScreen.self)
    while let presented = next {
      shown = shown.under(presented, level, safeArea, in: environment)
      next = presented.nodes.lazy.compactMap { $0.attached(PresentedScreen.self) }.first
      level += 1
    }
    return shown
  }

  /// Returns the screen with a presented view over it, the first or one that is presented by the one before.
  private func under(
    _ presented: PresentedScreen, _ level: Int, _ safeArea: EdgeInsets, in environment: EnvironmentValues
  ) -> LayoutNode {
    let sheet = SheetPanel(content: MadeNodes(nodes: presented.nodes), safeArea: safeArea)
    let view =
      presented.isCover
      ? AnyView(
        sheet.content.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(safeArea))
      : sheet.at(presented.nodes.lazy.compactMap(\.detent).first ?? .large, in: environment)
    let nodes = view.marking(presented.isCover ? "cover" : "presented").layoutNodes(in: environment)
    guard let top = nodes.first else { return self }
    return under(top, at: (presented.isCover ? ".cover" : ".sheet") + (level == 0 ? "" : "\(level + 1)"))
  }
}

/// A view of nodes that were made before.
private struct MadeNodes: View {
  typealias Body = Never
  var nodes: [LayoutNode]

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { nodes }
}

extension View {
  fileprivate func marking(_ kind: String) -> Marking<Self> { Marking(content: self, kind: kind) }
}

/// A sheet over a screen.
private struct SheetPanel<Content: View> {
  var content: Content
  var safeArea: EdgeInsets

  /// Returns the sheet at a detent, in a container of the screen's size.
  func at(_ detent: PresentationDetent, in environment: EnvironmentValues) -> AnyView {
    let side = environment.metric(.sheetSide)
    let sides = EdgeInsets(top: 0, leading: side, bottom: side, trailing: side)
    let top =
      safeArea.top > 0
      ? safeArea.top + environment.metric(.sheetTopInSafeArea) : environment.metric(.sheetTop)
    switch detent {
    case .large: return AnyView(panel.padding(.top, top))
    case .medium:
      // Half of the container for each of the two, of which the lower one reaches up a little.
      return AnyView(
        VStack(spacing: 0) {
          Color.clear
          panel.padding(sides).padding(.top, -environment.metric(.sheetMediumOverHalf))
        })
    case .fraction(let share):
      let parts = 1_000
      return AnyView(
        panel.padding(sides)
          .containerRelativeFrame(
            .vertical, count: parts, span: max(1, min(parts, Int(share * CGFloat(parts)))), spacing: 0
          )
          .frame(maxHeight: .infinity, alignment: .bottom))
    case .height(let height):
      return AnyView(
        panel.padding(sides).frame(height: height + safeArea.bottom)
          .frame(maxHeight: .infinity, alignment: .bottom))
    }
  }

  /// The content in the middle of the sheet, clear of the unsafe area at the bottom.
  private var panel: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(EdgeInsets(top: 0, leading: 0, bottom: safeArea.bottom, trailing: 0))
      .marking("sheetPanel")
  }
}
