import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutDocuments

@Suite("JSON is read as JSON")
struct JSONParserTests {
  @Test(
    "What only a YAML parser refuses is read",
    arguments: [
      "{\"a\"\n: 1}", "{\"a\": \"\u{7F}\"}", "{\"\(String(repeating: "k", count: 2_000))\": 1}",
      "[\"\\ud83d\\ude00\", \"\\/\", 1e3, -0.5, true, false, null, {}, []]", "\u{FEFF}{\"a\": 1}",
    ])
  func valid(text: String) throws {
    _ = try DocumentParser(file: "a.json").parse(text)
  }

  @Test(
    "What only a YAML parser takes is refused, with the place",
    arguments: [
      ("{\"a\": 1,}", 9, "expected a key in double quotes, found \"}\""),
      ("[1, ]", 5, "expected a value, found \"]\""),
      ("{\"a\": 01}", 7, "a number does not begin with 0"),
      ("{'a': 1}", 2, "expected a key in double quotes"),
      ("{\"a\": b}", 7, "expected a value, found \"b\""), ("{\"a\": 1} x", 10, "expected nothing more"),
      ("{\"a\": \"b\nc\"}", 9, "a control character in a string"), ("{\"a\": +1}", 7, "expected a value"),
      ("{\"a\": 1 # one\n}", 9, "expected a comma or \"}\""),
      ("{\"a\": \"\\ud83d\"}", 8, "half of a surrogate pair"),
      ("{\"a\": .5}", 7, "expected a value"), ("{\"a\": 1.}", 9, "expected a digit after the point"),
      ("{\"a\": &x 1}", 7, "expected a value"), ("{\"a\": tru}", 7, "expected a value"),
      ("{\"a\": \"b", 7, "a string that does not end"),
      ("{\"a\": 1", 8, "expected a comma or \"}\", found the end"),
    ])
  func invalid(text: String, column: Int, problem: String) {
    let error = #expect(throws: DocumentError.self) { try DocumentParser(file: "a.json").parse(text) }
    #expect(error?.position == SourcePosition(file: "a.json", line: 1, column: column))
    #expect(error?.description.contains("not JSON: \(problem)") == true, "\(error?.description ?? "")")
  }

  @Test("A key that occurs twice is named")
  func duplicate() {
    let error = #expect(throws: DocumentError.self) {
      try DocumentParser(file: "-").parse("{\n  \"a\": 1,\n  \"a\": 2\n}")
    }
    #expect(error?.description == "-:3:3: document: the key \"a\" occurs twice; remove one")
  }

  @Test("YAML stays YAML", arguments: ["a.yaml", "a.yml", "-"])
  func yaml(file: String) throws {
    _ = try DocumentParser(file: file).parse("a: [1, 'two',]\n")
    if file != "-" { _ = try DocumentParser(file: file).parse("{a: 1}") }
  }

  @Test("Of damaged documents it takes those that Foundation takes, and reads the same", arguments: 0..<20)
  func damaged(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let documents = [
      #"{"a": [1, -2.5e3, 0, {"b": "c\n\u00e4"}], "d": null, "e": [true, false, []], "f": {"g": "h"}}"#,
      #"[{"type": "Text", "text": "x\\y\"z"}, 10, 0.25, "", [[["deep"]]]]"#,
    ]
    for round in 0..<500 {
      var bytes = Array(random.pick(documents).utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = random.pick(Array("[]{},:\"'0123e.-+tfn \n\\u".utf8))
        case 1: bytes.remove(at: place)
        default: bytes.insert(random.pick(Array("[]{},:\"0123e.-+ \n\\".utf8)), at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let expected = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      do {
        let found = try DocumentParser(file: "a.json").parse(text)
        guard let expected else {
          Issue.record("seed \(seed), round \(round): Foundation refuses \(text)")
          continue
        }
        #expect(found.plain.isEqual(expected), "seed \(seed), round \(round): \(text)")
      } catch {
        // Foundation keeps one of two equal keys, and takes a comma before a closing bracket.
        if case .duplicateKey = error.problem { continue }
        if text.contains(/,\s*[\]}]/) { continue }
        #expect(expected == nil, "seed \(seed), round \(round): \(error): \(text)")
      }
    }
  }
}

extension DocumentValue {
  /// The value as Foundation has it.
  fileprivate var plain: NSObject {
    switch content {
    case .null: NSNull()
    case .boolean(let flag): NSNumber(value: flag)
    case .number(let number): NSNumber(value: number)
    case .string(let text): NSString(string: text)
    case .list(let items): NSArray(array: items.map(\.plain))
    case .object(let entries):
      NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value.plain) }))
    }
  }
}
