/// How many layouts a search for repairs makes at most.
///
/// A class, so that all parts of one search share one count; it never leaves the search.
final class RepairBudget {
  private let most: Int
  private let progress: (Double) -> Void
  private var count = 0

  init(most: Int, progress: @escaping (Double) -> Void) { (self.most, self.progress) = (most, progress) }

  /// Whether as many layouts were made as may be.
  var isExhausted: Bool { count >= most }

  /// Whether so many were made that nothing is proven any more.
  var isSpent: Bool { count >= 3 * most }

  /// Counts layouts.
  func spend(_ layouts: Int) {
    count += layouts
    progress(min(1, Double(count) / Double(most)))
  }
}
