import LayoutCore

/// How one type of element is read from documents and written into them.
///
/// An element that no document can hold has a rule as well: it has no words, and writing it throws.
package protocol DocumentRule<Element>: ElementRule {
  /// The type of element.
  associatedtype Element

  /// The words under which the element stands in a document.
  var words: [DocumentWord] { get }
  /// Reads the element that stands under one of the words; the views that it holds are read by the caller.
  func read(_ reader: ElementReader) throws(DocumentError) -> Element
  /// The element once the views that it holds are known.
  func arrange(_ element: Element, around children: [LayoutNode]) -> Element
  /// The rows in which the element's views are written; `nil` for what is no grid.
  func rows(of element: Element) -> [GridElement.Row]?
  /// The word for an element and what stands under it; the views that it holds are written by the caller.
  ///
  /// Throws where the format has no word for a part of the element.
  func write(_ element: Element, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
}

extension DocumentRule {
  /// The element as it was read.
  func arrange(_ element: Element, around children: [LayoutNode]) -> Element { element }
  /// No rows.
  func rows(of element: Element) -> [GridElement.Row]? { nil }
  /// The names of the parameters that are written into the element, as keys.
  static var parameterKeys: [String] {
    Element.parameters.filter { !$0.isInherited }.map(\.name.rawValue)
  }
}
