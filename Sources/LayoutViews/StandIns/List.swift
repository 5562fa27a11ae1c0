import ElementTree
import Foundation

/// A stand-in for a list: a scroll view over rows below each other, each as wide as the list.
///
/// A row has 16 points of space at each side and 11 above and below its content, unless `listRowInsets` says otherwise,
/// and is at least 44 points high.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition

  /// Creates a list of the views of its content.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a list whose rows can be selected; the selection never changes here.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(content: content, fileID: fileID, line: line)
  }

  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row, fileID: String = #fileID,
    line: Int = #line
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: { ForEach(data, content: rowContent) }, fileID: fileID, line: line)
  }

  /// Creates a list with a row for each element; `id` is the key path to the value that identifies an
  /// element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: String = #fileID, line: Int = #line
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: { ForEach(data, id: id, content: rowContent) }, fileID: fileID, line: line)
  }

  /// Returns a scroll view of rows.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    if environment.platform != nil {
      let rows = PlatformList(source: source, isForm: false).scroll(content, environment)
      return [
        LayoutNode(
          AppearanceElement(kind: "List"), children: [rows], source: source,
          direction: environment.layoutDirection)
      ]
    }
    return [RowList.node(kind: "List", content, source, environment)]
  }
}

/// A stand-in for a form: laid out as a `List`, or as the nearest ``FormStyle`` shows it.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a form of the views of its content.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the rows, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = FormStyleConfiguration(
      content: StyledContent(content), source: source)
    return environment.nodes(of: configuration, "Form", source, isRestyled: isRestyled)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style's configuration, shown by the next style further out.
  public init(_ configuration: FormStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(content: { configuration.content }, fileID: fileID, line: line)
    isRestyled = true
  }
}

/// The rows of a form, which scroll.
struct FormRows: View {
  typealias Body = Never
  let configuration: FormStyleConfiguration

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    if environment.platform != nil {
      return [
        PlatformList(source: configuration.source, isForm: true).scroll(configuration.content, environment)
      ]
    }
    return [RowList.scroll(configuration.content, configuration.source, environment)]
  }
}

/// The recipe of lists and forms.
private enum RowList {
  static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  static let minHeight: CGFloat = 44

  static func node(
    kind: String, _ content: some View, _ source: SourcePosition, _ environment: EnvironmentValues
  ) -> LayoutNode {
    LayoutNode(
      AppearanceElement(kind: kind), children: [scroll(content, source, environment)], source: source,
      direction: environment.layoutDirection)
  }

  /// Returns a scroll view of rows.
  static func scroll(
    _ content: some View, _ source: SourcePosition, _ environment: EnvironmentValues
  ) -> LayoutNode {
    let direction = environment.layoutDirection
    var rows = content.layoutNodes(in: environment.insideMargins.inStack(along: nil)).map {
      row($0, source, direction)
    }
    // A list without rows is as wide as one with rows.
    if rows.isEmpty {
      rows = StandInLeaf(kind: "NoRows", width: nil, height: 0, source: source).layoutNodes(in: environment)
      rows[0].place = ".0"
    }
    let stack = StackElement(
      axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key,
      defaultSpacing: environment.spacing)
    let column = LayoutNode(stack, children: rows, source: source, direction: direction, place: ".0")
      .inMargins(environment.contentMargins, source)
    return environment.scrollView(ScrollViewElement(axes: .vertical), around: column, source)
  }

  private static func row(_ content: LayoutNode, _ source: SourcePosition, _ direction: LayoutDirection)
    -> LayoutNode
  {
    var inner = content
    inner.place = ""
    let position = content.innermostSource ?? source
    let padded = LayoutNode(
      PaddingElement(content.rowInsets ?? insets), children: [inner], source: position, direction: direction)
    let frame = FlexibleFrameElement(
      minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: minHeight, idealHeight: nil,
      maxHeight: nil,
      alignment: .leading)
    return LayoutNode(frame, children: [padded], source: position, direction: direction, place: content.place)
  }
}

extension LayoutNode {
  /// The place of the view inside all modifiers, which a row's own parts share: a written modifier has its own.
  var innermostSource: SourcePosition? {
    var node = self
    while node.element is any ModifierElement, let inner = node.children.first { node = inner }
    return node.source
  }

  /// The insets that the row's own modifiers set around it; `nil` where they set none.
  var rowInsets: EdgeInsets? {
    var node = self
    while node.element is any ModifierElement {
      if let insets = (node.element as? AppearanceElement)?.attachedBehavior?.behavior.rowInsets {
        return insets
      }
      guard let inner = node.children.first else { return nil }
      node = inner
    }
    return nil
  }
}

/// The style of lists; it does not affect layout here, and only SwiftUI's own styles are known, as in SwiftUI.
public protocol ListStyle {
  /// The name of the style, such as `automatic`.
  var name: String { get }
}

/// The system's default.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  /// The name of the style, `automatic`.
  public var name: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The system's default.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A style of rows alone.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  /// The name of the style, `plain`.
  public var name: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// A style of rows alone.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style of rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  /// The name of the style, `grouped`.
  public var name: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style of rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style of rows with space at the sides.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
  /// The name of the style, `inset`.
  public var name: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// A style of rows with space at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A style of rows in groups with space at the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
  /// The name of the style, `insetGrouped`.
  public var name: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style of rows in groups with space at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A style of rows in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  /// The name of the style, `sidebar`.
  public var name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style of rows in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in the view, without affecting layout.
  public func listStyle(
    _ style: some ListStyle, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("listStyle", ["style": style.name], fileID, line).environment(\.listStyleName, style.name)
  }
}
