/// A language with what a number and the device decide in it: German with the strings for one, English on an iPhone.
///
/// A layout has to hold for each plural category, whatever number comes along, so that each is looked at by itself.
public struct LanguageForm: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// The plural category of all strings, such as `one`; `nil` where no string depends on a number, or where they are of
  /// different categories.
  public var plural: String?
  /// The plural categories by the keys of strings, where they are of different ones.
  public var plurals: [String: String]
  /// The device, such as `iphone`; `nil` where no string depends on it.
  public var device: String?

  /// A language, by default one in which nothing depends on numbers and devices.
  public init(
    _ language: Language, plural: String? = nil, plurals: [String: String] = [:], device: String? = nil
  ) {
    (self.language, self.plural, self.plurals, self.device) = (language, plural, plurals, device)
  }

  /// What people call it: `German`, `German (one)`, `German (other, iphone)`, `German ("%lld days" one, "%lld files"
  /// other)`.
  public var name: String { language.name + details }

  /// The plural category of a key's string.
  func plural(of key: String) -> String? { plurals[key] ?? plural }

  private var details: String {
    let byKey = plurals.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
    let details = [plural].compactMap { $0 } + byKey + [device].compactMap { $0 }
    return details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
  }
}

extension LanguageForm: CustomStringConvertible {
  /// The code with what is decided: `de`, `de (one)`.
  public var description: String { language.code + details }
}
