import Foundation

/// The commands of a code block on a page, each with the output that the page shows for it.
struct Session {
  var steps: [(command: String, output: String)] = []

  /// Whether output is shown for any of the commands: where there is none, they are only named.
  var showsOutput: Bool { steps.contains { $0.output.contains { !$0.isNewline } } }

  /// The sessions of a page: its code blocks, fenced or indented, that begin with a command after a dollar sign.
  static func sessions(in page: String) -> [Session] {
    blocks(of: page).compactMap { lines in
      var session = Session()
      for line in lines {
        if line.hasPrefix("$ ") {
          session.steps.append((String(line.dropFirst(2)), ""))
        } else if session.steps.isEmpty {
          return nil
        } else {
          session.steps[session.steps.count - 1].output += line + "\n"
        }
      }
      return session.steps.isEmpty ? nil : session
    }
  }

  /// The lines of each code block, without its indentation.
  private static func blocks(of page: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isFenced = false
    var isOpen = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isFenced.toggle()
        isOpen = isFenced
        if isFenced { blocks.append([]) }
      } else if isFenced {
        blocks[blocks.count - 1].append(line)
      } else if line.hasPrefix("    ") {
        if !isOpen { blocks.append([]) }
        isOpen = true
        blocks[blocks.count - 1].append(line.dropFirst(4))
      } else if isOpen && line.isEmpty {
        blocks[blocks.count - 1].append("")
      } else {
        isOpen = false
      }
    }
    return blocks
  }
}
