import ElementTree
import Foundation

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  fileprivate let name: String
  /// The symbol as it is.
  public static let none = SymbolVariants(name: "none")
  /// The filled form.
  public static let fill = SymbolVariants(name: "fill")
  /// The form in a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// The form in a square.
  public static let square = SymbolVariants(name: "square")
  /// The form in a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The form with a slash.
  public static let slash = SymbolVariants(name: "slash")
}

extension View {
  /// Aligns the lines of the texts in the view; their sizes stay.
  public func multilineTextAlignment(
    _ alignment: TextAlignment, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    environment(\.multilineTextAlignment, alignment)
      .appearance("multilineTextAlignment", ["alignment": alignment.rawValue], fileID, line)
  }

  /// Draws the symbols in the view in another form; their sizes stay.
  public func symbolVariant(
    _ variant: SymbolVariants, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    appearance("symbolVariant", ["variant": variant.name], fileID, line)
  }
}

extension View {
  /// Sets the font of the texts and symbols in the view; `nil` is the default, `Font.body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Limits the texts in the view to a number of lines; `nil` is no limit, and numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { lineLimit(number, reserving: 0) }

  /// Limits the texts in the view to a number of lines, and reserves the height of as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit, reserving: reservesSpace ? limit : 0)
  }

  /// Limits the texts in the view to a range of numbers of lines, and reserves the height of the fewest.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound, reserving: limit.lowerBound)
  }

  /// Reserves the height of a number of lines, at least, for the texts in the view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil, reserving: limit.lowerBound)
  }

  /// Limits the texts in the view to a number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound, reserving: 0)
  }

  private func lineLimit(_ limit: Int?, reserving lines: Int) -> some View {
    modifier(
      EnvironmentModifier {
        $0.lineLimit = limit
        $0.text.typesetting.reservedLines = lines
      })
  }

  /// Sets the weight of the letters of the texts in the view; `nil` is the fonts' own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the texts in the view bold, whatever their font.
  public func bold(
    _ isActive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = isActive ? [:] : ["isActive": "false"]
    return environment(\.isBold, isActive).appearance("bold", parameters, fileID, line)
  }
}

extension View {
  /// Puts a length in points between the lines of each text in the view; less than 0 counts as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets texts in the view that do not fit shrink, at most to a fraction of their size, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets which part of the last line of texts in the view is left out where they do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Lets the letters of texts in the view move closer together before a part of a text is left out.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the case of the texts in the view; `nil` is as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Adds a length in points to the width of each letter; has no effect where there is tracking.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.text.kerning, kerning) }

  /// Adds a length in points to the width of each letter.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.text.tracking, tracking) }

  /// Moves letters up from the baseline by a length in points, or down where it is negative.
  public func baselineOffset(_ offset: CGFloat) -> some View { environment(\.text.baselineOffset, offset) }

  /// Sets the design of the fonts in the view; `nil` is the fonts' own.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.text.design, design) }

  /// Sets the texts in the view in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Draws the texts in the view in italics; the widths of their letters stay.
  public func italic(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> some View {
    appearance("italic", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Sets the scale of the symbols in the view beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the text size of the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Limits the text size of the view to a range: one outside it counts as the nearest one inside.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let now = size
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      size = inside.min { abs($0.rawValue - now.rawValue) < abs($1.rawValue - now.rawValue) } ?? now
    }
  }
}

extension View {
  /// Sets the title in the bar of the nearest navigation stack, which is translated, without affecting
  /// layout.
  public func navigationTitle(
    _ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    navigationTitle(Text(titleKey), fileID: fileID, line: line)
  }

  /// Sets the title in the bar of the nearest navigation stack, without affecting layout.
  public func navigationTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    navigationTitle(title.plainString, fileID: fileID, line: line)
  }

  /// Sets the title in the bar of the nearest navigation view, which is translated, without affecting layout.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    navigationBarTitle(Text(titleKey), fileID: fileID, line: line)
  }

  /// Sets the title in the bar of the nearest navigation view, without affecting layout.
  public func navigationBarTitle(_ title: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    navigationBarTitle(title.plainString, fileID: fileID, line: line)
  }

  /// Presents an alert with a translated title while a value is true, without affecting layout.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(Text(titleKey).plainString, isPresented: isPresented, actions: actions, fileID: fileID, line: line)
  }

  /// Presents an alert with a translated title while a value is true, without affecting layout.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    alert(Text(titleKey).plainString, isPresented: isPresented, actions: actions, fileID: fileID, line: line)
  }

  /// Presents a dialog with a translated title that asks for confirmation, without affecting layout.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    confirmationDialog(
      Text(titleKey).plainString, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, fileID: fileID, line: line)
  }

  /// Sets the help text, which is translated, without affecting layout.
  public func help(
    _ textKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    help(Text(textKey).plainString, fileID: fileID, line: line)
  }

  /// Sets the label that is read aloud, which is translated, without affecting layout.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityLabel(Text(labelKey), fileID: fileID, line: line)
  }

  /// Sets the label that is read aloud, without affecting layout.
  public func accessibilityLabel(_ label: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    accessibilityLabel(label.plainString, fileID: fileID, line: line)
  }

  /// Sets the value that is read aloud, which is translated, without affecting layout.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityValue(Text(valueKey), fileID: fileID, line: line)
  }

  /// Sets the value that is read aloud, without affecting layout.
  public func accessibilityValue(_ value: Text, fileID: String = #fileID, line: Int = #line) -> some View {
    accessibilityValue(value.plainString, fileID: fileID, line: line)
  }

  /// Sets the hint that is read aloud, which is translated, without affecting layout.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    accessibilityHint(Text(hintKey).plainString, fileID: fileID, line: line)
  }
}
