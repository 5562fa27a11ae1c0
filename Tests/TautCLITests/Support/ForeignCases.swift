/// Three cases that an engine can be asked, one that states nothing of frames and sizes, and answers that are right.
enum ForeignCases {
  static let text = """
    {"cases": [
      {"id": "ONE", "area": "rows", "root": {"proposal": {"width": 100, "height": 20}, "placement": "center"},
       "tree": {"type": "hstack", "id": "row", "spacing": 0.5, "alignment": "center",
                "children": [{"type": "fixed", "id": "a", "w": 30, "h": 10}, {"type": "color", "id": "b"}]},
       "expect": [{"node": "row", "size": [100, 20]}, {"node": "b", "frame": [30.5, 0, 69.5, 20]},
                  {"node": "a", "proposals": [["inf", 20], [0, 20]]}]},
      {"id": "TWO", "area": "leaves", "root": {"proposal": {"width": null, "height": "inf"}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "size": [10, "inf"]}]},
      {"id": "THREE", "area": "leaves", "root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "frame": [0, 0, 9, 9]}]},
      {"id": "FOUR", "area": "words", "root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "placementProposal": [9, 9]}]}
    ]}
    """
  static let one =
    #"{"id": "ONE", "frames": {"b": [30.5, 0, 69.5, 20]}, "sizes": {"row": [100, 20]}}"#
  static let two = #"{"id": "TWO", "sizes": {"c": [10, "inf"]}}"#
  static let three = #"{"id": "THREE", "frames": {"c": [0, 0, 9, 9.01]}}"#

  /// An engine that answers all cases right but for what it does with the second.
  static func engine(second: String, before: String = "") -> String {
    ForeignEngineRun.script(
      ["ONE": ForeignEngineRun.say(one), "TWO": second, "THREE": ForeignEngineRun.say(three)], before: before)
  }
}
