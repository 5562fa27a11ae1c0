import ArgumentParser
import LayoutCore

/// How large the fonts of text styles are.
struct TextSizeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How large the fonts of text styles are: \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", ")); "
        + "otherwise the scene says so, or they are \(DynamicTypeSize.large.name).",
      valueName: "name"))
  var textSize: TextSizeArgument?
}

/// One of the twelve text sizes by its name.
struct TextSizeArgument: ExpressibleByArgument {
  var size: DynamicTypeSize

  init?(argument: String) {
    guard let size = DynamicTypeSize(name: argument) else { return nil }
    self.size = size
  }

  static var allValueStrings: [String] { DynamicTypeSize.allCases.map(\.name) }
}
