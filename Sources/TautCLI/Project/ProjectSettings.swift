import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// What a project says about how its views are looked at: `taut.yml`, and beside it what an editor says.
///
/// The language server and `taut check` read it alike.
///
/// All of it is options of `taut check`, under the same names.
struct ProjectSettings {
  /// The name of the file.
  static let fileName = "taut.yml"

  /// The folder of the file; relative paths begin there.
  var folder: String
  /// The command that would check a file alike.
  private(set) var command: CheckCommand
  /// The arguments that it was made of: settings with the same ones are alike.
  private(set) var arguments: [String]
  /// What is required of every view that has the views it is about.
  private(set) var requirements: [Requirement] = []
  /// The folders whose source belongs together; `nil` for the module around a file.
  private(set) var sources: [String]?
  private(set) var showsInlayHints = false
  /// What is wrong, and where; the rest counts.
  private(set) var problems: [(words: String, position: SourcePosition)] = []

  /// The device, where none is named.
  static let usualDevice = "iphone-15"
  /// The widths, where none are said.
  static let usualWidths = "320...430"

  /// The options that are given, each with its arguments.
  private var options: [Key: [String]] = [:]

  /// A setting.
  enum Key: String, CaseIterable {
    case device, landscape, platform, safeArea, text, width, height, textSizes, languages, strings, pseudo,
      direction
    case standard, require, data, assume, samples, sources, inlayHints

    /// The option of `taut check`; `nil` for what is none.
    var option: String? {
      switch self {
      case .safeArea: "--safe-area"
      case .textSizes: "--text-size"
      case .languages: "--language"
      case .require, .sources, .inlayHints: nil
      default: "--\(rawValue)"
      }
    }

    /// Whether its value is the path of a file, or several are.
    var isPath: Bool { self == .strings || self == .data }
    /// Whether several values are one argument, with commas between them.
    var isJoined: Bool { self == .textSizes || self == .languages }
  }

