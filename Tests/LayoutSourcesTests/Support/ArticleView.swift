import Foundation
import LayoutCore
import ReferenceLayout
import Testing

@testable import ArticleViews
@testable import LayoutSources

/// A view that an article prints: it is compiled, and read as source.
struct ArticleView: CustomTestStringConvertible, Sendable {
  var file: String
  /// Its name in the file.
  var name: String
  /// How it is laid out where it is compiled.
  private let layout: @Sendable (ProposedViewSize, EnvironmentValues) throws -> LayoutResult

  var testDescription: String { name }

  private init(_ file: String, _ name: String, _ view: @escaping @Sendable () -> some View) {
    (self.file, self.name) = (file, name)
    layout = { try ReferenceEngine().layout(view(), in: $0, environment: $1) }
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "ArticleViews")

  static let all = [
    ArticleView("Alignments", "TopView") { TopView() },
    ArticleView("Alignments", "CenterView") { CenterView() },
    ArticleView("Alignments", "FeetView") { FeetView() },
    ArticleView("Alignments", "CustomView") { CustomView() },
    ArticleView("Alignments", "AnchorView") { AnchorView() },
    ArticleView("Alignments", "LineView") { LineView() },
    ArticleView("AppearanceAndEssence", "OffsetDemo1") { OffsetDemo1() },
    ArticleView("AppearanceAndEssence", "DisplacementDemo") { DisplacementDemo() },
    ArticleView("AppearanceAndEssence", "RotationDemo") { RotationDemo() },
    ArticleView("CustomLayouts", "FlowView") { FlowView() },
    ArticleView("CustomLayouts", "SwitchingView") { SwitchingView() },
    ArticleView("ImitatedModifiers", "ImitatedModifiers") { ImitatedModifiers() },
    ArticleView("InspectingLayout", "MeasuredView") { MeasuredView() },
    ArticleView("Names", "PrioritizedName") { PrioritizedName() },
    ArticleView("Names", "FramedName") { FramedName() },
    ArticleView("Names", "FittedBarbarian") { FittedBarbarian() },
    ArticleView("Rotation", "RotationWithFrameDemo") { RotationWithFrameDemo() },
    ArticleView("SameAppearance", "IconDemo1") { IconDemo1() },
    ArticleView("SameAppearance", "IconDemo2") { IconDemo2() },
    ArticleView("SameAppearance", "IconDemo3") { IconDemo3() },
    ArticleView("SameAppearance", "FavoriteDemo") { FavoriteDemo() },
    ArticleView("SystemGuide", "ShortScreen") { ShortScreen() },
    ArticleView("SystemGuide", "LongScreen") { LongScreen() },
    ArticleView("SystemGuide", "DescriptionFirstScreen") { DescriptionFirstScreen() },
    ArticleView("SystemGuide", "PlaceholderLastScreen") { PlaceholderLastScreen() },
    ArticleView("SystemGuide", "PlaceholderMinimumScreen") { PlaceholderMinimumScreen() },
    ArticleView("SystemGuide", "ListFirstScreen") { ListFirstScreen() },
    ArticleView("SystemGuide", "FixedHeightScreen") { FixedHeightScreen() },
    ArticleView("SystemGuide", "FixedSizeScreen") { FixedSizeScreen() },
  ]

  /// The frames of the compiled view, where it has settled; images that nobody has are 44 x 44.
  func compiled(in proposal: ProposedViewSize) throws -> [String] {
    let names = ["barbarian", "rogue", "dragoon", "brawler", "calendar", "video", "files", "invites"]
    var environment = EnvironmentValues()
    environment.images = Dictionary(
      uniqueKeysWithValues: names.map { ($0, CGSize(width: 44, height: 44)) })
    return SourceFrames.lines(try layout(proposal, environment))
  }

  /// The scene that the reader makes of the file.
  func read(in proposal: ProposedViewSize) throws -> SourceScene {
    var options = ReadingOptions()
    (options.view, options.proposal) = (name, proposal)
    return try SwiftSceneReader(options).read(paths: [Self.folder.appending(path: "\(file).swift").path()])
  }
}
