extension View {
  /// Sets the font of the texts and symbols in the view; `nil` is the default, `Font.body`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Limits the texts in the view to a number of lines; `nil` is no limit, and numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

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
