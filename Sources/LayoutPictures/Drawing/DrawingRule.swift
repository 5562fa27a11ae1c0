import LayoutCore

/// The rule by which one type of element is drawn.
protocol DrawingRule<Element>: ElementRule {
  associatedtype Element

  /// Returns the drawing of a view, from the bottom up, with the views in it.
  func items(_ element: Element, _ view: DrawnView) -> [PictureItem]
  /// Returns the alignment guides of the element, and the baselines of its text.
  func guides(_ element: Element, _ view: DrawnView) -> [PictureItem]
  /// Returns the traits of an element that the drawing of other views depends on.
  func traits(_ element: Element) -> DrawingTraits
  /// Changes the style of the views inside.
  func change(_ style: inout DrawingStyle, _ element: Element)
}

/// The traits of an element that the drawing of other views depends on.
struct DrawingTraits {
  /// The axis along which its children follow each other, with space between them; `nil` if they do not.
  var stackAxis: Axis?
  /// Whether the content is clipped to the element's edges.
  var cutsOff = false
  /// Whether it is drawn as a custom path, which may be any function of its size.
  var hasOwnPath = false
  /// The element's `zIndex`, by which siblings are drawn; `nil` if it sets none.
  var depth: Double?
}

/// A rule that draws a view, and affects the drawing of no other view.
protocol PaintedDrawing: DrawingRule {}

extension PaintedDrawing {
  func guides(_ element: Element, _ view: DrawnView) -> [PictureItem] { [] }
  func traits(_ element: Element) -> DrawingTraits { DrawingTraits() }
  func change(_ style: inout DrawingStyle, _ element: Element) {}
}

/// A rule that draws the content of a view alone.
protocol InvisibleDrawing: PaintedDrawing {}

extension InvisibleDrawing {
  func items(_ element: Element, _ view: DrawnView) -> [PictureItem] { view.childItems }
}

extension DrawingRule {
  /// Returns the drawing of a view whose element's type is erased.
  func items(of element: any LayoutElement, _ view: DrawnView) -> [PictureItem] {
    (element as? Element).map { items($0, view) } ?? view.childItems
  }

  /// Returns the guides of a view whose element's type is erased.
  func guides(of element: any LayoutElement, _ view: DrawnView) -> [PictureItem] {
    (element as? Element).map { guides($0, view) } ?? []
  }

  /// Returns the traits of an element whose type is erased.
  func traits(of element: any LayoutElement) -> DrawingTraits {
    (element as? Element).map { traits($0) } ?? DrawingTraits()
  }

  /// Applies an element whose type is erased to the style of the views inside.
  func change(_ style: inout DrawingStyle, by element: any LayoutElement) {
    if let element = element as? Element { change(&style, element) }
  }
}

extension LayoutElement {
  /// The element's traits that the drawing of other views depends on.
  var drawingTraits: DrawingTraits { DrawingRules.standard[self]?.traits(of: self) ?? DrawingTraits() }
}

/// The drawing rules, one for each type of element.
package enum DrawingRules {
  /// The rules by their types.
  static let standard = RuleRegistry<any DrawingRule>(
    leavesAndContainers + nothingDrawn
      + [
        AppearanceDrawing(), ShapeDrawing(),
      ]
  ) { $0.elementType }

  /// The types of element that have a rule, by name.
  package static var elementTypes: [any LayoutElement.Type] { standard.elementTypes }
}
