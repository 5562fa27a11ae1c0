import Synchronization

/// The letters of a text as the built-in measurer divides it, found when they are first asked for.
///
/// A text is asked for its size at several proposals, in several layouts; its letters are the same each time. All copies
/// of a text share them. A text's equality has nothing to do with whether they are known.
struct KnownLetters: Hashable, Sendable {
  private final class Box: Sendable {
    let letters = Mutex<LetterRun?>(nil)
  }

  private let box = Box()

  /// The letters at their full size.
  func letters(of text: MeasurableText) -> LetterRun {
    if let known = box.letters.withLock({ $0 }) { return known }
    let letters = LetterRun(text, scale: 1)
    box.letters.withLock { $0 = letters }
    return letters
  }

  static func == (a: KnownLetters, b: KnownLetters) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
