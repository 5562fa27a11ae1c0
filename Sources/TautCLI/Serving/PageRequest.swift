/// The head of an HTTP/1 request (RFC 9112, sections 2 to 5): what is asked for, and by whom.
struct PageRequest: Equatable {
  /// The most bytes of a head.
  static let mostBytes = 16_384

  var method: String
  /// The target without its query.
  var path: String
  /// What stands behind the target's question mark; empty where there is none.
  var query: String
  /// The fields by their names in lower case.
  var fields: [String: String] = [:]
  /// Whether nothing more is asked on the connection: the other side says so, or its protocol (section 9.3), or a body
  /// comes, which nobody reads.
  var isLast: Bool

  /// Reads a head without the empty line at its end; `nil` where it is none, or says twice who is asked.
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
