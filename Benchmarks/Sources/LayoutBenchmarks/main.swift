import Benchmark
import Foundation
import LayoutCore
import LayoutTrees
import ReferenceLayout
import Taut

// Rows are named engine/what/leaf/shape/views; table.py puts them beside the peers' and the goals.

/// Whether only what takes little time is measured.
let isQuick = ProcessInfo.processInfo.environment["QUICK"] != nil

func name(_ engine: String, _ what: String, _ leaf: Leaf, _ shape: String, _ views: Int) -> String {
  [engine, what, leaf.rawValue, shape, "\(views)"].joined(separator: "/")
}

/// How often something is run, by how long it takes.
func iterations(_ views: Int, _ engine: Engine = .reference) -> [any BenchmarkSetting] {
  let work = views * (engine == .reference ? 1 : 20)
  let count = max(5, min(200, (isQuick ? 100_000 : 400_000) / work))
  return [Iterations(count), WarmupIterations(work > 100_000 ? 0 : 1)]
}

/// How long a new layout takes; the tree is made before it.
func cold(_ shape: TreeShape, _ named: String, _ leaf: Leaf, by engines: [Engine] = Engine.allCases) {
  let views = shape.viewCount(leaf)
  for engine in engines {
    registerBenchmark(name(engine.rawValue, "cold", leaf, named, views), iterations(views, engine)) {
      let (tree, engine) = (try shape.tree(leaf), engine.engine)
      return { blackHole(try engine.layout(tree, in: TreeShape.size).views.count) }
    }
  }
}

/// Adds a row; what it needs is made when it is its turn.
func registerBenchmark(
  _ name: String, _ settings: [any BenchmarkSetting], _ prepare: @escaping () throws -> () throws -> Void
) {
  names.append(name)
  let suite = BenchmarkSuite(name: "")
  suite.benchmark(name, settings: settings) { (state: inout BenchmarkState) in
    let work = try prepare()
    // Ends with an error of the library's own once all iterations are measured.
    while true {
      state.start()
      try work()
      try state.end()
    }
  }
  suites.append(suite)
}

nonisolated(unsafe) var names: [String] = []
nonisolated(unsafe) var suites: [BenchmarkSuite] = []
nonisolated(unsafe) var kept = 0
func blackHole(_ count: Int) { kept += count }

// MARK: - Cold

for depth in isQuick ? [2, 3] : [2, 3, 4] { cold(.nested(depth: depth), "nested", .flexible) }
for leaf in [Leaf.framed, .bounded] {
  for depth in isQuick ? [3] : [3, 4] { cold(.nested(depth: depth), "nested", leaf) }
}
cold(.nested(depth: 3), "nested", .text)
cold(.list(rows: isQuick ? 100 : 500), "list", .text)
cold(.flat(views: isQuick ? 200 : 1_000), "stack", .limited)
for views in isQuick ? [1_001] : [1_001, 10_001] { cold(.wide(views: views), "wide", .flexible) }
for depth in isQuick ? [9] : [9, 13] { cold(.deep(depth: depth), "deep", .flexible) }
if !isQuick {
  cold(.wide(views: 100_001), "wide", .flexible, by: [.reference])
  cold(.deep(depth: 16), "deep", .flexible, by: [.reference])
  cold(.nested(depth: 5), "nested", .flexible, by: [.reference])
}

// MARK: - The tree itself

for depth in isQuick ? [3] : [3, 4] {
  for leaf in [Leaf.flexible, .text] {
    let shape = TreeShape.nested(depth: depth)
    let views = shape.viewCount(leaf)
    registerBenchmark(name("tree", "views", leaf, "nested", views), iterations(views)) {
      let view = shape.view(leaf)
      return { blackHole(try LayoutTree(view).nodes.count) }
    }
  }
}

// MARK: - From views to frames

for depth in isQuick ? [3] : [3, 4] {
  for leaf in [Leaf.flexible, .framed] {
    let shape = TreeShape.nested(depth: depth)
    let views = shape.viewCount(leaf)
    for engine in Engine.allCases {
      registerBenchmark(name(engine.rawValue, "views", leaf, "nested", views), iterations(views, engine)) {
        let view = shape.view(leaf)
        return { blackHole(try Taut.layout(view, in: TreeShape.size, engine: engine.kind).views.count) }
      }
    }
  }
}

// MARK: - Resizing and editing

for engine in Engine.allCases {
  let (large, small) = (TreeShape.nested(depth: isQuick ? 3 : 4), TreeShape.nested(depth: 3))

  let views = large.viewCount(.flexible)
  registerBenchmark(
    name(engine.rawValue, "resize", .flexible, "nested", views), [Iterations(200), WarmupIterations(2)]
  ) {
    let resize = try engine.writing(large.tree(.flexible))
    var width = 4_000.0
    // Two sizes beforehand: the constraint engine then knows the frames as functions of the size.
    for _ in 0..<2 {
      width += 1
      try resize(ProposedViewSize(width: width, height: 3_000))
    }
    return {
      width += 1
      try resize(ProposedViewSize(width: width, height: 3_000))
    }
  }

  // One step of a drag from 1,000 to 400; a quick run sees the first few.
  registerBenchmark(
    name(engine.rawValue, "drag", .text, "nested", small.viewCount(.text)),
    [Iterations(isQuick ? 20 : 600), WarmupIterations(0)]
  ) {
    let drag = try engine.resizing(small.tree(.text))
    var width = 1_000.0
    return {
      try drag(ProposedViewSize(width: width, height: 3_000))
      width -= 1
    }
  }

  let texts = large.viewCount(.text)
  registerBenchmark(name(engine.rawValue, "edit", .text, "nested", texts), iterations(100)) {
    let document = try large.tree(.text)
    let edit = try engine.editing(document, at: LayoutTree.Index(document.nodes.count - 1))
    var edits = 0
    return {
      edits += 1
      try edit(edits.isMultiple(of: 2) ? "lambda" : "mu nu xi")
    }
  }
  if !isQuick { cold(large, "nested", .text, by: [engine]) }
}

if CommandLine.arguments.dropFirst().first == "--names" {
  // For table.py, which measures row by row, each beside those it is compared with.
  print(names.joined(separator: "\n"))
} else {
  Benchmark.main(suites)
}
