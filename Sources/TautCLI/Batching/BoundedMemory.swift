import Synchronization

/// Remembers what was made for keys, as far as memory is set aside for it; what was not used for longest is forgotten
/// first.
///
/// Several threads that ask for the same key wait for the first of them, so that nothing is made twice at a time.
final class BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// What is made for a key, or why it cannot be.
  private final class Entry: Sendable {
    let made = Mutex<Result<Value, any Error>?>(nil)
  }

  private struct State {
    var entries: [Key: (entry: Entry, size: Int, use: Int)] = [:]
    var size = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Remembers values whose sizes come to so much; the newest one is remembered in any case.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, made the first time; `size` says how much room a value takes.
  ///
  /// Throws what `make` throws.
  func value(of key: Key, size: (Value) -> Int, make: () throws -> Value) throws -> Value {
    let entry = entry(of: key)
    var isNew = false
    let result = entry.made.withLock { made -> Result<Value, any Error> in
      if let made { return made }
      isNew = true
      let new = Result { try make() }
      made = new
      return new
    }
    if isNew { note(key, (try? result.get()).map(size) ?? 1) }
    return try result.get()
  }

  private func entry(of key: Key) -> Entry {
    state.withLock { state in
      state.uses += 1
      let found = state.entries[key]?.entry ?? Entry()
      state.entries[key, default: (found, 0, 0)].use = state.uses
      return found
    }
  }

  /// Notes how much room a value takes, and forgets others where there is too little.
  private func note(_ key: Key, _ size: Int) {
    state.withLock { state in
      guard state.entries[key] != nil else { return }
      state.entries[key]?.size = size
      state.size += size
      while state.size > limit {
        // What has no size is being made.
        let others = state.entries.filter { $0.key != key && $0.value.size > 0 }
        guard let oldest = others.min(by: { $0.value.use < $1.value.use }) else { return }
        state.size -= oldest.value.size
        state.entries[oldest.key] = nil
      }
    }
  }
}
