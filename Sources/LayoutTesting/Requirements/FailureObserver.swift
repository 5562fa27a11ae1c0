import LayoutRequirements

/// What hears of layouts in which requirements of a test fail: a trait of the test that draws them.
package struct FailureObserver: Sendable {
  /// The observer of the running test; `nil` where there is none.
  @TaskLocal package static var current: FailureObserver?

  /// Hears of layouts, with the place in the test that required what fails.
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
