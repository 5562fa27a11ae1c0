extension View {
  /// Sets the font of the texts and symbols in the view; `nil` is the default, `Font.body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Limits the texts in the view to a number of lines; `nil` is no limit, and numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { lineLimit(number, reserving: 0) }

  /// Limits the texts in the view to a number of lines, and has room for as many whatever they say.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit, reserving: reservesSpace ? limit : 0)
  }

  /// Limits the texts in the view to a range of numbers of lines: there is always room for the fewest.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound, reserving: limit.lowerBound)
  }

  /// Gives the texts in the view room for a number of lines at least.
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

  /// Sets how heavy the letters of the texts in the view are; `nil` is as their fonts say.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the texts in the view bold, whatever their font says.
  public func bold(
    _ isActive: Bool = true, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    let parameters = isActive ? [:] : ["isActive": "false"]
    return environment(\.isBold, isActive).appearance("bold", parameters, fileID, line)
  }
}
