import Foundation
import LayoutCore

/// What a view is asked for: its frames in containers of some sizes.
public struct FrameExamples: Sendable {
  /// One to five layouts of the same view.
  public var examples: [FrameExample]
  /// How far a frame may be off, in points, on each of its edges.
  public var tolerance: CGFloat
  /// The platform whose fonts count; `nil` is none.
  public var platform: Platform?

  /// Frames that may be off by a tolerance in points.
  public init(_ examples: [FrameExample], tolerance: CGFloat = 0.01, platform: Platform? = nil) {
    (self.examples, self.tolerance, self.platform) = (examples, tolerance, platform)
  }

  /// The most examples that are read.
  public static let mostExamples = 5
  /// The most rectangles of one example.
  public static let mostRectangles = 500
}

/// One layout: a container and what is in it.
public struct FrameExample: Sendable {
  /// The container, in points; its origin is that of the frames.
  public var size: CGSize
  /// The views that are seen, from back to front.
  public var rectangles: [FrameRectangle]

  /// A layout in a container.
  public init(size: CGSize, rectangles: [FrameRectangle]) {
    (self.size, self.rectangles) = (size, rectangles)
  }
}

/// A view that is seen: its name, its kind and where it is.
public struct FrameRectangle: Sendable {
  /// The name by which the examples tell views apart.
  public var name: String
  /// What is seen.
  public var kind: FrameKind
  /// Where it is in the container, in points.
  public var frame: CGRect

  /// A view in its place.
  public init(_ name: String, _ kind: FrameKind, frame: CGRect) {
    (self.name, self.kind, self.frame) = (name, kind, frame)
  }
}

/// What a rectangle shows.
public enum FrameKind: Hashable, Sendable {
  /// A text in the font of a style, which is looked for where nobody says it.
  case text(String, font: Font.TextStyle? = nil)
  /// An image by its name.
  case image(String)
  /// A shape, by the name of its view, and a colour.
  case shape(String = "Color", fill: String? = nil)
}

/// Why nothing can be inferred.
public enum InferenceError: Error, Hashable, Sendable {
  /// There is no example.
  case noExamples
  /// There are more examples than the limit.
  case tooManyExamples(Int)
  /// An example, counted from 1, has no rectangle.
  case emptyExample(Int)
  /// An example, counted from 1, has more rectangles than the limit.
  case tooManyRectangles(Int, example: Int)
  /// A name that an example, counted from 1, has twice.
  case repeatedName(String, example: Int)
  /// A number of a rectangle that is none, or a side that is negative.
  case invalidFrame(String, example: Int)
  /// A container whose sides are not finite and positive.
  case invalidContainer(example: Int)
  /// A tolerance that is no length.
  case invalidTolerance
  /// No rectangle is in all examples.
  case nothingInCommon
}

extension InferenceError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .noExamples: "there is no example; give one to \(FrameExamples.mostExamples) layouts"
    case .tooManyExamples(let count):
      "\(count) examples are more than \(FrameExamples.mostExamples); two or three sizes say as much"
    case .emptyExample(let place): "example \(place) has no rectangles; name at least one with its frame"
    case .tooManyRectangles(let count, let place):
      "example \(place) has \(count) rectangles, and at most \(FrameExamples.mostRectangles) are read; infer its parts one by one"
    case .repeatedName(let name, let place):
      "example \(place) has two rectangles \"\(name)\"; give each its own name"
    case .invalidFrame(let name, let place):
      "the frame of \"\(name)\" in example \(place) is none; give finite numbers, and sides from 0"
    case .invalidContainer(let place):
      "the container of example \(place) has no size; give finite sides above 0"
    case .invalidTolerance: "the tolerance is no length; give a number of points from 0, such as 0.5"
    case .nothingInCommon: "no rectangle is in every example; call the same view by the same name in each"
    }
  }
}

extension FrameExamples {
  /// Throws where there is nothing to infer from.
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
    }
  }
}
