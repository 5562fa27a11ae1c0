import ElementTree
import Foundation

/// A stack that makes its views as they are scrolled to; all of them are laid out here, in a column as wide as it may be.
///
/// Each view is offered the width and no height; the stack fills the width that it is offered.
///
/// ```swift
/// let list = ScrollView {
///   LazyVStack(alignment: .leading) {
///     ForEach(0..<20) { Text("Row \($0)") }
///   }
/// }
/// ```
public struct LazyVStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Creates a stack; `spacing` is in points, and `nil` is the distance that neighbours prefer.
  ///
  /// Pinned views are laid out in their places.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the stack in a frame without a greatest width, at its ideal height.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("LazyVStack", source) {
      VStack(alignment: alignment, spacing: spacing, content: { content }, fileID: file, line: line)
        .frame(
          maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center), fileID: file,
          line: line
        )
        .fixedSize(horizontal: false, vertical: true, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// A stack that makes its views as they are scrolled to; all of them are laid out here, in a row as tall as it may be.
///
/// Each view is offered the height and no width; the stack fills the height that it is offered.
///
/// ```swift
/// let shelf = ScrollView(.horizontal) {
///   LazyHStack(spacing: 12) {
///     ForEach(0..<20) { Text("Book \($0)") }
///   }
/// }
/// ```
public struct LazyHStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  private let source: SourcePosition

  /// Creates a stack; `spacing` is in points, and `nil` is the distance that neighbours prefer.
  ///
  /// Pinned views are laid out in their places.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns the stack in a frame without a greatest height, at its ideal width.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (file, line) = (source.file, source.line)
    return StandIn("LazyHStack", source) {
      HStack(alignment: alignment, spacing: spacing, content: { content }, fileID: file, line: line)
        .frame(
          maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment), fileID: file,
          line: line
        )
        .fixedSize(horizontal: true, vertical: false, fileID: file, line: line)
    }.layoutNodes(in: environment)
  }
}

/// The views of a lazy container that stay visible while it scrolls; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A grid that makes its views as they are scrolled to; all of them are laid out here, in columns of given widths.
///
/// The grid takes the width that it is offered, in which its columns are found and aligned. Each view is offered its
/// column's width and no height, and a row is as tall as its tallest view.
///
/// ```swift
/// let photos = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) {
///   ForEach(0..<20) { Text("Photo \($0)") }
/// }
/// ```
public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let element: LazyGridElement
  private let content: Content
  private let source: SourcePosition

  /// Creates a grid; `spacing` lies between rows, in points, and `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    element = LazyGridElement(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the views of all lines as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [element.node(of: content, source, in: environment)]
  }
}

/// A grid that makes its views as they are scrolled to; all of them are laid out here, in rows of given heights.
///
/// ```swift
/// let shelf = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
///   ForEach(0..<20) { Text("Book \($0)") }
/// }
/// ```
public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let element: LazyGridElement
  private let content: Content
  private let source: SourcePosition

  /// Creates a grid; `spacing` lies between columns, in points, and `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content, fileID: String = #fileID,
    line: Int = #line
  ) {
    element = LazyGridElement(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.defaultDistance)
    self.content = content()
    source = SourcePosition(file: fileID, line: line)
  }

  /// Returns one node with the views of all lines as children.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [element.node(of: content, source, in: environment)]
  }
}

extension LazyGridElement {
  /// Returns a grid of the views of some content, each with its part in its section.
  fileprivate func node(
    of content: some View, _ source: SourcePosition, in environment: EnvironmentValues
  ) -> LayoutNode {
    var inside = environment.inStack(along: nil)
    inside.isInLazyGrid = true
    let children = content.layoutNodes(in: inside)
    var grid = self
    let parts = children.map { child -> Part in
      switch child.outermostGridRow {
      case .title: .title
      case .opensSection: .first
      case .begins, .continues, nil: .other
      }
    }
    if parts.contains(where: { $0 != .other }) { grid.parts = parts }
    return LayoutNode(grid, children: children, source: source, direction: environment.layoutDirection)
  }
}

private enum LazyGridKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views are in a lazy grid, whose sections mark their headers and footers.
  var isInLazyGrid: Bool {
    get { self[LazyGridKey.self] }
    set { self[LazyGridKey.self] = newValue }
  }
}
