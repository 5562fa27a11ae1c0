import Foundation

/// The frames and sizes that a file of cases states, as answers of an engine.
struct Recording {
  /// What a case states of its nodes.
  private struct Case {
    var id: String
    var frames: [String: [Any]] = [:]
    var sizes: [String: [Any]] = [:]
  }

  private var cases: [Case]

  /// The cases that state a frame or a size, in their order.
  var ids: [String] { cases.map(\.id) }
  /// Those that state a frame.
  var idsWithFrames: Set<String> { Set(cases.filter { !$0.frames.isEmpty }.map(\.id)) }

  init(_ text: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    cases = (document?["cases"] as? [[String: Any]] ?? []).map { layoutCase in
      var result = Case(id: layoutCase["id"] as? String ?? "")
      for stated in layoutCase["expect"] as? [[String: Any]] ?? [] {
        let node = stated["node"] as? String ?? ""
        if let frame = stated["frame"] as? [Any] { result.frames[node] = frame }
        if let size = stated["size"] as? [Any] { result.sizes[node] = size }
      }
      return result
    }.filter { !$0.frames.isEmpty || !$0.sizes.isEmpty }
  }

  /// A line for each case, with all frames moved to the right.
  func answers(moved distance: Double) throws -> [String] {
    try cases.map { recorded in
      let frames = recorded.frames.mapValues { frame in
        // A number that may be any is answered by one.
        frame.enumerated().map { place, number in
          let number = number is NSNull ? 0 : number
          return place == 0 ? (number as? NSNumber).map { $0.doubleValue + distance } ?? number : number
        }
      }
      let sizes = recorded.sizes.mapValues { $0.map { $0 is NSNull ? 0 : $0 } }
      let answer: [String: Any] = ["id": recorded.id, "frames": frames, "sizes": sizes]
      return String(decoding: try JSONSerialization.data(withJSONObject: answer), as: UTF8.self)
    }
  }

  /// How each case ended, in the output of `taut conformance --format json`.
  static func outcomes(_ output: String) throws -> [String: String] {
    struct Output: Decodable {
      struct Result: Decodable {
        var id: String
        var outcome: String
      }
      var results: [Result]
    }
    let results = try JSONDecoder().decode(Output.self, from: Data(output.utf8)).results
    return Dictionary(results.map { ($0.id, $0.outcome) }) { first, _ in first }
  }
}
