import Foundation

/// The files that the page is made of, which stand in `Page/Parts` and are part of the program.
enum PageParts {
  /// What the page looks like.
  static var styles: String { text(PackageResources.page_css) }

  /// What the page does, in the order in which it is read.
  static var scripts: [String] {
    [
      PackageResources.document_js, PackageResources.frames_js, PackageResources.elements_js,
      PackageResources.drawing_js, PackageResources.stage_js, PackageResources.tree_js,
      PackageResources.story_js,
      PackageResources.controls_js, PackageResources.map_js, PackageResources.compare_js,
      PackageResources.main_js,
    ].map(text)
  }

  /// What a page does that is served.
  static var watching: String { text(PackageResources.serve_js) }

  /// The page with texts in its places, each of which is filled once: a text that looks like a place is none.
  static func filled(_ parts: [String: String]) -> String {
    var page = ""
    for (place, piece) in text(PackageResources.page_html).components(separatedBy: "{{").enumerated() {
      guard place > 0, let end = piece.range(of: "}}") else {
        page += piece
        continue
      }
      page += (parts[String(piece[..<end.lowerBound])] ?? "") + piece[end.upperBound...]
    }
    return page
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
