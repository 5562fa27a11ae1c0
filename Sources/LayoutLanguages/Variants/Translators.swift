import LayoutCore
import Synchronization

/// Looks keys up in a catalogue.
struct CatalogueTranslator: TextTranslator {
  let catalogue: StringCatalogue
  let form: LanguageForm

  func translation(of key: String) -> String? {
    catalogue.translation(of: key, in: form.language, plural: form.plural, device: form.device)
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
  private let found = Mutex<(keys: [String], set: Set<String>)>(([], []))

  /// The keys, in the order in which they came.
  var keys: [String] { found.withLock { $0.keys } }

  func translation(of key: String) -> String? {
    found.withLock { found in if found.set.insert(key).inserted { found.keys.append(key) } }
    return nil
  }
}
