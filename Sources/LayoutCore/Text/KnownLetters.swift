import Synchronization

/// The letters of a text as the built-in measurer divides it, found when they are first asked for.
///
/// A text is asked for its size at several proposals, in several layouts; its letters are the same each time. All copies
/// of a text share them. A text's equality has nothing to do with whether they are known.
struct KnownLetters: ~Copyable, Sendable {
  private let known: Mutex<LetterRun?>

  /// Begins with what is known of a text with the same letters.
  init(_ letters: LetterRun? = nil) { known = Mutex(letters) }

  /// The letters, where somebody has asked for them.
  var current: LetterRun? { known.withLock { $0 } }

  /// The letters at their full size.
  func letters(of text: MeasurableText) -> LetterRun {
    if let current { return current }
    let letters = LetterRun(text, scale: 1)
    known.withLock { $0 = letters }
    return letters
  }
}
