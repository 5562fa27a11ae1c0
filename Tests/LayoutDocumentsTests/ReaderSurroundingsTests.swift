import LayoutCore
import LayoutDocuments
import Testing

@Suite("What a reader says of scenes in place of what they say themselves")
struct ReaderSurroundingsTests {
  private static let scene = """
    taut: 1
    root:
      type: HStack
      children:
        - {type: Text, text: Off}
        - {type: Text, runs: [Off, {text: Off, font: title}, on]}
        - {type: ForEach, data: [Off, On], content: {type: Text, text: "{}"}}
        - {type: Color, id: Off}
    """

  private struct Strings: TextTranslator {
    var strings: [String: String]
    func translation(of key: String) -> String? { strings[key] }
  }

  private func texts(_ node: LayoutNode) -> [String] {
    let own = (node.element as? MeasuredElement)?.text?.runs.map(\.string) ?? []
    return own + node.children.flatMap(texts)
  }

  @Test("Other texts, wherever a text stands whole; ids and fonts stay what they are")
  func strings() throws {
    var reader = SceneReader()
    reader.translator = Strings(strings: ["Off": "Aus", "title": "Titel", "O": "0"])
    let root = try reader.read(Self.scene, file: "scene.yaml").root
    #expect(texts(root) == ["Aus", "Aus", "Aus", "on", "Aus", "On"])
    #expect(root.children.last?.id == "Off")
    let usual = try SceneReader().read(Self.scene, file: "scene.yaml").root
    #expect(texts(usual) == ["Off", "Off", "Off", "on", "Off", "On"])
    func fonts(_ root: LayoutNode) -> [Font]? {
      (root.children[1].element as? MeasuredElement)?.text?.runs.map(\.font)
    }
    #expect(fonts(root) == fonts(usual))
  }

  @Test("The direction, but for views that have one of their own")
  func direction() throws {
    let text = #"""
      {"taut": 1, "environment": {"layoutDirection": "leftToRight"}, "root": {"type": "HStack", "children": [
        {"type": "HStack"}, {"type": "HStack", "layoutDirection": "leftToRight"}]}}
      """#
    var reader = SceneReader()
    reader.layoutDirection = .rightToLeft
    let scene = try reader.read(text, file: "scene.json")
    #expect(scene.environment.layoutDirection == .rightToLeft)
    #expect(scene.root.direction == .rightToLeft)
    #expect(scene.root.children.map(\.direction) == [.rightToLeft, .leftToRight])
  }
}
