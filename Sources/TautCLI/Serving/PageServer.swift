import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves one page on the loopback address, and nothing else.
struct PageServer {
  /// The port; 0 is any that is free.
  let port: UInt16
  /// What the page is at the moment.
  let page: ServedPage

  /// Serves until the program ends; `started` hears the address once it listens.
  ///
  /// Throws `CommandError.noPort`.
  func run(started: @Sendable @escaping (String) -> Void) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let server = try await bootstrap(group).bind(host: "127.0.0.1", port: Int(port)).get()
      if let port = server.localAddress?.port.flatMap(UInt16.init(exactly:)) {
        page.port = port
        started("http://127.0.0.1:\(port)/")
      }
      try await server.closeFuture.get()
    } catch {
      try? await group.shutdownGracefully()
      throw CommandError.noPort(port, reason: (error as? IOError)?.words ?? "\(error)")
    }
    try await group.shutdownGracefully()
  }

  private func bootstrap(_ group: any EventLoopGroup) -> ServerBootstrap {
    let page = page
    return ServerBootstrap(group: group)
      // A page that was served a moment ago can be served there again.
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline()
          try pipeline.addHandlers(IdleStateHandler(allTimeout: .seconds(15)), PageHandler(page: page))
        }
      }
  }
}

extension IOError {
  /// What the system says of the error.
  fileprivate var words: String { String(cString: strerror(errnoCode)) }
}

/// Answers the requests of one connection, those of the page's own address alone.
private final class PageHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let page: ServedPage
  /// The request that is coming in.
  private var request: HTTPRequestHead?

  init(page: ServedPage) { self.page = page }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): request = head
    case .body: break
    case .end: if let request { answer(request, context) }
    }
  }

  private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    let path = request.uri.prefix { $0 != "?" }
    let answer = PageAnswer(
      method: request.method.rawValue, path: String(path), host: request.headers.first(name: "Host"),
      origin: request.headers.first(name: "Origin"), port: page.port, page: page.content)
    let headers: HTTPHeaders = [
      "Content-Type": answer.type, "Content-Length": "\(answer.body.count)", "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
    ]
    let status = HTTPResponseStatus(statusCode: answer.status, reasonPhrase: answer.phrase)
    context.write(
      wrapOutboundOut(.head(HTTPResponseHead(version: request.version, status: status, headers: headers))),
      promise: nil)
    if request.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: answer.body)))),
        promise: nil)
    }
    let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    self.request = nil
    guard !request.isKeepAlive else { return }
    // Not before: what is still to be written would be lost.
    let channel = context.channel
    written.whenComplete { _ in channel.close(promise: nil) }
  }

  /// Nobody has said anything for long: the connection is given up.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
  }

  /// What came in was no request that anybody can answer, or the other side is gone.
  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}
