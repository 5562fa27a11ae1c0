import LayoutCore

/// How one type of element is drawn.
protocol DrawingRule<Element>: ElementRule {
  associatedtype Element

  /// What is drawn of a view, from the bottom up, with the views in it.
  func items(_ element: Element, _ view: DrawnView) -> [PictureItem]
  /// Returns the lines on which it aligns what is in it, and the baselines of its text.
  func guides(_ element: Element, _ view: DrawnView) -> [PictureItem]
  /// What is to be known of a view for drawing others.
  func traits(_ element: Element) -> DrawingTraits
  /// Changes what is said of the views inside.
  func change(_ style: inout DrawingStyle, _ element: Element)
}

/// What is to be known of a view for drawing others.
struct DrawingTraits {
  /// The axis along which its children follow each other, with space between them; `nil` where they do not.
  var stackAxis: Axis?
  /// Whether what is in it is not seen beyond its edges.
  var cutsOff = false
  /// Whether it is drawn as a path of its own, which may be any function of its size.
  var hasOwnPath = false
  /// How far it is before its siblings; `nil` where it does not say.
  var depth: Double?
}

/// A view with a picture of its own, which says nothing of other views.
protocol PaintedDrawing: DrawingRule {}

extension PaintedDrawing {
  func guides(_ element: Element, _ view: DrawnView) -> [PictureItem] { [] }
  func traits(_ element: Element) -> DrawingTraits { DrawingTraits() }
  func change(_ style: inout DrawingStyle, _ element: Element) {}
}

/// A view of which nothing is seen but what is in it.
protocol InvisibleDrawing: PaintedDrawing {}

extension InvisibleDrawing {
  func items(_ element: Element, _ view: DrawnView) -> [PictureItem] { view.childItems }
}

extension DrawingRule {
  /// What is drawn of a view whose element's type is not known.
  func items(of element: any LayoutElement, _ view: DrawnView) -> [PictureItem] {
    (element as? Element).map { items($0, view) } ?? view.childItems
  }

  /// Returns the guides of a view whose element's type is not known.
  func guides(of element: any LayoutElement, _ view: DrawnView) -> [PictureItem] {
    (element as? Element).map { guides($0, view) } ?? []
  }

  /// Returns the traits of an element whose type is not known.
  func traits(of element: any LayoutElement) -> DrawingTraits {
    (element as? Element).map { traits($0) } ?? DrawingTraits()
  }

  /// Changes what an element whose type is not known says of the views inside.
  func change(_ style: inout DrawingStyle, by element: any LayoutElement) {
    if let element = element as? Element { change(&style, element) }
  }
}

extension LayoutElement {
  /// What is to be known of the view for drawing others.
  var drawingTraits: DrawingTraits { DrawingRules.standard[self]?.traits(of: self) ?? DrawingTraits() }
}

/// The rooms of drawing, one for each type of element.
package enum DrawingRules {
  /// The rule of each type.
  static let standard = RuleRegistry<any DrawingRule>(
    leavesAndContainers + nothingDrawn
      + [
        AppearanceDrawing(), ShapeDrawing(),
      ]
  ) { $0.elementType }

  /// The types of element that have a room, by name.
  package static var elementTypes: [any LayoutElement.Type] { standard.elementTypes }
}
