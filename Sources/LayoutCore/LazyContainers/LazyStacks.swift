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

  /// Makes a stack; `spacing` is in points, and `nil` is what neighbours prefer.
  ///
  /// What is pinned is laid out in its place.
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

  /// The stack in a frame without a greatest width, at its ideal height.
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

  /// Makes a stack; `spacing` is in points, and `nil` is what neighbours prefer.
  ///
  /// What is pinned is laid out in its place.
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

  /// The stack in a frame without a greatest height, at its ideal width.
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

/// The views of a lazy container that stay in sight while it scrolls; nothing scrolls here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits, one for each kind.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
