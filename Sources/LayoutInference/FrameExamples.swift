import Foundation
import LayoutCore

/// The input of an inference: a view's frames in containers of one or more sizes.
public struct FrameExamples: Sendable {
  /// One to five layouts of the same view.
  public var examples: [FrameExample]
  /// The tolerance of each edge of a frame, in points.
  public var tolerance: CGFloat
  /// The platform whose fonts are used; `nil` for none.
  public var platform: Platform?

  /// Creates examples with a tolerance in points.
  public init(_ examples: [FrameExample], tolerance: CGFloat = 0.01, platform: Platform? = nil) {
    (self.examples, self.tolerance, self.platform) = (examples, tolerance, platform)
  }

  /// The largest number of examples.
  public static let mostExamples = 5
  /// The largest number of rectangles of one example, including groups.
  public static let mostRectangles = 1_000
}

/// A layout of a view in one container.
public struct FrameExample: Sendable {
  /// The size of the container, in points; its origin is that of the frames.
  public var size: CGSize
  /// The visible views, from back to front.
  public var rectangles: [FrameRectangle]

  /// Creates the layout in a container.
  public init(size: CGSize, rectangles: [FrameRectangle]) {
    (self.size, self.rectangles) = (size, rectangles)
  }
}

/// A visible view, with its name, kind and frame.
public struct FrameRectangle: Sendable {
  /// The name that identifies the view in all examples.
  public var name: String
  /// The kind of view.
  public var kind: FrameKind
  /// The frame in the container, in points.
  public var frame: CGRect
  /// The name of the group that contains the view; `nil` where it is unknown.
  public var group: String?

  /// Creates a view with its frame.
  public init(_ name: String, _ kind: FrameKind, frame: CGRect, in group: String? = nil) {
    (self.name, self.kind, self.frame, self.group) = (name, kind, frame, group)
  }
}

/// The kind of a visible view.
public enum FrameKind: Hashable, Sendable {
  /// A text; missing properties of its font are inferred.
  case text(String, font: FrameFont = FrameFont())
  /// An image by its name.
  case image(String)
  /// A shape, by the name of its view, with a colour.
  case shape(String = "Color", fill: String? = nil)
  /// A view that is not inferred, such as a control, by its kind; a colour of the same size replaces it.
  case view(String)
  /// A group of the views that name it as their group.
  case group
}

/// A font, as far as it is known.
///
/// ```swift
/// let title = FrameKind.text("Inbox", font: FrameFont(style: .title2, weight: .bold))
/// ```
public struct FrameFont: Hashable, Sendable {
  /// The text style; `nil` for none.
  public var style: Font.TextStyle?
  /// The size of a font without a style, in points.
  public var size: CGFloat?
  /// The weight; `nil` for that of the style.
  public var weight: Font.Weight?

  /// Creates a font from known properties.
  public init(style: Font.TextStyle? = nil, size: CGFloat? = nil, weight: Font.Weight? = nil) {
    (self.style, self.size, self.weight) = (style, size, weight)
  }
}

/// An error that prevents an inference.
public enum InferenceError: Error, Hashable, Sendable {
  /// There is no example.
  case noExamples
  /// There are more examples than the limit.
  case tooManyExamples(Int)
  /// An example, counted from 1, has no rectangle.
  case emptyExample(Int)
  /// An example, counted from 1, has more rectangles than the limit.
  case tooManyRectangles(Int, example: Int)
  /// An example, counted from 1, has the name twice.
  case repeatedName(String, example: Int)
  /// An example, counted from 1, lacks the group, or the group contains itself.
  case invalidGroup(String, example: Int)
  /// A number of a rectangle is not finite, or a side is negative.
  case invalidFrame(String, example: Int)
  /// The sides of the container are not finite and positive.
  case invalidContainer(example: Int)
  /// The tolerance is negative or not finite.
  case invalidTolerance
  /// No rectangle is in all examples.
  case nothingInCommon
  /// Two examples, counted from 1, have containers of the same size and no rectangle in the same place, such
  /// as the one with the name.
  case contradiction(String, Int, Int)
}

