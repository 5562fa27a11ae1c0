import ArgumentParser
import Foundation
import LayoutCore

/// Several widths on the command line, such as `320,390,768`.
struct WidthsArgument: ExpressibleByArgument {
  private let widths: [CGFloat?]

  init?(argument: String) {
    let sides = argument.lowercased().split(separator: ",", omittingEmptySubsequences: false)
      .map { ProposalArgument.side($0) }
    guard !sides.isEmpty, sides.allSatisfy({ $0 != nil }) else { return nil }
    widths = sides.map { $0 ?? nil }
  }

  /// The sizes with these widths, and the height of another one.
  func sizes(_ usual: ProposedViewSize) -> [ProposedViewSize] {
    widths.map { ProposedViewSize(width: $0, height: usual.height) }
  }
}