  /// Takes the text of the file, if there is one, and over it what an editor says, as JSON.
  init(folder: String, file: (name: String, text: String)?, client: JSONValue = .null) {
    self.folder = folder
    (command, arguments) = (CheckCommand(), [])
    var values: [Key: Field] = [:]
    if let file {
      read(file.text, DocumentParser(file: file.name), into: &values)
    }
    if case .object(let members) = client, !members.isEmpty {
      read(client.line, DocumentParser(file: "the editor's settings", isJSON: true), into: &values)
    }
    var options: [Key: [String]] = [:]
    for (key, field) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      do { options[key] = try take(key, field) } catch { add(error, error.position) }
    }
    // A project that says only what it requires wants the rest checked too.
    if values[.standard] == nil { options[.standard] = ["--standard"] }
    let isTall = options[.height]?.last.flatMap { SideOrRangeArgument(argument: $0)?.range } != nil
    if values[.width] == nil, !isTall { options[.width] = ["--width", Self.usualWidths] }
    if values[.device] == nil, values[.platform] == nil { options[.device] = ["--device", Self.usualDevice] }
    make(options, values)
  }

  private mutating func add(_ error: any Error, _ position: SourcePosition) {
    // The place is told by itself.
    let words = "\(error)".replacing("\(position): ", with: "")
    problems.append((words, position))
  }

  private mutating func read(_ text: String, _ parser: DocumentParser, into values: inout [Key: Field]) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    do {
      let object = try FieldObject(Field(value: parser.parse(text), path: "settings"), owner: "taut.yml")
      do { try object.allow(Key.allCases.map(\.rawValue)) } catch { add(error, error.position) }
      for key in Key.allCases { if let field = object[key.rawValue] { values[key] = field } }
    } catch { add(error, error.position) }
  }

  /// The arguments that a value means.
  private mutating func take(_ key: Key, _ field: Field) throws(DocumentError) -> [String] {
    switch key {
    case .require:
      for field in try Self.list(field) {
        do { requirements.append(try Requirement(field.string(), at: field.position)) } catch {
          if let error = error as? DocumentError { throw error }
          add(error, field.position)
        }
      }
      return []
    case .sources:
      sources = try Self.list(field).map { field throws(DocumentError) in path(try field.string()) }
      return []
    case .inlayHints:
      showsInlayHints = try field.boolean()
      return []
    case .landscape, .pseudo, .standard: return try field.boolean() ? [key.option ?? ""] : []
    default:
      var words: [String] = []
      for field in try Self.list(field) {
        let word = try Self.word(field)
        words.append(key.isPath ? path(word) : word)
      }
      if key.isJoined { words = [words.joined(separator: ",")] }
      return words.flatMap { [key.option ?? "", $0] }
    }
  }

  /// A list, or the one value that stands for a list of it.
  private static func list(_ field: Field) throws(DocumentError) -> [Field] {
    if case .list = field.value.content { return try field.list() }
    return [field]
  }

  /// A word, or a number as it is written.
  private static func word(_ field: Field) throws(DocumentError) -> String {
    if case .number(let number) = field.value.content { return PointFormat.shortest(number) }
    return try field.string()
  }

  private func path(_ word: String) -> String {
    word.hasPrefix("/") ? word : URL(fileURLWithPath: folder).appending(path: word).standardizedFileURL.path
  }

  /// Makes the command; values that it does not take are told and left out.
  private mutating func make(_ options: [Key: [String]], _ values: [Key: Field]) {
    func arguments(_ keys: [Key]) -> [String] {
      let range = keys.contains(.width) || keys.contains(.height) ? [] : ["--width", Self.usualWidths]
      return range + Key.allCases.filter(keys.contains).flatMap { options[$0] ?? [] }
    }
    func command(_ keys: [Key]) throws -> CheckCommand {
      let command = try CheckCommand.parse(["scene.swift"] + arguments(keys))
      // What is read only when it is needed is read here once, to see whether it can be.
      _ = try (command.variants.variants(), command.surroundings.stage(), command.reading(view: nil))
      return command
    }
    var kept = Key.allCases.filter { !(options[$0] ?? []).isEmpty }
    if let command = try? command(kept) {
      (self.command, self.arguments) = (command, arguments(kept))
      self.options = options
      return
    }
    // One by one, those first without which others do not mean anything.
    let first: [Key] = [.width, .height, .device, .platform, .strings]
    let keys = first.filter(kept.contains) + kept.filter { !first.contains($0) }
    kept = []
    if let usual = try? command([]) { self.command = usual }
    for key in keys {
      do {
        self.command = try command(kept + [key])
        kept.append(key)
      } catch {
        let position = values[key]?.position ?? SourcePosition(file: Self.fileName, line: 1, column: 1)
        problems.append(("\(key.rawValue): \(CheckCommand.message(for: error))", position))
      }
    }
    self.arguments = arguments(kept)
    self.options = options.filter { kept.contains($0.key) }
    if self.options[.width] == nil, self.options[.height] == nil {
      self.options[.width] = ["--width", Self.usualWidths]
    }
  }

  /// The arguments of `taut check` that some settings mean, as far as they are given.
  func arguments(of keys: Set<Key>) -> [String] {
    Key.allCases.filter(keys.contains).flatMap { options[$0] ?? [] }
  }

  /// Whether views are looked at alike, and the same is told of them.
  func isAlike(_ other: ProjectSettings) -> Bool {
    arguments == other.arguments && requirements == other.requirements
      && showsInlayHints == other.showsInlayHints && sources == other.sources
  }

  /// The nearest file above a file, or in a folder or above it, up to the root of the system; `nil` where there is none.
  static func file(above path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) || !isFolder.boolValue {
      folder.deleteLastPathComponent()
    }
    for _ in 0..<60 {
      let file = folder.appending(path: fileName).path
      if FileManager.default.fileExists(atPath: file) { return file }
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
