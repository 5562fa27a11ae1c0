import ArgumentParser
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutSources
import PangoText

/// The platform or device on which a scene is shown, and the measurer of its texts.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform whose fonts, controls and bars are used: \(Platform.allCases.map(\.name).joined(separator: ", ")), or "
        + "none; otherwise that of a scene document, if it has one, and \(Stage.defaultPlatform.name) for Swift source.",
      valueName: "name"))
  var platform: PlatformArgument?

  @Option(
    help: ArgumentHelp(
      "The device whose platform, size, safe area and pixels are used where nothing else sets them; 'list' lists them.",
      valueName: "name"))
  var device: DeviceArgument?

  @Flag(help: "Turns the device on its side.")
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

  /// Returns whether arguments ask for the list of devices, whatever else they lack.
  static func isList(_ arguments: [String]) -> Bool {
    arguments.contains("--device=list")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--device" && $1 == "list" }
  }

  static var allValueStrings: [String] { Device.all.map(\.name) + ["list"] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The devices, one per line.
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

/// The platform and environment of scenes that state none.
struct Stage: Sendable {
  /// The default platform of Swift source.
  static let defaultPlatform = Platform.iOS26
  /// The default device of Swift source, on platforms that it can run.
  static let defaultDevice = Device(named: "iphone-17")

  /// The platform, or none; `nil` if not given.
  var platform: Platform??
  /// The number of pixels per point; `nil` if not given.
  var scale: CGFloat?
  /// Whether text styles have taller lines.
  var hasTallText = false
  /// The measurer of texts; `nil` for the platform's.
  var measurer: (any TextMeasurer)?
  /// Widths of letters that replace the platform's.
  var metrics: FontMetrics?
  /// The safe area insets; `nil` if not given.
  var safeArea: EdgeInsets?
  /// The size of the device; `nil` if none was named.
  var size: ProposedViewSize?
  /// The language and the direction; `nil` if not given.
  var variant: LayoutVariant?

  /// Whether a scene document is shown as it is written; the measurer is not part of a document.
  var isAsWritten: Bool {
    platform == nil && scale == nil && !hasTallText && safeArea == nil && variant == nil
  }

  /// The given option that requires a platform, if there is one.
  var platformOption: String? {
    metrics != nil ? "--metrics" : hasTallText ? "--tall-text" : isSanFrancisco ? "--text sf" : nil
  }

  /// Whether San Francisco's widths were requested.
  var isSanFrancisco = false

  /// Configures a reader of documents.
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

  /// Configures a reader of Swift source.
  func apply(to options: inout ReadingOptions) {
    options.platform = platform ?? Self.defaultPlatform
    options.scale = scale
    options.hasTallText = hasTallText
    options.metrics = metrics
    options.measurer = measurer
    options.safeArea = safeArea ?? options.safeArea
    options.hasSafeArea = safeArea != nil
    if options.platform?.system == .iOS { options.defaultDevice = Self.defaultDevice }
    options.deviceSize = size
    options.layoutDirection = variant?.direction ?? options.layoutDirection
    options.translator = variant?.translator ?? options.translator
  }
}

extension TextOptions {
  /// Returns a stage with only a measurer.
  ///
  /// - Throws: The errors of `SettledSurroundings.stage()`.
  func stage() throws -> Stage {
    var stage = Stage()
    stage.measurer = try measurer()
    stage.isSanFrancisco = text == .sf
    stage.metrics = try fontMetrics()
    return stage
  }
}

extension SettledSurroundings {
  /// Returns the surroundings of scenes.
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
      throw CommandError.unreadable("\(option) is about the fonts of a platform, but --platform says none")
    }
    return stage
  }
}
