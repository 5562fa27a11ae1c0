import LayoutCore

/// How random instances of one type of element are made.
///
/// ```swift
/// struct Inset: GeneratorRule {
///   typealias Element = PaddingElement
///   let role = ElementRole.modifier
///   let weight = 2
///
///   func node(
///     around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
///   ) -> LayoutNode {
///     LayoutNode(PaddingElement(EdgeInsets(.all, generator.length(0...16))), children: views)
///   }
/// }
/// ```
public protocol GeneratorRule<Element>: ElementRule {
  /// The part that the element plays.
  var role: ElementRole { get }
  /// How often it comes up among the elements of its role, in proportion to their weights.
  var weight: Int { get }
  /// Whether the element runs code that nothing is known of, and that no document can hold.
  var isOpaque: Bool { get }

  /// A random element with its children; `views` is the view that a modifier wraps, and empty otherwise.
  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode
}

extension GeneratorRule {
  /// Most elements are made of numbers and words.
  public var isOpaque: Bool { false }
}
