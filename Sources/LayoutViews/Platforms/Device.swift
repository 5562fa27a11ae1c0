import ElementTree
import Foundation

/// A device on which views are shown: its platform, the size of its screen, and the screen's safe area.
///
/// Sizes and pixels are those of Apple's Human Interface Guidelines, *Layout*; safe areas are those that
/// UIKit reports for a screen without bars, as collected by its users.
///
/// ```swift
/// if let phone = Device(named: "iphone-16") {
///   print(phone.size.width, phone.safeArea.top)  // 393.0 59.0
/// }
/// ```
public struct Device: Hashable, Sendable {
  /// The device's name on the command line, such as `iphone-16`.
  public let name: String
  /// The device's name in prose.
  public let title: String
  /// The newest known platform that it runs.
  public let platform: Platform
  /// The size of the screen in points, in its usual orientation.
  public let size: CGSize
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The screen's safe-area insets, in points.
  public let safeArea: EdgeInsets

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size.width)
  }

  private let landscapeSafeArea: EdgeInsets

  /// The device in landscape orientation; itself where it does not turn.
  public var landscape: Device {
    guard size.height > size.width else { return self }
    return Device(
      name: name, title: title, platform: platform, size: CGSize(width: size.height, height: size.width),
      scale: scale, safeArea: landscapeSafeArea, landscapeSafeArea: landscapeSafeArea)
  }

  /// Finds the device of a name; `nil` for a name of none.
  public init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  private init(
    name: String, title: String, platform: Platform, size: CGSize, scale: CGFloat, safeArea: EdgeInsets,
    landscapeSafeArea: EdgeInsets
  ) {
    self.name = name
    self.title = title
    self.platform = platform
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// Returns an iPhone with a home indicator: in landscape, the inset of its top applies to both sides.
  private static func phone(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, scale: CGFloat = 3
  ) -> Device {
    Device(
      name: name, title: title, platform: .iOS26, size: CGSize(width: width, height: height), scale: scale,
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
      landscapeSafeArea: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top))
  }

  private static func pad(_ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    return Device(
      name: name, title: title, platform: .iOS26, size: CGSize(width: width, height: height), scale: 2,
      safeArea: insets, landscapeSafeArea: insets)
  }

  /// All devices that are known, by name.
  public static let all: [Device] = [
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62),
    phone("iphone-16e", "iPhone 16e", 390, 844, top: 47),
    phone("iphone-17", "iPhone 17", 402, 874, top: 62),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62),
    phone("iphone-air", "iPhone Air", 420, 912, top: 68),
    Device(
      name: "iphone-se", title: "iPhone SE (3rd generation)", platform: .iOS26,
      size: CGSize(width: 375, height: 667), scale: 2,
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), landscapeSafeArea: EdgeInsets()),
    pad("ipad-mini", "iPad mini (A17 Pro)", 744, 1133),
    pad("ipad", "iPad (A16)", 820, 1180),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180),
    pad("ipad-air-13", "iPad Air 13-inch", 1024, 1366),
    pad("ipad-pro-11", "iPad Pro 11-inch", 834, 1210),
    pad("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376),
  ]
}
