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
  mutating func add(text: @autoclosure () -> String, json: @autoclosure () -> JSONValue) {
    switch format {
    case .text:
      if count > 0 { print() }
      print(text())
    case .json: values.append(json())
    }
    count += 1
  }

  /// Prints what was kept; `isList` says whether several results were asked for.
  func finish(isList: Bool) {
    guard format == .json else { return }
    let all = isList ? JSONValue.array(values) : values.first
    if let all { print(all.text(width: width)) }
  }
}
