import Testing

@testable import TautCLI

@Suite("Help on commands and options, and the version")
struct HelpTests {
  @Test("The version, alone on its line")
  func version() throws {
    let run = try CommandLineRun(["--version"])
    #expect(run.code == 0 && run.output == "\(TautCommand.version)\n" && run.errors == "")
  }

  @Test(
    "An option finds the command that has it",
    arguments: [
      ("why-not", "explain"), ("--why-not", "explain"), ("frames", "breakpoints"), ("explain", "explain"),
      ("sweep", "layout"),
    ])
  func option(_ topic: String, _ command: String) throws {
    let run = try CommandLineRun(["help", topic])
    let help = try CommandLineRun([command, "--help"])
    #expect(run.code == 0 && run.output == help.output && run.errors == "")
  }

  @Test("An option of several commands lists them")
  func several() throws {
    let run = try CommandLineRun(["help", "proposal"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("--proposal is an option of: layout, draw, inspect, trace, export, "))
  }

  @Test("A word that is not a topic is an error, with the nearest one")
  func unknown() throws {
    let run = try CommandLineRun(["help", "why-nit"])
    #expect(run.code == 2 && run.output == "")
    #expect(
      run.errors == "there is no help on \"why-nit\"; did you mean \"why-not\"?\n")
    let far = try CommandLineRun(["help", "nonsense"])
    #expect(far.code == 2 && far.errors == "there is no help on \"nonsense\"; taut help lists the commands\n")
  }

  @Test("Help without a topic is the overview")
  func overview() throws {
    let (help, option) = (try CommandLineRun(["help"]), try CommandLineRun(["--help"]))
    #expect(help.code == 0 && help.output == option.output)
  }
}
