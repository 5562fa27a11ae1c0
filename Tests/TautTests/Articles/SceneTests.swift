import Foundation
import Taut
import Testing

@Suite("The articles' scenes have the articles' numbers")
struct SceneTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Models/Scenes")

  /// What both engines make of a scene.
  static func layOut(_ scene: String) throws -> LayoutResult {
    let file = folder.appendingPathComponent("\(scene).json")
    let document = try SceneReader().read(String(contentsOf: file, encoding: .utf8), file: file.path)
    let tree = try LayoutTree(document.root)
    let reference = try ReferenceEngine().layout(tree, in: document.proposal)
    let constraints = try ConstraintEngine().layout(tree, in: document.proposal)
    #expect(reference.disagreements(with: constraints) == [])
    return reference
  }

  /// The frames of named views, told from the corner of the first of them.
  static func frames(_ scene: String, _ ids: [String]) throws -> [String] {
    let result = try layOut(scene)
    let origin = try #require(result[ids[0]]).frame.origin
    return try ids.map { id in
      let frame = try #require(result[id]).frame.offsetBy(dx: -origin.x, dy: -origin.y)
      return "\(id) \(frame.numbers)"
    }
  }

  static let rows: [(scene: String, frames: [String])] = [
    // "Alignments" (netsplit.com): y and heights as stated, widths and spacing of the scenes.
    (
      "characters-top",
      ["row 0 0 186 91", "rogue 0 0 50 64", "dragoon 58 0 62 91", "brawler 128 0 58 76"]
    ),
    (
      "characters-center",
      ["row 0 0 186 91", "rogue 0 13.5 50 64", "dragoon 58 0 62 91", "brawler 128 7.5 58 76"]
    ),
    (
      "characters-bottom",
      ["row 0 0 186 91", "rogue 0 27 50 64", "dragoon 58 0 62 91", "brawler 128 15 58 76"]
    ),
    (
      "characters-feet",
      ["row 0 0 186 91", "rogue 0 23 50 64", "dragoon 58 0 62 91", "brawler 128 14 58 76"]
    ),
    (
      "characters-custom",
      ["row 0 0 186 155", "rogue 0 0 50 64", "dragoon 58 64 62 91", "brawler 128 26 58 76"]
    ),
    (
      "characters-anchor",
      ["stack 0 0 108 167", "rogue 0 12 50 64", "dragoon 19 76 62 91", "brawler 50 0 58 76"]
    ),
    ("characters-feet-line", ["stack 0 0 200 91", "row 7 0 186 91", "line 0 83 200 1"]),
    // "Views Have Fixed Sizes" (netsplit.com).
    ("image", ["image 0 0 101 92"]),
    ("image-in-frame", ["frame 0 0 200 200", "image 49.5 54 101 92"]),
    ("image-overflowing", ["frame 0 0 50 200", "image -25.5 54 101 92"]),
    ("image-resizable", ["frame 0 0 200 150", "image 0 0 200 150"]),
    (
      "image-aspect-ratio",
      ["frame 0 0 200 150", "image \(number((200 - 101 / 92 * 150) / 2)) 0 \(number(101 / 92 * 150)) 150"]
    ),
    // "Same appearance, different implications" (Fatbobman).
    ("icon-demo-1", ["icon 0 0 165 65", "button 0 15 150 50", "heart 135 0 30 30"]),
    ("icon-demo-2", ["icon 0 0 150 50", "button 0 0 150 50", "heart 135 -15 30 30"]),
    ("icon-demo-3", ["icon 0 0 30 30", "heart 0 0 30 30", "button -135 15 150 50"]),
    ("favorite-demo", ["screen 0 0 390 844", "thumb 258 614 32 30", "hearts 249 544 50 100"]),
    // "Appearance and essence" (Fatbobman).
    (
      "offset-row",
      ["row 0 0 316 100", "left 0 0 100 100", "middle 108 0 100 100", "right 216 0 100 100"]
    ),
    (
      "offset-row-moved",
      ["row 0 0 316 100", "left 0 0 100 100", "middle 138 30 100 100", "right 216 0 100 100"]
    ),
    ("offset", ["outer 0 0 100 50", "inner 30 30 100 50"]),
    ("offset-by-padding", ["outer 0 0 130 80", "inner 30 30 100 50"]),
    ("offset-by-frame", ["outer 0 0 130 80", "inner 30 30 100 50"]),
    ("offset-by-position", ["outer 0 0 130 80", "inner 30 30 100 50"]),
    ("rotation-with-frame", ["rotated 0 0 74.139308 66.743898", "hello -2.930346 23.371949 80 20"]),
    // "A guide to the SwiftUI layout system, part 3" (Sundell).
    ("badge-offset", ["verified 0 0 82 82", "calendar 0 0 82 82", "badge 65 -3 20 20"]),
    ("badge-center", ["verified 0 0 92 92", "calendar 0 10 82 82", "badge 72 0 20 20"]),
    ("badge-ratio", ["verified 0 0 86 86", "calendar 0 4 82 82", "badge 66 0 20 20"]),
    ("badge-ratio-priority", ["verified 0 0 82 82", "calendar 0 0 82 82", "badge 66 -4 20 20"]),
  ]

  @Test("frames, from the corner of the first view", arguments: rows.indices)
  func frames(row: Int) throws {
    let (scene, expected) = Self.rows[row]
    let ids = expected.map { String($0.prefix { $0 != " " }) }
    #expect(try Self.frames(scene, ids) == expected, "\(scene)")
  }

  @Test("an image is centred on the screen")
  func image() throws {
    #expect(try Self.layOut("image")["image"]?.frame.numbers == "137 287.5 101 92")
  }

  @Test(
    "the trace is the one that the article prints",
    arguments: [
      ("log-sizes-text", ["Text 100.00x100.00 74.67x67.67"]),
      (
        "log-sizes-padding",
        ["Padding 100.00x100.00 94.67x87.67", "Text 80.00x80.00 74.67x67.67"]
      ),
      (
        "log-sizes-background",
        [
          "Background 100.00x100.00 94.67x87.67", "Padding 100.00x100.00 94.67x87.67",
          "Text 80.00x80.00 74.67x67.67", "Orange 94.67x87.67 94.67x87.67",
        ]
      ),
      (
        "log-sizes-background-frame",
        [
          "Background 100.00x100.00 94.67x87.67", "Padding 100.00x100.00 94.67x87.67",
          "Text 80.00x80.00 74.67x67.67", "Orange 94.67x87.67 200.00x200.00",
        ]
      ),
    ])
  func trace(scene: String, expected: [String]) throws {
    let file = Self.folder.appendingPathComponent("\(scene).json")
    let document = try SceneReader().read(String(contentsOf: file, encoding: .utf8), file: file.path)
    let tree = try LayoutTree(document.root)
    var asked: [String] = []
    var reported: [String: String] = [:]
    func side(_ side: CGFloat?) -> String { side.map(PointFormat.hundredths) ?? "nil" }
    _ = try ReferenceEngine().layout(tree, in: document.proposal) { event in
      switch event {
      case .propose(let index, let proposal):
        guard let id = tree[index].id else { return }
        asked.append("\(id) \(side(proposal.width))x\(side(proposal.height))")
      case .report(let index, let size):
        guard let id = tree[index].id, let last = asked.last(where: { $0.hasPrefix("\(id) ") })
        else { return }
        reported[last] = "\(last) \(side(size.width))x\(side(size.height))"
      }
    }
    #expect(asked.compactMap { reported[$0] } == expected)
  }
}
