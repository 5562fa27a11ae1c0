import ElementTree
import Foundation

// The items of bars and segments are not laid out: a drawing of them gets their words.
extension LayoutNode {
  /// Returns an attribute of the first modifier of a kind, on the view or on one in it that is not shown
  /// twice.
  fileprivate func first(_ name: String, of kind: String) -> String? {
    if let appearance = element as? AppearanceElement, appearance.kind == kind,
      let value = appearance.attributes[name]
    {
      return value
    }
    guard element is any ModifierElement else { return nil }
    return children.first?.first(name, of: kind)
  }

  /// The words and symbols in the view: `t` and a text, or `s` and a symbol's name, with bars between them.
  package var drawnWords: String {
    var words: [String] = []
    func collect(_ node: LayoutNode) {
      if let text = (node.element as? MeasuredElement)?.text {
        words.append("t" + text.string.drawable)
      } else if let image = node.element as? ImageElement {
        words.append((image.isSymbol ? "s" : "i") + image.name.drawable)
      } else {
        node.children.forEach(collect)
      }
    }
    collect(self)
    return words.joined(separator: "|")
  }

  /// The words of a tab in its bar, with its badge behind a semicolon.
  var tabWords: String {
    (first("words", of: "tabItem") ?? "") + ";" + (first("label", of: "badge") ?? "").drawable
  }

  /// The words of a view in a bar, after its placement and its appearance.
  fileprivate var itemWords: String {
    let place = first("placement", of: "ToolbarItem") ?? "automatic"
    let look = first("look", of: "Button") ?? first("look", of: "Menu") ?? ""
    let role = first("role", of: "Button") ?? ""
    return "\(place);\(look);\(role);\(isSpace ? " " : drawnWords)"
  }

  private var isSpace: Bool {
    element is SpacerElement || (element is any ModifierElement && children.first?.isSpace ?? false)
  }
}

extension String {
  /// The text without the characters that separate words.
  fileprivate var drawable: String {
    String(map { "|;\n".contains($0) ? " " : $0 })
  }
}

/// A view with the items of a bar around it, which are drawn and not laid out.
package struct ToolbarContentView<Content: View, Items: View>: View {
  package typealias Body = Never
  private let content: Content
  private let items: Items
  private let attributes: [String: String]
  private let source: SourcePosition

  /// Creates a view with items in a bar, and with attributes of the bar.
  package init(
    content: Content, items: Items, attributes: [String: String] = [:], _ source: SourcePosition
  ) {
    (self.content, self.items, self.attributes, self.source) = (content, items, attributes, source)
  }

  package func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var attributes = attributes
    var inside = environment.inStack(along: nil)
    inside.isInList = false
    let words = items.layoutNodes(in: inside).map(\.itemWords)
    if environment.platform != nil, !words.isEmpty { attributes["items"] = words.joined(separator: "\n") }
    return content.appearance("toolbar", attributes, source.file, source.line).layoutNodes(in: environment)
  }
}

/// A view with its item in a bar of tabs.
package struct TabItemView<Content: View, Label: View>: View {
  package typealias Body = Never
  private let content: Content
  private let label: Label
  private let source: SourcePosition

  /// Creates a tab with its item in the bar.
  package init(content: Content, label: Label, _ source: SourcePosition) {
    (self.content, self.label, self.source) = (content, label, source)
  }

  package func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let words = label.layoutNodes(in: environment.inStack(along: nil)).map(\.drawnWords)
    return content.appearance(
      "tabItem", environment.platform == nil ? [:] : ["words": words.joined(separator: "|")], source.file,
      source.line
    ).layoutNodes(in: environment)
  }
}
