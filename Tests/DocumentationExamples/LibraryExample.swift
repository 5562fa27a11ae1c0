import Foundation
import Taut

/// The example of the README and of the documentation's first page.
enum LibraryExample {
  static func badge() throws -> CGRect? {
    let row = HStack(spacing: 8) {
      Image("icon", size: CGSize(width: 44, height: 44))
      Color.red.frame(minWidth: 40, maxWidth: 198.7)
      Color.blue.frame(maxWidth: 300).id("badge")
    }
    let result = try Taut.layout(row, in: ProposedViewSize(width: 520, height: 100))
    print(result["badge"]?.frame ?? .zero)
    return result["badge"]?.frame
  }
}
