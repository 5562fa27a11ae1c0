import Foundation
import LayoutCore
import ReferenceLayout
import Testing

/// Screens and controls against what real systems answered.
@Suite struct RecordedScreenTests {
  /// How many recorded answers come out within half a point; the rest is told, as what is still to be done.
  private static let right = ["ios": 156, "ios-controls": 161, "macos-controls": 294]

  @Test(arguments: right.keys.sorted()) func `Views lie where they were recorded`(_ folder: String) throws {
    var (count, right) = (0, 0)
    for (name, screen) in try RecordedScreen.all(in: folder) {
      do {
        let (all, wrong) = try screen.differences(in: folder, by: ReferenceEngine())
        count += all
        right += all - wrong.count
        for (view, words) in wrong.sorted(by: { $0.key < $1.key }) {
          print("\(folder)/\(name) \(view): \(words)")
        }
      } catch {
        count += screen.expect?.count ?? 0
        print("\(folder)/\(name): \(error)")
      }
    }
    print("\(folder): \(right) of \(count) recorded answers within half a point")
    // Where a rule is mended, the number here grows with it.
    #expect(right == Self.right[folder])
  }
}
