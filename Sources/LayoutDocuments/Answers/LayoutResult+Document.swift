import Foundation
import LayoutCore

extension LayoutResult {
  /// A layout as `taut layout --format json` prints it, to be read without its tree.
  ///
  /// A `LayoutResult` encodes itself to the first four properties; the command adds the others.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(Taut.layout(Text("Hello"), in: Query(width: 200, height: nil)))
  /// let document = try JSONDecoder().decode(LayoutResult.Document.self, from: data)
  /// print(document.frames.map(\.path))  // ["root"]
  /// ```
  public struct Document: Codable, Hashable, Sendable {
    /// The proposal to the root.
    public var proposal: Proposal
    /// The engine that laid out: `constraints`, `reference` or `both`.
    public var engine: String
    /// The frames of the views, in the order of the tree.
    public var frames: [Frame]
    /// The warnings of the engine, a sentence each.
    public var warnings: [String]
    /// The scene's name; `nil` in an encoded result.
    public var scene: String?
    /// How much of a Swift source was read; `nil` for other scenes.
    public var source: Source?
    /// The values that were assumed where the source has them from somewhere else.
    public var assumptions: [Assumption]?
    /// The names in the source that are not modelled.
    public var notModelled: [NotModelled]?
    /// The names in the source that have no effect on layout.
    public var visual: [Visual]?
    /// Work and time, by `--statistics`.
    package var statistics: JSONValue?
    /// Frames in which the engines differ, by `--engine both`.
    package var differences: JSONValue?

    /// A view's frame in the coordinates of the root container, in points; sides may be infinite.
    public struct Frame: Codable, Hashable, Sendable {
      /// The view's path, such as `root.0/1`.
      public var path: String
      /// The view's id; `nil` for a view without one.
      public var id: String?
      /// The name of the view's kind, such as `frame`.
      public var kind: String
      /// The string of a text.
      public var text: String?
      private var x: WrittenNumber
      private var y: WrittenNumber
      private var width: WrittenNumber
      private var height: WrittenNumber

      /// The frame as a rectangle.
      public var rectangle: CGRect {
        CGRect(x: x.value, y: y.value, width: width.value, height: height.value)
      }
    }

    /// The proposed sides, in points.
    public struct Proposal: Codable, Hashable, Sendable {
      private var width: WrittenNumber?
      private var height: WrittenNumber?

      /// The proposal; a side that is `null` in the document is unspecified.
      public var size: ProposedViewSize {
        ProposedViewSize(width: width.map { CGFloat($0.value) }, height: height.map { CGFloat($0.value) })
      }
    }

    /// How much of a Swift source was read.
    public struct Source: Codable, Hashable, Sendable {
      /// The view that was laid out.
      public var view: String
      /// The number of views and modifiers that were read.
      public var read: Int
      /// The number of values that were assumed.
      public var assumed: Int
      /// The number of views and modifiers that are not modelled.
      public var notModelled: Int
      /// The number of times the view was evaluated until its state settled.
      public var rounds: Int?
      /// The device whose metrics were used.
      public var device: String?
    }

    /// A value that was assumed.
    public struct Assumption: Codable, Hashable, Sendable {
      /// The place in the source: `file:line:column`.
      public var position: String
      /// The kind of value, such as `string`.
      public var kind: String
      /// The expression whose value was assumed.
      public var name: String
      /// The assumed value.
      public var value: String
    }

    /// A name in the source that is not modelled.
    public struct NotModelled: Codable, Hashable, Sendable {
      /// The place in the source: `file:line:column`.
      public var position: String
      /// The name as it is written.
      public var name: String
    }

    /// A name in the source that has no effect on layout.
    public struct Visual: Codable, Hashable, Sendable {
      /// The first place in the source: `file:line:column`.
      public var position: String
      /// `color`, `image`, `symbol` or `font`.
      public var kind: String
      /// The name as it is written.
      public var name: String
      /// The number of times it occurs.
      public var count: Int
    }
  }
}
