import Foundation
import LayoutCore
import LayoutTrees
import Taut

// One tree in a process of its own: its parent reads how much memory and time it took.
//
//   LayoutProbe reference flat 200000        a cold layout
//   LayoutProbe reference nested 5 resize    a cold layout and ten steps of a drag

let arguments = CommandLine.arguments
guard arguments.count >= 4, let engine = Engine(rawValue: arguments[1]), let number = Int(arguments[3]) else {
  let usage = "usage: LayoutProbe reference|constraints nested|wide|deep|chain|flat|list NUMBER [resize]\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}
let shape: TreeShape =
  switch arguments[2] {
  case "wide": .wide(views: number)
  case "deep": .deep(depth: number)
  case "chain": .chain(depth: number)
  case "flat": .flat(views: number)
  case "list": .list(rows: number)
  default: .nested(depth: number)
  }

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The memory that the process holds, in bytes.
func memory() throws -> Int {
  let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
  return (Int(pages) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}

let before = try memory()
let tree = try shape.tree(.flexible)
let start = seconds()
let layOut = try engine.resizing(tree)
try layOut(TreeShape.size)
let cold = seconds() - start
if arguments.count > 4 {
  for step in 1...10 { try layOut(ProposedViewSize(width: 4_000 - Double(step), height: 3_000)) }
}
let views = tree.nodes.count
print("{\"views\": \(views), \"seconds\": \(cold), \"bytes\": \(try memory() - before)}")
