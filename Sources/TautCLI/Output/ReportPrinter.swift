import LayoutDocuments

/// Prints results as they come; as JSON, one alone is an object and several are a list.
struct ReportPrinter {
  var format: OutputFormat
  private var values: [JSONValue] = []
  private var count = 0
  /// The frame of a view stands on one line.
  private let width = 160

  init(format: OutputFormat) { self.format = format }

  /// Prints a result, or keeps it until all are there.
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

  /// Prints one of many results at once; as JSON on a line of its own.
  mutating func addLine(text: @autoclosure () -> String, json: @autoclosure () -> JSONValue) {
    guard format == .json else { return add(text: text(), json: .null) }
    StandardOutput.write(json().line)
  }

  /// Prints what was kept; `isList` says whether several results were asked for.
  func finish(isList: Bool) {
    guard format == .json else { return }
    let all = isList || values.count > 1 ? JSONValue.array(values) : values.first
    if let all { StandardOutput.write(all.text(width: width)) }
  }
}
