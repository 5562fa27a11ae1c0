import Foundation
import LayoutCore
import LayoutLanguages
import LayoutRequirements
import LayoutSources
import LayoutTesting
import LinearProgramming
import Testing

/// Checks requirements of a view in an app's SwiftUI source, for every width in a range, and records
/// failures.
///
/// The source is read and not compiled: the app need not be built against Taut. Each requirement that fails
/// is an issue of the test, which continues. The issue states for which widths the requirement fails, where
/// by the most, and why, with the line of the source that decides. A test with the trait `failurePictures` of
/// LayoutTestingPictures keeps a picture of each failure.
///
/// ```swift
/// expectLayout(file: "Sources/Card.swift", view: "Card", widths: 320...430) { layout in
///   layout["Text"].isWhole
/// }
/// ```
///
/// - Parameters:
///   - file: A Swift file, or a folder whose Swift files are all read. The path is absolute, or relative to
///     the folder of the test's file or to one above it, up to the one with `Package.swift`.
///   - view: The view or preview: its name, the number of a preview as `#2`, or `file:line`; `nil` for the
///     first preview, or else the only view that no other view uses.
///   - widths: The widths, in points, at least 0.
///   - height: The height, in points; `nil` if unspecified.
///   - heights: The heights that are combined with every width, in points; they replace `height`.
///   - device: The device, which determines platform, scale and safe area; `nil` for iOS 26 without safe
///     area.
///   - textSizes: The text sizes, each of which is checked; empty for the default size.
///   - strings: The translations; `nil` for none.
///   - languages: The codes of the checked languages of `strings`; `nil` for all.
///   - pseudo: The pseudo-languages that are checked as well.
///   - assumptions: Whether the assumptions of the reader are accepted; `.refused` makes each an issue.
///   - requirements: The requirements, one to a line.
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

/// Checks the standard requirements of a view in an app's SwiftUI source, and records failures.
///
/// They are those of `StandardCheck`, such as whole texts, siblings that do not overlap, content inside its
/// parent and the container, and touch targets of 44 x 44 points.
///
/// ```swift
/// expectLayout(file: "Sources/Card.swift", widths: 320...430, textSizes: .all)
/// ```
///
/// The parameters are those of the function with requirements.
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

/// The treatment by a test of the assumptions that the reader of source makes.
public enum SourceAssumptions: Hashable, Sendable {
  /// An assumption is not an issue; the issues of failures state the number of assumptions.
  case accepted
  /// Each assumption, and each name that is not modelled, is an issue, and requirements are not checked
  /// then.
  case refused
}

/// The check of one view in source.
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

  /// Checks the view, and records an issue for each requirement that fails, and for an error.
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

  /// Returns the place in the source of the view that fails by the most.
  private static func place(_ failure: VariantFailure) -> SourcePosition? {
    failure.verdict.worst?.views.lazy.compactMap { failure.report.tree[$0].source }.first
  }

  /// Returns the path of the file or folder, which is looked up from the test's folder upwards.
  ///
  /// - Throws: `SourceFileError` if no folder has it.
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

/// An error for a source file that is in none of the folders of a test.
struct SourceFileError: Error, CustomStringConvertible {
  var file: String
  var folders: [String]

  var description: String {
    "there is no \(file) in \(folders.first ?? "the test's folder") or above it up to \(folders.last ?? "/"): write its path "
      + "from one of these folders, or in full"
  }
}
