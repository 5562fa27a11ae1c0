import Foundation
import SwiftSyntax

/// The branch of `#if` that is read: that of an app on iOS, or on macOS where that is the platform, in a debug build, as previews
/// are built.
struct ConditionalCompilation {
  /// Whether the app is one on macOS.
  var isOnMac: Bool

  /// The modules that an app on a Mac cannot import, of those that one on iOS can.
  private static let modulesOfPhones: Set<String> = [
    "UIKit", "ActivityKit", "CarPlay", "ClockKit", "CoreNFC", "CoreTelephony", "HealthKitUI", "HomeKit",
    "MessageUI", "MobileCoreServices", "ReplayKit", "RoomPlan", "SensorKit", "WatchConnectivity", "VisionKit",
  ]

  /// The modules that only an app on a Mac can import.
  private static let modulesOfMacs: Set<String> = [
    "AppKit", "Cocoa", "Carbon", "IOKit", "Quartz", "ServiceManagement", "ScreenCaptureKit",
    "ScriptingBridge",
  ]

  /// The modules that an app on iOS can import: those of Swift and of Apple's SDK.
  private static let modules: Set<String> = Set(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport AlarmKit
    AppIntents AppTrackingTransparency ARKit AudioToolbox AuthenticationServices BackgroundTasks BusinessChat
    CallKit CarPlay Charts ClockKit CloudKit Combine Compression Contacts ContactsUI CoreAudio CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI
    CoreML CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
    Dispatch EventKit EventKitUI ExposureNotification ExternalAccessory FamilyControls FileProvider Foundation
    FoundationModels GameController GameKit GameplayKit GLKit GroupActivities HealthKit HealthKitUI HomeKit
    ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication
    ManagedSettings ManagedSettingsUI MapKit MediaPlayer MessageUI Messages Metal MetalKit MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NotificationCenter ObjectiveC Observation OSLog PassKit PDFKit PencilKit Photos PhotosUI
    ProximityReader PushKit QuartzCore QuickLook QuickLookThumbnailing RealityKit RegexBuilder ReplayKit
    RoomPlan SafariServices SceneKit ScreenTime Security SensorKit ShazamKit SharedWithYou Social SoundAnalysis
    Speech SpriteKit StoreKit Swift SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TabularData
    ThreadNetwork TipKit Translation UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
    VideoToolbox Vision VisionKit WatchConnectivity WeatherKit WebKit WidgetKit WorkoutKit _Concurrency os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns whether a condition holds.
  func holds(_ condition: ExprSyntax) -> Bool {
    let text = condition.trimmedDescription.filter { !$0.isWhitespace }
    return holds(text[...])
  }

  private func holds(_ text: Substring) -> Bool {
    if let either = text.range(of: "||") {
      return holds(text[..<either.lowerBound]) || holds(text[either.upperBound...])
    }
    if let both = text.range(of: "&&") {
      return holds(text[..<both.lowerBound]) && holds(text[both.upperBound...])
    }
    if text.hasPrefix("!") { return !holds(text.dropFirst()) }
    if text.hasPrefix("swift(") || text.hasPrefix("compiler(") { return true }
    if text.hasPrefix("canImport(") {
      // The module may come with a version, `canImport(UIKit,_version:17)`, or be a submodule.
      let name = text.dropFirst("canImport(".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isOfMacs = Self.modulesOfMacs.contains(String(name))
      if isOnMac, isOfMacs || Self.modulesOfPhones.contains(String(name)) { return isOfMacs }
      return Self.modules.contains(String(name))
    }
    return [isOnMac ? "os(macOS)" : "os(iOS)", "DEBUG", "true"].contains(text)
  }

  /// Returns the clause that is read.
  func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    conditional.clauses.first { $0.condition.map(holds) ?? true }
  }
}

extension IfConfigDeclSyntax {
  /// Returns the declarations of the branch that is read.
  func taken(by compilation: ConditionalCompilation) -> [DeclSyntax] {
    switch compilation.clause(of: self)?.elements {
    case .decls(let members): members.map(\.decl)
    case .statements(let items):
      items.compactMap { if case .decl(let declaration) = $0.item { declaration } else { nil } }
    default: []
    }
  }
}
