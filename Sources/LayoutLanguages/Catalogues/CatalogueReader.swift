import Foundation
import LayoutCore
import LayoutDocuments

/// A reader of string catalogues (`.xcstrings`): JSON with the localizations of each key.
struct CatalogueReader {
  let file: String

  /// Adds the contents of a catalogue.
  ///
  /// Members that do not affect what is shown, such as comments, are ignored.
  ///
  /// - Throws: `DocumentError` and `StringCatalogueError`.
  func read(_ text: String, into catalogue: inout StringCatalogue) throws {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw StringCatalogueError(.empty, at: SourcePosition(file: file, line: 1))
    }
    let value = try DocumentParser(file: file, isJSON: true).parse(text)
    let whole = try FieldObject(Field(value: value, path: "catalogue"), owner: "a string catalogue")
    catalogue.begin(file, sourceLanguage: try whole.require("sourceLanguage").string())
    for (key, name, value) in try whole.require("strings").dictionary() {
      let path = "strings.\"\(name)\""
      let entry = try FieldObject(value.at(path), owner: "a key")
      var read = StringCatalogue.Entry(position: key.position, translations: [:])
      if let flag = entry["shouldTranslate"] { read.isTranslatable = try flag.boolean() }
      for (_, code, value) in try entry["localizations"]?.dictionary() ?? [] {
        read.translations[code] = try translation(value.at("\(path).\(code)"))
      }
      catalogue.add(read, for: name)
    }
  }

  private func translation(_ field: Field) throws -> Translation {
    var isNew = false
    var forms = try self.forms(field, Translation.Form(""), &isNew)
    let whole = try FieldObject(field, owner: "a localization")
    guard let written = whole["substitutions"] else { return Translation(forms, isNew: isNew) }
    let (templates, substitutions) = (forms, try self.substitutions(written, &isNew))
    forms = forms.flatMap { Substitution.filled($0, with: substitutions) }
    var translation = Translation(forms, isNew: isNew)
    (translation.templates, translation.substitutions) = (templates, substitutions)
    return translation
  }

  /// Returns the strings of a localization, or of a variation of one.
  private func forms(
    _ field: Field, _ outer: Translation.Form, _ isNew: inout Bool
  ) throws -> [Translation.Form] {
    let object = try FieldObject(field, owner: "a localization")
    if let unit = object["stringUnit"] {
      let unit = try FieldObject(unit, owner: "a string unit")
      if try unit["state"]?.string() == "new" { isNew = true }
      var form = outer
      form.value = try unit["value"]?.string() ?? ""
      return [form]
    }
    guard let variations = object["variations"] else { return [] }
    var forms: [Translation.Form] = []
    for (place, sort, members) in try variations.dictionary() {
      for (key, name, value) in try members.at("\(field.path).\(sort)").dictionary() {
        var inner = outer
        switch sort {
        case "plural":
          guard PluralCategory.all.contains(name) else {
            throw StringCatalogueError(.unknownVariation(name, known: PluralCategory.all), at: key.position)
          }
          inner.plural = name
        // Widths are those of Apple Watch; like devices they choose one of several strings.
        case "device", "width": inner.device = name
        default:
          throw StringCatalogueError(
            .unknownVariation(sort, known: ["plural", "device", "width"]), at: place.position)
        }
        forms += try self.forms(value.at("\(members.path).\(sort).\(name)"), inner, &isNew)
      }
    }
    return forms
  }

  // MARK: - Substitutions

  private func substitutions(_ field: Field, _ isNew: inout Bool) throws -> [Substitution] {
    var substitutions: [Substitution] = []
    for (index, (_, name, value)) in try field.dictionary().enumerated() {
      let object = try FieldObject(value.at("\(field.path).substitutions.\(name)"), owner: "a substitution")
      let number = try object["argNum"]?.count() ?? index + 1
      let specifier = try object["formatSpecifier"]?.string() ?? "lld"
      substitutions.append(
        Substitution(
          name: name, number: number, format: "%\(number)$\(specifier)",
          forms: try forms(object.field, Translation.Form(""), &isNew)))
    }
    return substitutions
  }
}

