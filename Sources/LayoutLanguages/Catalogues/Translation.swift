import LayoutCore

/// What a catalogue has for a key in one language: one string, or several of which the number or the device decides.
public struct Translation: Hashable, Sendable {
  /// One of the strings.
  public struct Form: Hashable, Sendable {
    /// The plural category: `zero`, `one`, `two`, `few`, `many` or `other`; `nil` where the number decides nothing.
    public var plural: String?
    /// The device, such as `iphone`, `mac` or `other`; `nil` where it decides nothing.
    public var device: String?
    /// What is shown.
    public var value: String

    /// A string, by default for every number and every device.
    public init(_ value: String, plural: String? = nil, device: String? = nil) {
      (self.plural, self.device, self.value) = (plural, device, value)
    }
  }

  /// The strings.
  public var forms: [Form]
  /// Whether somebody has translated it: it is not marked as new, and no string is empty.
  public var isDone: Bool

  /// A translation; one with an empty string is not done.
  public init(_ forms: [Form], isNew: Bool = false) {
    self.forms = forms
    isDone = !isNew && !forms.isEmpty && forms.allSatisfy { !$0.value.isEmpty }
  }

  /// The string for a plural category and a device; where there is none, the one for all others.
  func value(plural: String?, device: String?) -> String? {
    let byDevice = Self.chosen(forms, by: \.device, device)
    return Self.chosen(byDevice, by: \.plural, plural).first.flatMap { $0.value.isEmpty ? nil : $0.value }
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
