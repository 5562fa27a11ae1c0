import ElementTree
import Foundation

/// How the title in a bar is shown.
public enum NavigationBarItem {
  /// How the title in a bar is shown.
  public enum TitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the views before.
    case automatic
    /// In the bar.
    case inline
    /// Under the bar, large.
    case large
  }
}

/// Where something stands in the bars around a view.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// As the system likes.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  /// Where the most important action stands.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Where less important actions stand.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  /// Where something is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where something is cancelled.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where something is deleted.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// Where a state is told.
  public static let status = ToolbarItemPlacement(name: "status")
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// At the leading end of the top.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// At the trailing end of the top.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// At the leading end of the top.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// At the trailing end of the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
}

/// A bar around a view.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The one that is nearest.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The one of a navigation stack.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What stands in the bars around a view: a view itself, here.
public typealias ToolbarContent = View
/// Makes what stands in the bars around a view.
public typealias ToolbarContentBuilder = ViewBuilder

/// Something in a bar around a view; it is drawn there, and laid out nowhere.
public struct ToolbarItem<Content: View>: View {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Something at a place in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  /// Something that a person may move, at a place in a bar.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content)
  }

  /// The content.
  public var body: some View {
    content.appearance("ToolbarItem", ["placement": placement.name], #fileID, #line)
  }
}

/// Several things in a bar around a view; they are drawn there, and laid out nowhere.
public struct ToolbarItemGroup<Content: View>: View {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// Several things at a place in a bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  /// The content.
  public var body: some View {
    content.appearance("ToolbarItem", ["placement": placement.name], #fileID, #line)
  }
}

extension View {
  /// How the title in a bar is shown; the layout stays.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarTitleDisplayMode", ["mode": displayMode.rawValue], fileID, line)
  }

  /// How the title in a bar is shown; the layout stays.
  public func toolbarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarTitleDisplayMode", ["mode": mode.rawValue], fileID, line)
  }

  /// What stands at the leading end of a bar; the layout stays.
  public func navigationBarItems(
    leading: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// What stands at the trailing end of a bar; the layout stays.
  public func navigationBarItems(
    trailing: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// What stands at the ends of a bar; the layout stays.
  public func navigationBarItems(
    leading: some View, trailing: some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarItems", [:], fileID, line)
  }

  /// Says whether the bar is drawn; the layout stays.
  public func navigationBarHidden(
    _ hidden: Bool, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("navigationBarHidden", ["hidden": "\(hidden)"], fileID, line)
  }

  /// Says whether bars are drawn; the layout stays.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbar", ["visibility": visibility.rawValue], fileID, line)
  }

  /// What is drawn behind bars; the layout stays.
  public func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarBackground", ["style": style.paint], fileID, line)
  }

  /// Says whether something is drawn behind bars; the layout stays.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarBackground", ["visibility": visibility.rawValue], fileID, line)
  }

  /// Returns whether bars are drawn light or dark; the layout stays.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("toolbarColorScheme", [:], fileID, line)
  }

  /// Returns a number beside a row or a tab; the layout stays.
  public func badge(
    _ count: Int, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("badge", count == 0 ? [:] : ["label": "\(count)"], fileID, line)
  }

  /// Returns a text beside a row or a tab; the layout stays.
  public func badge(
    _ label: Text?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("badge", label.map { ["label": $0.plainString] } ?? [:], fileID, line)
  }

  /// Returns a text beside a row or a tab; the layout stays.
  public func badge(
    _ key: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    badge(Text(key), fileID: fileID, line: line)
  }
}

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
    appearance("listRowBackground", (view as? Color).map { ["style": $0.paint] } ?? [:], fileID, line)
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

extension View {
  /// Lets the view span several columns of the grid around it.
  ///
  /// Several such modifiers of one view add up. A count below 0 is an error of the layout.
  public func gridCellColumns(_ count: Int, fileID: String = #fileID, line: Int = #line) -> some View {
    wrapped(by: GridCellElement(.columns(count)), fileID, line)
  }

  /// Says which point of the view meets the same point of its cell; of several the innermost counts.
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
