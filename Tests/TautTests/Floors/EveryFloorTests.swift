import Foundation
import LayoutDocuments
import LayoutExplanation
import LayoutPictures
import LayoutTesting
import Taut
import Testing

@Suite("Every floor has a room for every element")
struct EveryFloorTests {
  /// Each floor that says something of elements, once.
  static let floors = [
    Floor(
      name: "reference rules", elementTypes: ReferenceRules.standard.elementTypes,
      folder: "Sources/ReferenceLayout/Rules", kind: "Rule"),
    Floor(
      name: "constraint rules", elementTypes: ConstraintRules.standard.elementTypes,
      folder: "Sources/ConstraintLayout/Rules", kind: "Rule"),
    Floor(
      name: "document rules", elementTypes: DocumentRules.standard.elementTypes,
      folder: "Sources/LayoutDocuments/Rules", kind: "Rule"),
    Floor(
      name: "explanation rules", elementTypes: ExplanationRules.standard.elementTypes,
      folder: "Sources/LayoutExplanation/Rules", kind: "Explanation"),
    Floor(
      name: "generator rules", elementTypes: GeneratorRules.standard.elementTypes,
      folder: "Sources/LayoutTesting/Rules", kind: "Generator"),
    Floor(
      name: "drawing rules", elementTypes: DrawingRules.elementTypes,
      folder: "Sources/LayoutPictures/Rules", kind: "Drawing"),
    Floor(
      name: "mutants", elementTypes: MutantRules.standard.map(\.elementType),
      folder: "Tests/TautTests/Mutants/Rules", kind: "Mutants"),
    Floor(
      name: "models in MathProg", folder: "Models/Rules",
      without: ["CustomLayout": "a custom layout is a user's own code: there is no rule to state"]),
  ]

  private let rooms = Set(LayoutElements.all.map(Floor.room))

  @Test("in its list", arguments: floors)
  func lists(_ floor: Floor) {
    guard let listed = floor.listed else { return }
    #expect(listed == rooms.subtracting(floor.without.keys))
    #expect(listed.count == floor.elementTypes?.count, "a room is listed twice")
  }

  @Test("in a file, and no file without one", arguments: floors)
  func files(_ floor: Floor) throws {
    let found = try floor.rooms()
    let expected = rooms.subtracting(floor.without.keys).map(floor.name(of:))
    #expect(found.map(\.name).sorted() == expected.sorted())
    #expect(rooms.isSuperset(of: floor.without.keys) && !floor.without.values.contains(""))
    // Who opens the file of a room's name finds the room.
    for file in Set(found.map(\.file)) {
      let name = String(file.prefix { $0 != "." })
      if rooms.contains(name) { #expect(found.contains { $0.name == name && $0.file == file }, "\(file)") }
    }
  }

  @Test("and the list of elements has every type that the library declares")
  func elements() throws {
    let sources = Floor.package.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path())?.compactMap { $0 as? String } ?? []
    var declared: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(
        of: /public struct (\w+): (?:Leaf|Container|Modifier|Sizing)Element\b/)
      { declared.insert(String(match.1)) }
    }
    #expect(declared == Set(LayoutElements.all.map { "\($0)" }))
  }
}
