import Foundation
import LayoutCore
import LayoutDocuments
import LayoutInspection
import LayoutLanguages
import LayoutRequirements
import LayoutSources
import LinearProgramming

/// A scene with its inspection and further data for the page.
struct InspectedScene {
  let scene: LoadedScene
  let inspection: Inspection
  /// The name of the scene without its variant.
  let base: String
  /// The number of its input, and its file.
  let (input, file): (Int, String)
  let variant: ShownVariant
  /// The check of its requirements; `nil` if there are none.
  var check: CheckResult?

  init(
    _ scene: LoadedScene, _ inspection: Inspection, base: String, input: Int, file: String,
    _ variant: ShownVariant
  ) {
    (self.scene, self.inspection, self.base, self.input) = (scene, inspection, base, input)
    (self.file, self.variant) = (file, variant)
  }

  /// The source files of its views.
  var files: [SourceTexts.File] {
    let names = Set(inspection.views.compactMap { $0.source.map(Self.file) })
    // Views name a file without its folders.
    return scene.files(file).filter { file in
      scene.report == nil || names.contains { Self.last($0) == Self.last(file.name) }
    }
  }

  private static func last(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }

  /// Returns the file of a place such as `Card.swift:12:8`.
  private static func file(_ place: String) -> String {
    place.replacing(#/(:\d+)+$/#, with: "")
  }

  /// The scene's data for the page.
  var json: JSONValue {
    let assumed =
      (scene.report?.assumptions.map { ("\($0.position)", "\($0)") } ?? [])
      + (scene.report?.notModelled.map { ("\($0.position)", "\($0)") } ?? [])
      + (scene.report?.visual.map { ("\($0.position)", "\($0)") } ?? [])
    var members: [JSONValue.Member] = [
      .init("base", .string(base)), .init("input", .number(Double(input))), .init("file", .string(file)),
      .init("textSize", .string(variant.textSize?.name ?? "")),
      .init("language", .string(variant.language ?? "")),
      .init("direction", .string(variant.direction?.rawValue ?? "")),
      .init(
        "assumed",
        .array(assumed.map { .object(["place": .string($0.0), "text": .string(OneLine.of($0.1))]) })),
    ]
    if let check, case .object(let whole) = CheckJSONFormat().json([check]) {
      members.append(.init("requirements", whole.first { $0.key == "results" }?.value ?? .array([])))
    }
    return .object(members)
  }
}

/// The data of a page other than its layouts.
struct PageFacts {
  var scenes: [InspectedScene]
  var isServed: Bool
  var variants: VariantOptions

  /// Returns the absolute path of a file, for editors; `-` is unchanged.
  private static func fullPath(_ path: String) -> String {
    path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
  }

  var json: JSONValue {
    var files: [SourceTexts.File] = []
    for file in scenes.flatMap(\.files) where !files.contains(where: { $0.name == file.name }) {
      files.append(file)
    }
    let devices = Device.all.map { device in
      JSONValue.object([
        .init("title", .string(device.title)), .init("width", .number(device.size.width)),
        .init("height", .number(device.size.height)),
        .init("isUsual", .boolean(device == Stage.defaultDevice)),
      ])
    }
    func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    return .object([
      "scenes": .array(scenes.map(\.json)), "isServed": .boolean(isServed), "devices": .array(devices),
      "files": .array(
        files.map {
          .object([
            "name": .string($0.name), "path": .string(Self.fullPath($0.path)), "text": .string($0.text),
          ])
        }),
      "choices": .object([
        "textSize": strings(DynamicTypeSize.allCases.map(\.name)),
        "direction": strings(LayoutDirection.allCases.map(\.rawValue)),
        "language": strings(
          variants.strings.isEmpty ? [] : [""] + PseudoLanguage.allCases.map(\.rawValue)),
      ]),
    ])
  }
}

/// The requirements on an inspected scene.
struct SceneRequirements {
  let shared: [Requirement]
  let isStandard: Bool
  let range: RequirementRange?

  /// Creates the requirements over the ranges of an inspection.
  ///
  /// - Parameter proposal: The root proposal, for a side without a range.
  init(shared: [Requirement], isStandard: Bool, over range: InspectedRange, in proposal: ProposedViewSize) {
    (self.shared, self.isStandard) = (shared, isStandard)
    func exact(_ range: ClosedRange<Double>?) -> ClosedRange<Rational>? {
      guard let range, let lower = Rational(exactly: range.lowerBound),
        let upper = Rational(exactly: range.upperBound)
      else { return nil }
      return lower...upper
    }
    func fixed(_ side: CGFloat?) -> Extended<Rational>? { side.map { Extended(Double($0)) } }
    switch (exact(range.width), exact(range.height)) {
    case (let widths?, let heights?): self.range = RequirementRange(widths: widths, heights: heights)
    case (let widths?, nil):
      self.range = RequirementRange(widths: widths, height: fixed(proposal.height))
    case (nil, let heights?):
      self.range = RequirementRange(width: fixed(proposal.width), heights: heights)
    case (nil, nil): self.range = nil
    }
  }

  /// Checks the requirements; `nil` if there are none, or if each size has a tree of its own.
  ///
  /// The latter is reported on standard error.
  ///
  /// - Throws: The errors of `RequirementChecker`.
  func check(_ scene: LoadedScene) throws -> CheckResult? {
    guard let range else { return nil }
    var requirements = try RequirementList.written(in: scene.document) + shared
    guard !requirements.isEmpty || isStandard else { return nil }
    guard !scene.isMadeForOneSize else {
      StandardError.write(
        "\(scene.name): content is made for each size, so the page has no requirements; taut check tries sizes"
      )
      return nil
    }
    if isStandard { requirements += try StandardCheck.requirements(of: scene.tree, over: range) }
    guard !requirements.isEmpty else { return nil }
    return CheckResult(
      scene: scene.name, report: try RequirementChecker().check(requirements, of: scene.tree, over: range))
  }
}
