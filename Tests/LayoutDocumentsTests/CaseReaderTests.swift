import Foundation
import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("Recorded layout cases")
struct CaseReaderTests {
  static let text: String = {
    let file = Bundle.module.url(
      forResource: "swiftui-cases", withExtension: "json", subdirectory: "Resources")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
  }()

  /// Empty where they cannot be read, which the first test tells of.
  static let cases = (try? CaseReader().read(text, file: "swiftui-cases.json")) ?? []

  @Test func allAreRead() throws {
    _ = try CaseReader().read(Self.text, file: "swiftui-cases.json")
    #expect(Self.cases.count == 116)
    #expect(Self.cases.reduce(0) { $0 + $1.expectations.count } == 444)
  }

  @Test("Only what the rules do not know is not supported")
  func unsupported() {
    let unsupported = Self.cases.filter { !$0.unsupported.isEmpty }
    #expect(
      unsupported.map { "\($0.id): \($0.unsupported.joined(separator: ", "))" } == [
        "VTF-02: ViewThatFits is not part of the rules", "VTF-03: ViewThatFits is not part of the rules",
        "CUS-01: there is no element for the custom layout flow yet",
        "CUS-03: there is no element for the custom layout placeNone yet",
        "CUS-04: there is no element for the custom layout placeTwice yet",
        "CUS-09: there is no element for the custom layout placeNone yet",
        "CUS-07: there is no element for AnyLayout yet",
        "RTL-02: there is no element for the custom layout flow yet",
        "GRD-01: Grid is not part of the rules", "GRD-09: Grid is not part of the rules",
        "GRD-18: Grid is not part of the rules",
      ])
    #expect(unsupported.allSatisfy { $0.root == nil })
  }

  @Test("Every other case has a tree with the views that it states something of", arguments: cases)
  func tree(_ layoutCase: LayoutCase) throws {
    guard let root = layoutCase.root else { return }
    let ids = Set(try LayoutTree(root).nodes.compactMap(\.id))
    for expectation in layoutCase.expectations {
      guard let view = expectation.view else { continue }
      #expect(ids.contains(view), "\(layoutCase.id): \(view)")
    }
  }
}
