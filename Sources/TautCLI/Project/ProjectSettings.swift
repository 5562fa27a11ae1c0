import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// The settings of a project: `taut.yml`, and the editor's settings on top.
///
/// Each is an option of `taut check`, under the same name.
struct ProjectSettings {
  static let fileName = "taut.yml"

  /// The folder of the file, to which relative paths refer.
  var folder: String
  /// The command that would check a file in the same way.
  private(set) var command: CheckCommand
  /// The arguments of the command, by which settings are compared.
  private(set) var arguments: [String]
  /// The requirements on every view that has what they name.
  private(set) var requirements: [Requirement] = []
  /// The folders whose source belongs together; `nil` for the module around a file.
  private(set) var sources: [String]?
  private(set) var showsInlayHints = false
  /// The problems with their places; everything else is applied.
  private(set) var problems: [(words: String, position: SourcePosition)] = []

  /// The default device.
  static let defaultDevice = "iphone-15"
  /// The default widths.
  static let usualWidths = "320...430"

  /// The options that are given, each with its arguments.
  private var options: [Key: [String]] = [:]

  /// A setting.
  enum Key: String, CaseIterable {
    case device, landscape, platform, safeArea, text, width, height, textSizes, languages, strings, pseudo,
      direction
    case standard, require, data, assume, samples, sources, inlayHints

    /// The option of `taut check`; `nil` where there is none.
    var option: String? {
      switch self {
      case .safeArea: "--safe-area"
      case .textSizes: "--text-size"
      case .languages: "--language"
      case .require, .sources, .inlayHints: nil
      default: "--\(rawValue)"
      }
    }

    /// Whether its values are paths of files.
    var isPath: Bool { self == .strings || self == .data }
    /// Whether several values are one argument, separated by commas.
    var isJoined: Bool { self == .textSizes || self == .languages }
  }

  /// Reads the text of the file, if there is one, and the editor's settings as JSON on top.
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
    // A project that only states requirements gets the standard ones too.
    if values[.standard] == nil { options[.standard] = ["--standard"] }
    let isTall = options[.height]?.last.flatMap { SideOrRangeArgument(argument: $0)?.range } != nil
    if values[.width] == nil, !isTall { options[.width] = ["--width", Self.usualWidths] }
    if values[.device] == nil, values[.platform] == nil {
      options[.device] = ["--device", Self.defaultDevice]
    }
    make(options, values)
  }

  private mutating func add(_ error: any Error, _ position: SourcePosition) {
    // The place is shown separately.
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

  /// Returns the arguments for a value.
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

  /// Returns a list, or a single value as a list.
  private static func list(_ field: Field) throws(DocumentError) -> [Field] {
    if case .list = field.value.content { return try field.list() }
    return [field]
  }

  /// Returns a word, or a number as it is written.
  private static func word(_ field: Field) throws(DocumentError) -> String {
    if case .number(let number) = field.value.content { return PointFormat.shortest(number) }
    return try field.string()
  }

  private func path(_ word: String) -> String {
    word.hasPrefix("/") ? word : URL(fileURLWithPath: folder).appending(path: word).standardizedFileURL.path
  }

  /// Creates the command; invalid values are reported and left out.
  private mutating func make(_ options: [Key: [String]], _ values: [Key: Field]) {
    func arguments(_ keys: [Key]) -> [String] {
      let range = keys.contains(.width) || keys.contains(.height) ? [] : ["--width", Self.usualWidths]
      return range + Key.allCases.filter(keys.contains).flatMap { options[$0] ?? [] }
    }
    func command(_ keys: [Key]) throws -> CheckCommand {
      let command = try CheckCommand.parse(["scene.swift"] + arguments(keys))
      // Options that are read on demand are read here once, to find errors.
      _ = try (command.variants.variants(), command.surroundings.stage(), command.reading(view: nil))
      return command
    }
    var kept = Key.allCases.filter { !(options[$0] ?? []).isEmpty }
    if let command = try? command(kept) {
      (self.command, self.arguments) = (command, arguments(kept))
      self.options = options
      return
    }
    // One by one, first those that others depend on.
    let first: [Key] = [.width, .height, .device, .platform, .strings]
    let keys = first.filter(kept.contains) + kept.filter { !first.contains($0) }
    kept = []
    if let parsed = try? command([]) { self.command = parsed }
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

  /// Returns whether views are analysed in the same way.
  func isAlike(_ other: ProjectSettings) -> Bool {
    arguments == other.arguments && requirements == other.requirements
      && showsInlayHints == other.showsInlayHints && sources == other.sources
  }

  /// Returns the nearest file above a path, up to the root of the system; `nil` where there is none.
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
