import ElementTree
import Foundation

/// A translator of the keys of texts, such as an app's tables of strings.
///
/// ```swift
/// struct German: TextTranslator {
///   func translation(of key: String) -> String? { ["Save": "Sichern", "%lld files": "%lld Dateien"][key] }
/// }
/// var environment = EnvironmentValues()
/// environment.textTranslator = German()
/// let tree = try LayoutTree(Text("\(12) files"), environment: environment)
/// ```
public protocol TextTranslator: Sendable {
  /// Returns the translation of a key, with a format such as `%lld` or `%2$@` for each value.
  ///
  /// It is `nil` if no table has the key, so that the key itself is shown.
  func translation(of key: String) -> String?

  /// Returns the translation of a key with interpolated values, so that a number can choose among several
  /// strings.
  ///
  /// The values are given as they are shown. The default implementation returns the translation of the key
  /// for any values.
  func translation(of key: String, values: [String]) -> String?

  /// The locale in which interpolated numbers are written.
  ///
  /// It is American English by default.
  var locale: Locale { get }

  /// Returns the translator of the keys that a text looks up in a named table.
  ///
  /// It is `nil` if there is no table of that name, so that the key itself is shown. The default
  /// implementation returns this translator.
  func translator(ofTable name: String) -> (any TextTranslator)?
}

extension Locale {
  /// The locale of texts if none is set, as a layout has to be the same on every machine.
  static let ofTexts = Locale(identifier: "en_US")
}

extension TextTranslator {
  /// American English.
  public var locale: Locale { .ofTexts }

  /// Returns the translation of the key, regardless of the values.
  public func translation(of key: String, values: [String]) -> String? { translation(of: key) }

  /// Returns this translator.
  public func translator(ofTable name: String) -> (any TextTranslator)? { self }
}

/// A value for which a key of a table of strings has a format of its own.
///
/// Any other value has the format `%@`.
///
/// ```swift
/// let key: LocalizedStringKey = "\(12) files"  // the key is "%lld files"
/// ```
public protocol FormatSpecifiable {
  /// The format, as C's `printf` spells it.
  static var formatSpecifier: String { get }
}

extension Int8: FormatSpecifiable {
  /// The format `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension Int16: FormatSpecifiable {
  /// The format `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension UInt8: FormatSpecifiable {
  /// The format `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt16: FormatSpecifiable {
  /// The format `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt32: FormatSpecifiable {
  /// The format `%u`.
  public static var formatSpecifier: String { "%u" }
}

extension UInt64: FormatSpecifiable {
  /// The format `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension Int: FormatSpecifiable {
  /// The format `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int64: FormatSpecifiable {
  /// The format `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int32: FormatSpecifiable {
  /// The format `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension UInt: FormatSpecifiable {
  /// The format `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension Double: FormatSpecifiable {
  /// The format `%lf`.
  public static var formatSpecifier: String { "%lf" }
}

extension Float: FormatSpecifiable {
  /// The format `%f`.
  public static var formatSpecifier: String { "%f" }
}

extension CGFloat: FormatSpecifiable {
  /// The format `%lf`.
  public static var formatSpecifier: String { "%lf" }
}
