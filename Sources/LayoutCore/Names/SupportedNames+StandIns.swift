extension SupportedNames {
  /// Controls and containers of a platform, with their styles.
  static let standIns = """
    Picker Slider
    """
}
