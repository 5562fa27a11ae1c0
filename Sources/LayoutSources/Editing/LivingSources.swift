import LayoutCore

/// Files of Swift source that are read while they are edited: each text is scanned and parsed once.
package struct LivingSources {
  /// The cached state of a file.
  private struct Known {
    var text: String
    var declared: DeclaredNames
    /// The last valid text, parsed; `nil` where there was none, or none was needed.
    var file: SourceFile?
    /// The syntax error of the present text.
    var fault: SourceError?
    /// Whether the present text was parsed.
    var isParsed = false
  }

  private var known: [String: Known] = [:]
  private var resources = ProjectResources()
  /// The tables of the project that cannot be read, with the reasons.
  package private(set) var problems: [String] = []

  package init() {}

  /// Reads the resources of the project of some files or folders again.
  package mutating func findResources(of paths: [String]) {
    (resources, problems) = ResourceFinder.resources(of: paths)
  }

  /// Parses a file, and those of the others that it needs.
  ///
  /// If another file has a syntax error, its last valid text is used, or none.
  ///
  /// - Throws: `SourceError.syntax` for the file itself, which keeps its earlier state.
  package mutating func parse(
    _ files: [SourceTexts.File], around name: String
  ) throws(SourceError) -> ParsedSources {
    for file in files where known[file.name]?.text != file.text {
      var new = Known(text: file.text, declared: DeclaredNames(file.text))
      new.file = known[file.name]?.file
      known[file.name] = new
    }
    var options = ReadingOptions()
    options.view = "\(name):1"
    let needed = NeededFiles.among(files, for: options) { known[$0.name]?.declared ?? DeclaredNames($0.text) }
    var parsed: [SourceFile] = []
    var texts: [SourceTexts.File] = []
    for file in needed {
      if known[file.name]?.isParsed == false {
        do {
          known[file.name]?.file = try SourceFile(name: file.name, text: file.text)
          known[file.name]?.fault = nil
        } catch {
          known[file.name]?.fault = error
        }
        known[file.name]?.isParsed = true
      }
      if file.name == name, let fault = known[file.name]?.fault { throw fault }
      guard let tree = known[file.name]?.file else { continue }
      parsed.append(tree)
      texts.append(file)
    }
    var sources = ParsedSources(program: Program(parsed))
    (sources.texts, sources.resources) = (SourceTexts(files: texts), resources)
    return sources
  }
}

/// A view or a preview of a file.
package struct ShownEntry: Hashable, Sendable {
  /// The name that selects it.
  package var name: String
  /// The title for people.
  package var title: String
  /// Its position in source.
  package var position: SourcePosition
  package var isPreview: Bool
}

/// A call in source: a view, a modifier, or any other.
package struct SourceCall: Hashable, Sendable {
  /// The position of its name, by which views are identified.
  package var position: SourcePosition
  /// The range of the name, in bytes of the file.
  package var name: Range<Int>
  /// The range from the name to the end of the call, in bytes of the file.
  package var range: Range<Int>
  /// The arguments, in order.
  package var arguments: [Argument]

  /// An argument of a call.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    /// The range of the expression, in bytes of the file.
    package var range: Range<Int>
    /// The number, if the expression is a literal.
    package var number: Double?
  }
}

extension ParsedSources {
  /// Returns the calls around a place of a file, in bytes, the innermost first.
  package func calls(around offset: Int, in file: String) -> [SourceCall] {
    program.files.first { $0.name == file }?.calls(around: offset) ?? []
  }

  /// Returns the call whose name begins at a position; `nil` where there is none.
  package func call(at position: SourcePosition) -> SourceCall? {
    program.files.first { $0.name == position.file }?.call(at: position)
  }
}
