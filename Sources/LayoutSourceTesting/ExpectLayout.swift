import Foundation
import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LayoutSources
import LayoutTesting
import LinearProgramming
import Testing

/// Requires something of a view of an app's SwiftUI source, for every width in a range, and records what fails as an issue
/// of the test, which goes on; a test with the trait `failurePictures` of LayoutTestingPictures keeps a picture of each failure.
///
/// The source is read and not compiled: the app need not be built against Taut. An issue for each requirement that fails
/// says for which widths, where by the most, and why, at the line of the source that decides.
///
/// ```swift
/// expectLayout(file: "Sources/Card.swift", view: "Card", widths: 320...430) { layout in
///   layout["Text"].isWhole
/// }
/// ```
///
/// - Parameters:
///   - file: a file, or a folder of which all Swift files are read: as written in full, from the folder of the test's file, or
///     from one of those above it up to the one with `Package.swift`.
///   - view: the view or preview: its name, the number of a preview as `#2`, or `file:line`; `nil` is the first preview, or else
///     the only view that no other uses.
///   - widths: in points, from 0 on.
///   - height: in points; `nil` is unspecified.
///   - heights: every height with every width, in place of `height`.
///   - device: the device that says platform, scale and safe area; `nil` is iOS 26 with no safe area.
///   - textSizes: each of them; none is the usual one.
///   - strings: the translations; each of `languages`, or of all its languages.
///   - pseudo: made-up languages.
///   - assumptions: whether what the reader had to assume is accepted; `.refused` makes an issue of each.
///   - requirements: what is required, one a line.
public func expectLayout(
  file: String, view: String? = nil, widths: ClosedRange<Double>, height: Double? = nil,
  heights: ClosedRange<Double>? = nil, device: Device? = nil, textSizes: TextSizes = [],
  strings: StringCatalogue? = nil, languages: [String]? = nil, pseudo: [PseudoLanguage] = [],
  assumptions: SourceAssumptions = .accepted, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column,
  @RequirementBuilder _ requirements: (RequiredLayout) throws -> [Requirement]
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SourceExpectation(file, view, device, assumptions, from: filePath).record(at: place) {
    try LayoutVariants(textSizes: textSizes, catalogue: strings, languages: languages, pseudo: pseudo)
  } over: {
    try RequirementRange(widths, height, heights)
  } requirements: { _, _ in
    try requirements(RequiredLayout())
  }
}

/// Requires of a view of an app's SwiftUI source what can be required of any: whole texts, siblings that do not collide,
/// content inside its parent and the container, targets of 44 x 44 points, and the rest of `StandardCheck`.
///
/// ```swift
/// expectLayout(file: "Sources/Card.swift", widths: 320...430, textSizes: .all)
/// ```
///
/// The parameters are those of the function that takes requirements.
public func expectLayout(
  file: String, view: String? = nil, widths: ClosedRange<Double>, height: Double? = nil,
  heights: ClosedRange<Double>? = nil, device: Device? = nil, textSizes: TextSizes = [],
  strings: StringCatalogue? = nil, languages: [String]? = nil, pseudo: [PseudoLanguage] = [],
  assumptions: SourceAssumptions = .accepted, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SourceExpectation(file, view, device, assumptions, from: filePath).record(at: place) {
    try LayoutVariants(textSizes: textSizes, catalogue: strings, languages: languages, pseudo: pseudo)
  } over: {
    try RequirementRange(widths, height, heights)
  } requirements: { tree, range in
    try StandardCheck.requirements(of: tree, over: range)
  }
}

/// Whether a test accepts what the reader of source had to assume.
public enum SourceAssumptions: Hashable, Sendable {
  /// An assumption is no issue; an issue says how many there are.
  case accepted
  /// Each assumption, and each name that is not modelled, is an issue.
  case refused
}

/// The check of one view of source.
private struct SourceExpectation {
  let file: String
  let view: String?
  let device: Device?
  let assumptions: SourceAssumptions
  let testFile: String

  init(
    _ file: String, _ view: String?, _ device: Device?, _ assumptions: SourceAssumptions,
    from testFile: String
  ) {
    (self.file, self.view, self.device) = (file, view, device)
    (self.assumptions, self.testFile) = (assumptions, testFile)
  }

  /// Checks, and records an issue for each requirement that fails, and for what stops the check.
  func record(
    at place: TestPlace, _ variants: () throws -> LayoutVariants,
    over range: () throws -> RequirementRange,
    requirements: (LayoutTree, RequirementRange) throws -> [Requirement]
  ) {
    func record(_ line: String) {
      Issue.record(
        Comment(rawValue: line),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column))
    }
    do {
      let (lines, layouts) = try failures(variants(), range(), requirements)
      lines.forEach(record)
      if !layouts.isEmpty { FailureObserver.current?.hear(layouts, place) }
    } catch {
      for line in "\(error)".split(separator: "\n") { record(String(line)) }
    }
  }

  private func failures(
    _ variants: LayoutVariants, _ range: RequirementRange,
    _ requirements: (LayoutTree, RequirementRange) throws -> [Requirement]
  ) throws -> (lines: [String], layouts: [FailedLayout]) {
    let source = try SwiftSource([path()], view: view, device: device)
    if assumptions == .refused, !source.remarks.isEmpty { return (source.remarks, []) }
    let layout = CheckedLayout(try source.dependence) { try source.tree(in: $1, variant: $0) }
    let size = ProposedViewSize(
      width: CGFloat(range.range.lowerBound.doubleValue),
      height: (range.heights.map { .finite($0.lowerBound) } ?? range.other).map { CGFloat($0.doubleValue) })
    let report = try layout.check(variants, over: range, in: size) { try requirements($0, range) }
    let sentences = VariantSentences(report)
    let lines = report.requirements.flatMap { requirement in
      let place = report.failures(of: requirement).first.flatMap(Self.place).map { "\($0): " } ?? ""
      return sentences.failures(of: requirement).map { "\(place)\(requirement) \($0)" }
    }
    let missing = report.missing.map { "missing translation: \($0.words)" }
    let all = lines + missing
    return (all.isEmpty || source.remarks.isEmpty ? all : all + [source.summary], report.failedLayouts)
  }

  /// The place in the source of the view that fails by the most.
  private static func place(_ failure: VariantFailure) -> SourcePosition? {
    failure.verdict.worst?.views.lazy.compactMap { failure.report.tree[$0].source }.first
  }

  /// The file that is meant.
  ///
  /// - Throws: `SourceFileError`.
  private func path() throws(SourceFileError) -> String {
    guard !file.hasPrefix("/") else { return file }
    var folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    var tried: [String] = []
    for _ in 0..<64 {
      let path = folder.appending(path: file).path
      if FileManager.default.fileExists(atPath: path) { return path }
      tried.append(folder.path)
      let isPackage = FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      guard !isPackage, folder.path != "/" else { break }
      folder = folder.deletingLastPathComponent()
    }
    throw SourceFileError(file: file, folders: tried)
  }
}

/// A file of source that is in none of the folders of a test.
struct SourceFileError: Error, CustomStringConvertible {
  var file: String
  var folders: [String]

  var description: String {
    "there is no \(file) in \(folders.first ?? "the test's folder") or above it up to \(folders.last ?? "/"): write its path "
      + "from one of these folders, or in full"
  }
}
