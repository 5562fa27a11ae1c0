import Foundation

/// The plural categories of the Unicode CLDR.
enum PluralCategory {
  /// By their names, in their order.
  static let all = ["zero", "one", "two", "few", "many", "other"]
}

/// A part of a string that depends on one of its values.
struct Substitution {
  /// What it is called in the string: `%#@name@`, or `%2$#@name@`.
  var name: String
  /// The format of its value, which stands for `%arg`.
  var format: String
  /// Its words.
  var forms: [Translation.Form]

  /// Where it stands in a string; `nil` where it does not.
  private func mark(in string: String) -> Range<String.Index>? {
    let end = "#@\(name)@"
    guard let range = string.range(of: end) else { return nil }
    // The number of the value may stand before it.
    var start = range.lowerBound
    while start > string.startIndex {
      start = string.index(before: start)
      if string[start] == "%" { return start..<range.upperBound }
      guard string[start].isNumber || string[start] == "$" else { return nil }
    }
    return nil
  }

  /// A string once for each plural category that one of its substitutions has.
  static func filled(_ form: Translation.Form, with substitutions: [Substitution]) -> [Translation.Form] {
    let used = substitutions.filter { $0.mark(in: form.value) != nil }
    guard !used.isEmpty else { return [form] }
    let categories = PluralCategory.all.filter { name in
      used.contains { $0.forms.contains { $0.plural == name } }
    }
    let choices: [String?] = form.plural == nil && !categories.isEmpty ? categories : [form.plural]
    return choices.map { plural in
      var form = form
      form.plural = plural
      for substitution in used {
        let words = Translation(substitution.forms).value(plural: plural, device: form.device) ?? ""
        while let mark = substitution.mark(in: form.value) {
          form.value.replaceSubrange(mark, with: words.replacing("%arg", with: substitution.format))
        }
      }
      return form
    }
  }
}
