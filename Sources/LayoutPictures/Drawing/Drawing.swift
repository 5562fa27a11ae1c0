import Foundation
import LayoutCore
import PangoText
import ReferenceLayout

/// Draws a layout as its views would look.
///
/// - Throws: ``PictureError``, and `PangoTextError` where there is no font at all.
public func draw(_ result: LayoutResult, options: PictureOptions = PictureOptions()) throws -> Picture {
  try DeepStack.run(depth: result.views.tree.depth) { try ResultDrawing(result, options).picture() }
}

/// Lays out a view in a container of a size, in points, and draws it as it would look.
///
/// - Throws: What the engine throws, ``PictureError``, and `PangoTextError` where there is no font at all.
///
/// ```swift
/// let badge = Text("New").padding(4).background(Color.yellow)
/// let picture = try draw(badge, in: ProposedViewSize(width: 100, height: 40))
/// ```
public func draw(
  _ view: some View, in proposal: ProposedViewSize, engine: any LayoutEngine = ReferenceEngine(),
  environment: EnvironmentValues = EnvironmentValues(), options: PictureOptions = PictureOptions()
) throws -> Picture {
  try draw(engine.layout(view, in: proposal, environment: environment), options: options)
}

extension PangoTextMeasurer {
  /// The fonts of texts that were measured without one: the built-in measurer's where the system has them.
  package static func usualFonts() throws(PangoTextError) -> PangoTextMeasurer {
    let features = ["kern=0", "liga=0"]
    do throws(PangoTextError) {
      return try PangoTextMeasurer(fonts: .system, family: "Roboto", features: features)
    } catch .unknownFamily {
      return try PangoTextMeasurer(fonts: .system, features: features)
    }
  }
}
