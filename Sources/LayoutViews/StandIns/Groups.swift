import ElementTree

/// A stand-in for a box: its label in the headline's font over its content, with 16 points of space around both, or as the
/// nearest ``GroupBoxStyle`` shows them.
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content
  private let source: SourcePosition
  /// Whether a style's body shows the control again.
  private var isRestyled = false

  /// Creates a box with a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label and the content, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = GroupBoxStyleConfiguration(
      label: StyledContent(label),
      content: StyledContent(content), source: source)
    return environment.nodes(of: configuration, "GroupBox", source, isRestyled: isRestyled)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.init(content: content, label: { EmptyView() }, fileID: fileID, line: line)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style's configuration, shown by the next style further out.
  public init(_ configuration: GroupBoxStyleConfiguration, fileID: String = #fileID, line: Int = #line) {
    self.init(
      content: { configuration.content }, label: { configuration.label }, fileID: fileID, line: line)
    isRestyled = true
  }
}

/// A stand-in for content that can be hidden: its label, a spacer and an arrow of 8 x 14 points, and the content below
/// where it is shown, or as the nearest ``DisclosureGroupStyle`` shows them.
public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: Content
  private let source: SourcePosition

  /// Creates a group whose content is shown while the binding is true.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the label, and the content where it is shown.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = DisclosureGroupStyleConfiguration(
      label: StyledContent(label), content: StyledContent(content), isExpanded: isExpanded, source: source)
    return environment.nodes(
      of: configuration, "DisclosureGroup", source, behavior: ToggleBehavior(isOn: isExpanded),
      attributes: ["isExpanded": "\(isExpanded.wrappedValue)"])
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(titleKey, fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool> = .constant(false),
    @ViewBuilder content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isExpanded: isExpanded, content: content, label: { Text(String(title), fileID: fileID, line: line) },
      fileID: fileID, line: line)
  }
}

/// A stand-in for controls that belong together: one beside the other, 8 points apart.
///
/// The nearest ``ControlGroupStyle`` can show them otherwise. SwiftUI shows the label in menus and toolbars,
/// where there is no space for the controls, and so never here.
public struct ControlGroup<Content: View>: View, PrimitiveView {
  private let content: Content
  private let label: AnyView
  private let source: SourcePosition

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content, fileID: String = #fileID, line: Int = #line) {
    self.init(content: content, label: { EmptyView() }, fileID: fileID, line: line)
  }

  /// Creates a group of controls with a label, which is not shown.
  public init<Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.content = content()
    self.label = AnyView(label())
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a group of controls with a translated title, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(titleKey, fileID: fileID, line: line) }, fileID: fileID, line: line)
  }

  /// Creates a group of controls with a title, which is not shown.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, label: { Text(String(title), fileID: fileID, line: line) }, fileID: fileID, line: line
    )
  }

  /// Returns the controls, in the style of the environment.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let configuration = ControlGroupStyleConfiguration(
      content: StyledContent(content), label: StyledContent(label), source: source)
    return environment.nodes(of: configuration, "ControlGroup", source)
  }
}

/// A stand-in for a section: its header, its content and its footer, given to the container one by one.
///
/// In a `List` or a `Form` each of them is a row, or several.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Returns the nodes of the header, the content and the footer; headers and footers have the font of
  /// footnotes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    if environment.isInList {
      return ListParts(header: header, content: content, footer: footer).layoutNodes(in: environment)
    }
    guard environment.isInLazyGrid else {
      return TupleView(header.font(.footnote), content, footer.font(.footnote)).layoutNodes(in: environment)
    }
    // A grid has to know which views have a line of their own; fonts do not matter to it.
    var inside = environment
    inside.isInLazyGrid = false
    return TupleView(LazyTitle(content: header), LazyCells(content: content), LazyTitle(content: footer))
      .layoutNodes(in: inside)
  }
}

/// A header or a footer in a lazy grid.
private struct LazyTitle<Content: View>: View, PrimitiveView {
  var content: Content

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).map { $0.standing(in: .title) }
  }
}

/// The content of a section in a lazy grid.
private struct LazyCells<Content: View>: View, PrimitiveView {
  var content: Content

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var cells = content.layoutNodes(in: environment)
    if let first = cells.first { cells[0] = first.standing(in: .opensSection) }
    return cells
  }
}

extension LayoutNode {
  /// Returns the view with its part in a section.
  fileprivate func standing(in row: GridRowPlace) -> LayoutNode {
    var node = self
    node.gridRow = row
    return node
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a translated title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, header: { Text(titleKey, fileID: fileID, line: line) }, footer: { EmptyView() })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, header: { Text(String(title), fileID: fileID, line: line) }, footer: { EmptyView() })
  }
}
