import LayoutCore
import LayoutDocuments

/// What a layout cost, as text or as JSON.
struct WorkReport {
  var result: LayoutResult
  /// Where the solver started.
  var start: StartChoice

  /// Whether programs were solved.
  private var hasPrograms: Bool { result.statistics.blocks > 0 }

  /// The counts, by name.
  private var counts: [(name: String, count: Int)] {
    let work = result.statistics
    let measures = [("measures", work.measures)]
    let programs = [
      ("blocks", work.blocks), ("solver calls", work.solverCalls), ("pivots", work.pivots),
      ("remembered active sets", work.rememberedActiveSets), ("reused pieces", work.reusedPieces),
      ("shared shapes", work.sharedShapes),
    ]
    return measures + (hasPrograms ? programs : [])
  }

  /// One line.
  var text: String {
    let heading = hasPrograms ? "\(result.engine), \(start.rawValue) start" : result.engine
    return "\(heading): " + counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
  }

  /// The counts as members.
  var json: JSONValue {
    let heading: [JSONValue.Member] = [.init("engine", .string(result.engine))]
    return .object(
      heading + (hasPrograms ? [.init("start", .string(start.rawValue))] : [])
        + counts.map { JSONValue.Member(camelCased($0.name), .number(Double($0.count))) })
  }

  private func camelCased(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}
