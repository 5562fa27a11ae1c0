import SwiftSyntax

/// A method that mutates a dictionary.
enum DictionaryChange: String {
  case merge, updateValue, removeValue, removeAll

  /// Returns the entries after the call, and its result.
  func applied(
    to entries: [Value.Entry], _ arguments: [Argument], by interpreter: Interpreter
  ) throws -> (entries: [Value.Entry], result: Value) {
    switch self {
    case .removeAll: return ([], .void)
    case .merge: return (try merged(entries, arguments, by: interpreter), .void)
    case .updateValue, .removeValue:
      guard let key = arguments.first(where: { $0.label == "forKey" })?.value else { return (entries, .void) }
      let place = entries.firstIndex { Interpreter.areEqual($0.key, key) == true }
      var changed = entries
      let old = place.map { changed.remove(at: $0).value } ?? .missing
      if self == .updateValue, let value = arguments.first?.value {
        changed.insert(Value.Entry(key: key, value: value), at: place ?? changed.endIndex)
      }
      return (changed, old)
    }
  }

  /// Returns the union of the entries; code chooses between two values of one key.
  private func merged(
    _ entries: [Value.Entry], _ arguments: [Argument], by interpreter: Interpreter
  ) throws -> [Value.Entry] {
    guard let first = arguments.first, case .dictionary(let others) = first.value else { return entries }
    let closure = arguments.last { if case .function = $0.value { true } else { false } }
    var result = entries
    for other in others {
      guard let index = result.firstIndex(where: { Interpreter.areEqual($0.key, other.key) == true }) else {
        result.append(other)
        continue
      }
      guard let closure, case .function(let callable) = closure.value else { continue }
      let pair = [result[index].value, other.value].map {
        Argument(label: nil, value: $0, node: closure.node)
      }
      result[index].value = try interpreter.call(callable, pair, at: closure.node)
    }
    return result
  }
}
