import LayoutCore

/// Files of Swift source that are read while somebody changes them: each text is looked through and parsed once.
package struct LivingSources {
  /// What is known of a file.
  private struct Known {
    var text: String
    var declared: DeclaredNames
    /// The last text that was Swift, parsed; `nil` where there was none, or nobody asked.
    var file: SourceFile?
    /// Why the present text is not Swift.
    var fault: SourceError?
    /// Whether the present text was parsed.
    var isParsed = false
  }

  private var known: [String: Known] = [:]
  private var resources = ProjectResources()
  /// Which tables of the project cannot be read, and why.
  package private(set) var problems: [String] = []

  package init() {}

  /// Reads anew what the project of some files or folders has beside its source.
  package mutating func findResources(of paths: [String]) {
    (resources, problems) = ResourceFinder.resources(of: paths)
  }

  /// Parses a file, and of the others those that it needs.
  ///
  /// Of another file that is no Swift at the moment the last text counts that was, or nothing.
  ///
  /// - Throws: `SourceError.syntax` for the file itself, which is then still known as it was.
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

/// A view or a preview that a file shows.
package struct ShownEntry: Hashable, Sendable {
  /// What it is asked for by.
  package var name: String
  /// What people call it.
  package var title: String
  /// Where it begins.
  package var position: SourcePosition
  package var isPreview: Bool
}

/// A call in source: a view, a modifier, or any other.
package struct SourceCall: Hashable, Sendable {
  /// Where its name begins, as views know where they were written.
  package var position: SourcePosition
  /// The name, in bytes of the file.
  package var name: Range<Int>
  /// From the name to the end of the call.
  package var range: Range<Int>
  /// What it is given, in order.
  package var arguments: [Argument]

  /// An argument.
  package struct Argument: Hashable, Sendable {
    package var label: String?
    /// The expression, in bytes of the file.
    package var range: Range<Int>
    /// The number, where it is written as one.
    package var number: Double?
  }
}

extension ParsedSources {
  /// The calls around a place of a file, in bytes, the innermost first.
  package func calls(around offset: Int, in file: String) -> [SourceCall] {
    program.files.first { $0.name == file }?.calls(around: offset) ?? []
  }

  /// The call whose name begins at a position; `nil` where none does.
  package func call(at position: SourcePosition) -> SourceCall? {
    program.files.first { $0.name == position.file }?.call(at: position)
  }
}
