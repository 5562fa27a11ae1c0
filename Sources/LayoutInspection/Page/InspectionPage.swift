import Foundation

/// The page that shows inspections: one self-contained file of HTML.
///
/// ```swift
/// let page = InspectionPage([inspection])
/// try page.html().write(to: file)
/// ```
public struct InspectionPage: Sendable {
  /// The scenes that the page shows, one at a time or two side by side.
  public var inspections: [Inspection]
  /// The comparisons of scenes that the page offers.
  public var comparisons: [InspectedComparison] = []
  /// The data of a page beside the layouts, as JSON: files, devices, and the assumptions and requirements of
  /// each scene.
  package var facts = "{}"
  /// The version by which a served page notices that it was made anew; `nil` for a page that is a file.
  package var version: Int?

  /// Creates a page of some scenes.
  public init(_ inspections: [Inspection]) { self.inspections = inspections }

  /// Returns the file's bytes, in UTF-8.
  ///
  /// - Throws: The errors of `JSONEncoder`.
  public func html() throws -> Data {
    let documents = try inspections.map { String(decoding: try $0.json(), as: UTF8.self) }
    let comparisons = String(decoding: try JSONEncoder().encode(comparisons), as: UTF8.self)
    let title = inspections.first.map(\.name) ?? "layout"
    let parts = [
      "title": Self.escaped(title), "styles": PageParts.styles,
      "scripts": (PageParts.scripts + watching).joined(separator: "\n"),
      "document": Self.data("[\(documents.joined(separator: ",\n"))]"), "comparisons": Self.data(comparisons),
      "facts": Self.data(facts),
    ]
    return Data(PageParts.filled(parts).utf8)
  }

  /// Returns JSON in which nothing ends the element that contains it.
  private static func data(_ json: String) -> String { json.replacing("<", with: "\\u003c") }

  private var watching: [String] { version.map { [PageParts.watching, "watch(\($0));"] } ?? [] }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// The files of which the page consists, which are in `Page/Parts` and are embedded in the program.
enum PageParts {
  /// The style sheet of the page.
  static var styles: String { spare(PackageResources.page_css) }

  /// The scripts of the page, in the order in which they run.
  static var scripts: [String] {
    [
      PackageResources.document_js, PackageResources.frames_js, PackageResources.elements_js,
      PackageResources.drawing_js, PackageResources.stage_js, PackageResources.tree_js,
      PackageResources.story_js, PackageResources.panels_js, PackageResources.facts_js,
      PackageResources.live_js,
      PackageResources.controls_js, PackageResources.map_js, PackageResources.compare_js,
      PackageResources.main_js,
    ].map(spare)
  }

  /// Returns a file without comments on lines of their own, and without indentation.
  private static func spare(_ bytes: [UInt8]) -> String {
    text(bytes).split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("/*") }.joined(separator: "\n")
  }

  /// The script of a page that is served.
  static var watching: String { spare(PackageResources.serve_js) }

  /// Returns the page with texts in its placeholders, each of which is filled once: a text that looks like a
  /// placeholder is left alone.
  static func filled(_ parts: [String: String]) -> String {
    var page = ""
    for (index, piece) in text(PackageResources.page_html).components(separatedBy: "{{").enumerated() {
      guard index > 0, let end = piece.range(of: "}}") else {
        page += piece
        continue
      }
      page += (parts[String(piece[..<end.lowerBound])] ?? "") + piece[end.upperBound...]
    }
    return page
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
