import ArgumentParser

/// How the results of a check are printed.
protocol CheckFormat {
  /// What is printed of a scene as soon as it is checked; `nil` where all scenes are printed together.
  func part(_ result: CheckResult) -> String?
  /// What is printed of all scenes together; `nil` where each is printed by itself.
  func whole(_ results: [CheckResult]) -> String?
}

/// The formats by name.
enum CheckFormatChoice: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
  case junit
  case sarif

  var format: any CheckFormat {
    switch self {
    case .text: CheckTextFormat()
    case .json: CheckJSONFormat()
    case .junit: CheckJUnitFormat()
    case .sarif: CheckSARIFFormat()
    }
  }
}
