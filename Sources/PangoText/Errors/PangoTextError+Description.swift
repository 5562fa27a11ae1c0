extension PangoTextError: CustomStringConvertible {
  /// What is wrong, with the file or the family, and what to do about it.
  public var description: String {
    switch self {
    case .noFonts: "no font is given: name a font file, such as Roboto-Regular.ttf, or install fonts"
    case .missingFile(let path): "there is no font file \(path): give the path of a .ttf, .otf or .ttc file"
    case .unreadableFont(let path):
      "no font can be read from \(path): give a .ttf, .otf or .ttc file that this user may read"
    case .unknownFamily(let name, let known): "no font of the family \"\(name)\" is given\(Self.list(known))"
    case .unknownFeature(let feature):
      "\"\(feature)\" is not an OpenType feature: write it as kern=0, liga or ss01"
    }
  }

  /// The remedy for a family that is missing.
  private static func list(_ known: [String]) -> String {
    let most = 8
    let names = known.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
    let more = known.count > most ? " and \(known.count - most) more" : ""
    return ": add its font file, or use one of \(names)\(more)"
  }
}
