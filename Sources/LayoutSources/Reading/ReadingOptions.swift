import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout

/// How Swift source is read where it leaves something open.
package struct ReadingOptions {
  /// The view or the preview to read; `nil` is the first preview, or else the only view that no other uses.
  package var view: String?
  /// Names of which the first that is a view or a preview is read, where no view is asked for.
  package var candidates: [String] = []
  /// Values by their paths.
  package var values = SuppliedValues()
  /// How many elements an unknown collection has.
  package var samples = 3
  /// How large the fonts of text styles are.
  package var textSize = DynamicTypeSize.large
  /// In which direction views place their children.
  package var layoutDirection = LayoutDirection.leftToRight
  /// What has the translations of texts; `nil` where keys are shown as they are.
  package var translator: (any TextTranslator)?
  /// The language in which the project's own tables are read; `nil` is the one it is written in.
  package var language: String?
  /// What the container of the view keeps at its edges for itself, in points.
  package var safeArea = EdgeInsets()
  /// Whether that was said, as it may be that nothing is kept.
  package var hasSafeArea = false
  /// What the view is proposed while its actions settle; `nil` is what its preview says, or nothing.
  package var proposal: ProposedViewSize?
  /// What lays out views whose actions wait for a layout.
  package var engine: any LayoutEngine = ReferenceEngine()
  /// The platform that the view is shown on; `nil` is none.
  package var platform: Platform?
  /// How many pixels a point has; `nil` is as the platform has it.
  package var scale: CGFloat?
  /// Whether the lines of the platform's text styles are as high as where a preferred language has a tall script.
  package var hasTallText = false
  /// Widths of letters in place of the platform's own.
  package var metrics: FontMetrics?
  /// The size of the device that the view is shown on, which its preview's own size outdoes.
  package var deviceSize: ProposedViewSize?
  /// The device that the view is shown on where nobody says a size; `nil` is none, and then no size is proposed.
  package var usualDevice: Device?
  /// What measures texts; `nil` is as the platform sets them, or the built-in measurer on none.
  package var measurer: (any TextMeasurer)?
  /// Whether views are shown in dark colours, whatever the project says.
  package var isDark = false
  /// Whether an assumption about structure is an error.
  package var isStrict = false
  /// The most steps that are taken before a loop counts as endless.
  package var stepLimit = 2_000_000
  /// The most times that a loop with a condition goes round before it counts as endless.
  package var roundLimit = 20_000
  /// The most views and modifiers that are made.
  package var viewLimit = 100_000
  /// How deep views and functions may contain each other.
  package var depthLimit = 160

  /// The folders below which resources of the project are looked for; empty where they may lie anywhere around the source.
  package var resourceFolders: [String] = []

  package init() {}
}

extension ReadingOptions {
  /// Shows the view on the usual device: its size, its pixels, and what its screen keeps for itself.
  package mutating func takeUsualDevice() {
    guard let device = usualDevice else { return }
    deviceSize = ProposedViewSize(device.size)
    scale = scale ?? device.scale
    if !hasSafeArea { safeArea = device.safeArea }
  }

  /// What surrounds the view that is read.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.setPlatform(platform, scale: scale, hasTallLines: hasTallText)
    environment.dynamicTypeSize = textSize
    environment.layoutDirection = layoutDirection
    environment.textTranslator = translator
    environment.containerSafeArea = safeArea
    if let metrics { environment.setMetrics(metrics) }
    if let measurer { environment.textMeasurer = measurer }
    return environment
  }

  /// The same as a scene document says it.
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
