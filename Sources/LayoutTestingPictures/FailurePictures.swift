import LayoutCore
import LayoutPictures
import LayoutRequirements
import LayoutTesting
import ReferenceLayout
import Testing

/// A trait of tests that attaches a picture of each failure of `expectLayout` and `require`.
///
/// The picture is of the size, the text size and the language in which the requirement fails by the most,
/// with the frames of the views.
///
/// `swift test --attachments-path FOLDER` writes the pictures, and Xcode shows them beside the issue.
///
/// ```swift
/// @Test(.failurePictures) func theTitleIsWhole() {
///   expectLayout(card, widths: 320...430) { $0["title"].isWhole }
/// }
/// ```
public struct FailurePictures: TestTrait, SuiteTrait, TestScoping {
  /// The options with which pictures are drawn.
  public var options: PictureOptions

  /// True, as the tests of a suite with the trait have it too.
  public var isRecursive: Bool { true }

  /// Runs a test and attaches pictures of its failures.
  ///
  /// - Throws: The errors of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let observer = FailureObserver { layouts, place in
      let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      for layout in layouts { attach(layout, at: location) }
    }
    do {
      try await FailureObserver.$current.withValue(observer, operation: function)
    } catch let failures as RequirementFailures {
      for layout in failures.failedLayouts { attach(layout, at: test.sourceLocation) }
      throw failures
    }
  }

  private func attach(_ layout: FailedLayout, at location: SourceLocation) {
    do {
      let picture = try Self.picture(of: layout, options: options)
      Attachment.record(
        Attachment(Array(picture.utf8), named: Self.name(of: layout), sourceLocation: location))
    } catch {
      // A picture that cannot be drawn is an issue as well.
      Issue.record("no picture of \(layout.requirement): \(error)", sourceLocation: location)
    }
  }

  /// Returns the picture of a layout, as SVG.
  ///
  /// - Throws: The errors of the engine, and `PictureError`.
  static func picture(of layout: FailedLayout, options: PictureOptions) throws -> String {
    let result = try ReferenceEngine().layout(layout.tree, in: layout.size)
    return SVGFormat().text(of: try Picture(of: result, options: options))
  }

  /// Returns the name of the file: the requirement, and the size and variant in which it fails by the most.
  static func name(of layout: FailedLayout) -> String {
    let variant = [
      layout.variant.textSize?.name, layout.variant.language?.language.code,
      layout.variant.direction?.rawValue,
    ]
    let words = ["\(layout.requirement)", "\(layout.size.sides)"] + variant.compactMap(\.self)
    let name = words.joined(separator: " ").map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" }
    return String(name).split(separator: "-").joined(separator: "-") + ".svg"
  }
}

extension Trait where Self == FailurePictures {
  /// Attaches a picture of each failure, with frames, the container, and the parts of views outside of it.
  public static var failurePictures: Self {
    var options = PictureOptions()
    options.marks = [.frames, .outside]
    options.showsContainer = true
    return failurePictures(options)
  }

  /// Attaches a picture of each failure, drawn with options.
  public static func failurePictures(_ options: PictureOptions) -> Self { Self(options: options) }
}
