import LayoutCore

/// The rule by which random instances of one type of element are made.
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
  /// The role of the element.
  var role: ElementRole { get }
  /// The relative frequency among the elements of its role.
  var weight: Int { get }
  /// Whether the element runs opaque code, which no document can hold.
  var isOpaque: Bool { get }

  /// Returns a random element with its children; `views` is the view that a modifier wraps, and empty
  /// otherwise.
  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode
}

extension GeneratorRule {
  /// False unless implemented: most elements are made of numbers and words.
  public var isOpaque: Bool { false }
}

/// The generator's rules, one for each type of element.
public struct GeneratorRules: Sendable {
  private let registry: RuleRegistry<any GeneratorRule>
  /// The rules by role, each as many times as its weight.
  private let lots: [ElementRole: [any GeneratorRule]]

  private init(_ registry: RuleRegistry<any GeneratorRule>) {
    self.registry = registry
    lots = Dictionary(grouping: registry.all.flatMap { Array(repeating: $0, count: $0.weight) }, by: \.role)
  }

  /// Creates the rules of a list; of two for the same type of element the later one counts.
  public init(_ rules: [any GeneratorRule]) { self.init(RuleRegistry(rules) { $0.elementType }) }

  /// Returns the same list with one more rule, which takes the place of any other for its type of element.
  public func replacing(_ rule: any GeneratorRule) -> GeneratorRules {
    GeneratorRules(registry.replacing(rule, for: rule.elementType))
  }

  /// The types of element that the list has a rule for, by name.
  public var elementTypes: [any LayoutElement.Type] { registry.elementTypes }

  /// The rules, by the names of their types of element.
  var all: [any GeneratorRule] { registry.all }

  /// The rules for elements that a document can hold.
  var withoutOpaqueCode: GeneratorRules { GeneratorRules(all.filter { !$0.isOpaque }) }

  /// Returns a rule for a role, those of greater weight more often.
  func draw(_ role: ElementRole, using random: inout SeededGenerator) -> any GeneratorRule {
    guard let rule = lots[role]?.randomElement(using: &random) else {
      preconditionFailure("there is no rule that makes a \(role)")
    }
    return rule
  }

  /// The rules of every element that Taut knows.
  public static let standard = GeneratorRules(
    leaves + frames + containers + wrappingModifiers)
}

/// A view of a node, so that random trees go through the real `ForEach`.
struct NodeView: View {
  typealias Body = Never
  /// The node that was made.
  var node: LayoutNode

  /// Returns the node itself.
  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [node] }
}
