import Foundation
import Taut
import Testing

@Suite("Examples of platforms and their fonts")
struct PlatformExamples {
  @Test func platforms() throws {
    let width = Platform.iOS26[.switchWidth]
    print(width.value, width.certainty, width.source)  // 66.0 recorded ios-controls/10-toggle-alone
    let row = try Taut.layout(Toggle("Wi-Fi", isOn: .constant(true)), in: .unspecified, on: .iOS26)
    #expect(width.value == 66)
    #expect(row.views.count > 1)
  }

  @Test func pickers() throws {
    let fruit = Picker("Fruit", selection: .constant(1)) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
    }
    .pickerStyle(.segmented)
    #expect(try Taut.layout(fruit, in: .unspecified, on: .iOS26).views.count > 1)
  }

  @Test func devices() {
    if let phone = Device(named: "iphone-16") {
      print(phone.size.width, phone.safeArea.top)  // 393.0 59.0
    }
    #expect(Device(named: "iphone-16")?.landscape.safeArea.leading == 59)
  }

  @Test func textStyles() {
    let body = TextStyles.iOS[.body]
    print(body.size(at: .accessibility1), body.leading(at: .accessibility1))  // 28 and 34 points
    #expect(body.leading(at: .accessibility1) == 34)
  }

  @Test func typography() {
    let phone = Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3)
    let title = phone.resolved(.title, at: .accessibility1)
    print(title.size)  // 38
    #expect(title.size == 38)
  }

  @Test func metrics() throws {
    let measurer = PlatformTextMeasurer(Typography(metrics: .sanFrancisco, styles: .iOS, scale: 3))
    let greeting = MeasurableText("Hello, world!", font: .title)
    let size = measurer.measure(greeting, width: 80, height: nil).size  // 74.67 x 67.67
    #expect(abs(size.width - 74.67) < 0.01 && abs(size.height - 67.67) < 0.01)
    let json =
      #"{"fontMetrics": 1, "name": "Square", "source": "made up", "unitsPerEm": 1000, "kerning": {},"#
      + #""tracking": {}, "faces": [{"weight": "regular", "opticalSize": 17, "average": 1000, "advances": {"a": 500}}]}"#
    let square = try FontMetrics(json: Data(json.utf8))
    #expect(square.name == "Square")
  }
}
