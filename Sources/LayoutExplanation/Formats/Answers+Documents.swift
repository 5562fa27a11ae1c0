import Foundation
import LayoutCertificates
import LayoutCore
import LayoutDocuments

// The answers as the command prints them, to be read without their trees. Exact numbers are strings of a whole number or
// a fraction, such as `140/3`. Members that only the command knows are optional.

extension LayoutExplanation {
  /// An explanation of a whole tree as `taut explain --format json` prints it.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(Taut.explain(Text("Hello"), in: Query(width: 200, height: nil)))
  /// let document = try JSONDecoder().decode(LayoutExplanation.Document.self, from: data)
  /// print(document.views[0].width?.sentence ?? "")
  /// ```
  public struct Document: Codable, Hashable, Sendable {
    /// The proposal to the root.
    public var proposal: LayoutResult.Document.Proposal
    /// The views, in preorder.
    public var views: [View]
    /// The scene's name; `nil` in an encoded explanation.
    public var scene: String?
    /// The certificate of the layout, which `CertificateChecker` checks; `nil` in an encoded explanation.
    public var certificate: Certificate?

    /// A view with the reasons for its sides.
    public struct View: Codable, Hashable, Sendable {
      /// The view's path, such as `root.0/1`.
      public var path: String
      /// The view's id; `nil` for a view without one.
      public var id: String?
      /// The name of the view's kind, such as `frame`.
      public var kind: String
      /// Why the view is as wide; `nil` if only heights were asked for.
      public var width: Side?
      /// Why the view is as tall; `nil` if only widths were asked for.
      public var height: Side?
    }

    /// A side of a view with its reasons.
    public struct Side: Codable, Hashable, Sendable {
      /// The exact length in points; `nil` if it is infinite.
      public var value: String?
      /// The proposed length in points, or `infinity` or `-infinity`; `nil` if it is unspecified.
      public var offered: String?
      /// The codes of the reasons; more than one is a tie.
      public var reasons: [String]
      /// The reasons in words.
      public var sentence: String
    }
  }

  /// The stories of some views as `taut explain --view NAME --format json` prints them.
  public struct Stories: Codable, Hashable, Sendable {
    /// The proposal to the root.
    public var proposal: LayoutResult.Document.Proposal
    /// A story for each view and side.
    public var stories: [Story]
    /// Why views have no size, a sentence each.
    public var notShown: [String]?
    /// The scene's name.
    public var scene: String?
    /// The certificate of the layout, which `CertificateChecker` checks.
    public var certificate: Certificate?

    /// Why a side of a view has its length, from the container inwards.
    public struct Story: Codable, Hashable, Sendable {
      /// The view's path, such as `root.0/1`.
      public var path: String
      /// The view's id; `nil` for a view without one.
      public var id: String?
      /// The side: `width` or `height`.
      public var side: String
      /// The side with its reasons.
      public var explanation: Document.Side
      /// The story in words.
      public var lines: [String]
      /// The reasons for the view's position, outwards through its modifiers to the first container.
      public var placements: [Placement]
      /// The lengths that would change the side or move the view.
      public var prices: [Price]
    }

    /// The position of a view in another one.
    public struct Placement: Codable, Hashable, Sendable {
      /// The path of the view.
      public var path: String
      /// The path of the view that contains it; `nil` for the container of the root.
      public var container: String?
      /// The exact distance from the left or upper edge of that view, in points; `nil` if it is infinite.
      public var origin: String?
      /// The alignment guide by which the view is aligned.
      public var guide: String?
      /// The exact position of the guide in the view, in points.
      public var own: String?
      /// The exact position of the guide in the container, in points.
      public var line: String?
      /// The paths of the views that determine that position.
      public var setBy: [String]?

      private enum CodingKeys: String, CodingKey {
        case path, origin, guide, own, line, setBy
        case container = "in"
      }
    }

    /// The effect of one point more of a length.
    public struct Price: Codable, Hashable, Sendable {
      /// The length that grows.
      public var input: Input
      /// The sides that grow.
      public var effects: [Effect]
      /// The edges that move.
      public var moves: [Effect]
      /// The exact amount up to which this holds, in points; `nil` if there is no end.
      public var range: String?
      /// The changes there, a sentence each.
      public var then: [String]
    }

    /// A length that a price is about: a side of the container, or a parameter of a view.
    public struct Input: Codable, Hashable, Sendable {
      /// `width` or `height`, for a side of the container.
      public var container: String?
      /// The path of the view that has the parameter.
      public var path: String?
      /// The name of the parameter.
      public var parameter: String?
    }

