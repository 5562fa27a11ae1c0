import ElementTree
import LinearProgramming

extension PartitionedStack {
  /// What the children are offered along the axis; nothing where the stack is proposed nothing.
  func shares(asking breadth: AffineExtent?, _ region: inout CriticalRegion) throws -> [AffineExtent?] {
    var shares = [AffineExtent?](repeating: nil, count: childCount)
    guard proposal[runs.axis] != nil else { return shares }
    var available: AffineExtent?
    var waiting = childCount
    for places in try order(asking: breadth, &region).runs(of: runLength) {
      let left = available
      let offered = try settle(&region) { writer in
        let parameters = writer.parameters
        var available =
          left?.substituting(parameters)
          ?? runs.available(of: parameters[runs.axis] ?? .zero, in: writer.ownEmitter)
        let shares = try runs.shares(
          of: places, of: waiting, from: &available, asking: breadth?.substituting(parameters),
          in: writer.ownEmitter)
        return (shares, available)
      } reading: { said, form in
        (said.0.map(form), form(said.1))
      }
      for (place, share) in zip(places, offered.0) { shares[place] = share }
      (available, waiting) = (offered.1, waiting - places.count)
    }
    return shares
  }
}
