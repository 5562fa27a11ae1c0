import Foundation
import LayoutCore

/// A view or modifier of a document, from which a rule reads an element.
package struct ElementReader {
  let word: DocumentWord
  /// The view, or the value of the modifier's key.
  let field: Field
  /// The definitions for the whole scene.
  let scene: SceneContext
  /// The axis of the nearest stack.
  var stackAxis: Axis?
  /// The text settings that the enclosing views make.
  var text = TextDefaults()
  /// The view as an object whose keys are all known; `nil` for a modifier.
  var view: FieldObject?

  /// Returns the object of the word, all of whose keys have been checked.
  func object() throws(DocumentError) -> FieldObject {
    if let view { return view }
    return try field.object(word.title, keys: word.keys)
  }

  /// Returns an element with the parameters that the object sets; its keys are the parameters' names.
  ///
  /// - Parameters:
  ///   - usual: The element with default parameters.
  ///   - required: The parameters that the object must set.
  func element<Element: LayoutElement>(
    _ defaults: Element, requiring required: [ParameterName] = []
  ) throws(DocumentError) -> Element {
    let object = try object()
    var element = defaults
    for parameter in Element.parameters where !parameter.isInherited {
      let key = parameter.name.rawValue
      let field = required.contains(parameter.name) ? try object.require(key) : object[key]
      guard let field, let value = parameter.value(defaults) else { continue }
      parameter.set(
        &element, try self.value(field, of: parameter, like: value, along: parameter.axis(defaults)))
    }
    return element
  }

  /// Returns the value of a parameter, of the same kind as another one.
  private func value<Element>(
    _ field: Field, of parameter: Parameter<Element>, like value: ParameterValue, along axis: Axis?
  ) throws(DocumentError) -> ParameterValue {
    switch value {
    case .length: return .length(try field.number(among: parameter.accepts))
    case .ratio: return .ratio(try field.number(among: parameter.accepts))
    case .priority: return .priority(try field.number(among: parameter.accepts))
    case .count: return .count(try field.count())
    case .axes: return .axes(try field.axes())
    case .alignment(let keys):
      guard keys.count == 1 else { return .alignment(try scene.alignments.alignment(field).keys) }
      return .alignment([try scene.alignments.guide(field, along: keys[0].axis)])
    case .flag: return .flag(try field.boolean())
    case .text: return .text(try field.word(parameter.title, among: parameter.accepts.words))
    case .font: return .font(try FontReader.font(field))
    case .runs, .typesetting: throw notHeld
    case .function:
      return .function(try LinearReader(alignments: scene.alignments).length(field, along: axis))
    }
  }

  /// Reads the axis of the nearest stack, unless the view gives another; `null` means no stack.
  func axis() throws(DocumentError) -> Axis? {
    guard let field = try object().present("axis") else { return stackAxis }
    return try field.given?.word("axis", Axis.self)
  }

  /// The error for an element that no document can express.
  var notHeld: DocumentError { field.error(.unknownWord(word.name, meaning: "element", known: [])) }
}

extension Field {
  /// Returns a number that the parameter accepts.
  fileprivate func number(among accepted: AcceptedValues) throws(DocumentError) -> CGFloat {
    let number = try accepted.isInfinityAccepted ? length() : self.number()
    guard accepted.excludesLower ? number > accepted.lower : number >= accepted.lower else {
      let least = PointFormat.shortest(accepted.lower)
      throw error(
        .outOfRange(
          "a number \(accepted.excludesLower ? "greater than" : "of at least") \(least)", found: number))
    }
    return number
  }

  /// Returns one of some words, or any text where `words` is empty.
  fileprivate func word(_ meaning: String, among words: [String]) throws(DocumentError) -> String {
    let text = try string()
    guard words.isEmpty || words.contains(text) else {
      throw error(.unknownWord(text, meaning: meaning, known: words))
    }
    return text
  }

  /// Reads the axes from the word for one, or a list of these.
  func axes() throws(DocumentError) -> Axis.Set {
    guard case .list = value.content else { return Axis.Set(try word("axis", Axis.self)) }
    var axes: Axis.Set = []
    for item in try list() { axes.formUnion(Axis.Set(try item.word("axis", Axis.self))) }
    return axes
  }
}

extension Axis.Set {
  package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
