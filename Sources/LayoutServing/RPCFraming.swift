/// The framing of messages in a stream of bytes.
package enum RPCFraming: Sendable {
  /// A header with `Content-Length`, an empty line, and that number of bytes: the Language Server Protocol.
  case headers
  /// One line for each message: the Model Context Protocol.
  case lines

  /// Returns a message as it is sent.
  package func framed(_ message: RPCMessage) -> [UInt8] {
    let text = message.json.line
    return switch self {
    case .headers: Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    case .lines: Array("\(text)\n".utf8)
    }
  }
}

/// The bytes that were read, and the messages in them.
package struct RPCBuffer: Sendable {
  /// The next part of the stream.
  package enum Found: Hashable, Sendable {
    case message([UInt8])
    /// A message of the given number of bytes, or more, is skipped.
    case tooLong(Int)
    /// A header has no length, or is too long; all bytes up to the next header are skipped.
    case noLength(String)
  }

  private let framing: RPCFraming
  private let mostBytes: Int
  private var bytes: [UInt8] = []
  /// The index before which all bytes are consumed.
  private var start = 0
  /// The index up to which no end of a line or of a header was found.
  private var searched = 0
  /// The bytes of an overlong message that are still to come.
  private var skipped = 0
  /// Whether bytes are skipped until a line ends, or a header begins.
  private var isLost = false

  /// The greatest length of a header, in bytes.
  private static let longestHead = 4_096
  private static let lengthName = Array("content-length:".utf8)

  /// Creates a buffer for messages of at most `mostBytes` bytes.
  package init(_ framing: RPCFraming, mostBytes: Int) {
    (self.framing, self.mostBytes) = (framing, mostBytes)
  }

  package mutating func add(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      (searched, start) = (searched - start, 0)
    }
    bytes += more
  }

  /// Removes and returns the next part; `nil` until more bytes have come.
  package mutating func next() -> Found? {
    switch framing {
    case .lines: nextLine()
    case .headers: nextWithHead()
    }
  }

  private mutating func nextLine() -> Found? {
    while let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(bytes[start..<end])
      (start, searched) = (end + 1, end + 1)
      if isLost {
        isLost = false
        continue
      }
      if line.count > mostBytes { return .tooLong(line.count) }
      // A blank line is not a message.
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { return .message(line) }
    }
    searched = bytes.count
    guard bytes.count - start > mostBytes else { return nil }
    let count = bytes.count - start
    start = bytes.count
    defer { isLost = true }
    return isLost ? nil : .tooLong(count)
  }

  private mutating func nextWithHead() -> Found? {
    while true {
      if skipped > 0 {
        let count = min(skipped, bytes.count - start)
        (start, skipped) = (start + count, skipped - count)
        searched = start
        if skipped > 0 { return nil }
      }
      if isLost, !findHead() { return nil }
      guard let end = headEnd() else {
        guard bytes.count - start > Self.longestHead else { return nil }
        return lose(at: bytes.count, "a header of more than \(Self.longestHead) bytes")
      }
      let head = String(decoding: bytes[start..<end.text], as: UTF8.self)
      guard let count = Self.length(in: head) else {
        return lose(at: end.body, "a header without a Content-Length: \(head.prefix(80).debugDescription)")
      }
      if count > mostBytes {
        (start, skipped) = (end.body, count)
        return .tooLong(count)
      }
      guard bytes.count - end.body >= count else { return nil }
      defer { (start, searched) = (end.body + count, end.body + count) }
      return .message(Array(bytes[end.body..<end.body + count]))
    }
  }

  private mutating func lose(at index: Int, _ text: String) -> Found {
    (start, searched, isLost) = (index, index, true)
    return .noLength(text)
  }

  /// Moves to the start of the next header; returns whether it has arrived.
  private mutating func findHead() -> Bool {
    while start + Self.lengthName.count <= bytes.count {
      if bytes[start] | 0x20 == Self.lengthName[0],
        zip(bytes[start...], Self.lengthName).allSatisfy({ ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
        )
      {
        (isLost, searched) = (false, start)
        return true
      }
      start += 1
    }
    searched = start
    return false
  }

  /// Returns the end of the header, and the beginning of the body; some clients send bare line feeds.
  private mutating func headEnd() -> (text: Int, body: Int)? {
    let feed = UInt8(ascii: "\n")
    var index = max(start, searched)
    while index < bytes.count {
      if bytes[index] == feed {
        let previous = index > start && bytes[index - 1] == UInt8(ascii: "\r") ? index - 2 : index - 1
        if previous < start || bytes[previous] == feed {
          let isReturn = previous > start && bytes[previous - 1] == UInt8(ascii: "\r")
          return (max(start, isReturn ? previous - 1 : previous), index + 1)
        }
      }
      index += 1
    }
    return nil
  }

  private static func length(in head: String) -> Int? {
    for line in head.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      guard !digits.isEmpty, digits.allSatisfy(\.isASCII), digits.allSatisfy(\.isNumber) else { return nil }
      return Int(String(digits))
    }
    return nil
  }
}
