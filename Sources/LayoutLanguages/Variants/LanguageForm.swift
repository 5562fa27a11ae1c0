/// A language with what a number and the device decide in it: German with the strings for one, English on an iPhone.
///
/// A layout has to hold for each plural category, whatever number comes along, so that each is looked at by itself.
public struct LanguageForm: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// The plural category, such as `one`; `nil` where no string depends on a number.
  public var plural: String?
  /// The device, such as `iphone`; `nil` where no string depends on it.
  public var device: String?

  /// A language, by default one in which nothing depends on numbers and devices.
  public init(_ language: Language, plural: String? = nil, device: String? = nil) {
    (self.language, self.plural, self.device) = (language, plural, device)
  }

  /// What people call it: `German`, `German (one)`, `German (other, iphone)`.
  public var name: String { language.name + details }

  private var details: String {
    let details = [plural, device].compactMap { $0 }
    return details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
  }
}

extension LanguageForm: CustomStringConvertible {
  /// The code with what is decided: `de`, `de (one)`.
  public var description: String { language.code + details }
}
