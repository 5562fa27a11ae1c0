/// Signs around the names that people gave to views, by which a terminal knows where to colour them.
package enum NameMarks {
  /// Stands before a name and behind it; no sign that a text has.
  package static let mark: Character = "\u{E000}"

  /// Whether names are marked where sentences are made.
  @TaskLocal package static var areMade = false

  /// A name, marked where names are.
  static func around(_ name: String) -> String {
    let plain = name.filter { $0 != mark }
    return areMade ? "\(mark)\(plain)\(mark)" : plain
  }
}
