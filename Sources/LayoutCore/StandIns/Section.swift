/// A stand-in for a section: its header, its content and its footer, given to the container one by one.
///
/// In a `List` or a `Form` each of them is a row, or several.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The nodes of the header, the content and the footer; headers and footers have the font of footnotes.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    TupleView(header.font(.footnote), content, footer.font(.footnote)).layoutNodes(in: environment)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section of content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title that is translated.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, header: { Text(titleKey, fileID: fileID, line: line) }, footer: { EmptyView() })
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      content: content, header: { Text(String(title), fileID: fileID, line: line) }, footer: { EmptyView() })
  }
}
