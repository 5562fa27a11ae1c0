import Foundation
import PackagePlugin

/// `swift package layout-check [--target NAME]... [options of taut check]`.
@main
struct LayoutCheck: CommandPlugin {
  /// What is checked where neither an option nor the package's `taut.yml` says so.
  private static func usual(beside options: [String], in package: URL) -> [String] {
    func has(_ names: String...) -> Bool {
      options.contains { option in names.contains { option == $0 || option.hasPrefix("\($0)=") } }
    }
    let settings = package.appending(path: "taut.yml").path
    guard has("--no-project") || !FileManager.default.fileExists(atPath: settings) else { return [] }
    return (has("--standard", "--require") ? [] : ["--standard"])
      + (has("--device", "--platform") ? [] : ["--device", "iphone-16"])
      + (has("--width", "--height", "--proposal") ? [] : ["--width", "320...430"])
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var options = ArgumentExtractor(arguments)
    let names = options.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    // Views are in sources, not in tests of them.
    let folders = targets.compactMap { $0.sourceModule }.filter { $0.kind != .test }.map(\.directoryURL.path)
    guard !folders.isEmpty else { throw LayoutCheckError.noSources(names) }
    let program = try program()
    let process = Process()
    process.executableURL = program
    let own = options.remainingArguments
    process.arguments = ["check"] + folders + Self.usual(beside: own, in: context.package.directoryURL) + own
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    case 1: throw LayoutCheckError.fails
    default: throw LayoutCheckError.refused(process.terminationStatus)
    }
  }

  /// The command: the one that `TAUT` names, or else the one on the shell's path.
  private func program() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TAUT"], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else {
        throw LayoutCheckError.noProgram(named)
      }
      return URL(fileURLWithPath: named)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let path = folders.map({ "\($0)/taut" }).first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw LayoutCheckError.notInstalled }
    return URL(fileURLWithPath: path)
  }
}

/// Why there was no check, or what came of it.
enum LayoutCheckError: Error, CustomStringConvertible {
  case noSources([String])
  case noProgram(String)
  case notInstalled
  case fails
  case refused(Int32)

  var description: String {
    switch self {
    case .noSources(let names):
      names.isEmpty
        ? "the package has no target with sources"
        : "no target with sources is called \(names.joined(separator: " or "))"
    case .noProgram(let path): "TAUT names \(path), which is not a program"
    case .notInstalled:
      "there is no taut on the PATH; install it, or name one: TAUT=/path/to/taut swift package layout-check"
    case .fails: "a layout does not hold; the lines above say where and why"
    case .refused(let code): "taut ended with exit code \(code); the lines above say why"
    }
  }
}
