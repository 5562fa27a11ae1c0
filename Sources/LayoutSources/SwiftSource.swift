import Foundation
import LayoutCore
import LayoutLanguages

/// A view of an app's SwiftUI source, which is read and not compiled.
///
/// Where the source leaves something open, a value is assumed, and names that SwiftUI has and Taut does not
/// model are left out: `remarks` lists both with their places, so that a test can refuse them.
///
/// ```swift
/// let card = try SwiftSource(["Sources/Card.swift"], view: "Card")
/// let tree = try card.tree(in: ProposedViewSize(width: 390, height: nil))
/// print(card.name, card.remarks)
/// ```
public struct SwiftSource {
  private let options: ReadingOptions
  private let parsed: ParsedSources
  private let first: SourceScene

  /// Reads files and folders of Swift source.
  ///
  /// - Parameters:
  ///   - paths: Files, and folders whose Swift files are all read.
  ///   - view: The view or preview: its name, the number of a preview as `#2`, or `file:line`; `nil` for the
  ///     first preview, or else the only view that no other uses.
  ///   - platform: The platform whose fonts and controls are used; `nil` for none.
  ///   - device: The device that determines platform, scale and safe area; `nil` for a container without a
  ///     safe area.
  /// - Throws: An error whose description contains the file, the place and how to correct it, where the
  ///   source cannot be read or there is no such view.
  public init(
    _ paths: [String], view: String? = nil, on platform: Platform? = .iOS26, device: Device? = nil
  ) throws {
    var options = ReadingOptions()
    options.view = view
    options.platform = device?.platform ?? platform
    options.scale = device?.scale
    if let device {
      options.safeArea = device.safeArea
      options.hasSafeArea = true
      options.deviceSize = ProposedViewSize(device.size)
    }
    self.options = options
    parsed = try SwiftSceneReader(options).parse(paths: paths)
    first = try SwiftSceneReader(options).read(parsed)
  }

  /// The view or preview that was read.
  public var name: String { first.report.view }

  /// The assumptions and the names that are not modelled, one line each, with their places.
  public var remarks: [String] {
    first.report.assumptions.map(\.description) + first.report.notModelled.map(\.description)
      + parsed.problems
  }

  /// A line with the numbers of views, modifiers and decisions that were read, assumed and not modelled.
  public var summary: String { first.report.summary }

  /// Makes the tree of the view in a container of a size, in a text size, language and direction.
  ///
  /// - Throws: The errors of reading, and `LayoutError`.
  public func tree(
    in proposal: ProposedViewSize, variant: LayoutVariant = LayoutVariant()
  ) throws -> LayoutTree {
    var options = options
    options.textSize = variant.textSize ?? options.textSize
    options.layoutDirection = variant.direction ?? options.layoutDirection
    options.translator = variant.translator
    options.proposal = proposal
    let scene = try SwiftSceneReader(options).read(parsed)
    var tree = try LayoutTree(scene.document.root)
    if !tree.pendingReaders.isEmpty { tree = try options.engine.expanded(tree, in: proposal).tree }
    if let failure = scene.failure { throw failure }
    return tree
  }
}

extension SwiftSource {
  /// The dependence of the tree on the container's size.
  package var dependence: SizeDependence {
    get throws {
      try first.isMadeForOneSize ? .content : LayoutTree(first.document.root).sizeDependence
    }
  }
}
