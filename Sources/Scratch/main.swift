import Foundation
import LayoutCore
import ReferenceLayout
import ConstraintLayout
import LayoutEquivalence

func dump(_ node: LayoutNode, _ indent: String = "") {
  print("\(indent)\(node.element) \(node.direction == .rightToLeft ? "RTL" : "")")
  for c in node.children { dump(c, indent + "  ") }
}
let args = CommandLine.arguments
let count = Int(args.count > 1 ? args[1] : "200")!
let base = UInt64(args.count > 2 ? args[2] : "1")!
var bad = 0
var stats = LayoutStatistics()
var tr = 0.0, tc = 0.0
for i in 0..<count {
  var g = TreeGenerator(seed: base &+ UInt64(i))
  let node = g.tree()
  let p = g.proposal()
  func check(_ n: LayoutNode) -> [String] {
    do {
      let tree = try LayoutTree(n)
      let t0 = Date()
      let a = try ReferenceEngine().layout(tree, in: p)
      let t1 = Date()
      let b = try ConstraintEngine().layout(tree, in: p)
      tr += t1.timeIntervalSince(t0); tc += Date().timeIntervalSince(t1)
      stats.blocks += b.statistics.blocks; stats.solverCalls += b.statistics.solverCalls; stats.pivots += b.statistics.pivots; stats.exchanges += b.statistics.exchanges; stats.measures += a.statistics.measures; stats.reusedPieces += b.statistics.reusedPieces
      return a.disagreements(with: b).map(\.description)
    } catch { return ["\(error)"] }
  }
  let d = check(node)
  if !d.isEmpty {
    bad += 1
    print("seed", base &+ UInt64(i), p)
    let kind = d[0].contains(": [")
    let s = Shrinker { n in let e = check(n); return !e.isEmpty && e[0].contains(": [") == kind }.shrink(node)
    dump(s)
    for l in check(s).prefix(3) { print("   ", l) }
    if bad > 4 { break }
  }
}
print("bad", bad, stats, "ref", tr, "con", tc)
