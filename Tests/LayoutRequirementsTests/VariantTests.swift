import Foundation
import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutTesting
import LinearProgramming
import Synchronization
import TestSupport
import Testing

@testable import LayoutRequirements

/// A scene whose texts are drawn at random, written out in any language by hand.
private struct RandomScene {
  static let words: [String: [String: String]] = [
    "Save": ["de": "Sichern", "fi": "Tallenna", "ar": "حفظ"],
    "Cancel": ["de": "Abbrechen", "fi": "Peruuta", "ar": "إلغاء"],
    "New folder": ["de": "Neuer Ordner mit Namen", "fi": "Uusi kansio", "ar": "مجلد جديد"],
    "Do you want to keep the changes?": [
      "de": "Möchten Sie die Änderungen behalten?", "fi": "Haluatko säilyttää muutokset?",
      "ar": "هل تريد الاحتفاظ بالتغييرات؟",
    ],
  ]

  private let template: String

  init(_ random: inout SeededGenerator) {
    var count = 0
    template = Self.view(depth: 2, &count, &random)
  }

  private static func view(depth: Int, _ count: inout Int, _ random: inout SeededGenerator) -> String {
    count += 1
    let id = "\"id\": \"v\(count)\""
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else {
      if Int.random(in: 0..<4, using: &random) == 0 {
        return "{\"type\": \"Color\", \(id), \"modifiers\": [{\"frame\": {\"width\": 24, \"height\": 24}}]}"
      }
      let text = words.keys.sorted().randomElement(using: &random) ?? "Save"
      let font = ["body", "title", "caption"].randomElement(using: &random) ?? "body"
      let limit = Bool.random(using: &random) ? ", \"lineLimit\": 1" : ""
      return "{\"type\": \"Text\", \(id), \"text\": \"\(text)\", \"font\": \"\(font)\"\(limit)}"
    }
    let children = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      view(depth: depth - 1, &count, &random)
    }
    let type = Bool.random(using: &random) ? "HStack" : "VStack"
    return
      "{\"type\": \"\(type)\", \(id), \"spacing\": 6, \"children\": [\(children.joined(separator: ", "))]}"
  }

  /// The document with its texts in a language, a size and a direction.
  func document(
    _ language: String = "en", _ size: DynamicTypeSize = .large, _ direction: LayoutDirection = .leftToRight
  ) -> String {
    let root = Self.words.reduce(template) { root, entry in
      root.replacing("\"\(entry.key)\"", with: "\"\(entry.value[language] ?? entry.key)\"")
    }
    return """
      {"taut": 1, "environment": {"textSize": "\(size.name)", "layoutDirection": "\(direction.rawValue)"},
       "root": \(root)}
      """
  }

  /// The same translations as a string catalogue.
  static func catalogue() throws -> StringCatalogue {
    let entries = words.map { key, languages in
      let members = languages.map { code, value in "\"\(code)\": {\"stringUnit\": {\"value\": \"\(value)\"}}"
      }
      return "\"\(key)\": {\"localizations\": {\(members.joined(separator: ", "))}}"
    }
    return try StringCatalogue(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}", file: "a.xcstrings")
  }
}

@Suite("Requirements in every text size and language")
struct VariantTests {
  private static func tree(_ document: String, _ variant: LayoutVariant = LayoutVariant()) throws
    -> LayoutTree
  {
    var reader = SceneReader()
    reader.apply(variant)
    return try LayoutTree(reader.read(document, file: "scene.json").root)
  }

