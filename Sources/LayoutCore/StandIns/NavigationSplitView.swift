import Foundation

/// Which columns of a ``NavigationSplitView`` are shown.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
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

  /// Makes three columns.
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

  /// The columns that are shown.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    let width: CGFloat = 320
    return StandIn("NavigationSplitView", source) {
      if environment.horizontalSizeClass != .regular {
        NavigationRecipe.column(sidebar, source)
      } else {
        HStack(
          spacing: 0,
          content: {
            if visibility != .detailOnly, visibility != .doubleColumn {
              NavigationRecipe.column(sidebar, source).frame(width: width, fileID: file, line: line)
            }
            if visibility != .detailOnly, Content.self != EmptyView.self {
              NavigationRecipe.column(content, source).frame(width: width, fileID: file, line: line)
            }
            NavigationRecipe.column(detail, source)
          }, fileID: file, line: line)
      }
    }.layoutNodes(in: environment)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
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
