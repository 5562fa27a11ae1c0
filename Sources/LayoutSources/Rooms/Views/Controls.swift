import Foundation
import LayoutCore

extension Rooms {
  static let controls: [any ViewRoom] = [SliderRoom(), PickerRoom()]
}

struct SliderRoom: ViewRoom {
  let name = "Slider"

  func view(_ call: Call) throws -> any View {
    Slider(value: Binding.constant(0.0), fileID: call.file, line: call.line)
  }
}

struct PickerRoom: ViewRoom {
  let name = "Picker"

  func view(_ call: Call) throws -> any View {
    Picker("", selection: Binding.constant(0), content: { EmptyView() }, fileID: call.file, line: call.line)
  }
}
