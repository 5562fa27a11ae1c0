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
  let count = max(3, min(200, (isQuick ? 100_000 : 400_000) / work))
  return [Iterations(count), WarmupIterations(work > 100_000 ? 0 : 1)]
}

/// How long a new layout takes, and the tree before it.
func cold(_ shape: TreeShape, _ named: String, _ leaf: Leaf, by engines: [Engine] = Engine.allCases) throws {
  let tree = try shape.tree(leaf)
  let views = tree.nodes.count
  for engine in engines {
    registerBenchmark(name(engine.rawValue, "cold", leaf, named, views), iterations(views, engine)) {
      blackHole(try engine.engine.layout(tree, in: TreeShape.size).views.count)
    }
  }
}

func registerBenchmark(
  _ name: String, _ settings: [any BenchmarkSetting], _ work: @escaping () throws -> Void
) {
  let suite = BenchmarkSuite(name: "")
  suite.benchmark(name, settings: settings) { (state: inout BenchmarkState) in
    // Ends with an error of the library's own once all iterations are measured.
    while true {
      state.start()
      try work()
      try state.end()
    }
  }
  suites.append(suite)
}

nonisolated(unsafe) var suites: [BenchmarkSuite] = []
nonisolated(unsafe) var kept = 0
func blackHole(_ count: Int) { kept += count }

// MARK: - Cold

for depth in isQuick ? [2, 3] : [2, 3, 4] { try cold(.nested(depth: depth), "nested", .flexible) }
for depth in isQuick ? [3] : [3, 4] { try cold(.nested(depth: depth), "nested", .framed) }
try cold(.nested(depth: 3), "nested", .text)
try cold(.list(rows: isQuick ? 100 : 500), "list", .text)
try cold(.flat(views: isQuick ? 200 : 1_000), "stack", .limited)
for views in isQuick ? [1_001] : [1_001, 10_001] { try cold(.wide(views: views), "wide", .flexible) }
for depth in isQuick ? [9] : [9, 13] { try cold(.deep(depth: depth), "deep", .flexible) }
if !isQuick {
  try cold(.wide(views: 100_001), "wide", .flexible, by: [.reference])
  try cold(.deep(depth: 16), "deep", .flexible, by: [.reference])
  try cold(.nested(depth: 5), "nested", .flexible, by: [.reference])
}

// MARK: - The tree itself

for depth in isQuick ? [3] : [3, 4] {
  for leaf in [Leaf.flexible, .text] {
    let view = TreeShape.nested(depth: depth).view(leaf)
    let views = try LayoutTree(view).nodes.count
    registerBenchmark(name("tree", "views", leaf, "nested", views), iterations(views)) {
      blackHole(try LayoutTree(view).nodes.count)
    }
  }
}

// MARK: - Resizing and editing

for engine in Engine.allCases {
  let depth = isQuick ? 3 : 4
  let tree = try TreeShape.nested(depth: depth).tree(.flexible)
  let views = tree.nodes.count
  let resize = try engine.writing(tree)
  // Two sizes beforehand: the constraint engine then knows the frames as functions of the size.
  nonisolated(unsafe) var width = 4_000.0
  for _ in 0..<2 {
    width += 1
    try resize(ProposedViewSize(width: width, height: 3_000))
  }
  registerBenchmark(
    name(engine.rawValue, "resize", .flexible, "nested", views), [Iterations(200), WarmupIterations(2)]
  ) {
    width += 1
    try resize(ProposedViewSize(width: width, height: 3_000))
  }

  let texts = try TreeShape.nested(depth: 3).tree(.text)
  let drag = try engine.resizing(texts)
  nonisolated(unsafe) var dragged = 1_000.0
  // One step of a drag from 1,000 to 400; a quick run sees the first few.
  registerBenchmark(
    name(engine.rawValue, "drag", .text, "nested", texts.nodes.count),
    [Iterations(isQuick ? 20 : 600), WarmupIterations(0)]
  ) {
    try drag(ProposedViewSize(width: dragged, height: 3_000))
    dragged -= 1
  }

  let document = try TreeShape.nested(depth: depth).tree(.text)
  let last = LayoutTree.Index(document.nodes.count - 1)
  let edit = try engine.editing(document, at: last)
  nonisolated(unsafe) var edits = 0
  registerBenchmark(name(engine.rawValue, "edit", .text, "nested", document.nodes.count), iterations(100)) {
    edits += 1
    try edit(edits.isMultiple(of: 2) ? "lambda" : "mu nu xi")
  }
  if !isQuick {
    registerBenchmark(
      name(engine.rawValue, "cold", .text, "nested", document.nodes.count),
      iterations(document.nodes.count, engine)
    ) {
      blackHole(try engine.engine.layout(document, in: TreeShape.size).views.count)
    }
  }
}

Benchmark.main(suites)
