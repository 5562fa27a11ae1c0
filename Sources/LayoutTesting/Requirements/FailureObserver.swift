import LayoutRequirements

/// An observer of the layouts in which a test's requirements fail, such as a trait of the test that draws
/// them.
package struct FailureObserver: Sendable {
  /// The observer of the running test; `nil` if there is none.
  @TaskLocal package static var current: FailureObserver?

  /// A closure that receives the layouts, with the place in the test of the requirements that fail.
  package let hear: @Sendable ([FailedLayout], TestPlace) -> Void

  package init(hear: @escaping @Sendable ([FailedLayout], TestPlace) -> Void) { self.hear = hear }
}

/// A place in a test.
package struct TestPlace: Hashable, Sendable {
  package var fileID: String
  package var filePath: String
  package var line: Int
  package var column: Int

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

extension RequirementFailures {
  /// The layouts in which requirements fail, one for each that does.
  package var failedLayouts: [FailedLayout] {
    switch self {
    case .failed(let report): report.failedLayouts
    case .failedInVariants(let report): report.failedLayouts
    case .noRange: []
    }
  }
}
