import LayoutCore
import PangoText

/// What a picture shows of a layout, and how.
///
/// ```swift
/// var options = PictureOptions()
/// options.marks = [.frames, .spacing]
/// options.colorScheme = .dark
/// ```
public struct PictureOptions: Sendable {
  /// What is shown of the layout beside the views.
  public var marks: Set<PictureMark> = []
  /// Whether views are drawn light or dark.
  public var colorScheme = ColorScheme.light
  /// The images that views show.
  public var images = PictureImages.none
  /// The id or the path of the only view that is shown; `nil` is all of them.
  public var view: String?
  /// The fonts of texts that were measured without one, and of labels; `nil` is Roboto where the system has it, and its
  /// sans serif otherwise.
  public var fonts: PangoTextMeasurer?

  /// All views in light colours, with nothing beside them.
  public init() {}
}
