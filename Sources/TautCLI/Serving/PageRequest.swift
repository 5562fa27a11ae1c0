/// The head of an HTTP/1 request (RFC 9112, sections 2 to 5).
struct PageRequest: Equatable {
  /// The greatest length of a head, in bytes.
  static let mostBytes = 16_384

  var method: String
  /// The target without its query.
  var path: String
  /// The query of the target; empty where there is none.
  var query: String
  /// The fields by their names in lower case.
  var fields: [String: String] = [:]
  /// Whether the connection is closed after the request: the client asks for that, or its protocol implies it
  /// (section 9.3), or there is a body, which is not read.
  var isLast: Bool

  /// Parses a head without the empty line at its end; `nil` for an invalid one, or one with two hosts.
  init?(head: String) {
    // Line ends are CR LF, which is one character; a lone LF is allowed (section 2.2).
    var lines = head.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\n" }[...]
    let start = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard start.count == 3, start.allSatisfy({ !$0.isEmpty }),
      start[2].wholeMatch(of: #/HTTP/1\.[0-9]/#) != nil
    else { return nil }
    method = String(start[0])
    path = String(start[1].prefix { $0 != "?" })
    query = String(start[1].dropFirst(path.count + 1))
    isLast = start[2] == "HTTP/1.0"
    for line in lines {
      guard let field = line.wholeMatch(of: #/([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*/#),
        fields.updateValue(String(field.2), forKey: field.1.lowercased()) == nil
          || field.1.lowercased() != "host"
      else { return nil }
    }
    let asksForClose = fields["connection"]?.lowercased().contains("close") ?? false
    let hasBody = fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0"
    isLast = isLast || asksForClose || hasBody
  }
}
