import LayoutCore

/// Text sizes in which a layout is looked at.
///
/// ```swift
/// let largest: TextSizes = [.large, .accessibility5]
/// print(TextSizes.all.sizes.count, largest.sizes.count)  // 12 2
/// ```
public struct TextSizes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The sizes, in their order; none stands for the size that the scene says.
  public var sizes: [DynamicTypeSize]

  /// Sizes; the same one twice counts once.
  public init(_ sizes: some Sequence<DynamicTypeSize>) { self.sizes = Set(sizes).sorted() }

  /// Sizes, as `[.large, .accessibility5]`.
  public init(arrayLiteral sizes: DynamicTypeSize...) { self.init(sizes) }

  /// All twelve.
  public static let all = TextSizes(DynamicTypeSize.allCases)
}
