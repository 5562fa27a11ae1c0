import ElementTree
import Foundation

/// Says what stands for the keys of texts, as an app's tables of strings do.
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
  /// What stands for a key, with a format such as `%lld` or `%2$@` wherever a value goes; `nil` where no table has it, so
  /// that the key itself is shown.
  func translation(of key: String) -> String?

  /// What stands for a key into which values are put, by their words, so that a number can choose among several strings;
  /// by default what stands for the key whatever they are.
  func translation(of key: String, values: [String]) -> String?
}

extension TextTranslator {
  /// What stands for the key whatever the values are.
  public func translation(of key: String, values: [String]) -> String? { translation(of: key) }
}

/// A value for which a key of a table of strings has a format of its own.
///
/// Any other value stands there as `%@`.
///
/// ```swift
/// let key: LocalizedStringKey = "\(12) files"  // the key is "%lld files"
/// ```
public protocol FormatSpecifiable {
  /// The format, as C's `printf` has it.
  static var formatSpecifier: String { get }
}

extension Int: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int64: FormatSpecifiable {
  /// `%lld`.
  public static var formatSpecifier: String { "%lld" }
}

extension Int32: FormatSpecifiable {
  /// `%d`.
  public static var formatSpecifier: String { "%d" }
}

extension UInt: FormatSpecifiable {
  /// `%llu`.
  public static var formatSpecifier: String { "%llu" }
}

extension Double: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
}

extension Float: FormatSpecifiable {
  /// `%f`.
  public static var formatSpecifier: String { "%f" }
}

extension CGFloat: FormatSpecifiable {
  /// `%lf`.
  public static var formatSpecifier: String { "%lf" }
}
