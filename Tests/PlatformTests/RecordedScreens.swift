import ElementTree
import Foundation
import LayoutCore
import LayoutDocuments
import LayoutSources
import LayoutViews
import ReferenceLayout

/// A number that was recorded, which may be infinite, or missing as a length that is not proposed.
struct RecordedLength: Decodable {
  var value: CGFloat?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return }
    if let number = try? container.decode(Double.self) { value = CGFloat(number) } else { value = .infinity }
  }
}

/// A screen or a control that was recorded from a real system: its source, and where its views lay.
struct RecordedScreen: Decodable {
  struct View: Decodable {
    var id: String
    var frame: [Double]
    /// Which of x, y, w and h follow from the recording machine's lines of text.
    var textDependent: [String]?
  }
  struct Answer: Decodable {
    var proposal: [RecordedLength]
    var size: [RecordedLength]
  }

  var swift: String
  var os: String?
  var proposal: [RecordedLength]?
  var expect: [View]?
  var sizesAt: [Answer]?

  /// The screens of a folder, by the names of their files.
  static func all(in folder: String) throws -> [(name: String, screen: Self)] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map {
        (
          $0.deletingPathExtension().lastPathComponent,
          try JSONDecoder().decode(Self.self, from: Data(contentsOf: $0))
        )
      }
  }

  /// The system that it was recorded on.
  func platform(in folder: String) -> Platform {
    if folder.hasPrefix("ios") { return .iOS26 }
    return os?.hasPrefix("macOS 27") == true ? .macOS27 : .macOS26
  }

  /// What an engine makes of the source in a size.
  func layout(
    in proposal: [RecordedLength], on platform: Platform, by engine: any LayoutEngine
  ) throws -> LayoutResult {
    var options = ReadingOptions()
    options.platform = platform
    options.scale = 2
    options.hasTallText = platform != .macOS27
    options.proposal = ProposedViewSize(width: proposal[0].value, height: proposal[1].value)
    let source = try SwiftSceneReader(options).read([(file: "Screen.swift", text: swift)])
    let tree = try LayoutTree(source.document.root)
    return try engine.expanded(tree, in: options.proposal ?? .unspecified).result
  }

  /// What differs by more than half a point, by what it is of, and how many answers there are.
  func differences(in folder: String, by engine: any LayoutEngine) throws -> (
    count: Int, wrong: [String: String]
  ) {
    var (count, wrong): (Int, [String: String]) = (0, [:])
    let platform = platform(in: folder)
    func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) <= 0.5 }
    if let expect, !expect.isEmpty, let proposal {
      let result = try layout(in: proposal, on: platform, by: engine)
      for view in expect {
        let kept = zip(["x", "y", "w", "h"], view.frame).enumerated().filter {
          view.textDependent?.contains($0.element.0) != true
        }
        guard !kept.isEmpty else { continue }
        count += 1
        guard let frame = result[view.id]?.frame else {
          wrong[view.id] = "missing"
          continue
        }
        let found = [frame.minX, frame.minY, frame.width, frame.height]
        if !kept.allSatisfy({ isNear(found[$0.offset], CGFloat($0.element.1)) }) {
          wrong[view.id] = "\(found) for \(view.frame)"
        }
      }
    }
    for answer in sizesAt ?? [] {
      count += 1
      let name = "at \(answer.proposal.map { $0.value.map { "\($0)" } ?? "nil" }.joined(separator: "x"))"
      let result = try layout(in: answer.proposal, on: platform, by: engine)
      guard let size = result.views.first?.frame.size else {
        wrong[name] = "nothing"
        continue
      }
      if !isNear(size.width, answer.size[0].value ?? 0) || !isNear(size.height, answer.size[1].value ?? 0) {
        wrong[name] = "\(size.width) x \(size.height) for \(answer.size.map { $0.value ?? 0 })"
      }
    }
    return (count, wrong)
  }
}
