#if GLPK

  /// Valid names for a file in CPLEX LP format: of its alphabet, unique, and short enough.
  internal struct LPNames {
    /// GLPK allows 255 bytes; the rest is for the number that makes a name unique.
    private static let longest = 240
    private static let symbols = Set("!\"#$%&(),.;?@_'`{}|~".utf8)

    private var taken: Set<String> = []

    /// Returns the name with everything outside of the format's alphabet replaced by an underscore.
    internal static func safe(_ name: String) -> String {
      var bytes: [UInt8] = []
      for character in name.unicodeScalars {
        let byte = character.isASCII ? UInt8(character.value) : UInt8(ascii: "_")
        bytes.append(isAllowed(byte) ? byte : UInt8(ascii: "_"))
        if bytes.count == longest { break }
      }
      // A leading digit, dot or letter e could be read as a number, and a keyword as such.
      if let first = bytes.first, !isLetter(first) || first | 32 == UInt8(ascii: "e") || isKeyword(bytes) {
        bytes.insert(UInt8(ascii: "_"), at: 0)
      }
      return bytes.isEmpty ? "_" : String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a valid name that was not returned before.
    internal mutating func unique(_ name: String) -> String {
      let base = Self.safe(name)
      var candidate = base
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(base)~\(number)"
        number += 1
      }
      return candidate
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (97...122).contains(byte | 32) || byte == UInt8(ascii: "_")
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
      isLetter(byte) || (48...57).contains(byte) || symbols.contains(byte)
    }

    private static let keywords: Set<String> = [
      "minimize", "minimum", "min", "maximize", "maximum", "max", "subject", "such", "st", "s.t.", "st.",
      "bounds", "bound", "general", "generals", "gen", "integer", "integers", "int", "binary", "binaries",
      "bin", "free", "inf", "infinity", "end",
    ]

    private static func isKeyword(_ bytes: [UInt8]) -> Bool {
      keywords.contains(String(decoding: bytes, as: UTF8.self).lowercased())
    }
  }

#endif
