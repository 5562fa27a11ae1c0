import Foundation

/// A model in a file of its own, for the time of a test.
struct ModelFile: ~Copyable {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "model-\(UUID().uuidString).mod").path()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A width that is as near to a wish as its limit allows.
  static let clamp = """
    param wish;
    param limit, default 100;
    param weight {1..2} := 1;
    var width;
    var over >= 0;
    var under >= 0;
    s.t. limited: width <= limit;
    s.t. wished: width - wish = over - under;
    minimize deviation: weight[1] * over + weight[2] * under;
    data;
    param wish := 320;
    end;
    """
}
