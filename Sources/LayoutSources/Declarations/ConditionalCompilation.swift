import Foundation
import SwiftSyntax

/// The choice of the branch of `#if` that is read: that of a debug build, as previews are, of an app on iOS or macOS.
struct ConditionalCompilation {
  /// Whether the app runs on macOS, and not on iOS.
  var isOnMac: Bool

  /// The modules that an app on iOS can import, and one on a Mac cannot.
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

  /// The version of the latest SDK's compiler, and that of its language mode before the latest.
  private static let (compiler, language) = ([6, 2], [5, 10])

  /// Whether a condition holds, with the parts that depend on a project's settings, and their assumed values.
  struct Answer {
    var holds: Bool
    var open: [(words: String, holds: Bool)] = []

    /// Returns the answer to the opposite.
    var negated: Answer { Answer(holds: !holds, open: open) }
  }

  /// Returns the answer to a condition.
  func answer(_ condition: ExprSyntax) -> Answer {
    if let sequence = condition.as(SequenceExprSyntax.self) { return answer(Array(sequence.elements)[...]) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return answer(only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return answer(prefix.expression).negated
    }
    let text = condition.trimmedDescription.filter { !$0.isWhitespace }
    if let known = holds(text[...]) { return Answer(holds: known) }
    // The language is that of new projects, and no flag of a project's own is set.
    let isMet = Self.inside("swift", of: text[...]).flatMap { Self.version(Self.language, is: $0) } ?? false
    return Answer(holds: isMet, open: [(text, isMet)])
  }

  private func answer(_ elements: ArraySlice<ExprSyntax>) -> Answer {
    for name in ["||", "&&"] {
      guard
        let place = elements.firstIndex(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name
        })
      else { continue }
      let (left, right) = (answer(elements[..<place]), answer(elements[(place + 1)...]))
      let decides = name == "||"
      // What one side decides for certain does not depend on the other.
      for side in [left, right] where side.holds == decides && side.open.isEmpty { return side }
      return Answer(
        holds: decides ? left.holds || right.holds : left.holds && right.holds, open: left.open + right.open)
    }
    return elements.first.map(answer) ?? Answer(holds: false)
  }

  /// Returns whether a single condition holds; `nil` for one that depends on a project's settings.
  private func holds(_ text: Substring) -> Bool? {
    func inside(_ name: String) -> Substring? { Self.inside(name, of: text) }
    if let asked = inside("os") { return asked == (isOnMac ? "macOS" : "iOS") }
    if let asked = inside("swift") {
      // A later language is a choice of each project.
      guard let answer = Self.version(Self.language, is: asked) else { return nil }
      let isLater = Self.version(asked.drop { !$0.isNumber }).map {
        Self.language.lexicographicallyPrecedes($0)
      }
      return isLater == true ? nil : answer
    }
    if let asked = inside("compiler") { return Self.version(Self.compiler, is: asked) }
    if let asked = inside("arch") { return asked == "arm64" }
    // Previews run in the simulator; a Mac has none.
    if let asked = inside("targetEnvironment") { return asked == "simulator" && !isOnMac }
    if let asked = inside("_endian") { return asked == "little" }
    if let asked = inside("_runtime") { return asked == "_ObjC" }
    if let asked = inside("_pointerBitWidth") { return asked == "_64" }
    if inside("hasAttribute") != nil { return true }
    if let asked = inside("canImport") {
      // The module may come with a version, `canImport(UIKit,_version:17)`, or be a submodule.
      let name = asked.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isOfMacs = Self.modulesOfMacs.contains(String(name))
      if isOnMac, isOfMacs || Self.modulesOfPhones.contains(String(name)) { return isOfMacs }
      return Self.modules.contains(String(name))
    }
    switch text {
    case "true", "DEBUG": return true
    case "false", "RELEASE", "NDEBUG": return false
    default: return nil
    }
  }

  /// Returns what a condition asks for: `arm64` of `arch(arm64)`; `nil` where it has another name.
  private static func inside(_ name: String, of text: Substring) -> Substring? {
    text.hasPrefix("\(name)(") && text.hasSuffix(")") ? text.dropFirst(name.count + 1).dropLast() : nil
  }

  /// Returns whether a version is as asked: `>=5.9`; `nil` where that is no version.
  private static func version(_ own: [Int], is asked: Substring) -> Bool? {
    guard let other = version(asked.drop { !$0.isNumber }) else { return nil }
    let isLess = own.lexicographicallyPrecedes(other)
    if asked.hasPrefix(">=") { return !isLess }
    return asked.hasPrefix("<") ? isLess : nil
  }

  private static func version(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    var numbers = parts.compactMap { $0 }
    // 6.0 is 6.
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    return numbers
  }

  /// Returns the clause that is read.
  func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? { chosen(of: conditional).clause }

  /// Returns the clause that is read, with the assumptions that its choice depends on.
  func chosen(
    of conditional: IfConfigDeclSyntax
  ) -> (clause: IfConfigClauseSyntax?, open: [(node: ExprSyntax, words: String, holds: Bool)]) {
    var open: [(node: ExprSyntax, words: String, holds: Bool)] = []
    for clause in conditional.clauses {
      guard let condition = clause.condition else { return (clause, open) }
      let answer = answer(condition)
      open += answer.open.map { (condition, $0.words, $0.holds) }
      if answer.holds { return (clause, open) }
    }
    return (nil, open)
  }
}

extension Interpreter {
  /// Returns the clause of `#if` that is read, and reports the assumptions that its choice depends on.
  func clause(of conditional: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    let (clause, open) = program.compilation.chosen(of: conditional)
    for condition in open {
      assume(.condition, condition.words, "\(condition.holds)", at: condition.node)
    }
    return clause
  }

  /// Reports the assumptions of `#if` around declarations whose code was read, or beside them.
  func noteConditionsOfDeclarations() {
    guard !program.conditionals.isEmpty else { return }
    let places = report.positions
    for conditional in program.conditionals {
      // For a member, its whole type counts, and for any other declaration its own code.
      var scope = Syntax(conditional)
      if let type = sequence(first: scope, next: \.parent).first(where: { $0.is(MemberBlockSyntax.self) }) {
        scope = type
      }
      let (first, last) = (program.position(of: scope), program.lastLine(of: scope))
      let isRead = places.contains {
        $0.file == first.file && first.line <= $0.line && $0.line <= last
      }
      if isRead { _ = clause(of: conditional) }
    }
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