    /// A side or an edge that a price changes.
    public struct Effect: Codable, Hashable, Sendable {
      /// The view's path.
      public var path: String
      /// `width` or `height` for a side, `x` or `y` for an edge.
      public var side: String
      /// The exact number of points for each point.
      public var slope: String
    }
  }
}

extension WhyNot {
  /// An answer as `taut explain --why-not --format json` prints it.
  public struct Document: Codable, Hashable, Sendable {
    /// The question as it was asked.
    public var question: String
    /// Whether the condition holds already.
    public var holds: Bool
    /// The present number on the left, exact; `nil` if no numbers are compared.
    public var value: String?
    /// Changes that make the condition true, the likeliest first.
    public var suggestions: [Suggestion]
    /// The sets of facts that forbid the condition, the smallest first.
    public var forbidding: [[Member]]
    /// The smallest change of one length, of each member of the first set, that allows the condition.
    public var changes: [Change]
    /// Other values of one fact that allow the condition.
    public var alternatives: [Alternative]
    /// For `==`, where the number jumps over the bound.
    public var leaps: [Leap]
    /// Whether the search was cut off.
    public var cutOff: Bool
    /// The values over which the sets suffice; `nil` if the condition holds.
    public var domain: Domain?
    /// How much is missing, for questions that are not comparisons, in points, lines or words.
    public var shortfall: String?
    /// Why a view in question has no frame.
    public var notShown: String?
    /// The scene's name; `nil` in an encoded answer.
    public var scene: String?

    /// A length, modifier, parameter or content that the answer is about.
    public struct Fact: Codable, Hashable, Sendable {
      /// The kind of fact, such as `modifier`, `content` or the name of a parameter.
      public var kind: String
      /// The path of its view; `nil` for a side of the container.
      public var path: String?
      /// Its name in words.
      public var sentence: String
    }

    /// A change that makes the condition true, with what else it changes.
    public struct Suggestion: Codable, Hashable, Sendable {
      /// The kind of change.
      public var kind: String
      /// The fact that changes; `nil` if something is added or moved.
      public var fact: Fact?
      /// The path of the view at which something is added or moved.
      public var path: String?
      /// The change in words.
      public var sentence: String
      /// The number in question after the change, exact.
      public var then: String?
      /// The number of other views that change their size.
      public var changedViews: Int
      /// The paths of the views that are cut off after the change only.
      public var newlyCutOff: [String]
      /// The paths of the texts that break inside a word after the change only.
      public var newlyBreaksWords: [String]
      /// The paths of the views that stick out after the change only.
      public var newlySticksOut: [String]
      package var value: JSONValue?
    }

    /// A fact with one of its values.
    public struct Alternative: Codable, Hashable, Sendable {
      /// The fact.
      public var fact: Fact
      package var value: JSONValue?
    }

    /// A member of a set that forbids the condition, and changes of it that allow the condition.
    public struct Member: Codable, Hashable, Sendable {
      /// The member.
      public var fact: Fact
      /// A change that allows the condition and contains no other member.
      public var allowing: [Alternative]
    }

    /// The smallest change of a length that allows the condition.
    public struct Change: Codable, Hashable, Sendable {
      /// The fact that has the length.
      public var fact: Fact
      /// The name of the length.
      public var length: String
      /// The present length in points, exact.
      public var from: String
      /// The change in points, exact.
      public var amount: String
      /// Whether any longer change suffices, and this one does not.
      public var open: Bool
    }

    /// A length at which the number jumps over the bound.
    public struct Leap: Codable, Hashable, Sendable {
      /// The fact that has the length.
      public var fact: Fact
      /// The name of the length.
      public var length: String
      /// The change in points, exact.
      public var amount: String
    }

    /// The values of lengths over which an answer was sought, in points.
    public struct Domain: Codable, Hashable, Sendable {
      /// The least spacing or padding.
      public var leastGap: Double
      /// The greatest length of any other kind.
      public var greatestLength: Double
    }
  }
}

