import LayoutDocuments

/// A message of JSON-RPC 2.0.
package enum RPCMessage: Hashable, Sendable {
  /// A request, which is answered by a response.
  case request(RPCIdentifier, method: String, params: JSONValue)
  /// A notification, which is never answered.
  case notification(method: String, params: JSONValue)
  /// A response to a request; without an identifier where the request could not be identified.
  case response(RPCIdentifier?, Result<JSONValue, RPCError>)
}

/// The identifier of a request.
package enum RPCIdentifier: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Creates an identifier; `nil` for a value that cannot be one, such as a fraction or a list.
  package init?(_ value: JSONValue) {
    switch value {
    case .number(let number):
      guard let whole = Int(exactly: number) else { return nil }
      self = .number(whole)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .string(let text): .string(text)
    }
  }
}

/// An error response to a request.
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    (self.code, self.message, self.data) = (code.rawValue, message, data)
  }

  fileprivate init(number: Int, _ message: String, data: JSONValue?) {
    (self.code, self.message, self.data) = (number, message, data)
  }

  /// The codes of JSON-RPC, and those that the Language Server Protocol adds.
  package enum Code: Int, Sendable {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case internalError = -32_603
    case serverNotInitialized = -32_002
    /// Too many requests are waiting.
    case overloaded = -32_000
    case requestCancelled = -32_800
    case contentModified = -32_801
    case requestFailed = -32_803
  }
}

/// The error for bytes that are not a message, with the request's identifier if that can be read.
package struct RPCFault: Error, Hashable, Sendable {
  package var id: RPCIdentifier?
  package var error: RPCError
}

extension RPCMessage {
  /// Reads the text of one message.
  ///
  /// - Throws: `RPCFault` for anything else, including batches of messages, which neither protocol has.
  package init(bytes: [UInt8]) throws(RPCFault) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RPCFault(error: RPCError(.parseError, "the message is not UTF-8"))
    }
    let value: JSONValue
    do {
      value = JSONValue(try DocumentParser(file: "message").parseJSON(text))
    } catch {
      throw RPCFault(error: RPCError(.parseError, "\(error)"))
    }
    try self.init(json: value)
  }

  /// Creates a message from parsed JSON.
  ///
  /// - Throws: `RPCFault`.
  package init(json: JSONValue) throws(RPCFault) {
    let id = json["id"].flatMap(RPCIdentifier.init)
    func refused(_ text: String) -> RPCFault { RPCFault(id: id, error: RPCError(.invalidRequest, text)) }
    guard case .object = json else { throw refused("a message must be an object") }
    guard json["jsonrpc"]?.string == "2.0" else { throw refused(#""jsonrpc" is not "2.0""#) }
    guard let method = json["method"] else {
      self = try Self.response(json, id, refused)
      return
    }
    guard let method = method.string else { throw refused(#""method" is not a string"#) }
    let params = json["params"] ?? .null
    switch params {
    case .object, .array, .null: break
    default: throw refused(#""params" is neither an object nor a list"#)
    }
    guard let written = json["id"] else {
      self = .notification(method: method, params: params)
      return
    }
    guard let id = RPCIdentifier(written) else {
      throw refused(#""id" is neither a whole number nor a string"#)
    }
    self = .request(id, method: method, params: params)
  }

  private static func response(
    _ json: JSONValue, _ id: RPCIdentifier?, _ refused: (String) -> RPCFault
  ) throws(RPCFault) -> RPCMessage {
    if let error = json["error"] {
      guard let code = error["code"]?.int, let message = error["message"]?.string else {
        throw refused(#""error" has no "code" and "message""#)
      }
      return .response(id, .failure(RPCError(number: code, message, data: error["data"])))
    }
    guard let result = json["result"], let id else {
      throw refused(#"there is no "method", and no "result" with an "id""#)
    }
    return .response(id, .success(result))
  }

  package var json: JSONValue {
    var members = [JSONValue.Member("jsonrpc", .string("2.0"))]
    switch self {
    case .request(let id, let method, let params):
      members += [.init("id", id.json), .init("method", .string(method))]
      if params != .null { members.append(.init("params", params)) }
    case .notification(let method, let params):
      members.append(.init("method", .string(method)))
      if params != .null { members.append(.init("params", params)) }
    case .response(let id, .success(let result)):
      members += [.init("id", id?.json ?? .null), .init("result", result)]
    case .response(let id, .failure(let error)):
      var said: [JSONValue.Member] = [
        .init("code", .number(Double(error.code))), .init("message", .string(error.message)),
      ]
      if let data = error.data { said.append(.init("data", data)) }
      members += [.init("id", id?.json ?? .null), .init("error", .object(said))]
    }
    return .object(members)
  }
}
