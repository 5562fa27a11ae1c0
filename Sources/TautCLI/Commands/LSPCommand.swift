import ArgumentParser
import LayoutServing

/// `taut lsp`: findings, sizes and reasons in an editor.
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves an editor over standard input and output, by the Language Server Protocol.",
    discussion: """
      Editors start it; Editors/ has settings for some. An open file is laid out as its previews show it, or else its \
      views are, and again 0.2 seconds after each change. taut.yml sets the device, the widths, the text sizes and the \
      requirements; comments beside views state requirements too:
        Text(name).id("name")  // taut: name is whole

      EXIT CODES
        0  the editor has ended it
        2  bad usage
      """)

  func run() throws {
    let streams = StandardStreams()
    RPCServer(LanguageServer(), .languageServer).run {
      streams.read()
    } output: {
      streams.write($0)
    }
  }
}
