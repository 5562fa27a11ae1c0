import LayoutCore
import LayoutDocuments

/// Reads string catalogues (`.xcstrings`): JSON with the localizations of each key.
struct CatalogueReader {
  let file: String

  /// Adds what a catalogue says.
  ///
  /// Members that say nothing about what is shown, such as comments, are not looked at. Throws `DocumentError` and
  /// `StringCatalogueError`.
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
    if let written = whole["substitutions"] {
      let substitutions = try self.substitutions(written, &isNew)
      forms = forms.flatMap { Substitution.filled($0, with: substitutions) }
    }
    return Translation(forms, isNew: isNew)
  }

  /// The strings of a localization, or of a variation of one.
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
        // Widths are the room that Apple Watch has; like devices they choose one string of several.
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
    for (place, (_, name, value)) in try field.dictionary().enumerated() {
      let object = try FieldObject(value.at("\(field.path).substitutions.\(name)"), owner: "a substitution")
      let number = try object["argNum"]?.count() ?? place + 1
      let specifier = try object["formatSpecifier"]?.string() ?? "lld"
      substitutions.append(
        Substitution(
          name: name, format: "%\(number)$\(specifier)",
          forms: try forms(object.field, Translation.Form(""), &isNew)))
    }
    return substitutions
  }
}