extension InferenceError: CustomStringConvertible {
  /// The problem, its place, and how to correct it.
  public var description: String {
    switch self {
    case .noExamples: "there are no examples; give one to \(FrameExamples.mostExamples) layouts"
    case .tooManyExamples(let count):
      "\(count) examples are more than \(FrameExamples.mostExamples); two or three sizes suffice"
    case .emptyExample(let place): "example \(place) has no rectangles; name at least one with its frame"
    case .tooManyRectangles(let count, let place):
      "example \(place) has \(count) rectangles, but at most \(FrameExamples.mostRectangles) are read; "
        + "infer its parts one by one"
    case .repeatedName(let name, let place):
      "example \(place) has two rectangles \"\(name)\"; give each its own name"
    case .invalidFrame(let name, let place):
      "the frame of \"\(name)\" in example \(place) is not valid; give finite numbers and sides of at least 0"
    case .invalidGroup(let name, let place):
      "the group \"\(name)\" in example \(place) is missing, is not a group, or contains itself; "
        + "name an enclosing rectangle of kind group"
    case .invalidContainer(let place):
      "the container of example \(place) has no size; give finite sides above 0"
    case .invalidTolerance: "the tolerance is not a length; give a number of points, at least 0, such as 0.5"
    case .nothingInCommon: "no rectangle is in every example; call the same view by the same name in each"
    case .contradiction(let name, let one, let other):
      "examples \(one) and \(other) have containers of the same size, and \"\(name)\" is not in the same place in both; "
        + "a view has one layout per size; remove one of the examples, or correct its size"
    }
  }
}

extension FrameExamples {
  /// Returns the first two examples, counted from 1, that have containers of the same size and different
  /// frames of a rectangle, which has one frame for each example; `nil` for none.
  func contradiction(among frames: [CGRect]) -> (Int, Int)? {
    // Either example may be off by the tolerance.
    let slack = 2 * tolerance + 1e-6
    func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
      guard !one.isNull, !other.isNull else { return one.isNull && other.isNull }
      return [Axis.horizontal, .vertical].allSatisfy {
        abs(one.start($0) - other.start($0)) <= slack && abs(one.end($0) - other.end($0)) <= slack
      }
    }
    for one in frames.indices {
      for other in frames.indices.dropFirst(one + 1) where examples[one].size == examples[other].size {
        if !isNear(frames[one], frames[other]) { return (one + 1, other + 1) }
      }
    }
    return nil
  }

  /// Validates the examples.
  ///
  /// - Throws: `InferenceError` with the first fault, such as a frame that is not finite.
  func validate() throws(InferenceError) {
    guard !examples.isEmpty else { throw .noExamples }
    guard examples.count <= Self.mostExamples else { throw .tooManyExamples(examples.count) }
    guard tolerance.isFinite, tolerance >= 0 else { throw .invalidTolerance }
    for (place, example) in zip(1..., examples) {
      let sides = [example.size.width, example.size.height]
      guard sides.allSatisfy({ $0.isFinite && $0 > 0 }) else { throw .invalidContainer(example: place) }
      guard !example.rectangles.isEmpty else { throw .emptyExample(place) }
      guard example.rectangles.count <= Self.mostRectangles else {
        throw .tooManyRectangles(example.rectangles.count, example: place)
      }
      var names: Set<String> = []
      for rectangle in example.rectangles {
        guard names.insert(rectangle.name).inserted else {
          throw .repeatedName(rectangle.name, example: place)
        }
        let frame = rectangle.frame
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        guard numbers.allSatisfy({ $0.isFinite }), frame.size.width >= 0, frame.size.height >= 0 else {
          throw .invalidFrame(rectangle.name, example: place)
        }
      }
      try Self.validateGroups(of: example, place)
    }
  }

  /// Validates the groups of an example.
  ///
  /// - Throws: `InferenceError` where a group is missing, is not a group, or contains itself.
  private static func validateGroups(of example: FrameExample, _ place: Int) throws(InferenceError) {
    let groups = example.rectangles.filter { $0.kind == .group }
    let parents = Dictionary(groups.map { ($0.name, $0.group) }, uniquingKeysWith: { first, _ in first })
    for rectangle in example.rectangles {
      guard let group = rectangle.group else { continue }
      guard parents[group] != nil else { throw .invalidGroup(group, example: place) }
    }
    for group in groups {
      var (next, steps) = (group.group, 0)
      while let name = next, steps <= groups.count {
        guard name != group.name else { throw .invalidGroup(name, example: place) }
        (next, steps) = (parents[name] ?? nil, steps + 1)
      }
    }
  }
}
