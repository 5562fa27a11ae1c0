import ConstraintLayout
import LayoutCertificates
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutSources

/// Prints results as they arrive; as JSON, a single one is an object and several are a list.
struct ReportPrinter {
  var format: OutputFormat
  private var values: [JSONValue] = []
  private var count = 0
  /// The frame of a view fits into one line.
  private let width = 160

  init(format: OutputFormat) { self.format = format }

  /// Prints a result, or stores it until all have arrived.
  mutating func add(
    text: @autoclosure () throws -> String, json: @autoclosure () throws -> JSONValue
  ) rethrows {
    switch format {
    case .text:
      if count > 0 { StandardOutput.write() }
      StandardOutput.write(try text())
    case .json: values.append(try json())
    }
    count += 1
  }

  /// Prints one of many results at once; as JSON in a line of its own.
  mutating func addLine(text: @autoclosure () -> String, json: @autoclosure () -> JSONValue) {
    guard format == .json else { return add(text: text(), json: .null) }
    StandardOutput.write(json().line)
  }

  /// Prints the stored results; `isList` is whether several were requested.
  func finish(isList: Bool) {
    guard format == .json else { return }
    let all = isList || values.count > 1 ? JSONValue.array(values) : values.first
    if let all { StandardOutput.write(all.text(width: width)) }
  }
}

/// Output that is withheld if its certificate is refused.
enum CertifiedOutput {
  /// Returns whether a certificate holds; a refusal names the row.
  static func outcome(
    of certificate: Certificate, called scene: String,
    refusing: (String) -> Void = { StandardError.write($0) }
  ) -> Outcome {
    do {
      _ = try CertificateChecker().check(certificate)
      return .holds
    } catch {
      refusing("\(OneLine.of(scene)): refused: \(error)")
      return .answerIsNo
    }
  }

  /// Returns whether the certificate of a layout holds; a refusal names the row.
  ///
  /// - Throws: The errors of writing it.
  static func outcome(
    of solution: ConstraintSolution, tree: LayoutTree, called scene: String
  ) throws -> Outcome {
    // Names of rows are needed only for a refusal, which is rare.
    let unnamed = try Certificate(of: solution, tree: tree, scene: scene, isNamed: false)
    if outcome(of: unnamed, called: scene, refusing: { _ in }) == .holds { return .holds }
    return outcome(of: try Certificate(of: solution, tree: tree, scene: scene), called: scene)
  }

  /// Checks a certificate on a thread of its own, while the output is made.
  static func outcome<Output>(
    of solution: ConstraintSolution, tree: LayoutTree, called scene: String,
    making output: () throws -> Output
  ) throws -> (outcome: Outcome, output: Output) {
    try Workers.both({ try outcome(of: solution, tree: tree, called: scene) }, output)
  }
}

/// Rows of text in aligned columns.
struct TextTable {
  /// The alignment of a column.
  enum Side {
    case left
    case right
  }

  var sides: [Side]
  var rows: [[String]]

  /// The rows, one per line, without trailing blanks.
  var lines: [String] {
    let rows = rows.map { $0.map(OneLine.of) }
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, word) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - word.count)
        line += (column == 0 ? "" : "  ") + (sides[column] == .left ? word + blanks : blanks + word)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension SourceReport {
  /// The remarks about pictures that differ from the platform's drawing, if there are any.
  private var drawnOtherwise: [JSONValue.Member] {
    guard !visual.isEmpty else { return [] }
    return [
      .init(
        "visual",
        .array(
          visual.map {
            .object([
              "position": .string("\($0.position)"), "kind": .string($0.kind.rawValue),
              "name": .string($0.name),
              "count": .number(Double($0.count)),
            ])
          }))
    ]
  }

  /// The members about Swift source in JSON output: the counts, the assumptions and the names that are not
  /// modelled.
  var members: [JSONValue.Member] {
    [
      .init(
        "source",
        .object(
          [
            .init("view", .string(view)), .init("read", .number(Double(read))),
            .init("assumed", .number(Double(assumed))), .init("notModelled", .number(Double(unmodelled))),
            .init("rounds", .number(Double(rounds))),
          ] + (device.map { [.init("device", .string($0.name))] } ?? []))),
      .init(
        "assumptions",
        .array(
          assumptions.map {
            .object([
              "position": .string("\($0.position)"), "kind": .string($0.kind.rawValue),
              "name": .string($0.name),
              "value": .string($0.value),
            ])
          })),
      .init(
        "notModelled",
        .array(
          notModelled.map { .object(["position": .string("\($0.position)"), "name": .string($0.name)]) })),
    ] + drawnOtherwise
  }
}