extension Breakpoints {
  /// Breakpoints as `taut breakpoints --format json` prints them.
  public struct Document: Codable, Hashable, Sendable {
    /// The varied side of the container: `width` or `height`.
    public var side: String
    /// The sizes at which the layout changes its rules, in points.
    public var breakpoints: [Double]
    /// The regimes between the breakpoints, in order.
    public var regimes: [Regime]
    /// `false` if the layout was followed from size to size, so that all numbers are decimals.
    public var exact: Bool?
    /// The distance of the sizes that were laid out, in points; `nil` for exact breakpoints.
    public var step: Double?
    /// The scene's name; `nil` in encoded breakpoints.
    public var scene: String?

    /// A range of sizes on which all frames are affine functions of the size.
    public struct Regime: Codable, Hashable, Sendable {
      /// The exact lower end in points.
      public var from: String
      /// The exact upper end in points, which belongs to the regime.
      public var through: String
      /// Whether the regime begins just above its lower end.
      public var open: Bool
      /// Whether the frames are those of one size.
      public var sampled: Bool?
      /// The changes at the beginning, a sentence each.
      public var changes: [String]
      /// The views, in preorder.
      public var views: [View]
    }

    /// The frame of a view in a regime, in the coordinates of the root container.
    public struct View: Codable, Hashable, Sendable {
      /// The view's path, such as `root.0/1`.
      public var path: String
      /// The view's id; `nil` for a view without one.
      public var id: String?
      /// The left edge.
      public var x: Length
      /// The upper edge.
      public var y: Length
      /// The width.
      public var width: Length
      /// The height.
      public var height: Length
    }

    /// A length as a function of the varied side.
    public enum Length: Codable, Hashable, Sendable {
      /// A constant in points and the increase for each point of the varied side, both exact.
      case affine(constant: String, slope: String)
      /// An infinite length.
      case infinite

      private enum CodingKeys: String, CodingKey { case constant, slope }

      /// Reads an object with `constant` and `slope`, or the word `infinity`.
      public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: CodingKeys.self) {
          self = .affine(
            constant: try members.decode(String.self, forKey: .constant),
            slope: try members.decode(String.self, forKey: .slope))
          return
        }
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard word == "infinity" else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "a length or infinity is expected, not \(word)")
        }
        self = .infinite
      }

      /// Writes the length in the same way.
      public func encode(to encoder: any Encoder) throws {
        switch self {
        case .affine(let constant, let slope):
          var members = encoder.container(keyedBy: CodingKeys.self)
          try members.encode(constant, forKey: .constant)
          try members.encode(slope, forKey: .slope)
        case .infinite: try "infinity".encode(to: encoder)
        }
      }
    }
  }
}

extension LayoutDifference {
  /// A difference as `taut diff --format json` prints it.
  public struct Document: Codable, Hashable, Sendable {
    /// The edits between the two trees.
    public var edits: [Edit]
    /// The views whose frames differ.
    public var changes: [Change]

    /// An edit.
    public struct Edit: Codable, Hashable, Sendable {
      /// The edit's number, from 1.
      public var number: Int
      /// The kind of edit: `container`, `textSize`, `environment`, `changed`, `moved`, `direction`, `guide`,
      /// `added` or `removed`.
      public var kind: String
      /// The side of the container, `width` or `height`, in an edit of the container.
      public var side: String?
      /// The guide's name, in an edit of a guide's default.
      public var guide: String?
      /// The view's path before, in an edit of a view; `nil` if it is added.
      public var before: String?
      /// The view's path after, in an edit of a view; `nil` if it is removed.
      public var after: String?
      /// The names of the parameters that differ, in an edit of the kind `changed`.
      public var parameters: [String]?
      /// The edit in words.
      public var sentence: String
    }

    /// A view whose frame differs, or that is in one of the layouts only.
    public struct Change: Codable, Hashable, Sendable {
      /// The view's path.
      public var path: String
      /// The view's name in sentences.
      public var name: String
      /// The reasons for each side that differs, before and after, a sentence each.
      public var reasons: [String]
      /// The numbers of the edits behind the change.
      public var edits: [Int]
      private var before: [WrittenNumber]?
      private var after: [WrittenNumber]?

      /// The frame before, in points; `nil` if the view is added.
      public var frameBefore: CGRect? { Self.frame(before) }
      /// The frame after, in points; `nil` if the view is removed.
      public var frameAfter: CGRect? { Self.frame(after) }

      private static func frame(_ numbers: [WrittenNumber]?) -> CGRect? {
        guard let numbers, numbers.count == 4 else { return nil }
        return CGRect(
          x: numbers[0].value, y: numbers[1].value, width: numbers[2].value, height: numbers[3].value)
      }
    }
  }
}
