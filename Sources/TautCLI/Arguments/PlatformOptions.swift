import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources
import PangoText

/// What a scene is shown on: a platform or a device, and what measures its texts.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform whose fonts, controls and bars count: \(Platform.allCases.map(\.name).joined(separator: ", ")), or "
        + "none; otherwise a scene document says so or is on none, and Swift source is on \(Stage.usual.name).",
      valueName: "name"))
  var platform: PlatformArgument?

  @Option(
    help: ArgumentHelp(
      "The device whose platform, size, safe area and pixels count, where nothing else says so; 'list' names them.",
      valueName: "name"))
  var device: DeviceArgument?

  @Flag(help: "Turns the device to its side.")
  var landscape = false

  @Flag(
    help:
      "Gives text styles the taller lines that systems give them where a preferred language has a tall script."
  )
  var tallText = false

  func validate() throws {
    if landscape, device == nil { throw ValidationError("--landscape turns a device: name it with --device") }
  }
}

/// A platform by its name, or none.
struct PlatformArgument: ExpressibleByArgument {
  /// The platform; `nil` for `none`.
  var choice: Platform?

  init?(argument: String) {
    guard argument != "none" else { return }
    guard let platform = Platform(named: argument) else { return nil }
    choice = platform
  }

  static var allValueStrings: [String] { Platform.allCases.map(\.name) + ["none"] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A device by its name.
struct DeviceArgument: ExpressibleByArgument {
  var device: Device

  init?(argument: String) {
    guard let device = Device(named: argument) else { return nil }
    self.device = device
  }

  /// Whether arguments ask for all devices, whatever else is missing among them.
  static func isList(_ arguments: [String]) -> Bool {
    arguments.contains("--device=list")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--device" && $1 == "list" }
  }

  static var allValueStrings: [String] { Device.all.map(\.name) + ["list"] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// All devices, a line each.
  static var table: String {
    Device.all.map { device in
      let size = "\(Int(device.size.width))x\(Int(device.size.height))"
      func insets(_ insets: EdgeInsets) -> String {
        let edges = [
          ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
          ("trailing", insets.trailing),
        ].filter { $0.1 != 0 }.map { "\($0.0)=\(Int($0.1))" }
        return edges.isEmpty ? "0" : edges.joined(separator: ",")
      }
      return [
        device.name.padding(toLength: 18, withPad: " ", startingAt: 0),
        size.padding(toLength: 10, withPad: " ", startingAt: 0), "@\(Int(device.scale))x",
        device.platform.name,
        "safe area \(insets(device.safeArea)); on its side \(insets(device.landscape.safeArea))",
      ].joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// What scenes are shown on, where they do not say so themselves.
struct Stage: Sendable {
  /// The platform of Swift source, unless something else is said.
  static let usual = Platform.iOS26
  /// The device on which Swift source is shown where nobody says a size, on the platforms that it may run.
  static let usualDevice = Device(named: "iphone-17")

  /// The platform, or none; `nil` where nothing was said.
  var platform: Platform??
  /// How many pixels a point has; `nil` where nothing was said.
  var scale: CGFloat?
  /// Whether text styles have taller lines.
  var hasTallText = false
  /// What measures texts; `nil` is as the platform sets them.
  var measurer: (any TextMeasurer)?
  /// Widths of letters in place of the platform's own.
  var metrics: FontMetrics?
  /// What is not safe of the container; `nil` where nothing was said.
  var safeArea: EdgeInsets?
  /// The size of the device; `nil` where none was named.
  var size: ProposedViewSize?
  /// The language and the direction; `nil` where nothing was said.
  var variant: LayoutVariant?

  /// Whether a scene document is shown on what it says itself; what measures its texts is no part of a document.
  var isAsWritten: Bool {
    platform == nil && scale == nil && !hasTallText && safeArea == nil && variant == nil
  }

  /// The option that has a meaning on platforms alone, where one was given.
  var platformOption: String? {
    metrics != nil ? "--metrics" : hasTallText ? "--tall-text" : isSanFrancisco ? "--text sf" : nil
  }

  /// Whether San Francisco's widths were asked for.
  var isSanFrancisco = false

  /// Has a reader of documents read them as they are shown here.
  func apply(to reader: inout SceneReader) {
    if let platform { reader.platform = platform }
    reader.isOnNoPlatform = platform == .some(nil)
    if hasTallText { reader.hasTallText = true }
    reader.scale = scale
    reader.metrics = metrics
    reader.measurer = measurer
    reader.safeArea = safeArea
    if let variant { reader.apply(variant) }
  }

  /// Has a reader of Swift source read it as it is shown here.
  func apply(to options: inout ReadingOptions) {
    options.platform = platform ?? Self.usual
    options.scale = scale
    options.hasTallText = hasTallText
    options.metrics = metrics
    options.measurer = measurer
    options.safeArea = safeArea ?? options.safeArea
    options.hasSafeArea = safeArea != nil
    if options.platform?.system == .iOS { options.usualDevice = Self.usualDevice }
    options.deviceSize = size
    options.layoutDirection = variant?.direction ?? options.layoutDirection
    options.translator = variant?.translator ?? options.translator
  }
}

extension TextOptions {
  /// A stage of which only what measures texts is said.
  ///
  /// - Throws: as `SettledSurroundings.stage()` does.
  func stage() throws -> Stage {
    var stage = Stage()
    stage.measurer = try measurer()
    stage.isSanFrancisco = text == .sf
    stage.metrics = try fontMetrics()
    return stage
  }
}

extension SettledSurroundings {
  /// What scenes are shown on.
  ///
  /// - Throws: `PangoTextError`, and `CommandError` where the metrics of a font cannot be read.
  func stage() throws -> Stage {
    var stage = try texts.stage()
    stage.platform = platform.platform.map(\.choice)
    stage.hasTallText = platform.tallText
    if let upright = platform.device?.device {
      let device = platform.landscape ? upright.landscape : upright
      if stage.platform == nil { stage.platform = .some(device.platform) }
      stage.scale = device.scale
      stage.safeArea = device.safeArea
      stage.size = ProposedViewSize(device.size)
    }
    stage.safeArea = safeArea?.insets ?? stage.safeArea
    if stage.platform == .some(nil), let option = stage.platformOption {
      throw CommandError.unreadable("\(option) is about the fonts of a platform, and --platform says none")
    }
    return stage
  }
}
