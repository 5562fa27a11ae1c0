import Foundation
import LayoutCore

/// Something that a case states and that does not hold.
public struct CaseFailure: Hashable, Sendable {
  /// The id of the view it is stated of; `nil` is the root, or the whole tree.
  public var view: String?
  /// The word for what is stated, such as `frame`, as the case writes it.
  public var statement: String
  /// What is stated.
  public var expected: CaseValue
  /// What came of it.
  public var problem: Problem
  /// Where it was stated.
  public var source: SourcePosition

  /// Why a statement does not hold.
  public enum Problem: Hashable, Sendable {
    /// The engine found something else.
    case found(CaseValue)
    /// The tree has no view of that id.
    case noSuchView
    /// The engine's answer does not have it.
    case notAnswered
    /// The engine gave up, in its own words.
    case stopped(String)
  }
}

/// A number, a word or a list, as cases write them.
public indirect enum CaseValue: Hashable, Sendable {
  /// A length in points, which may be infinite or NaN; `nil` is unspecified.
  case number(CGFloat?)
  /// A word or sentence.
  case text(String)
  /// Several values.
  case list([CaseValue])
}
