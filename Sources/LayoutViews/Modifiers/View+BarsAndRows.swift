import ElementTree
import Foundation

/// A namespace for the display mode of a bar's title.
public enum NavigationBarItem {
  /// The display mode of a bar's title.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// The mode of the view before.
    case automatic
    /// A title in the bar.
    case inline
    /// A large title under the bar.
    case large
  }
}

/// The placement of an item in the bars around a view.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// The system's default placement.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The place of the back button.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// The place of the most important action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The place of less important actions.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// The place of an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The place of an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The place of an action that deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The place of a status.
  public static let status = ToolbarItemPlacement(name: "status")
  /// A bar over the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading end of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// A bar around a view.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The nearest bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar of a navigation stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The content of the bars around a view: a view itself, here.
public typealias ToolbarContent = View
/// A builder of the content of the bars around a view.
public typealias ToolbarContentBuilder = ViewBuilder

/// An item of a bar around a view; it is drawn there, and does not affect layout.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates an item with a placement in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  /// Creates an item with a placement in a bar, which the user may move.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  /// The item's content, marked for drawing.
  public var body: some View {
    content.appearance("ToolbarItem", ["placement": placement.name], #fileID, #line)
  }
}

/// Several items of a bar around a view; they are drawn there, and do not affect layout.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Creates items with a placement in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  /// The item's content, marked for drawing.
  public var body: some View {
    content.appearance("ToolbarItem", ["placement": placement.name], #fileID, #line)
  }
}

extension View {
  /// Sets the display mode of a bar's title, without affecting layout.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarTitleDisplayMode", ["mode": displayMode.rawValue], fileID, line)
  }

  /// Sets the display mode of a bar's title, without affecting layout.
  public func toolbarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarTitleDisplayMode", ["mode": mode.rawValue], fileID, line)
  }

  /// Puts a view at the leading end of a bar, without affecting layout.
  public func navigationBarItems(
    leading: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// Puts a view at the trailing end of a bar, without affecting layout.
  public func navigationBarItems(
    trailing: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// Puts views at both ends of a bar, without affecting layout.
  public func navigationBarItems(
    leading: some View, trailing: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// Sets whether the bar is drawn, without affecting layout.
  public func navigationBarHidden(
    _ hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// Sets whether bars are drawn, without affecting layout.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbar", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets the background of bars, without affecting layout.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarBackground", ["style": style.paint], fileID, line)
  }

  /// Sets whether bars have a background, without affecting layout.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarBackground", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets whether bars are drawn light or dark, without affecting layout.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarColorScheme", [:], fileID, line)
  }

  /// Shows a number beside a row or a tab, without affecting layout.
  public func badge(
    _ count: Int, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("badge", count == 0 ? [:] : ["label": "\(count)"], fileID, line)
  }

  /// Shows a text beside a row or a tab, without affecting layout.
  public func badge(
    _ label: Text?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("badge", label.map { ["label": $0.plainString] } ?? [:], fileID, line)
  }

  /// Shows a text beside a row or a tab, without affecting layout.
  public func badge(
    _ key: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    badge(Text(key), fileID: fileID, line: line)
  }
}

/// Sets the space around a row of a list.
struct RowInsetsBehavior: ViewBehavior {
  let rowInsets: EdgeInsets?
}

extension View {
  /// Sets the space around the view as a row of a list, in points; `nil` is the list's own.
  public func listRowInsets(
    _ insets: EdgeInsets?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    behaving("listRowInsets", RowInsetsBehavior(rowInsets: insets), [:], fileID, line)
  }

  /// Draws a background behind a row of a list, without affecting layout.
  public func listRowBackground(
    _ view: (some View)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listRowBackground", (view as? Color).map { ["style": $0.paint] } ?? [:], fileID, line)
  }

  /// Sets whether lines are drawn between rows, without affecting layout.
  public func listRowSeparator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listRowSeparator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets whether lines are drawn between sections, without affecting layout.
  public func listSectionSeparator(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listSectionSeparator", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Sets whether a scroll view draws its own background, without affecting layout.
  public func scrollContentBackground(
    _ visibility: Visibility, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("scrollContentBackground", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Accepts an action for pulling down a list, without affecting layout.
  public func refreshable(
    action: @escaping () async -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("refreshable", [:], fileID, line)
  }

  /// Accepts an action for deleting rows, without affecting layout.
  public func onDelete(
    perform action: ((IndexSet) -> Void)?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("onDelete", [:], fileID, line)
  }
}

extension View {
  /// Lets the view span several columns of the grid around it.
  ///
  /// Several such modifiers of one view add up. A count below 0 is an error of the layout.
  public func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> some View {
    wrapped(by: GridCellElement(.columns(count)), fileID, line)
  }

  /// Sets the point of the view that coincides with the same point of its cell; of several the innermost
  /// counts.
  public func gridCellAnchor(_ anchor: UnitPoint, fileID: String = #fileID, line: Int = #line) -> some View {
    wrapped(by: GridCellElement(.anchor(anchor)), fileID, line)
  }

  /// Aligns the cells of the view's column; of several such cells the topmost counts.
  public func gridColumnAlignment(
    _ guide: HorizontalAlignment, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    wrapped(by: GridCellElement(.columnAlignment(guide)), fileID, line)
  }

  /// Offers the view no more along the axes than the other cells of its column or row take.
  public func gridCellUnsizedAxes(_ axes: Axis.Set, fileID: String = #fileID, line: Int = #line) -> some View
  {
    wrapped(by: GridCellElement(.unsizedAxes(axes)), fileID, line)
  }
}
