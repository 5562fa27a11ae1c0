import Foundation
import Synchronization
import Testing

@testable import TautCLI

@Suite("Reading lines, and remembering files")
struct LineReaderTests {
  /// What is found in a text, each line as its number and its words or what is wrong with it.
  private func found(_ bytes: [UInt8], limit: Int = 100) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reader = LineReader([file.path], limit: limit)
    var found: [String] = []
    while let next = reader.next() {
      switch next {
      case .line(.success(let text), _, let number): found.append("\(number) \(text)")
      case .line(.failure(let error), _, let number):
        found.append("\(number) \(error.placedWords.place?.column ?? 0) \(error)")
      case .failure(_, let reason): found.append(reason)
      }
    }
    #expect(reader.position == bytes.count)
    return found
  }

  @Test("Blank lines are none; the last line may go without an end")
  func lines() throws {
    #expect(try found(Array("a\n\n \t\r\nb\r\nc".utf8)) == ["1 a", "4 b\r", "5 c"])
    #expect(try found([]) == [])
    #expect(try found(Array("\n\n".utf8)) == [])
  }

  @Test("Lines across the parts in which a file is read")
  func parts() throws {
    let words = (0..<40_000).map { "line \($0)" }
    let lines = try found(Array(words.joined(separator: "\n").utf8))
    #expect(lines == words.enumerated().map { "\($0 + 1) \($1)" })
  }

  @Test("A line that is too long is an error, and the next one is read")
  func tooLong() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
    let limit = 1_048_576
    let lines = try found(Array("a\n".utf8) + long + Array("\nb\n".utf8) + long, limit: limit)
    let words = "the line has more than 1 MiB; put the scene into a file and name it as \"file\""
    #expect(lines == ["1 a", "2 1 \(words)", "3 b", "4 1 \(words)"])
    #expect(try found(Array("12345\n123456\n".utf8), limit: 5).first == "1 12345")
  }

  @Test("Bytes that are no character are told with their column")
  func encoding() throws {
    let lines = try found(Array("ü€".utf8) + [0xFF, 0x0A] + Array("b\n".utf8))
    #expect(lines == ["1 3 the line is not UTF-8: it has bytes that are not characters", "2 b"])
  }

  @Test("A value is made once, as long as there is room for it")
  func memory() throws {
    let memory = BoundedMemory<Int, String>(limit: 100)
    let made = Mutex([Int]())
    func value(_ key: Int, size: Int) throws -> String {
      try memory.value(of: key, size: { _ in size }) {
        made.withLock { $0.append(key) }
        return "\(key)"
      }
    }
    for key in [1, 2, 1, 2] { #expect(try value(key, size: 40) == "\(key)") }
    #expect(made.withLock { $0 } == [1, 2])
    // 2 was not used for longest once 1 was asked for.
    _ = try value(1, size: 40)
    _ = try value(3, size: 40)
    for key in [1, 3, 2] { _ = try value(key, size: 40) }
    #expect(made.withLock { $0 } == [1, 2, 3, 2])
    // What alone is too large is kept until something else comes.
    for key in [4, 4, 1] { _ = try value(key, size: 500) }
    #expect(made.withLock { $0 } == [1, 2, 3, 2, 4, 1])
  }

  @Test("What cannot be made is not tried again")
  func failures() {
    struct Failure: Error {}
    let memory = BoundedMemory<Int, String>(limit: 100)
    let tries = Mutex(0)
    for _ in 0..<3 {
      #expect(throws: Failure.self) {
        try memory.value(of: 1, size: \.count) {
          tries.withLock { $0 += 1 }
          throw Failure()
        }
      }
    }
    #expect(tries.withLock { $0 } == 1)
  }
}
