import Foundation
import LayoutCore
import Testing

@testable import AppViews
@testable import LayoutSources

/// A view of `Examples/AppViews`: it is compiled, and read as source.
struct ExampleView: CustomTestStringConvertible, Sendable {
  var file: String
  var view: @Sendable () -> any View

  var testDescription: String { file }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Examples/AppViews")

  static let all = [
    ExampleView(file: "BatteryReport") { BatteryReport_Previews.previews },
    ExampleView(file: "FactsGrid") { FactsGrid() },
    ExampleView(file: "ListHeader") { ListHeader_Previews.previews },
    ExampleView(file: "MessageRow") { MessageList_Previews.previews },
    ExampleView(file: "MovieCard") { MovieCard_Previews.previews },
    ExampleView(file: "OrderCard") { OrderCard_Previews.previews },
    ExampleView(file: "PlayerToolbar") { PlayerToolbar_Previews.previews },
    ExampleView(file: "PriceRow") { PriceRow_Previews.previews },
    ExampleView(file: "ProfileCard") { ProfileCard_Previews.previews },
    ExampleView(file: "ScreenHeader") { ScreenHeader_Previews.previews },
    ExampleView(file: "SettingsForm") { SettingsForm_Previews.previews },
    ExampleView(file: "SignInForm") { SignInForm_Previews.previews },
    ExampleView(file: "StatsHeader") { StatsHeader_Previews.previews },
    ExampleView(file: "StatusBadge") { StatusBadge_Previews.previews },
    ExampleView(file: "StatusRow") { StatusRow_Previews.previews },
    ExampleView(file: "TagFlow") { TagFlow_Previews.previews },
    ExampleView(file: "UnderlinedTabs") { UnderlinedTabs_Previews.previews },
    ExampleView(file: "UnreadBadge") { UnreadBadge_Previews.previews },
  ]

  /// The tree of the compiled view; of several previews that of the first.
  func compiled() throws -> LayoutTree { try LayoutTree(FirstView(content: view())) }

  /// The scene that the reader makes of the file.
  func read() throws -> SourceScene {
    try SwiftSceneReader().read(paths: [Self.folder.appending(path: "\(file).swift").path()])
  }
}

/// The first of several views.
private struct FirstView: View {
  typealias Body = Never
  var content: any View

  func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    content.layoutNodes(in: environment).prefix(1).map { node in
      var first = node
      first.place = ""
      return first
    }
  }
}
