import Foundation
import LayoutCore

/// The words for alignments, and the definitions of those that are not SwiftUI's.
struct AlignmentNames {
  private var names: [AlignmentKey: String] = [:]
  private var taken: Set<String> = []
  private var members: [JSONValue.Member] = []

  var definitions: [JSONValue.Member] { members.isEmpty ? [] : [.init("alignments", .object(members))] }

  /// Returns the word for a guide; where its axis is ambiguous, `center` is `hcenter` or `vcenter`.
  mutating func guide(
    _ key: AlignmentKey, _ path: String, isAmbiguous: Bool = false
  ) throws(SceneWriterError) -> JSONValue {
    .string(try name(key, path, isAmbiguous: isAmbiguous))
  }

  /// Returns the word for a pair of guides, or an object where there is none.
  mutating func pair(_ alignment: Alignment, _ path: String) throws(SceneWriterError) -> JSONValue {
    if let known = GuideNames.pairs.first(where: { $0.1 == alignment }) { return .string(known.0) }
    return .object([
      "horizontal": try guide(alignment.horizontal.key, path),
      "vertical": try guide(alignment.vertical.key, path),
    ])
  }

  /// Returns the value of a guide, in the form of `linear(_:_:)`; throws where a closure computes it.
  mutating func function(
    _ function: GuideFunction, of key: AlignmentKey, _ path: String
  ) throws(SceneWriterError) -> JSONValue {
    guard case .linear(let length) = function else {
      throw SceneWriterError(problem: .opaqueGuide(key.name), path: path)
    }
    return try linear(length, path)
  }

  /// Returns a number, or an object of coefficients.
  mutating func linear(_ length: LinearLength, _ path: String) throws(SceneWriterError) -> JSONValue {
    guard !length.terms.isEmpty else { return .number(length.constant) }
    var members: [JSONValue.Member] = []
    for term in length.terms {
      let word =
        switch term.dimension {
        case .width: "width"
        case .height: "height"
        case .guide(let guide): try name(guide, path, isAmbiguous: true)
        }
      members.append(.init(word, .number(term.coefficient)))
    }
    if length.constant != 0 { members.append(.init("constant", .number(length.constant))) }
    return .object(members)
  }

  private mutating func name(
    _ key: AlignmentKey, _ path: String, isAmbiguous: Bool
  ) throws(SceneWriterError) -> String {
    let centers = isAmbiguous ? GuideNames.centers : []
    if let known = (centers + GuideNames.along(key.axis)).first(where: { $0.1 == key }) { return known.0 }
    if let name = names[key] { return name }
    let name = freeName(key.name)
    names[key] = name
    taken.insert(name)
    let value = try function(key.defaultValue, of: key, path)
    members.append(
      .init(name, .object(["axis": .string(key.axis.rawValue), "default": value])))
    return name
  }

  /// Guides of one name on both axes, or named like one of SwiftUI's, get a number.
  private func freeName(_ name: String) -> String {
    var free = name
    var number = 2
    while taken.contains(free) || GuideNames.reserved.contains(free) {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}

/// The definitions to which the views of a scene refer: collected while they are written, and defined before
/// them.
final class SceneDefinitions {
  /// The distance between ordinary views in a stack without spacing, in points.
  let spacing: CGFloat
  /// The text size, which scales the fonts of text styles.
  let textSize: DynamicTypeSize
  /// The words for alignments.
  var alignments = AlignmentNames()
  /// The sizes of images.
  var images = ImageNames()

  init(spacing: CGFloat, textSize: DynamicTypeSize) {
    self.spacing = spacing
    self.textSize = textSize
  }

  /// The definitions of the images and alignments that were referred to so far.
  var members: [JSONValue.Member] { images.definitions + alignments.definitions }
}

/// The images that a document has to define.
struct ImageNames {
  private var sizes: [String: CGSize] = [:]
  private var names: [String] = []

  /// Defines the size of a name; returns false if the name already has another size.
  mutating func define(_ name: String, _ size: CGSize) -> Bool {
    if let known = sizes[name] { return known == size }
    sizes[name] = size
    names.append(name)
    return true
  }

  /// The section `images`; empty where no image is referred to.
  var definitions: [JSONValue.Member] {
    guard !names.isEmpty else { return [] }
    return [.init("images", .object(names.map { JSONValue.Member($0, .size(sizes[$0] ?? .zero)) }))]
  }
}
