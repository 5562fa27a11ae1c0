import Testing

@testable import ElementTree
@testable import LayoutViews

@Suite("The nearest valid word")
struct NearestWordTests {
  @Test(arguments: [("", "abc", 3), ("abc", "abc", 0), ("abcd", "abdc", 1), ("kitten", "sitting", 3)])
  func distance(_ a: String, _ b: String, _ expected: Int) {
    #expect(NearestWord.distance(a, b) == expected)
    #expect(NearestWord.distance(b, a) == expected)
  }

  @Test func near() {
    #expect(NearestWord.of("vstack", among: ["HStack", "VStack"]) == "VStack")
    #expect(NearestWord.of("Grid", among: ["HStack", "VStack"]) == nil)
    #expect(NearestWord.of(String(repeating: "a", count: 1_000_000), among: ["a"]) == nil)
  }
}
