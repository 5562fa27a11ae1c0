import LayoutDocuments

extension VariantReport {
  /// A report as `taut check --format json` prints it, to be read without its trees.
  ///
  /// A `RequirementReport` is read as such a document, too.
  ///
  /// ```swift
  /// let report = try Taut.check(Text("Hello"), in: Query(widths: 100...200))
  /// let document = try JSONDecoder().decode(VariantReport.Document.self, from: JSONEncoder().encode(report))
  /// print(document.results.filter { $0.outcome == .fails }.map(\.requirement))
  /// ```
  public struct Document: Codable, Hashable, Sendable {
    /// The results, one for each requirement, and one for each text without a translation.
    public var results: [Result]
    /// The parts that were left out of the check, a sentence each.
    public var leftOut: [String]?

    /// The outcome of a requirement.
    public enum Outcome: String, Codable, Hashable, Sendable {
      /// It holds at every size.
      case holds
      /// It fails at the sizes that are listed.
      case fails
      /// It holds at the sizes that were tried.
      case sampled
    }

    /// The result for a requirement.
    public struct Result: Codable, Hashable, Sendable {
      /// The requirement as it is written.
      public var requirement: String
      /// The position of the requirement, `file:line:column`; `nil` if it was given on the command line.
      public var source: String?
      /// The position of the finding, `file:line:column`.
      public var place: String?
      /// The outcome.
      public var outcome: Outcome
      /// The varied side of the container: `width`, `height` or `both`.
      public var side: String?
      /// The exact ends of the range, in points.
      public var range: [String]?
      /// The exact ends of the range of heights, in points, if both sides vary.
      public var heights: [String]?
      /// The number of sizes that were tried; `nil` if all are covered.
      public var samples: Int?
      /// The sizes at which the requirement fails.
      public var fails: [Failure]
      /// The size at which the requirement fails by the most.
      public var worst: Worst?
      /// The reason there, a sentence.
      public var reason: String?
      /// Why the failure does not count.
      public var setAside: String?
      /// Repairs, with `--fix`.
      public var repairs: [Repair]?
      /// Whether the search for repairs was cut off.
      public var repairsCutOff: Bool?
      /// The key of a text without a translation.
      public var key: String?
      /// The languages in which that translation is missing.
      public var languages: [String]?
      /// The scene's name; `nil` in an encoded report.
      public var scene: String?
    }

    /// Sizes at which a requirement fails: an interval of one side, or a polygon of both.
    public struct Failure: Codable, Hashable, Sendable {
      /// `width` or `height` for an interval, `both` for a polygon.
      public var axis: String
      /// The lower end of an interval, in points.
      public var from: Double?
      /// The upper end of an interval, in points.
      public var to: Double?
      /// Whether the requirement fails at the lower end.
      public var fromIncluded: Bool?
      /// Whether the requirement fails at the upper end.
      public var toIncluded: Bool?
      /// The lower end of an interval, exact.
      public var exactFrom: String?
      /// The upper end of an interval, exact.
      public var exactTo: String?
      /// The corners of a polygon, each a width and a height in points.
      public var corners: [[Double]]?
      /// The corners of a polygon, exact.
      public var exactCorners: [[String]]?
      /// Whether the requirement fails at each corner.
      public var cornersIncluded: [Bool]?
      /// Whether the requirement fails on each side; a side begins at the corner with its number.
      public var sidesIncluded: [Bool]?
      /// The text size; `nil` for the scene's own.
      public var textSize: String?
      /// The code of the language; `nil` for the scene's own.
      public var language: String?
      /// The plural form, such as `one`, if a text has several.
      public var plural: String?
      /// The plural forms of the texts that have several, by their keys.
      public var plurals: [String: String]?
      /// The device whose texts are used, such as `iphone`.
      public var device: String?
      /// The layout direction, if it is not the language's own.
      public var direction: String?
    }

    /// The size at which a requirement fails by the most, and by how much.
    public struct Worst: Codable, Hashable, Sendable {
      /// The width and the height in points; `nil` for a side that is unspecified.
      public var size: [Double?]
      /// Whether the requirement fails there, rather than at sizes as near as one likes.
      public var attained: Bool
      /// The amount by which it fails.
      public var by: Double?
      /// The unit of the amount: `points`, `lines` or `words`.
      public var unit: String?
      /// The paths of the views.
      public var views: [String]
      /// The names of the views in sentences.
      public var names: [String]?
      /// The text size; `nil` for the scene's own.
      public var textSize: String?
      /// The code of the language; `nil` for the scene's own.
      public var language: String?
      /// The plural form, such as `one`, if a text has several.
      public var plural: String?
      /// The plural forms of the texts that have several, by their keys.
      public var plurals: [String: String]?
      /// The device whose texts are used, such as `iphone`.
      public var device: String?
      /// The layout direction, if it is not the language's own.
      public var direction: String?
    }

    /// Edits that repair a failure, proven over the whole range.
    public struct Repair: Codable, Hashable, Sendable {
      /// The edits.
      public var edits: [Edit]
      /// Always `true`: a repair that is not proven is not reported.
      public var verified: Bool
      /// The number of intervals of sizes in which it was proven.
      public var intervals: Int
      /// The number of other views that change their frames.
      public var changedViews: Int
      /// The other changes, a sentence each.
      public var effects: [String]
      package var patch: JSONValue?

      /// The edits as a unified difference of Swift source; `nil` for a scene that is a document.
      public var sourcePatch: String? { if case .string(let text) = patch { text } else { nil } }
    }

    /// An edit of a view.
    public struct Edit: Codable, Hashable, Sendable {
      /// The kind of edit.
      public var kind: String
      /// The view's path; `nil` for an edit of the container.
      public var path: String?
      /// The edit in words.
      public var sentence: String
    }
  }
}
