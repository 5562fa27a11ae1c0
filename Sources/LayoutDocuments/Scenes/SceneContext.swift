import Foundation
import LayoutCore

/// What a scene defines for all of its views.
struct SceneContext {
  var environment: SceneEnvironment
  var images: ImageTable
  var alignments: AlignmentTable
  var measurer: any TextMeasurer
  var translator: (any TextTranslator)?
  var template = SceneTemplate()

  /// What is shown for a text: what the translator has for it, or else itself.
  func shown(_ text: String) -> String { text.isEmpty ? text : translator?.translation(of: text) ?? text }

  /// What is shown for a text into which values are put.
  func shown(_ text: String, values: [String]) -> String {
    text.isEmpty ? text : translator?.translation(of: text, values: values) ?? text
  }
}

/// What a view is given by the views around it.
package struct Surroundings {
  /// The direction in which views place their children.
  package var direction: LayoutDirection
  /// The axis of the nearest stack, for spacers and dividers.
  package var axis: Axis?
  /// What is said of texts.
  package var text: TextDefaults
  /// The place among its siblings, such as `.0`.
  package var place = ""
  /// The same place in the path of errors.
  package var path = DocumentPath.root

  package init(direction: LayoutDirection, textSize: DynamicTypeSize = .large) {
    self.direction = direction
    text = TextDefaults(textSize: textSize)
  }

  /// The surroundings of a child at a place.
  package func child(_ place: String, axis: Axis?) -> Surroundings {
    var child = self
    child.place = place
    child.path = path + place
    child.axis = axis
    return child
  }

  /// The surroundings of a member of a group: those of the group, one place further.
  package func member(_ position: Int) -> Surroundings {
    var member = self
    member.place = "\(place).\(position)"
    member.path = "\(path).\(position)"
    return member
  }
}

/// The images that a scene knows, with their natural sizes in points.
struct ImageTable {
  private var sizes: [String: CGSize] = [:]

  init(_ field: Field?) throws(DocumentError) {
    guard let field = field?.at("images") else { return }
    for (_, name, value) in try field.dictionary() { sizes[name] = try value.at("images.\(name)").size() }
  }

  func size(of name: String, _ field: Field) throws(DocumentError) -> CGSize {
    guard let size = sizes[name] else {
      throw field.error(
        .undefinedName(name, meaning: "image", section: "images", known: sizes.keys.sorted()))
    }
    return size
  }
}
