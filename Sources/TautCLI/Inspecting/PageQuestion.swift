import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation

/// A query of a served page: a scene in another variant or with changed numbers, or the story of a view.
struct PageQuestion {
  /// The number of the input.
  var scene = 0
  var textSize: DynamicTypeSize?
  var language: String?
  var direction: LayoutDirection?
  /// The changed lengths, each by the position of its view.
  var numbers: [(view: Int, name: String, value: Double)] = []
  /// The view whose story is requested, by its position, and the container's size.
  var view: Int?
  var size = ProposedViewSize.unspecified

  /// Parses a query such as `scene=0&textSize=large`.
  ///
  /// - Throws: `CommandError.unreadable`.
  init(_ query: String) throws(CommandError) {
    for item in URLComponents(string: "/?\(query)")?.queryItems ?? [] {
      guard let value = item.value?.replacing("+", with: " "), !value.isEmpty else { continue }
      switch item.name {
      case "scene": scene = Int(value) ?? 0
      case "textSize": textSize = DynamicTypeSize(name: value)
      case "language": language = value
      case "direction": direction = LayoutDirection(rawValue: value)
      case "view": view = Int(value)
      case "width": size.width = Double(value).map { CGFloat($0) }
      case "height": size.height = Double(value).map { CGFloat($0) }
      case "numbers":
        for number in value.split(separator: ",") {
          let parts = number.split(separator: ":")
          guard parts.count == 3, let view = Int(parts[0]), let length = Double(parts[2]) else {
            throw .unreadable("\"\(number)\" is not the number of a view")
          }
          numbers.append((view, String(parts[1]), length))
        }
      default: throw .unreadable("there is no setting \"\(item.name)\"")
      }
    }
  }

  /// Returns the story of a view, with its prices, as JSON.
  ///
  /// - Throws: As `LayoutExplanation` does.
  func story(of view: Int, in scene: LoadedScene) throws -> Data {
    let tree = try scene.tree(in: size)
    guard let index = tree.indices.first(where: { $0.position == view }) else {
      throw CommandError.unreadable("there is no view \(view)")
    }
    let (explanation, layout) = try LayoutExplanation.explaining(tree, in: size, keepsPrices: true)
    let stories = try explanation.stories(of: [index], along: Axis.allCases, after: layout)
    let text = try TextExplanationFormat().stories(stories, of: explanation, scene: scene.name)
    let lines = text.split(separator: "\n").map { JSONValue.string(String($0)) }
    return Data(JSONValue.object([.init("lines", .array(lines))]).line.utf8)
  }
}

extension LoadedScene {
  /// Changes lengths of views.
  ///
  /// - Throws: `LayoutError.invalidParameter`, and `CommandError.unreadable` where content is made for each
  ///   size.
  mutating func change(_ numbers: [(view: Int, name: String, value: Double)]) throws {
    guard !isMadeForOneSize else {
      throw CommandError.unreadable("\(name): content is made for each size: change the number in the source")
    }
    for (view, name, value) in numbers {
      guard let index = tree.indices.first(where: { $0.position == view }) else { continue }
      tree = try tree.replacing(at: index) { element throws(ParameterError) in
        try element.setting(ParameterName(name), to: CGFloat(value))
      }
    }
  }
}
