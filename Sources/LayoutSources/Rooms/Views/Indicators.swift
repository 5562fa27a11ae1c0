import LayoutCore

extension Rooms {
  /// Controls that show a value, or one word.
  static let indicators: [any ViewRoom] = [GaugeRoom(), EditButtonRoom(), ColorPickerRoom()]
}

struct GaugeRoom: ViewRoom {
  let name = "Gauge"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    let value = try call.anyLabelled("currentValueLabel")
    let least = try call.anyLabelled("minimumValueLabel")
    let greatest = try call.anyLabelled("maximumValueLabel")
    return Gauge(
      value: 0.0, label: { label }, currentValueLabel: { value }, minimumValueLabel: { least },
      maximumValueLabel: { greatest }, fileID: call.file, line: call.line)
  }
}

struct EditButtonRoom: ViewRoom {
  let name = "EditButton"

  func view(_ call: Call) throws -> any View { EditButton(fileID: call.file, line: call.line) }
}

struct ColorPickerRoom: ViewRoom {
  let name = "ColorPicker"

  func view(_ call: Call) throws -> any View {
    let label = try call.label(unnamed: true)
    return ColorPicker(selection: .constant(.black), label: { label }, fileID: call.file, line: call.line)
  }
}
