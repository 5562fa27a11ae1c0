import Foundation

/// A command with the output that a page shows for it.
struct Session: CustomStringConvertible {
  var command: String
  var output: String

  var description: String { command }

  /// The arguments after `taut`; a comment at the end of the line is none.
  var arguments: [String] {
    let line = command.components(separatedBy: "  #")[0]
    var arguments: [String] = []
    var quoted = false
    var current = ""
    for character in line {
      switch character {
      case "'": quoted.toggle()
      case " " where !quoted:
        if !current.isEmpty { arguments.append(current) }
        current = ""
      default: current.append(character)
      }
    }
    if !current.isEmpty { arguments.append(current) }
    return Array(arguments.drop { $0 == "$" || $0 == "taut" })
  }

  /// The commands in a page's code blocks, indented or fenced, under which output is shown.
  static func sessions(in page: String) -> [Session] {
    var sessions: [Session] = []
    var indent: Substring?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      let margin = line.prefix { $0 == " " }
      if line.dropFirst(margin.count).hasPrefix("$ taut ") {
        sessions.append(Session(command: String(line.dropFirst(margin.count)), output: ""))
        indent = margin
      } else if let margin = indent, line.hasPrefix(margin), !line.hasPrefix("```") {
        sessions[sessions.count - 1].output += line.dropFirst(margin.count) + "\n"
      } else if line.isEmpty, indent?.isEmpty == false {
        sessions[sessions.count - 1].output += "\n"
      } else {
        indent = nil
      }
    }
    return sessions.map { session in
      var session = session
      while session.output.hasSuffix("\n\n") { session.output.removeLast() }
      return session
    }.filter { $0.output.contains { !$0.isNewline } }
  }
}
