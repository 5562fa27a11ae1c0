import Foundation

extension AttributeScopes {
  /// The attributes of strings that say how texts are set.
  public struct TextAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// What is added to the width of each letter where there is no tracking, in points.
    public let kern: KerningAttribute
    /// What is added to the width of each letter, in points.
    public let tracking: TrackingAttribute
    /// How far letters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The colour of letters, which changes no size.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters, which changes no size.
    public let backgroundColor: BackgroundColorAttribute
    /// A line under letters, which changes no size.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through letters, which changes no size.
    public let strikethroughStyle: StrikethroughStyleAttribute
  }
}

extension AttributeScopes.TextAttributes {
  /// The key of a font.
  public enum FontAttribute: AttributedStringKey {
    /// A font.
    public typealias Value = Font
    /// The key's name.
    public static let name = "SwiftUI.Font"
  }
  /// The key of a kerning.
  public enum KerningAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Kern"
  }
  /// The key of a tracking.
  public enum TrackingAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.Tracking"
  }
  /// The key of a baseline offset.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    /// A length in points.
    public typealias Value = CGFloat
    /// The key's name.
    public static let name = "SwiftUI.BaselineOffset"
  }
  /// The key of the letters' colour.
  public enum ForegroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.ForegroundColor"
  }
  /// The key of the colour behind letters.
  public enum BackgroundColorAttribute: AttributedStringKey {
    /// A colour.
    public typealias Value = Color
    /// The key's name.
    public static let name = "SwiftUI.BackgroundColor"
  }
  /// The key of a line under letters.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.UnderlineStyle"
  }
  /// The key of a line through letters.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    /// How the line is drawn.
    public typealias Value = Text.LineStyle
    /// The key's name.
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// The attributes of texts, by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.TextAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// How a line under or through letters is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The line's colour, as it is written; `nil` for that of the letters.
    let paint: String?

    /// A line in a colour, or in that of the letters.
    public init(color: Color? = nil) { paint = color?.paint }

    /// One line in the colour of the letters.
    public static let single = LineStyle()
  }
}
