import Foundation

/// A value of a parameter; its case is the parameter's kind.
public enum ParameterValue: Hashable, Sendable {
  /// A length in points; `nil` where none is given.
  case length(CGFloat?)
  /// A width over a height; `nil` where none is given.
  case ratio(CGFloat?)
  /// A layout priority.
  case priority(Double)
  /// A whole number; `nil` where none is given.
  case count(Int?)
  /// Axes.
  case axes(Axis.Set)
  /// The guides that an element aligns by or sets, one for each axis that it aligns along.
  case alignment([AlignmentKey])
  /// A yes or no.
  case flag(Bool)
  /// A text, or one of several words.
  case text(String)
  /// A font.
  case font(Font)
  /// The parts of a text.
  case runs([TextRun])
  /// How the lines of a text are set.
  case typesetting(Typesetting)
  /// A linear function of a view's dimensions, without its constant.
  case function(LinearLength)
}

extension ParameterValue {
  /// What a parameter is made of.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case length, ratio, priority, count, axes, alignment, flag, text, font, runs, typesetting, function
  }

  /// What the value is made of.
  public var kind: Kind {
    switch self {
    case .length: .length
    case .ratio: .ratio
    case .priority: .priority
    case .count: .count
    case .axes: .axes
    case .alignment: .alignment
    case .flag: .flag
    case .text: .text
    case .font: .font
    case .runs: .runs
    case .typesetting: .typesetting
    case .function: .function
    }
  }

  /// The guides that the value names.
  var guides: [AlignmentKey] {
    switch self {
    case .alignment(let keys): keys
    case .function(let length): length.guides
    case .length, .ratio, .priority, .count, .axes, .flag, .text, .font, .runs, .typesetting: []
    }
  }

  /// The numbers by which lengths are multiplied because of the value.
  var factors: [CGFloat] {
    switch self {
    case .ratio(let ratio): ratio.map { $0 == 0 ? [] : [$0, 1 / $0] } ?? []
    case .function(let length): length.terms.map(\.coefficient)
    case .length, .priority, .count, .axes, .alignment, .flag, .text, .font, .runs, .typesetting: []
    }
  }
}

extension LinearLength {
  /// The guides among the dimensions.
  package var guides: [AlignmentKey] {
    terms.compactMap { term in
      guard case .guide(let key) = term.dimension else { return nil }
      return key
    }
  }
}
