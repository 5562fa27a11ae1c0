import LayoutCore
import Testing

@testable import LayoutSources

@Suite("Whole numbers are exact, and end where their types end")
struct WholeNumberTests {
  @Test(
    "Every digit is known",
    arguments: [
      ("Int.max - 1", "9,223,372,036,854,775,806"), ("Int.min + 1", "-9,223,372,036,854,775,807"),
      ("Int.max &+ 1", "-9,223,372,036,854,775,808"), ("UInt64.max - 1", "18,446,744,073,709,551,614"),
      ("UInt64.max / 3", "6,148,914,691,236,517,205"), ("UInt64.max &+ 6", "5"),
      ("9_007_199_254_740_993 * 3", "27,021,597,764,222,979"), ("Int.max % 10", "7"),
      ("Int64(9_007_199_254_740_993) + 2", "9,007,199,254,740,995"), ("1 << 62", "4,611,686,018,427,387,904"),
      ("1 << 63", "-9,223,372,036,854,775,808"), ("1 << 64", "0"), ("UInt8(1) << 7", "128"),
      ("UInt8(1) << 8", "0"), ("Int8(64) << 1", "-128"), ("UInt8(250) &+ 10", "4"), ("~UInt8(1)", "254"),
      ("~0", "-1"), ("~UInt64(0)", "18,446,744,073,709,551,615"), ("-7 / 2", "-3"), ("-7 % 2", "-1"),
      ("-7 >> 1", "-4"), ("0xFF00_0000_0000_0001 & 0xFF", "1"), ("Int(\"12\") ?? 0", "12"),
      ("Int(\"12.5\") ?? 0", "0"), ("Int(\"9223372036854775808\") ?? 1", "1"), ("Int(\"-5\")!", "-5"),
      ("Int(\"ff\", radix: 16)!", "255"), ("Int8(truncatingIfNeeded: 300)", "44"),
      ("UInt8(clamping: -3)", "0"), ("Int8(exactly: 300) ?? 5", "5"), ("Int(-2.9)", "-2"),
      ("abs(Int.min + 1)", "9,223,372,036,854,775,807"), ("max(Int.max - 2, 3)", "9,223,372,036,854,775,805"),
      ("(Int.min + 1).magnitude", "9,223,372,036,854,775,807"), ("Int.max.isMultiple(of: 7) ? 1 : 0", "1"),
      ("Int.max.quotientAndRemainder(dividingBy: 10).remainder", "7"), ("(-0)", "0"),
      ("Int.max - 1 < Int.max ? 1 : 2", "1"), ("Int.max - 1 == Int.max ? 1 : 2", "2"),
    ])
  func digits(code: String, words: String) throws {
    #expect(try ShownView.certainTexts("Text(\"\\(\(code))\")") == [words])
  }

  @Test("A seeded generator of an app's own gives the numbers that Swift gives")
  func generator() throws {
    var state: UInt64 = 42
    let expected = (0..<4).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return "\(Int(state >> 33) % 100) \(Int(truncatingIfNeeded: state ^ (state >> 7)) & 0xFF)"
    }
    let declarations = """
      struct Seeded { var state: UInt64
        mutating func next() -> UInt64 {
          state = state &* 6364136223846793005 &+ 1442695040888963407
          return state
        } }
      struct V: View { let words: [String]
        init() { var g = Seeded(state: 42); var all: [String] = []
          for _ in 0..<4 { let n = g.next(); all.append("\\(Int(n >> 33) % 100) \\(Int(truncatingIfNeeded: n ^ (n >> 7)) & 0xFF)") }
          words = all }
        var body: some View { ForEach(words, id: \\.self) { Text($0) } } }
      """
    #expect(try ShownView.certainTexts("V()", declarations) == expected)
  }

  @Test(
    "Where Swift stops, the nearest number is taken and said",
    arguments: [
      ("Int.max + 1", "9223372036854775807"), ("Int.min - 1", "-9223372036854775808"),
      ("Int.max * 2", "9223372036854775807"), ("UInt(3) - 5", "0"), ("Int8(100) + 28", "127"),
      ("UInt8(300)", "255"), ("UInt64(-1)", "0"), ("UInt64.max * UInt64.max", "18446744073709551615"),
    ])
  func ends(code: String, nearest: String) throws {
    let said = try ShownView.assumptions("Text(\"\\(\(code))\")")
    #expect(said.contains { $0.contains(code) && $0.hasSuffix("assumed to be \(nearest)") }, "\(said)")
  }

  @Test(
    "A width that is none of the system's ends nothing",
    arguments: ["Int128", "UInt128", "Int0", "UInt0", "Int24", "UInt256", "Int99999999999999999999"])
  func widths(type: String) throws {
    let declarations =
      "struct V: View { let n: \(type) = 5; var body: some View { VStack { Text(\"\\(n + 1)\"); Text(\"\\(n &* 3) \\(\(type).max)\") } } }"
    #expect(try ShownView.texts("V()", declarations).first == "6")
  }

  @Test(
    "A number of elements below zero is none, and said",
    arguments: [
      "\"abc\".prefix(-1)", "\"abc\".suffix(-1)", "[\"a\"].dropFirst(-1).joined()", "\"abc\".dropLast(-2)",
      "[\"a\"].prefix(-3).joined()",
    ])
  func counts(code: String) throws {
    let said = try ShownView.assumptions("Text(String(\(code)))")
    #expect(said.contains { $0.contains("the number -") && $0.hasSuffix("assumed to be 0") }, "\(said)")
  }

  @Test(
    "A distance between letters that no text has is said",
    arguments: ["kerning", "tracking", "baselineOffset"])
  func distances(modifier: String) throws {
    let said = try ShownView.assumptions("Text(\"a\").\(modifier)(1e300)")
    #expect(said.contains { $0.hasSuffix("assumed to be 65536") }, "\(said)")
  }
}
