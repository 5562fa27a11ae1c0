import Foundation
import LayoutCore

/// The word for an element and its value: a modifier's value, or an object with a view's own keys.
package struct WrittenElement {
  var word: String
  var value: JSONValue

  init(_ word: String, _ value: JSONValue) { (self.word, self.value) = (word, value) }

  init(_ word: String, _ members: [JSONValue.Member]) { self.init(word, .object(members)) }
}

/// A view or modifier of a tree, whose element a rule writes.
package struct ElementWriter {
  /// The node of the view or modifier.
  let node: LayoutNode
  /// The axis of the nearest stack.
  let stackAxis: Axis?
  /// Its path in errors.
  let path: String
  /// The scene's definitions, to which a rule adds those it refers to.
  let definitions: SceneDefinitions

  /// Returns the error for an element that cannot be written.
  func error(_ problem: SceneWriterError.Problem) -> SceneWriterError {
    SceneWriterError(problem: problem, path: path)
  }

  /// Returns an object with the element's parameters as keys, leaving out those with the usual element's
  /// value, if one is given.
  func element<Element: LayoutElement>(
    _ element: Element, without defaults: Element? = nil
  ) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(element.kind, try members(of: element, without: defaults))
  }

  /// Returns the members of such an object.
  func members<Element: LayoutElement>(
    of element: Element, without defaults: Element? = nil
  ) throws(SceneWriterError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for parameter in Element.parameters where !parameter.isInherited {
      guard let value = parameter.value(element) else { continue }
      if let defaults, parameter.value(defaults) == value { continue }
      members.append(.init(parameter.name.rawValue, try self.value(value)))
    }
    return members
  }

  private func value(_ value: ParameterValue) throws(SceneWriterError) -> JSONValue {
    switch value {
    case .length(let number), .ratio(let number): return .side(number)
    case .priority(let number): return .number(number)
    case .count(let count): return count.map { .number(Double($0)) } ?? .null
    case .axes(let axes):
      return .array(Axis.allCases.filter(axes.contains).map { .string($0.rawValue) })
    case .alignment(let keys):
      if let pair = Alignment(keys: keys) { return try definitions.alignments.pair(pair, path) }
      return try keys.first.map { key throws(SceneWriterError) in
        try definitions.alignments.guide(key, path)
      } ?? .null
    case .flag(let flag): return .boolean(flag)
    case .text(let text): return .string(text)
    case .font(let font): return FontWriter.value(font, at: definitions.textSize)
    // The settings of a text's lines and runs have keys of their own, which its rule writes.
    case .runs, .typesetting: throw error(.element(node.element.kind))
    case .function(let length): return try definitions.alignments.linear(length, path)
    }
  }

  /// Returns the axis, where it is not that of the nearest stack.
  func axis(_ axis: Axis?) -> [JSONValue.Member] {
    axis == stackAxis ? [] : [.init("axis", .string(orNull: axis?.rawValue))]
  }
}

/// The keys of a font's object.
private enum FontKey: String, CaseIterable {
  case size, weight, design, family, relativeTo
}

/// Reads fonts: the name of a text style, or an object of which the size has to be given.
enum FontReader {
  static func font(_ field: Field) throws(DocumentError) -> Font {
    guard case .object = field.value.content else {
      let style: Font.TextStyle = try field.word("font")
      return .system(style)
    }
    let keys = try field.object("font", keys: FontKey.allCases.map(\.rawValue))
    let sizeField = try keys.require(FontKey.size.rawValue)
    let size = try sizeField.number()
    guard Font.sizes.contains(size) else {
      let range =
        "\(PointFormat.shortest(Font.sizes.lowerBound))"
        + " to \(PointFormat.shortest(Font.sizes.upperBound)) points"
      throw sizeField.error(.outOfRange(range, found: size))
    }
    let weight: Font.Weight = try keys[FontKey.weight.rawValue]?.word("font weight") ?? .regular
    let design: Font.Design = try keys[FontKey.design.rawValue]?.word("font design") ?? .default
    let family = try keys[FontKey.family.rawValue].map { field throws(DocumentError) in try field.string() }
    let style = try keys[FontKey.relativeTo.rawValue].map { field throws(DocumentError) -> Font.TextStyle in
      try field.word("text style")
    }
    return Font(size: size, weight: weight, design: design, style: style, family: family)
  }
}

/// Writes fonts: as a text style where one has the font, otherwise as an object.
enum FontWriter {
  /// Returns the font at a text size, at which texts were measured.
  static func value(_ font: Font, at textSize: DynamicTypeSize) -> JSONValue {
    // In a document with another text size, a style's name would mean another size; a size that is not the
    // style's own is one that a platform gave it, and stays.
    let isResolved = font.family == nil && font.style.map { $0.size != font.size } ?? false
    let followed = textSize == .large || isResolved ? font.style : nil
    if let followed, Font.system(followed) == font { return .string(followed.rawValue) }
    var members: [JSONValue.Member] = [
      .init(FontKey.size.rawValue, .number(font.size)),
      .init(FontKey.weight.rawValue, .string(font.weight.rawValue)),
    ]
    if font.design != .default {
      members.append(.init(FontKey.design.rawValue, .string(font.design.rawValue)))
    }
    if let family = font.family { members.append(.init(FontKey.family.rawValue, .string(family))) }
    if let followed { members.append(.init(FontKey.relativeTo.rawValue, .string(followed.rawValue))) }
    return .object(members)
  }
}
