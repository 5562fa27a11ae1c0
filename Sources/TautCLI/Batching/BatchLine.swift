import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// A line of `taut batch` that was read: a scene, what surrounds it, and what is wanted of it.
struct BatchLine {
  /// What positions in a line carry in place of a file; a line is the same wherever it stands.
  static let place = "line"

  /// Where the scene is.
  enum Origin {
    /// In the line itself.
    case written(DocumentValue)
    /// In a file, whose name stands at a place of the line.
    case file(String, at: SourcePosition)
  }

  /// The sides of the container that run through ranges, in points; one of them at least.
  struct Range {
    var widths: ClosedRange<Rational>?
    var heights: ClosedRange<Rational>?
  }

  var origin: Origin
  /// The view of Swift source.
  var view: String?
  /// What the root is proposed; `nil` where the scene says so.
  var size: ProposedViewSize?
  /// What a check runs through; `nil` for the one size.
  var range: Range?
  var surroundings: BatchSurroundings
  var wishes: Set<BatchWish>
  /// What is required beside what the scene requires.
  var requirements: [Requirement]
  /// Whether what can be required of any layout is.
  var requiresStandard: Bool
}

/// What surrounds the scene of a line, where it does not say so itself.
struct BatchSurroundings: Hashable {
  var textSize: DynamicTypeSize?
  var layoutDirection: LayoutDirection?
  var safeArea: EdgeInsets?
  /// The language of the catalogues that the command was given.
  var language: BatchLanguage?
  /// Texts in place of those that the scene says.
  var strings: [String: String] = [:]

  /// What has these texts, and all others in the language; `nil` where everything is as the scene says.
  func translator(_ catalogue: StringCatalogue?) throws -> (any TextTranslator)? {
    let others = try language.map { try $0.translator(catalogue) }
    return strings.isEmpty ? others : WrittenStrings(strings: strings, others: others)
  }
}

/// The language of a line, and where that stands.
struct BatchLanguage: Hashable {
  var code: String
  var position: SourcePosition

  /// What has the translations.
  ///
  /// - Throws: `BatchError` where there are none.
  func translator(_ catalogue: StringCatalogue?) throws(BatchError) -> any TextTranslator {
    guard let catalogue else { throw .noStrings(at: position) }
    do {
      _ = try LayoutVariants(catalogue: catalogue, languages: [code])
    } catch {
      throw .unknownLanguage("\(error.problem)", at: position)
    }
    return CatalogueTranslator(catalogue: catalogue, form: LanguageForm(Language(code)))
  }
}

/// Texts that stand in a line in place of those that its scene says, each of which is its own key.
struct WrittenStrings: TextTranslator {
  var strings: [String: String]
  /// What has the texts that do not stand there.
  var others: (any TextTranslator)?

  func translation(of key: String) -> String? { strings[key] ?? others?.translation(of: key) }
}

/// Reads lines from files as soon as their ends are there, and keeps no more than one of them.
struct LineReader {
  /// A line that was read, or an input that could not be.
  enum Found {
    /// A line, with its file and its number in it.
    case line(Result<String, BatchError>, file: String, number: Int)
    /// A file that cannot be opened or read, in the system's words.
    case failure(file: String, reason: String)
  }

  /// The longest line that is read, in bytes.
  let limit: Int
  /// How many bytes were read.
  private(set) var position = 0
  private var files: ArraySlice<String>
  private var file = ""
  private var descriptor: Int32?
  private var chunk: [UInt8] = []
  private var start = 0
  private var line: [UInt8] = []
  private var number = 0
  private var isTooLong = false

  /// Reads files one after the other; `-` is standard input.
  init(_ files: [String], limit: Int) {
    (self.files, self.limit) = (files[...], limit)
  }

  /// The next line that is not blank; `nil` after the last one.
  ///
  /// Returns as soon as the end of the line was read, and waits until then.
  mutating func next() -> Found? {
    while true {
      guard let open = descriptor else {
        guard let failure = openNext() else {
          if descriptor == nil { return nil }
          continue
        }
        return failure
      }
      if let end = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
        take(chunk[start..<end])
        start = end + 1
        if let found = finishLine() { return found }
        continue
      }
      take(chunk[start...])
      if let failure = fill(from: open) { return failure }
      if chunk.isEmpty {
        close()
        // The last line may go without an end.
        if !line.isEmpty || isTooLong, let found = finishLine() { return found }
      }
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    isTooLong = line.count + bytes.count > limit
    if isTooLong { line = [] } else { line += bytes }
  }

  /// The line that has ended; `nil` for a blank one.
  private mutating func finishLine() -> Found? {
    defer {
      line.removeAll(keepingCapacity: line.count < 1 << 20)
      isTooLong = false
    }
    number += 1
    if isTooLong { return .line(.failure(.tooLong(limit: limit)), file: file, number: number) }
    guard line.contains(where: { !Self.isBlank($0) }) else { return nil }
    guard let text = String(validating: line, as: UTF8.self) else {
      return .line(.failure(.notUTF8(column: Self.firstWrongColumn(line))), file: file, number: number)
    }
    return .line(.success(text), file: file, number: number)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Counts the characters before the first bytes that are none.
  private static func firstWrongColumn(_ line: [UInt8]) -> Int {
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var column = 1
    while case .scalarValue = decoder.decode(&bytes) { column += 1 }
    return column
  }
}

extension LineReader {
  /// Opens the next file; says what is wrong where it cannot be.
  private mutating func openNext() -> Found? {
    guard let next = files.popFirst() else { return nil }
    (file, number, chunk, start) = (next, 0, [], 0)
    guard next != "-" else {
      descriptor = STDIN_FILENO
      return nil
    }
    let opened = open(next, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { return .failure(file: next, reason: String(cString: strerror(errno))) }
    descriptor = opened
    return nil
  }

  private mutating func close() {
    if let descriptor, descriptor != STDIN_FILENO { closeDescriptor(descriptor) }
    descriptor = nil
  }

  /// Reads what is there, and waits only where nothing is; an empty chunk is the end.
  private mutating func fill(from open: Int32) -> Found? {
    start = 0
    chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = -1
    repeat {
      count = chunk.withUnsafeMutableBytes { read(open, $0.baseAddress, $0.count) }
    } while count < 0
      && errno == EINTR
    guard count >= 0 else {
      let reason = String(cString: strerror(errno))
      chunk = []
      close()
      (line, isTooLong) = ([], false)
      return .failure(file: file, reason: reason)
    }
    chunk.removeLast(chunk.count - count)
    position += count
    return nil
  }
}

/// Closes a file that is only read, which cannot fail in a way that matters.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
