import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("What is said of documents that cannot be read")
struct DocumentErrorTests {
  private func message(_ text: String, file: String = "s.json") -> String {
    do {
      _ = try SceneReader().read(text, file: file)
      return "no error"
    } catch {
      return error.description
    }
  }

  /// A scene whose root begins at line 2, column 10.
  private func scene(_ root: String) -> String { "{\"taut\": 1,\n \"root\": \(root)}" }

  @Test(arguments: [
    (#"{"type": "HStak"}"#, #"s.json:2:19: root: unknown view type "HStak"; did you mean "HStack"?"#),
    (#"{"typ": "HStack"}"#, #"s.json:2:10: root: a view needs the key "type""#),
    (
      #"{"type": "Text", "text": "a", "lineLimits": 2}"#,
      #"s.json:2:40: root: unknown key "lineLimits" of Text; did you mean "lineLimit"?"#
    ),
    (
      #"{"type": "HStack", "children": [{"type": "Color", "children": []}]}"#,
      #"s.json:2:60: root.0: unknown key "children" of Color; "#
        + "known: fill, type, id, modifiers, layoutDirection"
    ),
    (
      #"{"type": "HStack", "children": [{"type": "Color", "modifiers": [{"padding": 1}, {"frane": 1}]}]}"#,
      #"s.json:2:91: root.0/2: unknown key "frane" of a modifier; did you mean "frame"?"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"frame": {"minwidth": 1}}]}"#,
      #"s.json:2:53: root/1: unknown key "minwidth" of frame; did you mean "minWidth"?"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"frame": {"minWidth": 1, "height": 2}}]}"#,
      #"s.json:2:68: root/1: unknown key "height" of a frame with limits; "#
        + "known: minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment"
    ),
    (
      #"{"type": "Color", "modifiers": [{"padding": 1, "offset": [1, 2]}]}"#,
      #"s.json:2:57: root/1: unknown key "offset" of a modifier; known: id, layoutDirection"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"padding": "infinity"}]}"#,
      "s.json:2:54: root/1: the number must be finite"
    ),
    (
      #"{"type": "Color", "modifiers": [{"padding": 1e999}]}"#,
      "s.json:2:54: root/1: the number must be finite"
    ),
    (
      #"{"type": "Color", "modifiers": [{"padding": NaN}]}"#,
      "s.json:2:54: document: not JSON: expected a value, found \"N\""
    ),
    (
      #"{"type": "Color", "modifiers": [{"frame": {"maxWidth": "infinty"}}]}"#,
      #"s.json:2:65: root/1: unknown number "infinty"; did you mean "infinity"?"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"frame": {"maxWidth": "wide"}}]}"#,
      "s.json:2:65: root/1: expected a number, found a string"
    ),
    (
      #"{"type": "Image", "name": "rouge"}"#,
      #"s.json:2:36: root: no image named "rouge" is defined in "images""#
    ),
    (#"{"type": "Image"}"#, #"s.json:2:10: root: Image needs one of the keys "name", "size""#),
    (
      #"{"type": "HStack", "alignment": "centre"}"#,
      #"s.json:2:42: root: no alignment named "centre" is defined in "alignments"; did you mean "center"?"#
    ),
    (
      #"{"type": "HStack", "alignment": "leading"}"#,
      #"s.json:2:42: root: the guide "leading" is not vertical"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"alignmentGuide": {"guide": "center", "value": 1}}]}"#,
      #"s.json:2:71: root/1: the guide "center" exists on both axes; write hcenter or vcenter"#
    ),
    (
      #"{"type": "Color", "modifiers": [{"alignmentGuide": {"guide": "top", "value": {"hieght": 1}}}]}"#,
      #"s.json:2:88: root/1: unknown dimension or guide "hieght"; did you mean "height"?"#
    ),
    (
      #"{"type": "Text", "text": "a", "font": "titel"}"#,
      #"s.json:2:48: root: unknown font "titel"; did you mean "title"?"#
    ),
    (
      #"{"type": "Text", "text": "a", "lineLimit": 0}"#,
      "s.json:2:53: root: 0.0 is out of range; give a whole number of at least 1"
    ),
    (
      #"{"type": "Color", "modifiers": [{"overlay": {"content": {"type": "Colour"}}}]}"#,
      #"s.json:2:75: root.overlay: unknown view type "Colour"; did you mean "Color"?"#
    ),
    (
      #"{"type": "EmptyView"}"#,
      "s.json:2:10: root: the root must be one view, but makes 0; put them into a stack"
    ),
    (
      #"{"type": "Measured", "sizes": [{"size": [1, 2]}, {"size": [1, 2]}]}"#,
      #"s.json:2:41: root: each "upTo" must be greater than the one before; only the last row may omit it"#
    ),
    (#"[]"#, "s.json:2:10: root: expected an object, found a list"),
    (#"{"type": "Te\nxt"}"#, #"s.json:2:19: root: unknown view type "Te\nxt"; did you mean "Text"?"#),
  ])
  func root(_ root: String, _ expected: String) { #expect(message(scene(root)) == expected) }

  @Test(arguments: [
    ("", #"s.json:1:1: document: the document is empty; a scene begins with {"taut": 1, "root": ...}"#),
    (#"{"taut": 2, "root": {}}"#, "s.json:1:10: document: version 2 is not supported; supported: 1"),
    (#"{"root": {}}"#, #"s.json:1:1: document: a scene needs the key "taut""#),
    (#"{"taut": 1}"#, #"s.json:1:1: document: a scene needs the key "root""#),
    (
      #"{"taut": 1, "rot": {}}"#,
      #"s.json:1:13: document: unknown key "rot" of a scene; did you mean "root"?"#
    ),
    (
      #"{"taut": 1, "root": {"type": "Color"}, "proposal": {"width": -1}}"#,
      "s.json:1:62: proposal: -1.0 is out of range; give a number of at least 0, null or infinity"
    ),
    (
      #"{"taut": 1, "root": {"type": "Color"}, "environment": {"layoutDirection": "ltr"}}"#,
      #"s.json:1:75: environment: unknown layout direction "ltr"; known: leftToRight, rightToLeft"#
    ),
    (
      #"{"taut": 1, "images": {"a": [1]}, "root": {"type": "Color"}}"#,
      "s.json:1:29: images.a: expected a width and a height, found a list of 1"
    ),
    (
      #"{"taut": 1, "alignments": {"top": {}}, "root": {"type": "Color"}}"#,
      #"s.json:1:28: alignments.top: "top" already has a meaning; choose another name"#
    ),
    (
      #"{"taut": 1, "alignments": {"a": {"axis": "vertical", "default": {"a": 1}}}, "root": {}}"#,
      #"s.json:1:28: alignments.a: the default of "a" depends on itself"#
    ),
    (
      #"{"taut": 1, "taut": 1}"#,
      #"s.json:1:13: document: the key "taut" occurs twice; remove one"#
    ),
    (
      "{\"taut\": 1,\n  \"root\": ]}",
      "s.json:2:11: document: not JSON: expected a value, found \"]\""
    ),
  ])
  func document(_ text: String, _ expected: String) { #expect(message(text) == expected) }

  @Test(arguments: [
    (
      "{\"taut\": &a 1}",
      "s.yaml:1:10: document: anchors and aliases are not read; write the value out, or quote the text"
    ),
    (
      "a: b: c", "s.yaml:1:5: document: neither JSON nor YAML: mapping values are not allowed in this context"
    ),
    ("{[]: 1}", "s.yaml:1:2: document: a key must be a string"),
    ("{\"taut\": \u{1}}", "s.yaml:1:10: document: neither JSON nor YAML: control characters are not allowed"),
    ("{a: 1, a: 2}", "s.yaml:1:2: document: the key \"a\" occurs twice; remove one"),
    (
      "taut: 1\nroot:\n  type: Color\n  modifiers: [{padding: NaN}]",
      "s.yaml:4:25: root/1: NaN is not a length; give a number"
    ),
  ])
  func yaml(_ text: String, _ expected: String) { #expect(message(text, file: "s.yaml") == expected) }

  @Test("The nearest of the names that a document defines")
  func definedName() {
    let text = #"{"taut": 1, "images": {"rogue": [1, 2]}, "root": {"type": "Image", "name": "rouge"}}"#
    #expect(
      message(text)
        == #"s.json:1:76: root: no image named "rouge" is defined in "images"; did you mean "rogue"?"#)
  }
}
