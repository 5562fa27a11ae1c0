import LayoutCore

/// The app's `UserDefaults.standard`, which are empty, as at its first launch.
struct StoredDefaults: NativeValue {
  var typeName: String { "UserDefaults" }

  func member(_ name: String) -> Value? {
    switch name {
    case "bool": answer(.bool(false))
    case "integer", "longLong": answer(.integer(0))
    case "double", "float": answer(.number(0))
    case "object", "string", "array", "dictionary", "data", "url", "value", "stringArray": answer(.missing)
    case "register", "removeObject", "synchronize": answer(.void)
    default: nil
    }
  }

  private func answer(_ value: Value) -> Value { .function(.native { _ in value }) }
}

struct StoredDefaultsReader: ValueReader {
  let name: String

  func value(_ call: Call) throws -> Value { .native(StoredDefaults()) }
}
