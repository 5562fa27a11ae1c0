import Foundation

/// Says how much space a row of a list has around it.
struct RowInsetsBehavior: ViewBehavior {
  let rowInsets: EdgeInsets?
}

extension View {
  /// Says how much space the view has around it as a row of a list, in points; `nil` is the list's own.
  public func listRowInsets(
    _ insets: EdgeInsets?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("listRowInsets", RowInsetsBehavior(rowInsets: insets), [:], fileID, line)
  }

  /// Draws something behind a row of a list; the layout stays.
  public func listRowBackground(
    _ view: (some View)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listRowBackground", [:], fileID, line)
  }

  /// Says whether lines are drawn between rows; the layout stays.
  public func listRowSeparator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listRowSeparator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Says whether lines are drawn between sections; the layout stays.
  public func listSectionSeparator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listSectionSeparator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Says whether a scroll view draws its own background; the layout stays.
  public func scrollContentBackground(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollContentBackground", ["visibility": visibility.rawValue], fileID, line)
  }

  /// What is done when a list is pulled down; the layout stays.
  public func refreshable(
    action: @escaping () async -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("refreshable", [:], fileID, line)
  }

  /// What is done when rows are deleted; the layout stays.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onDelete", [:], fileID, line)
  }
}
