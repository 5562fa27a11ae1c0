import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout

/// The options for values that Swift source leaves open.
package struct ReadingOptions {
  /// The view or the preview to read; `nil` for the first preview, or else the only view that no other uses.
  package var view: String?
  /// Names to try where no view is requested: the first one of a view or a preview is read.
  package var candidates: [String] = []
  /// Supplied values by their paths.
  package var values = SuppliedValues()
  /// The number of elements of an unknown collection.
  package var samples = 3
  package var textSize = DynamicTypeSize.large
  package var layoutDirection = LayoutDirection.leftToRight
  /// The translator of texts; `nil` where keys are shown unchanged.
  package var translator: (any TextTranslator)?
  /// The language in which the project's own tables are read; `nil` for the development language.
  package var language: String?
  /// The safe area insets of the container, in points.
  package var safeArea = EdgeInsets()
  /// Whether insets were given, which may be zero.
  package var hasSafeArea = false
  /// The proposal at which the view's actions settle; `nil` for that of its preview, or none.
  package var proposal: ProposedViewSize?
  /// The engine for views whose actions depend on a layout.
  package var engine: any LayoutEngine = ReferenceEngine()
  /// The platform; `nil` for none.
  package var platform: Platform?
  /// The number of pixels per point; `nil` for the platform's.
  package var scale: CGFloat?
  /// Whether the platform's text styles have the line heights for a preferred language with a tall script.
  package var hasTallText = false
  /// Widths of letters that replace the platform's.
  package var metrics: FontMetrics?
  /// The size of the device, over which the preview's own size takes precedence.
  package var deviceSize: ProposedViewSize?
  /// The device where no size is given; `nil` for none, and then no size is proposed.
  package var defaultDevice: Device?
  /// The measurer of texts; `nil` for the platform's, or the built-in one without a platform.
  package var measurer: (any TextMeasurer)?
  /// Whether views are shown in the dark colour scheme, regardless of the project.
  package var isDark = false
  /// Whether an assumption about structure is an error.
  package var isStrict = false
  /// The number of steps after which a loop counts as endless.
  package var stepLimit = 2_000_000
  /// The number of iterations after which a loop with a condition counts as endless.
  package var roundLimit = 20_000
  /// The largest number of views and modifiers.
  package var viewLimit = 100_000
  /// The greatest depth of nested views and functions.
  package var depthLimit = 160

  /// The folders in which resources of the project are searched; empty for anywhere around the source.
  package var resourceFolders: [String] = []

  package init() {}
}

extension ReadingOptions {
  /// Applies the default device: its size, its scale, and its safe area.
  package mutating func takeDefaultDevice() {
    guard let device = defaultDevice else { return }
    deviceSize = ProposedViewSize(device.size)
    scale = scale ?? device.scale
    if !hasSafeArea { safeArea = device.safeArea }
  }

  /// The environment of the view that is read.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.setPlatform(platform, scale: scale, hasTallLines: hasTallText)
    environment.dynamicTypeSize = textSize
    environment.layoutDirection = layoutDirection
    environment.textTranslator = translator
    environment.containerSafeArea = safeArea
    (environment.horizontalSizeClass, environment.verticalSizeClass) = sizeClasses
    if let metrics { environment.setMetrics(metrics) }
    if let measurer { environment.textMeasurer = measurer }
    return environment
  }

  /// The kind of device by which strings vary; `nil` where it is not known.
  var deviceKind: String? {
    guard let platform else { return nil }
    if platform.system == .macOS { return "mac" }
    return isTablet ? "ipad" : "iphone"
  }

  /// Whether the screen is a tablet's; the narrowest tablet is 744 points wide.
  private var isTablet: Bool {
    let size = deviceSize ?? defaultDevice.map { ProposedViewSize($0.size) }
    guard let width = size?.width, let height = size?.height else { return false }
    return min(width, height) >= 744
  }

  /// The size classes of the screen: those of an upright phone, where no device is known.
  private var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if platform?.system == .macOS { return (.regular, .regular) }
    guard let width = deviceSize?.width, let height = deviceSize?.height else { return (.compact, .regular) }
    let short = min(width, height)
    if isTablet { return (.regular, .regular) }
    guard width > height else { return (.compact, .regular) }
    // In landscape, phones with a short side of at least 414 points have a regular width.
    return (short >= 414 ? .regular : .compact, .compact)
  }

  /// The environment of a scene document.
  var sceneEnvironment: SceneEnvironment {
    var environment = SceneEnvironment()
    environment.platform = platform
    environment.hasTallText = hasTallText
    if let platform {
      environment.scale = scale ?? platform.scale
      environment.spacing = platform[.spacing].value
      environment.padding = platform[.padding].value
    }
    return environment
  }
}
