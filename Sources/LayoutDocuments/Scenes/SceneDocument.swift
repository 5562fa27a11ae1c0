import Foundation
import LayoutCore

/// A scene: a tree of views, with its root proposal and its environment.
public struct SceneDocument: Sendable {
  /// The versions of the format that can be read.
  public static let knownVersions = [1]

  /// The scene's name; `nil` if the document has none.
  public var name: String?
  /// The root proposal, in points; a side is unspecified where the document does not give it.
  public var proposal: ProposedViewSize
  /// The environment of the views.
  public var environment: SceneEnvironment
  /// The tree, each node with its place and its position in the source.
  public var root: LayoutNode
  /// The requirements of the layout, as they are written.
  public var requirements: [SceneRequirement] = []

  /// Creates a scene; by default a root in a container of unspecified size.
  public init(
    name: String? = nil, proposal: ProposedViewSize = .unspecified,
    environment: SceneEnvironment = SceneEnvironment(), root: LayoutNode
  ) {
    self.name = name
    self.proposal = proposal
    self.environment = environment
    self.root = root
  }
}

/// A requirement that a scene contains.
public struct SceneRequirement: Hashable, Sendable {
  /// The requirement, such as `title is whole`.
  public var text: String
  /// The position of its first character; `nil` if the scene was read from no document.
  public var position: SourcePosition?

  /// Creates a requirement; by default one that is in no document.
  public init(_ text: String, at position: SourcePosition? = nil) {
    self.text = text
    self.position = position
  }
}

/// The environment of a scene's views.
public struct SceneEnvironment: Hashable, Sendable {
  /// The direction in which views place their children.
  public var layoutDirection: LayoutDirection
  /// The distance between ordinary views in a stack without spacing, in points.
  public var spacing: CGFloat
  /// The length in points of padding that sets none.
  public var padding: CGFloat
  /// The number of pixels in a point, for callers that snap frames to pixels.
  public var scale: CGFloat
  /// The text size, which scales the fonts of text styles.
  public var textSize: DynamicTypeSize
  /// The platform on which views are shown; `nil` for none.
  public var platform: Platform?
  /// Whether the lines of the platform's text styles are as tall as for a preferred language with a tall
  /// script.
  public var hasTallText = false

  /// Creates an environment; by default the one SwiftUI has on macOS.
  public init(
    layoutDirection: LayoutDirection = .leftToRight, spacing: CGFloat = ViewSpacing.defaultDistance,
    padding: CGFloat = PaddingElement.defaultLength, scale: CGFloat = 1,
    textSize: DynamicTypeSize = .large
  ) {
    self.layoutDirection = layoutDirection
    self.spacing = spacing
    self.padding = padding
    self.scale = scale
    self.textSize = textSize
  }
}

extension SceneEnvironment {
  /// The platform's typography; `nil` on no platform.
  ///
  /// It has the scene's scale, where that is more than one pixel to a point.
  package var typography: Typography? {
    platform?.typography(scale: scale > 1 ? scale : nil, hasTallLines: hasTallText)
  }
}

/// The definitions that all views of a scene share.
struct SceneContext {
  var environment: SceneEnvironment
  var images: ImageTable
  var alignments: AlignmentTable
  var measurer: any TextMeasurer
  var translator: (any TextTranslator)?
  var template = SceneTemplate()

  /// Returns the translation of a text, or the text itself where there is none.
  func shown(_ text: String) -> String { text.isEmpty ? text : translator?.translation(of: text) ?? text }

  /// Returns the translation of a text into which values are put, or the text itself where there is none.
  func shown(_ text: String, values: [String]) -> String {
    text.isEmpty ? text : translator?.translation(of: text, values: values) ?? text
  }
}

/// The settings that a view inherits from the views around it.
package struct Surroundings {
  /// The direction in which views place their children.
  package var direction: LayoutDirection
  /// The axis of the nearest stack, for spacers and dividers.
  package var axis: Axis?
  /// The settings of texts.
  package var text: TextDefaults
  /// The place among the siblings, such as `.0`.
  package var place = ""
  /// The same place in the path of errors.
  package var path = DocumentPath.root

  package init(
    direction: LayoutDirection, textSize: DynamicTypeSize = .large, typography: Typography? = nil
  ) {
    self.direction = direction
    text = TextDefaults(textSize: textSize, typography: typography)
  }

  /// Returns the surroundings of a child at a place.
  package func child(_ place: String, axis: Axis?) -> Surroundings {
    var child = self
    child.place = place
    child.path = path + place
    child.axis = axis
    return child
  }

  /// Returns the surroundings of a member of a group: those of the group, one place further.
  package func member(_ position: Int) -> Surroundings {
    var member = self
    member.place = "\(place).\(position)"
    member.path = "\(path).\(position)"
    return member
  }
}

/// The images of a scene, with their natural sizes in points.
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
