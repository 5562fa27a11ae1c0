import Foundation
import Synchronization
import Testing

@testable import TautCLI

@Suite("The order of the answers of taut batch, and when they come")
struct BatchOrderTests {
  @Test("Slow and fast lines are answered in the order in which they stand")
  func mixed() throws {
    let slow = """
      "file": "Models/Scenes/event-long.json", "want": ["check"], "width": [320, 420], "require": ["Text is whole"]
      """
    let lines = (0..<200).map { number in
      let fast = #""scene": {"taut": 1, "root": {"type": "Color"}}"#
      return "{\"id\": \(number), \(number.isMultiple(of: 40) ? slow : fast)}"
    }
    let alone = try BatchRun(lines, ["--workers", "1"])
    let together = try BatchRun(lines, ["--workers", "4"])
    #expect(together.ids == (0..<200).map { "\($0)" })
    #expect(together.run.output == alone.run.output && together.run.code == alone.run.code)
  }

  @Test("A partner that waits for each answer gets it while the input is still open")
  func partner() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("taut")
    process.arguments = ["batch"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for id in 1...5 {
      // One at a time, and the last of them in two parts.
      let line = "{\"id\": \(id), \"scene\": {\"taut\": 1, \"root\": {\"type\": \"Color\"}}}\n"
      let cut = line.index(line.startIndex, offsetBy: id == 5 ? 30 : 0)
      try input.fileHandleForWriting.write(contentsOf: Data(line[..<cut].utf8))
      try input.fileHandleForWriting.write(contentsOf: Data(line[cut...].utf8))
      var ready = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&ready, 1, 20_000) == 1, "no answer to line \(id)")
      let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(answer.hasPrefix("{\"id\": \(id), ") && answer.hasSuffix("}\n"), "\(answer)")
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("Work comes out in order, and no more of it is kept than is said", arguments: [1, 3, 8])
  func work(workers: Int) {
    let next = Mutex(0)
    let kept = Mutex((now: 0, most: 0))
    let done = Mutex([Int]())
    OrderedWork<Int, Int>(workers: workers, window: 10, limit: 1_000_000).run {
      next.withLock { next -> Int? in
        guard next < 500 else { return nil }
        kept.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        defer { next += 1 }
        return next
      }
    } work: { number in
      if number.isMultiple(of: 100) { Thread.sleep(forTimeInterval: 0.02) }
      return number
    } size: { _ in
      1
    } emit: { number in
      kept.withLock { $0.now -= 1 }
      done.withLock { $0.append(number) }
    }
    #expect(done.withLock { $0 } == Array(0..<500))
    #expect(kept.withLock { $0.most } <= 10)
  }

  @Test("Large results wait for each other; the one that is waited for never does")
  func sizes() {
    let next = Mutex(0)
    let kept = Mutex((now: 0, most: 0))
    OrderedWork<Int, Int>(workers: 4, window: 1_000, limit: 100).run {
      next.withLock { next -> Int? in
        guard next < 100 else { return nil }
        defer { next += 1 }
        return next
      }
    } work: { number in
      if number == 0 { Thread.sleep(forTimeInterval: 0.1) }
      kept.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      return number
    } size: { _ in
      60
    } emit: { _ in
      kept.withLock { $0.now -= 1 }
    }
    #expect(kept.withLock { $0.now } == 0)
    // Two fill the limit, and each of the threads had one more in hand.
    #expect(kept.withLock { $0.most } <= 6)
  }
}
