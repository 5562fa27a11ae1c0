import LayoutCore
import Synchronization

/// Looks keys up in a catalogue.
package struct CatalogueTranslator: TextTranslator {
  let catalogue: StringCatalogue
  let form: LanguageForm
  /// Whether numbers that are put in choose the plural category.
  let knowsNumbers: Bool

  package init(catalogue: StringCatalogue, form: LanguageForm, knowsNumbers: Bool = true) {
    (self.catalogue, self.form, self.knowsNumbers) = (catalogue, form, knowsNumbers)
  }

  package func translation(of key: String) -> String? {
    catalogue.translation(of: key, in: form.language, plural: form.plural(of: key), device: form.device)
  }

  /// The string for the number that is put in first; where no value is a whole number, the one for the form.
  package func translation(of key: String, values: [String]) -> String? {
    let number = knowsNumbers ? values.firstNumber : nil
    let plural = number.map { form.language.pluralCategory(of: $0) } ?? form.plural(of: key)
    return catalogue.translation(of: key, in: form.language, plural: plural, device: form.device)
  }
}

/// Makes a pseudo-language of what the source language has, or else of the key.
struct PseudoTranslator: TextTranslator {
  let catalogue: StringCatalogue?
  let language: PseudoLanguage

  func translation(of key: String) -> String? {
    let text = catalogue.flatMap { $0.translation(of: key, in: $0.sourceLanguage) }
    return language.text(text ?? key)
  }
}

/// Translates nothing, and notes which keys were looked up.
final class KeyRecorder: TextTranslator {
  private struct Found {
    var keys: [String] = []
    var set: Set<String> = []
    var open: Set<String> = []
  }

  private let found = Mutex(Found())

  /// The keys, in the order in which they came.
  var keys: [UsedKey] {
    found.withLock { found in
      found.keys.map { UsedKey($0, isCounted: !found.open.contains($0)) }
    }
  }

  func translation(of key: String) -> String? { translation(of: key, values: []) }

  func translation(of key: String, values: [String]) -> String? {
    found.withLock { found in
      if found.set.insert(key).inserted { found.keys.append(key) }
      if values.firstNumber == nil { found.open.insert(key) }
    }
    return nil
  }
}

extension [String] {
  /// The first whole number among the words of values; `nil` where there is none.
  fileprivate var firstNumber: Int? { lazy.compactMap { Int($0) }.first }
}
