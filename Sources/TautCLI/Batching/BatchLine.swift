import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// A line of `taut batch`: a scene, its surroundings, and the requested answers.
struct BatchLine {
  /// The name in positions in place of a file, the same for every line.
  static let place = "line"

  /// The origin of the scene.
  enum Origin {
    /// The line itself.
    case written(DocumentValue)
    /// A file, whose name is at a place of the line.
    case file(String, at: SourcePosition)
  }

  /// The sides of the container that run through ranges, in points; at least one of them.
  struct Range {
    var widths: ClosedRange<Rational>?
    var heights: ClosedRange<Rational>?
  }

  var origin: Origin
  /// The view of Swift source.
  var view: String?
  /// The proposal to the root; `nil` for the scene's own.
  var size: ProposedViewSize?
  /// The range of a check; `nil` for the single size.
  var range: Range?
  var surroundings: BatchSurroundings
  var wishes: Set<BatchWish>
  /// The requirements in addition to those of the scene.
  var requirements: [Requirement]
  /// Whether the standard requirements are checked.
  var requiresStandard: Bool
}

/// The surroundings of the scene, where it does not state its own.
struct BatchSurroundings: Hashable {
  var textSize: DynamicTypeSize?
  var layoutDirection: LayoutDirection?
  var safeArea: EdgeInsets?
  /// The language, from the command's catalogues.
  var language: BatchLanguage?
  /// Replacements of the scene's texts.
  var strings: [String: String] = [:]

  /// Returns the translator of the replacements and of the language; `nil` for neither.
  func translator(_ catalogue: StringCatalogue?) throws -> (any TextTranslator)? {
    let others = try language.map { try $0.translator(catalogue) }
    return strings.isEmpty ? others : WrittenStrings(strings: strings, others: others)
  }
}

/// The language of a line, with its place.
struct BatchLanguage: Hashable {
  var code: String
  var position: SourcePosition

  /// Returns the translator.
  ///
  /// - Throws: `BatchError` where there are no translations.
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

/// Replacements of a scene's texts, each of which is its own key.
struct WrittenStrings: TextTranslator {
  var strings: [String: String]
  /// The translator of all other texts.
  var others: (any TextTranslator)?

  func translation(of key: String) -> String? { strings[key] ?? others?.translation(of: key) }
}

/// Reads lines from files as soon as they are complete, holding only one in memory.
struct LineReader {
  /// A line, or an input that could not be read.
  enum Found {
    /// A line, with its file and its number.
    case line(Result<String, BatchError>, file: String, number: Int)
    /// A file that cannot be opened or read, in the system's words.
    case failure(file: String, reason: String)
  }

  /// The greatest length of a line, in bytes.
  let limit: Int
  /// The number of bytes read so far.
  private(set) var position = 0
  private var files: ArraySlice<String>
  private var file = ""
  private var descriptor: Int32?
  private var chunk: [UInt8] = []
  private var start = 0
  private var line: [UInt8] = []
  private var number = 0
  private var isTooLong = false

  /// Creates a reader of several files in order; `-` is standard input.
  init(_ files: [String], limit: Int) {
    (self.files, self.limit) = (files[...], limit)
  }

  /// Returns the next line that is not blank; `nil` after the last one.
  ///
  /// Waits until the end of the line has been read.
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
        // The last line may lack an end.
        if !line.isEmpty || isTooLong, let found = finishLine() { return found }
      }
    }
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    isTooLong = line.count + bytes.count > limit
    if isTooLong { line = [] } else { line += bytes }
  }

  /// Returns the completed line; `nil` for a blank one.
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

  /// Returns the number of characters before the first invalid byte.
  private static func firstWrongColumn(_ line: [UInt8]) -> Int {
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var column = 1
    while case .scalarValue = decoder.decode(&bytes) { column += 1 }
    return column
  }
}

extension LineReader {
  /// Opens the next file; returns the failure if it cannot.
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

  /// Reads the available bytes, and waits only where there are none; an empty chunk is the end.
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

/// Closes a file that is only read, where failure does not matter.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
