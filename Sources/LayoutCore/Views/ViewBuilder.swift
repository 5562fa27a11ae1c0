/// Builds one view from the statements of a closure.
///
/// There may be any number of views, and `if`, `else`, `switch` and `#available`.
@resultBuilder
public enum ViewBuilder {
  /// A view that stands as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A block of one view, which stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// A block of several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// A view under an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A view under `#available`, whose type is hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
