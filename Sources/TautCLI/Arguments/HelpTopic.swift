import ArgumentParser

/// What `taut help` can be asked about: a command, or an option by its name.
enum HelpTopic {
  /// The text on the topic of `help why-not`; `nil` for arguments that the parser answers itself.
  ///
  /// Throws `CommandError.noSuchTopic`.
  static func help(for arguments: [String]) throws(CommandError) -> String? {
    guard arguments.first == "help", arguments.count > 1 else { return nil }
    let topic = String(arguments[1].drop { $0 == "-" })
    let commands = TautCommand.configuration.subcommands
    if ["help", "h"].contains(topic) { return nil }
    if let command = commands.first(where: { name(of: $0) == topic }) {
      return TautCommand.helpMessage(for: command)
    }
    let having = commands.filter { options(of: $0).contains(topic) }
    if let only = having.first, having.count == 1 { return TautCommand.helpMessage(for: only) }
    guard having.isEmpty else {
      let names = having.map(name)
      return "--\(topic) is an option of: \(names.joined(separator: ", ")). "
        + "See \"taut help \(names[0])\" and so on."
    }
    let known = commands.map(name) + commands.flatMap { options(of: $0).sorted() }
    throw .noSuchTopic(arguments[1], known: known)
  }

  private static func name(of command: any ParsableCommand.Type) -> String {
    command.configuration.commandName ?? ""
  }

  /// The names of a command's options, as its help lists them.
  private static func options(of command: any ParsableCommand.Type) -> Set<String> {
    var names: Set<String> = []
    for line in TautCommand.helpMessage(for: command).split(separator: "\n") {
      let listed = line.drop { $0 == " " }
      guard listed.hasPrefix("-") else { continue }
      for word in listed.split(whereSeparator: { " ,/".contains($0) }) where word.hasPrefix("--") {
        names.insert(String(word.dropFirst(2)))
      }
    }
    return names.subtracting(["help", "version"])
  }
}
