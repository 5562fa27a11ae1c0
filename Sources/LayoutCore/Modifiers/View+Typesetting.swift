import Foundation

extension View {
  /// Puts a length in points between the lines of each text in the view; less than 0 counts as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets texts in the view that do not fit become as small as a part of their size, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Says which part of the last line of texts in the view is left out where they do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the letters of texts in the view move closer together before a part of a text is left out.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Shows the texts in the view in capital or small letters; `nil` is as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Adds a length in points to the width of each letter; where there is tracking too, that counts alone.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.text.kerning, kerning) }

  /// Adds a length in points to the width of each letter.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.text.tracking, tracking) }

  /// Moves letters up from the baseline by a length in points, or down where it is negative.
  public func baselineOffset(_ offset: CGFloat) -> some View { environment(\.text.baselineOffset, offset) }

  /// Chooses what the letters in the view look like; `nil` is as their fonts say.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.text.design, design) }

  /// Sets the texts in the view in letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Draws the texts in the view in italics; their letters are as wide as they were.
  public func italic(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("italic", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Chooses how large the symbols in the view are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the text size of the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the text size of the view in a range: one outside of it counts as the nearest one inside.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let now = size
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      size = inside.min { abs($0.rawValue - now.rawValue) < abs($1.rawValue - now.rawValue) } ?? now
    }
  }
}
