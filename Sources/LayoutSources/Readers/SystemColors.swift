/// The names of the system's colours and styles.
enum SystemColors {
  static let names: Set<String> = Set(
    """
    clear black white red orange yellow green mint teal cyan blue indigo purple pink brown gray grey accentColor tint
    primary secondary tertiary quaternary quinary separator background foreground selection link placeholder fill
    windowBackground ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar
    label secondaryLabel tertiaryLabel quaternaryLabel placeholderText systemBackground secondarySystemBackground
    tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
    systemFill secondarySystemFill tertiarySystemFill quaternarySystemFill opaqueSeparator lightText darkText
    systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue systemIndigo
    systemPurple systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    lightGray darkGray magenta tintColor systemMaterial
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor linkColor placeholderTextColor textColor
    textBackgroundColor windowBackgroundColor windowFrameTextColor controlBackgroundColor controlColor controlTextColor
    controlAccentColor selectedContentBackgroundColor selectedTextBackgroundColor selectedControlColor separatorColor
    gridColor underPageBackgroundColor headerTextColor unemphasizedSelectedContentBackgroundColor
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The types whose members are such colours.
  static let types: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle"]
}
