/// The table of SwiftUI's names, each with how far it is supported.
///
/// A view or another type goes by its name, a modifier has a dot before it, an attribute `@` and a macro `#`.
///
/// ```swift
/// let support = SupportedNames.support(of: ".padding")
/// ```
public enum SupportedNames {
  /// Every name with its class, in the order of the names.
  public static let all: [(name: String, support: NameSupport)] =
    table.map { (name: $0.key, support: $0.value) }.sorted { $0.name < $1.name }

  /// How far a name is supported; `nil` for a name that is not in the table.
  public static func support(of name: String) -> NameSupport? { table[name] }

  private static let table: [String: NameSupport] = {
    var table: [String: NameSupport] = [:]
    for (support, names) in [
      (NameSupport.exact, exact), (.standIn, standIns), (.neutral, neutral), (.notModelled, notModelled),
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = support }
    }
    return table
  }()
}
