import ElementTree

/// How lists are drawn; it has no part in layout here, and only SwiftUI's own styles are known, as in SwiftUI.
public protocol ListStyle {
  /// What the style is called.
  var name: String { get }
}

/// As the system likes.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// As the system likes.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows alone.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows alone.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows with room at the sides.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows in groups with room at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with room at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// What the style is called.
  public var name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// How the lists in the view are drawn; the layout stays.
  public func listStyle(
    _ style: some ListStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listStyle", ["style": style.name], fileID, line)
  }
}
