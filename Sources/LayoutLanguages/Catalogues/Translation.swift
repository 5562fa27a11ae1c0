import Foundation
import LayoutCore

/// The translation of a key into one language: one string, or several for numbers or devices.
public struct Translation: Hashable, Sendable {
  /// One of the strings, with its conditions.
  public struct Form: Hashable, Sendable {
    /// The plural category: `zero`, `one`, `two`, `few`, `many` or `other`; `nil` for every number.
    public var plural: String?
    /// The device, such as `iphone`, `mac` or `other`; `nil` for every device.
    public var device: String?
    /// The text that is shown.
    public var value: String

    /// Creates a string, by default for every number and every device.
    public init(_ value: String, plural: String? = nil, device: String? = nil) {
      (self.plural, self.device, self.value) = (plural, device, value)
    }
  }

  /// The strings, in the order of the file.
  public var forms: [Form]
  /// The strings before their parts were filled in, where some depend on numbers of their own.
  var templates: [Form] = []
  /// The parts that depend on one number each.
  var substitutions: [Substitution] = []
  /// Whether the translation is finished: it is not marked as new, and no string is empty.
  public var isDone: Bool

  /// Creates a translation; one with an empty string is not finished.
  public init(_ forms: [Form], isNew: Bool = false) {
    self.forms = forms
    isDone = !isNew && !forms.isEmpty && forms.allSatisfy { !$0.value.isEmpty }
  }

  /// Returns the string for a plural category and a device; `nil` if it is empty.
  ///
  /// If there is none, it is the string for all other categories or devices.
  func value(plural: String?, device: String?) -> String? {
    let byDevice = Self.chosen(forms, by: \.device, device)
    return Self.chosen(byDevice, by: \.plural, plural).first.flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  /// Returns the string for the plural categories of all inserted values.
  ///
  /// The category of a value that is not a number is `nil`. Each part of the string depends on the category
  /// of its own value.
  func value(categories: [String?], plural: String?, device: String?) -> String? {
    guard !substitutions.isEmpty else { return value(plural: plural, device: device) }
    guard var text = Translation(templates).value(plural: plural, device: device) else { return nil }
    for substitution in substitutions {
      let own =
        categories.indices.contains(substitution.number - 1) ? categories[substitution.number - 1] : nil
      text = substitution.filled(text, plural: own ?? plural, device: device)
    }
    return text
  }

  private static func chosen(
    _ forms: [Form], by property: KeyPath<Form, String?>, _ wanted: String?
  ) -> [Form] {
    for choice in [wanted, "other", nil] {
      let found = forms.filter { $0[keyPath: property] == choice }
      if !found.isEmpty { return found }
    }
    return forms
  }
}

/// The plural categories of the Unicode CLDR.
enum PluralCategory {
  /// The names of the categories, in the order of the CLDR.
  static let all = ["zero", "one", "two", "few", "many", "other"]
}

/// A part of a string that depends on one of the string's values.
struct Substitution: Hashable, Sendable {
  /// The name in the string: `%#@name@`, or `%2$#@name@`.
  var name: String
  /// The position of its value among those of the string, from 1.
  var number: Int
  /// The format of its value, which replaces `%arg`.
  var format: String
  /// The strings by plural category.
  var forms: [Translation.Form]

  /// Returns the range of the name in a string, with its format; `nil` if it does not occur.
  private func mark(in string: String) -> Range<String.Index>? {
    let end = "#@\(name)@"
    guard let range = string.range(of: end) else { return nil }
    // The number of the value may precede it.
    var start = range.lowerBound
    while start > string.startIndex {
      start = string.index(before: start)
      if string[start] == "%" { return start..<range.upperBound }
      guard string[start].isNumber || string[start] == "$" else { return nil }
    }
    return nil
  }

  /// Returns a string with this part filled in.
  func filled(_ text: String, plural: String?, device: String?) -> String {
    let words = Translation(forms).value(plural: plural, device: device) ?? ""
    // The inserted text is not searched again: it may contain the mark of this part.
    var (filled, rest) = ("", text)
    while let mark = mark(in: rest) {
      filled += rest[..<mark.lowerBound] + words.replacing("%arg", with: format)
      rest = String(rest[mark.upperBound...])
    }
    return filled + rest
  }

  /// Returns a string for each plural category that its substitutions have.
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
        form.value = substitution.filled(form.value, plural: plural, device: form.device)
      }
      return form
    }
  }
}
