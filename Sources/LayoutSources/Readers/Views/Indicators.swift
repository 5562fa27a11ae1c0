import LayoutCore

extension Readers {
  /// The readers of controls that show a value, or one word.
  static let indicators: [any ViewReader] = [GaugeReader(), EditButtonReader(), ColorPickerReader()]
}

struct GaugeReader: ViewReader {
  let name = "Gauge"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    let value = try call.anyLabelled("currentValueLabel")
    let least = try call.anyLabelled("minimumValueLabel")
    let greatest = try call.anyLabelled("maximumValueLabel")
    return Gauge(
      value: fraction(call), label: { label }, currentValueLabel: { value }, minimumValueLabel: { least },
      maximumValueLabel: { greatest }, fileID: call.file, line: call.line)
  }
}

extension GaugeReader {
  /// Returns the value from 0 to 1; 0 where it is unknown, because only declared styles use it.
  private func fraction(_ call: Call) -> Double {
    guard case .number(let value)? = call.argument("value")?.value else { return 0 }
    guard case .range(let bounds)? = call.argument("in")?.value else { return value.fraction ?? value.value }
    let length = bounds.upper - bounds.lower
    return length > 0 ? (value.value - bounds.lower) / length : 0
  }
}

struct EditButtonReader: ViewReader {
  let name = "EditButton"

  func view(_ call: Call) throws -> any View { EditButton(fileID: call.file, line: call.line) }
}

struct ColorPickerReader: ViewReader {
  let name = "ColorPicker"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    let color = try call.style(call.argument("selection")).map { Color($0.paint) } ?? .accentColor
    return ColorPicker(selection: .constant(color), label: { label }, fileID: call.file, line: call.line)
  }
}
