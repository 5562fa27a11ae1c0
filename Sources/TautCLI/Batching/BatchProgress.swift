import Foundation

/// How far a batch has come, on the terminal; nothing where the input has no known size, or where the answers go to the
/// terminal themselves.
struct BatchProgress: Sendable {
  private let line = ProgressLine("Answering")
  private let total: Int

  /// Looks how large the files are; `-` is standard input.
  init(_ files: [String]) {
    let sizes = files.map(Self.size)
    let known = sizes.compactMap { $0 }
    total = known.count == sizes.count && isatty(STDOUT_FILENO) == 0 ? known.reduce(0, +) : 0
  }

  /// Shows that so many bytes were read.
  func show(_ position: Int) {
    if total > 0 { line.show(Double(position) / Double(total)) }
  }

  /// Takes the line away.
  func finish() { line.finish() }

  /// The size of an ordinary file; `nil` for a pipe or a terminal.
  private static func size(_ file: String) -> Int? {
    var info = stat()
    let found = file == "-" ? fstat(STDIN_FILENO, &info) : stat(file, &info)
    guard found == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }
}
