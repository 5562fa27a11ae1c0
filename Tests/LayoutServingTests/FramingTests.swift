import LayoutDocuments
import LayoutServing
import LayoutTesting
import TestSupport
import Testing

@Suite("Messages in a stream of bytes")
struct FramingTests {
  private static func found(
    _ chunks: [[UInt8]], _ framing: RPCFraming, mostBytes: Int = 1_000_000
  ) -> [RPCBuffer.Found] {
    var buffer = RPCBuffer(framing, mostBytes: mostBytes)
    var found: [RPCBuffer.Found] = []
    for chunk in chunks {
      buffer.add(chunk)
      while let next = buffer.next() { found.append(next) }
    }
    return found
  }

  private static func message(_ text: String) -> RPCBuffer.Found { .message(Array(text.utf8)) }

  @Test("However bytes are cut, the same messages come out", arguments: 0..<40)
  func cuts(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let texts = [
      "", "a", "é😀", "line\nbreak\r\n\r\nContent-Length: 3", String(repeating: "long ", count: 400),
    ]
    let messages = (0..<random.int(1...12)).map { place in
      RPCMessage.request(
        random.oneIn(2) ? .number(place) : .string("id \(place)"), method: random.pick(texts),
        params: .object(["text": .string(random.pick(texts)), "list": .array([.number(0.5), .null])]))
    }
    for framing in [RPCFraming.headers, .lines] {
      var bytes = messages.flatMap { framing.framed($0) }
      var chunks: [[UInt8]] = []
      while !bytes.isEmpty {
        let count = random.oneIn(3) ? 1 : random.int(1...max(1, bytes.count))
        chunks.append(Array(bytes.prefix(count)))
        bytes.removeFirst(min(count, bytes.count))
      }
      let read = try Self.found(chunks, framing).map { found in
        guard case .message(let bytes) = found else { throw RPCError(.parseError, "\(found)") }
        return try RPCMessage(bytes: bytes)
      }
      #expect(read == messages)
    }
  }

  @Test("What has no length is skipped up to the next head, and what is too long up to its end")
  func lost() {
    let stream = """
      Content-Type: x\r\n\r\n{"lost": 1}Content-Length: nine\r\n\r\n{}CONTENT-LENGTH:  2\r\nContent-Type: y\r\n\r\n{}\
      Content-Length: 12\r\n\r\n{"long": 100}Content-Length: 2\n\n[]
      """
    // The long one says a byte less than it has: what is left over is no head.
    let expected: [RPCBuffer.Found] = [
      .noLength("a header without a Content-Length: \"Content-Type: x\""),
      .noLength("a header without a Content-Length: \"Content-Length: nine\""),
      Self.message("{}"), .tooLong(12),
      .noLength("a header without a Content-Length: \"}Content-Length: 2\""),
    ]
    let bytes = Array(stream.utf8)
    #expect(Self.found([bytes], .headers, mostBytes: 10) == expected)
    #expect(Self.found(bytes.map { [$0] }, .headers, mostBytes: 10) == expected)
    #expect(
      Self.found([Array(repeating: 0x78, count: 5_000), Array("Content-Length: 1\r\n\r\n0".utf8)], .headers)
        == [.noLength("a header of more than 4096 bytes"), Self.message("0")])
  }

  @Test("Lines that are too long are told once, and blank ones not at all")
  func lines() {
    let bytes = Array("{}\r\n\n  \n[1,2,3,4,5,6]\n[]\n0".utf8)
    let expected = [Self.message("{}\r"), .tooLong(13), Self.message("[]")]
    #expect(Self.found([bytes], .lines, mostBytes: 10) == expected)
    let single = Self.found(bytes.map { [$0] }, .lines, mostBytes: 10)
    #expect(single == [Self.message("{}\r"), .tooLong(11), Self.message("[]")])
  }
}
