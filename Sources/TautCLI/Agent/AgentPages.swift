import Foundation
import LayoutCore
import LayoutDocuments
import LayoutServing

/// The pages of the documentation that an agent can read, whole or by section.
struct AgentPages: Sendable {
  /// A page as it is published.
  private struct Page: Sendable {
    var name: String
    var title: String
    var description: String
    var text: String

    /// The sections: each heading with the text up to the next one.
    var sections: [(heading: String, text: String)] {
      var sections: [(heading: String, text: String)] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let heading = line.wholeMatch(of: #/###? (.+)/#)?.1 {
          sections.append((String(heading), String(line)))
        } else if !sections.isEmpty {
          sections[sections.count - 1].text += "\n" + line
        }
      }
      return sections
    }

    /// Returns the text of a section by its heading, ignoring case; `nil` where there is none.
    func section(_ heading: String) -> String? {
      sections.first { $0.heading.lowercased() == heading.lowercased() }?.text
    }
  }

  private let pages = [
    Page(
      name: "rules", title: "Rules", description: "How each container and modifier is laid out.",
      text: String(decoding: PackageResources.Rules_md, as: UTF8.self)),
    Page(
      name: "supported", title: "What is supported",
      description: "The names of SwiftUI that are read, and how.",
      text: String(decoding: PackageResources.WhatIsSupported_md, as: UTF8.self)),
  ]

  private static let scheme = "taut://pages/"

  /// The result of `resources/list`.
  var list: JSONValue {
    .object([
      "resources": .array(
        pages.map { page in
          .object([
            "uri": .string(Self.scheme + page.name), "name": .string(page.name), "title": .string(page.title),
            "description": .string(
              "\(page.description) Sections, each to be read by itself as \(Self.scheme)\(page.name)/SECTION: "
                + "\(page.sections.map(\.heading).joined(separator: ", "))."),
            "mimeType": .string("text/markdown"),
            "size": .number(Double(page.text.utf8.count)),
          ])
        })
    ])
  }

  /// The result of `resources/templates/list`.
  var templates: JSONValue {
    .object([
      "resourceTemplates": .array(
        pages.map { page in
          .object([
            "uriTemplate": .string("\(Self.scheme)\(page.name)/{section}"),
            "name": .string("\(page.name)-section"),
            "title": .string("A section of \(page.title)"), "mimeType": .string("text/markdown"),
          ])
        })
    ])
  }

  /// Returns the result of `resources/read`.
  ///
  /// - Throws: `RPCError` for an unknown address.
  func read(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let uri = params["uri"]?.string else {
      throw RPCError(.invalidParams, #"resources/read needs a "uri""#)
    }
    guard uri.hasPrefix(Self.scheme), let text = text(uri.dropFirst(Self.scheme.count)) else {
      throw RPCError(
        .resourceNotFound, "there is no resource \(uri)",
        data: .object(["uri": .string(uri), "known": .array(pages.map { .string(Self.scheme + $0.name) })]))
    }
    return .object([
      "contents": .array([
        .object(["uri": .string(uri), "mimeType": .string("text/markdown"), "text": .string(text)])
      ])
    ])
  }

  private func text(_ path: Substring) -> String? {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    guard let name = parts.first, let page = pages.first(where: { $0.name == name }) else { return nil }
    return parts.count == 1 ? page.text : page.section(parts[1].removingPercentEncoding ?? parts[1])
  }
}

extension RPCError.Code {
  /// The Model Context Protocol's code for an unknown address, which has the number of a server that is not
  /// ready.
  fileprivate static let resourceNotFound = RPCError.Code.serverNotInitialized
}