/// A reader of tables of plurals (`.stringsdict`).
///
/// They are property lists with a string for each plural category of a key.
struct PluralTableReader {
  let file: String

  private enum Key {
    static let format = "NSStringLocalizedFormatKey"
    static let sort = "NSStringFormatSpecTypeKey"
    static let plural = "NSStringPluralRuleType"
    static let value = "NSStringFormatValueTypeKey"
    static let device = "NSStringDeviceSpecificRuleType"
    static let width = "NSStringVariableWidthRuleType"
  }

  /// Returns the translations by key, with the place of each key.
  ///
  /// - Throws: `StringCatalogueError`.
  func entries(_ text: String) throws(StringCatalogueError) -> [(String, SourcePosition, Translation)] {
    let read = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let table = read as? [String: Any] else {
      throw StringCatalogueError(
        .expected("a property list with a dictionary", found: ""), at: SourcePosition(file: file, line: 1))
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var entries: [(String, SourcePosition, Translation)] = []
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      let line = lines.firstIndex { $0.contains("<key>\(key.escaped)</key>") }.map { $0 + 1 } ?? 1
      let position = SourcePosition(file: file, line: line)
      guard let object = value as? [String: Any] else {
        throw StringCatalogueError(.expected("a dictionary for \"\(key)\"", found: ""), at: position)
      }
      entries.append((key, position, try translation(object, of: key, at: position)))
    }
    return entries
  }

  private func translation(
    _ object: [String: Any], of key: String, at position: SourcePosition
  ) throws(StringCatalogueError) -> Translation {
    // For widths and devices the string is chosen regardless of the number.
    for sort in [Key.device, Key.width] {
      guard let choices = object[sort] as? [String: Any] else { continue }
      return Translation(
        choices.sorted { $0.key < $1.key }.compactMap { name, value in
          (value as? String).map { Translation.Form($0, device: name) }
        })
    }
    guard let format = object[Key.format] as? String else {
      throw StringCatalogueError(.expected("\(Key.format) for \"\(key)\"", found: ""), at: position)
    }
    var substitutions: [Substitution] = []
    for name in Self.names(in: format) {
      guard let rule = object[name] as? [String: Any], rule[Key.sort] as? String == Key.plural else {
        throw StringCatalogueError(
          .expected("the plurals \"\(name)\" of \"\(key)\"", found: ""), at: position)
      }
      let value = rule[Key.value] as? String ?? "d"
      let number = Self.number(of: name, in: format) ?? substitutions.count + 1
      var forms: [Translation.Form] = []
      for (category, words) in rule.sorted(by: { $0.key < $1.key }) where !category.hasPrefix("NSString") {
        guard PluralCategory.all.contains(category) else {
          throw StringCatalogueError(.unknownVariation(category, known: PluralCategory.all), at: position)
        }
        // Formats count from the first value of the whole string.
        let text = (words as? String ?? "").replacing("%\(value)", with: "%\(number)$\(value)")
        forms.append(Translation.Form(text, plural: category))
      }
      substitutions.append(
        Substitution(name: name, number: number, format: "%\(number)$\(value)", forms: forms))
    }
    var translation = Translation(Substitution.filled(Translation.Form(format), with: substitutions))
    (translation.templates, translation.substitutions) = ([Translation.Form(format)], substitutions)
    return translation
  }

  /// Returns the names between `#@` and `@` in a format, each once, in order.
  private static func names(in format: String) -> [String] {
    var names: [String] = []
    for match in format.matches(of: /#@([^@]+)@/) where !names.contains(String(match.1)) {
      names.append(String(match.1))
    }
    return names
  }

  /// Returns the number of the value before a name: `%2$#@name@`.
  private static func number(of name: String, in format: String) -> Int? {
    format.matches(of: /%([0-9]+)\$#@([^@]+)@/).first { $0.2 == name }.flatMap { Int($0.1) }
  }
}

extension String {
  /// The string with XML's special characters escaped.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