  @Test("Each variant is answered as the scene that is written in its language and size by hand")
  func byHand() throws {
    print("TAUT_SEED=\(TestSize.seed)")
    var random = SeededGenerator(seed: TestSize.seed)
    let catalogue = try RandomScene.catalogue()
    let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility3]
    let variants = try LayoutVariants(textSizes: TextSizes(sizes), catalogue: catalogue)
    let range = RequirementRange(widths: 120...360, height: 140)
    for _ in 0..<6 {
      let scene = RandomScene(&random)
      let source = try Self.tree(scene.document())
      let requirements = try StandardCheck.requirements(of: source, over: range).filter {
        // A flow or a choice may have others in each tree; these scenes have none.
        !$0.text.hasSuffix("stays in one row")
      }
      let report = try VariantChecker().check(variants, over: range) { variant in
        try Self.tree(scene.document(), variant)
      } requirements: { _ in
        requirements
      }
      #expect(report.missing.isEmpty && report.variants.count == 12, "seed \(TestSize.seed)")
      for part in report.parts {
        for variant in part.variants {
          let code = try #require(variant.language?.language.code)
          let size = try #require(variant.textSize)
          let document = scene.document(code, size, code == "ar" ? .rightToLeft : .leftToRight)
          let plain = try RequirementChecker().check(requirements, of: Self.tree(document), over: range)
          for (one, other) in zip(part.report.verdicts, plain.verdicts) {
            #expect(
              one.requirement == other.requirement && one.failing == other.failing, "seed \(TestSize.seed)")
            #expect(one.worst == other.worst, "seed \(TestSize.seed), \(code), \(size): \(document)")
          }
        }
      }
    }
  }

  @Test("Variants whose trees are laid out alike are checked once")
  func alike() throws {
    let document = #"""
      {"taut": 1, "root": {"type": "Text", "id": "a", "text": "Save", "font": {"size": 17}, "lineLimit": 1}}
      """#
    let variants = try LayoutVariants(
      textSizes: .all, catalogue: RandomScene.catalogue(), languages: ["en", "de", "fi"])
    let report = try VariantChecker().check(variants, over: RequirementRange(widths: 20...100)) {
      try Self.tree(document, $0)
    } requirements: { _ in
      [try Requirement("a is whole")]
    }
    #expect(report.variants.count == 36 && report.parts.count == 3)
    #expect(
      VariantSentences(report).coverage.hasPrefix(
        "in 36 variants (3 different) for every width in [20, 100]: "))
    #expect(report.failures(of: try Requirement("a is whole")).count == 3)
  }

  @Test("Variants that fail at the same sizes are told together, by runs of sizes and by languages")
  func words() throws {
    let document = #"""
      {"taut": 1, "root": {"type": "Text", "id": "a", "text": "Save", "lineLimit": 1, "modifiers": [{"frame": {"width": 60}}]}}
      """#
    let variants = try LayoutVariants(textSizes: .all, catalogue: RandomScene.catalogue())
    let report = try VariantChecker().check(variants, over: RequirementRange(widths: 20...100)) {
      try Self.tree(document, $0)
    } requirements: { _ in
      [try Requirement("a is whole")]
    }
    let lines = try VariantSentences(report).failures(of: Requirement("a is whole"))
    #expect(
      lines == [
        """
        fails in text sizes from accessibility1 on, English; text sizes from accessibility3 on, Arabic; text sizes \
        from xLarge on, German; text sizes from medium on, Finnish, for every width in [20, 100]; worst at 20, by 3 \
        lines, in accessibility4, German; a may have 1 line and is offered the 60 that frame(width: 60), line 1, offers
        """
      ])
  }

  @Test("A requirement of views that only some sizes have is checked in those")
  func some() throws {
    struct Row: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        if size.isAccessibilitySize {
          VStack { Text("Save").id("tall") }
        } else {
          HStack { Text("Save").id("wide") }
        }
      }
    }
    let range = RequirementRange(widths: 10...200)
    func check(_ names: [String]) throws -> VariantReport {
      try VariantChecker().check(LayoutVariants(textSizes: .all), over: range) { variant in
        var environment = EnvironmentValues()
        environment.apply(variant)
        return try LayoutTree(Row(), environment: environment)
      } requirements: { _ in
        try names.map { try Requirement("\($0) is whole") }
      }
    }
    let report = try check(["tall", "wide"])
    #expect(
      report.parts.map { $0.report.verdicts.map(\.requirement.text) }.filter { $0 == ["wide is whole"] }.count
        == 7)
    #expect(report.requirements.count == 2)
    let error = #expect(throws: RequirementError.self) { try check(["wide", "bold"]) }
    #expect("\(try #require(error))".contains("there is no view \"bold\""))
  }

  @Test("Progress counts variants")
  func progress() throws {
    let heard = Mutex<[Int]>([])
    let variants = try LayoutVariants(textSizes: .all)
    _ = try VariantChecker(workerCount: 2).check(
      variants, over: RequirementRange(widths: 20...60)
    ) { share, checked, all in
      heard.withLock { $0.append(checked) }
      #expect(share <= 1 && all == 12)
    } read: {
      try Self.tree(#"{"taut": 1, "root": {"type": "Text", "id": "a", "text": "Save"}}"#, $0)
    } requirements: { _ in
      [try Requirement("a is whole")]
    }
    #expect(heard.withLock { $0.max() } == 12)
  }
}
