/// Which keys a keyboard has.
public enum UIKeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case `default`
  /// Plain letters.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// What addresses of pages are made of.
  case URL
  /// Digits.
  case numberPad
  /// What telephone numbers are made of.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// What addresses of mail are made of.
  case emailAddress
  /// Digits and a point.
  case decimalPad
  /// Letters and the signs of short messages.
  case twitter
  /// Letters and a point.
  case webSearch
  /// Plain digits.
  case asciiCapableNumberPad
}

/// Which letters a keyboard makes large.
public enum TextInputAutocapitalization: String, Hashable, Sendable, CaseIterable {
  /// None.
  case never
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case characters
}

/// What the key says that ends an entry.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// Done.
  case done
  /// Go.
  case go
  /// Send.
  case send
  /// Join.
  case join
  /// Route.
  case route
  /// Search.
  case search
  /// Return.
  case `return`
  /// Next.
  case next
  /// Continue.
  case `continue`
}

/// Whether texts can be selected.
public struct TextSelectability: Hashable, Sendable {
  private let name: String
  /// They can.
  public static let enabled = TextSelectability(name: "enabled")
  /// They cannot.
  public static let disabled = TextSelectability(name: "disabled")
}

extension View {
  /// Which keys the keyboard has; the layout stays.
  public func keyboardType(
    _ type: UIKeyboardType, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("keyboardType", ["type": type.rawValue], fileID, line)
  }

  /// Which letters the keyboard makes large; the layout stays.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textInputAutocapitalization", [:], fileID, line)
  }

  /// What the key says that ends an entry; the layout stays.
  public func submitLabel(
    _ submitLabel: SubmitLabel, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("submitLabel", ["label": submitLabel.rawValue], fileID, line)
  }

  /// Says whether texts can be selected; the layout stays.
  public func textSelection(
    _ selectability: TextSelectability, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("textSelection", [:], fileID, line)
  }
}
