// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The parser of Swift, for scenes that are written as SwiftUI code. A toolchain carries it built, which takes a third off
// a first build: the Makefile says where, if it is there. The flags for that are unsafe ones, which no package may have
// that others depend on, so only the environment switches them on; without it the parser is built from source.
let builtParser = ProcessInfo.processInfo.environment["TAUT_BUILT_PARSER"].flatMap { $0.isEmpty ? nil : $0 }
let parserPackages: [Package.Dependency] =
  builtParser == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []
let parserProducts: [Target.Dependency] =
  builtParser == nil
  ? [
    .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["SwiftSources"])),
    .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["SwiftSources"])),
  ] : []
// For each target that imports `LayoutSources`: it loads the parser's modules with it.
let parserModules: [SwiftSetting] = builtParser.map { [.unsafeFlags(["-I", $0])] } ?? []
let parserLibraries: [LinkerSetting] =
  builtParser.map {
    [.unsafeFlags(["-L", $0, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

let package = Package(
  name: "Taut",
  platforms: [.macOS(.v15)],
  products: [
    // MARK: - With the solver: unless the trait GLPK is off, a program that links these is distributed under GLPK's
    // terms (see README)
    .library(name: "Taut", targets: ["Taut"]),
    .executable(name: "taut", targets: ["TautCLI"]),
    // For people who write layout engines and rules; `import Taut` does not bring it.
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    // For test targets alone: it links Swift Testing, which other programs do not have.
    .library(name: "LayoutTestingIssues", targets: ["LayoutTestingIssues"]),
    // The same with Pango and Cairo: pictures of what fails.
    .library(name: "LayoutTestingPictures", targets: ["LayoutTestingPictures"]),
    // With the parser of Swift: SwiftUI source that is read and not compiled, and tests that require something of it.
    .library(name: "LayoutSources", targets: ["LayoutSources"]),
    .library(name: "LayoutSourceTesting", targets: ["LayoutSourceTesting"]),
    // Requirements over every size in a range.
    .library(name: "LayoutRequirements", targets: ["LayoutRequirements"]),
    // MARK: - With Pango: texts in real fonts
    .library(name: "PangoText", targets: ["PangoText"]),
    // With Pango and Cairo: layouts as pictures
    .library(name: "LayoutPictures", targets: ["LayoutPictures"]),
    // With both: layouts over a range as documents, and the page that shows them
    .library(name: "LayoutInspection", targets: ["LayoutInspection"]),
    // MARK: - Without the solver, with the parser of documents: translations of texts, and the languages and text sizes in
    // which a layout is looked at
    .library(name: "LayoutLanguages", targets: ["LayoutLanguages"]),
    // MARK: - Without the solver, and without any other package
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    // With the vocabulary, without which it has nothing to lay out.
    .library(name: "ReferenceLayout", targets: ["ReferenceLayout", "LayoutCore"]),
  ],
  // Each trait brings packages that some products do without: who depends on this package with `traits: []` and uses
  // LayoutCore or ReferenceLayout fetches no package and links no library.
  traits: [
    .trait(name: "Solver", description: "Taut and LayoutTesting, with exact numbers and scene documents."),
    .trait(
      name: "SwiftSources", description: "LayoutSources and LayoutSourceTesting, with the parser of Swift.",
      enabledTraits: ["Solver"]),
    .trait(name: "CommandLine", description: "The command taut.", enabledTraits: ["SwiftSources"]),
    // The solver: without it `ForwardSolver` confirms what the theorem knows, and nothing is linked that is under the GPL.
    .trait(name: "GLPK", description: "GLPK solves the programs."),
    // `Taut` does without Pango and Cairo unless somebody asks.
    .trait(
      name: "Pictures", description: "Taut.draw: layouts as pictures, with Pango and Cairo.",
      enabledTraits: ["Solver"]),
    .default(enabledTraits: ["CommandLine", "GLPK"]),
  ],
  dependencies: [
    // The command line: parsing, help, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Exact rationals where 64 bits do not hold them.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    // Scene documents, with the line and column of every node.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Its product FlyingSocks: the sockets behind `taut inspect --serve`. FlyingFox itself, the server, links Foundation's
    // networking, which adds 24 ms to each start of the command and has no static library without libcurl.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Approximate comparison, in tests only.
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
  ] + parserPackages,
  targets: [
    // MARK: - The solver

    // The system's GLPK as a module; no target of Swift imports it outside the tests.
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    // Catches GLPK's abort() and keeps its handles inside one C call, which Swift cannot.
    .target(
      name: "GLPKShim", dependencies: ["CGLPK"], exclude: ["README.md"],
      // The module map's link line reaches Swift importers only, and nothing but C imports GLPK here.
      linkerSettings: [.linkedLibrary("glpk")]),
    // Programs, active sets and exact numbers, without a word about layout.
    .target(
      name: "LinearProgramming",
      dependencies: [
        .target(name: "GLPKShim", condition: .when(traits: ["GLPK"])),
        .product(name: "BigInt", package: "BigInt", condition: .when(traits: ["Solver"])),
      ]),

    // MARK: - Layout

    // What is laid out: elements with their parameters, texts, the compiled tree, and what an engine is. The only target
    // that both engines see, so that they compile beside the views.
    .target(name: "ElementTree"),
    // The plain engine: apart, so that it cannot borrow from the solver.
    .target(name: "ReferenceLayout", dependencies: ["ElementTree"]),
    // The engine of linear programs: apart, so that it cannot borrow from the plain one.
    .target(name: "ConstraintLayout", dependencies: ["ElementTree", "LinearProgramming"]),
    // SwiftUI's vocabulary: views, modifiers, styles, state and environment, which make trees.
    .target(name: "LayoutViews", dependencies: ["ElementTree"]),
    // Both in one import, and no code of its own.
    .target(name: "LayoutCore", dependencies: ["ElementTree", "LayoutViews"]),
    // Scenes as JSON or YAML: apart, as it brings a parser that layout does not need.
    .target(
      name: "LayoutDocuments",
      dependencies: [
        "LayoutCore", .product(name: "Yams", package: "Yams", condition: .when(traits: ["Solver"])),
      ]),
    // String catalogues, and scenes in other languages and text sizes: documents' parser reads the catalogues.
    .target(name: "LayoutLanguages", dependencies: ["LayoutCore", "LayoutDocuments"]),
    // Checks what the others write: of this package it sees exact fractions and nothing else.
    .target(name: "LayoutCertificates", dependencies: ["LinearProgramming"]),
    // Active sets told to a person.
    .target(
      name: "LayoutExplanation",
      dependencies: [
        "LayoutCore", "ConstraintLayout", "LinearProgramming", "LayoutDocuments", "LayoutCertificates",
        // Searches look at hundreds of layouts by it; what they tell is laid out by constraints.
        "ReferenceLayout",
      ]),
    // Requirements over every size: apart, so that they can be checked without the command line.
    .target(
      name: "LayoutRequirements",
      dependencies: [
        "LayoutCore", "ConstraintLayout", "LinearProgramming", "LayoutDocuments", "LayoutExplanation",
        // A requirement is checked in every language and text size.
        "LayoutLanguages",
        // Ranges are looked through on exact lines first; what they tell is confirmed by constraints.
        "ReferenceLayout", "LayoutProofs",
      ]),
    // Checks proofs over a range: of this package it sees the plain rules and exact fractions.
    .target(name: "LayoutProofs", dependencies: ["ElementTree", "ReferenceLayout", "LinearProgramming"]),
    // Compares the engines and proves them equal over ranges: it sees both.
    .target(
      name: "LayoutEquivalence",
      dependencies: [
        "ElementTree", "ReferenceLayout", "ConstraintLayout", "LayoutProofs", "LinearProgramming",
      ]),
    // Layouts asked backwards: apart, as it searches by the plain engine and tells by both.
    .target(
      name: "LayoutInference",
      dependencies: [
        "LayoutCore", "ReferenceLayout", "ConstraintLayout", "LinearProgramming", "LayoutDocuments",
        "LayoutExplanation",
      ]),
    // Swift source as scenes: apart, as it brings a parser of Swift that the command line alone pays for.
    .target(
      name: "LayoutSources",
      // keys of texts are looked up in the tables that a project brings.
      dependencies: ["LayoutCore", "LayoutDocuments", "LayoutLanguages", "ReferenceLayout"] + parserProducts,
      swiftSettings: parserModules, linkerSettings: parserLibraries),
    // The umbrella: one import, and no code of its own but the entry points.
    .target(
      name: "Taut",
      dependencies: [
        "LinearProgramming",
        "ElementTree", "LayoutViews", "LayoutCore", "ReferenceLayout", "ConstraintLayout",
        "LayoutEquivalence", "LayoutExplanation", "LayoutInference",
        "LayoutDocuments", "LayoutCertificates", "LayoutProofs", "LayoutRequirements", "LayoutLanguages",
        .target(name: "LayoutPictures", condition: .when(traits: ["Pictures"])),
      ]),

    // MARK: - Texts in fonts

    // The system's Pango, with HarfBuzz, FriBidi and Fontconfig, as a module.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    // The one call of HarfBuzz whose name depends on a macro, which Swift cannot see.
    .target(name: "PangoShim", dependencies: ["CPango"], exclude: ["README.md"]),
    // Texts shaped by Pango: apart, as nothing else needs a font.
    .target(name: "PangoText", dependencies: ["ElementTree", "CPango", "PangoShim"]),

    // The system's Cairo as a module.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    // Layouts as SVG, PNG and PDF: apart, as it brings Pango and Cairo; it does without the solver.
    .target(name: "LayoutPictures", dependencies: ["LayoutCore", "ReferenceLayout", "PangoText", "CCairo"]),

    // MARK: - Layouts over a range as documents

    // Every frame, picture and story over a range of sizes, and the page that shows them: apart, as `Taut` alone must not
    // bring Cairo. The page's files are part of the program, so that a command without its sources has them.
    .target(
      name: "LayoutInspection",
      dependencies: [
        "LayoutCore", "LinearProgramming", "ConstraintLayout", "LayoutExplanation", "LayoutPictures",
        "PangoText",
      ],
      resources: [.embedInCode("Page/Parts")]),

    // MARK: - Serving

    // JSON-RPC over standard input and output, without a word about layout: editors and agents speak it.
    .target(name: "LayoutServing", dependencies: ["ElementTree", "LayoutDocuments"]),

    // MARK: - Testing layout engines

    // Random trees, the shrinker, the fuzzer, and recorded cases with their runner: what users of layout do without.
    .target(
      name: "LayoutTesting",
      dependencies: [
        "LayoutCore", "ReferenceLayout", "ConstraintLayout", "LayoutEquivalence", "LinearProgramming",
        "LayoutDocuments", "LayoutExplanation", "LayoutRequirements", "LayoutLanguages",
      ]),

    // Failures as issues of Swift Testing: apart, as only tests have that.
    .target(
      name: "LayoutTestingIssues",
      dependencies: ["LayoutTesting", "LayoutCore", "LayoutRequirements", "LayoutLanguages"]),

    // A trait of tests that attaches pictures of failures: apart, as it brings Pango and Cairo.
    .target(
      name: "LayoutTestingPictures",
      dependencies: [
        "LayoutTesting", "LayoutCore", "LayoutRequirements", "LayoutPictures", "ReferenceLayout",
      ]),

    // The same of SwiftUI source that is not compiled: apart, as only its users pay for the parser of Swift.
    .target(
      name: "LayoutSourceTesting",
      dependencies: [
        "LayoutTesting", "LayoutCore", "LayoutRequirements", "LayoutLanguages", "LayoutSources",
        "LinearProgramming",
      ],
      swiftSettings: parserModules),

    // MARK: - The command line

    // How the system's library hands out memory, which Swift's own module of it leaves out.
    .systemLibrary(name: "CMalloc"),

    // Arguments in, reports out.
    .executableTarget(
      name: "TautCLI",
      dependencies: [
        "ConstraintLayout", "LayoutCertificates", "LayoutCore", "LayoutDocuments", "LayoutEquivalence",
        "LayoutExplanation", "LayoutProofs", "LinearProgramming", "ReferenceLayout",
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        "Taut", "LayoutTesting", "LayoutSources", "LayoutRequirements", "PangoText", "LayoutPictures",
        "LayoutInspection", "LayoutInference", "LayoutLanguages", "LayoutServing",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
        // Pages are served by the command alone.
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["CommandLine"])),
      ],
      // The pages that agents can read: those of the documentation.
      resources: [.embedInCode("Agent/Pages")], swiftSettings: parserModules),

    // MARK: - Tables

    // Makes the table of San Francisco's advance widths: a tool of the project, and no product.
    .executableTarget(
      name: "recover-advances",
      dependencies: [
        "ElementTree", "LinearProgramming",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
      ],
      path: "Scripts/RecoverAdvances"),

    // MARK: - Examples

    // Views as apps have them: compiled against the library, and read as source.
    .target(name: "AppViews", dependencies: ["Taut"], path: "Examples/AppViews"),

    // MARK: - Support of tests

    // The seed, random choices and the scenes, for all tests.
    .target(
      name: "TestSupport", dependencies: ["LayoutCore", "LayoutDocuments", "LayoutTesting"],
      path: "Tests/TestSupport"),
    // The articles' views, for the tests of their trees and of their layouts.
    .target(name: "ArticleViews", dependencies: ["LayoutCore"], path: "Tests/ArticleViews"),
    // Counts the bytes that a test allocates: C, as it takes the place of malloc.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    // GLPK's translator of GNU MathProg, for the rules' models; C, like all that calls GLPK.
    .target(
      name: "MathProgTranslator", dependencies: ["GLPKShim", "CGLPK"], path: "Tests/MathProgTranslator"),

    // MARK: - Tests, one target for each floor that is tested by itself

    .testTarget(
      name: "LinearProgrammingTests",
      dependencies: ["LayoutTesting", "TestSupport", "LinearProgramming", "GLPKShim", "CGLPK"]),
    .testTarget(
      name: "LayoutCoreTests",
      dependencies: [
        "LayoutTesting", "TestSupport", "LayoutCore", "ElementTree", "LayoutViews", "ArticleViews",
      ]),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["LayoutTesting", "TestSupport", "PangoText", "LayoutCore", "ReferenceLayout"]),
    .testTarget(
      name: "LayoutPicturesTests",
      dependencies: [
        "LayoutPictures", "PangoText", "LayoutCore", "LayoutDocuments", "ReferenceLayout", "CCairo",
      ],
      exclude: ["Kept"]),
    .testTarget(
      name: "LayoutInspectionTests",
      dependencies: [
        "LayoutTesting", "TestSupport",
        "ConstraintLayout",
        "LayoutInspection", "LayoutExplanation", "LayoutDocuments", "LayoutCore", "ReferenceLayout",
      ]),
    .testTarget(
      name: "LayoutDocumentsTests",
      dependencies: ["LayoutTesting", "TestSupport", "ReferenceLayout", "LayoutCore", "LayoutDocuments"]),
    .testTarget(
      name: "LayoutCertificatesTests",
      dependencies: [
        "TestSupport",
        "LayoutCore", "LinearProgramming",
        "LayoutCertificates", "LayoutExplanation", "LayoutDocuments", "LayoutEquivalence", "LayoutTesting",
        "ConstraintLayout",
      ]),
    .testTarget(
      name: "LayoutEquivalenceTests",
      dependencies: [
        "TestSupport",
        "LayoutCore", "LinearProgramming",
        "LayoutEquivalence", "LayoutProofs", "ConstraintLayout", "LayoutDocuments", "LayoutTesting",
        "ReferenceLayout",
      ]),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: [
        "TestSupport",
        "LayoutCore",
        "LayoutTesting", "LayoutTestingIssues", "LayoutRequirements", "LayoutLanguages", "LayoutDocuments",
        "ConstraintLayout", "ReferenceLayout",
      ],
      exclude: ["Resources"]),
    // The language of requirements, and its answers against layouts made anew.
    .testTarget(
      name: "LayoutRequirementsTests",
      dependencies: [
        "TestSupport",
        "LayoutRequirements", "LayoutLanguages", "LayoutCore", "LayoutDocuments", "LayoutExplanation",
        "LayoutProofs", "LayoutTesting", "LinearProgramming", "ReferenceLayout", "ConstraintLayout",
      ]),
    // Source of an app that its tests check and do not compile.
    .testTarget(
      name: "LayoutSourceTestingTests",
      dependencies: [
        "LayoutSourceTesting", "LayoutTestingIssues", "LayoutTestingPictures", "LayoutSources",
        "LayoutTesting",
        "LayoutRequirements", "LayoutLanguages", "LayoutPictures", "LayoutCore", "ElementTree",
      ],
      exclude: ["Sources"], swiftSettings: parserModules),
    // Frames in, source out, and the source read again.
    .testTarget(
      name: "LayoutInferenceTests",
      dependencies: [
        "LayoutInference", "LayoutCore", "LayoutDocuments", "LayoutSources", "ReferenceLayout",
      ],
      swiftSettings: parserModules),
    // Messages: bytes in, bytes out.
    .testTarget(
      name: "LayoutServingTests",
      dependencies: ["LayoutServing", "LayoutDocuments", "LayoutTesting", "TestSupport"]),
    // Translations: how they are read, and what they do to scenes.
    .testTarget(
      name: "LayoutLanguagesTests", dependencies: ["LayoutLanguages", "LayoutCore", "LayoutDocuments"]),
    // Each rule once more, in MathProg, compared with both engines.
    .testTarget(
      name: "RuleModelTests",
      dependencies: [
        "TestSupport",
        "LayoutCore", "LinearProgramming", "ReferenceLayout", "ConstraintLayout", "LayoutTesting",
        "MathProgTranslator",
      ]),
    .testTarget(
      name: "TautTests",
      dependencies: [
        "TestSupport",
        "ConstraintLayout", "LayoutCertificates", "LayoutCore", "LayoutDocuments", "LayoutEquivalence",
        "LayoutExplanation", "LayoutInference", "LayoutProofs", "LinearProgramming", "ReferenceLayout",
        "Taut", "LayoutTesting", "LayoutPictures", "ArticleViews", "AllocationCounter",
        .product(name: "Numerics", package: "swift-numerics"),
      ]),
    // Swift source: what is read, what is assumed, and views that are compiled too.
    .testTarget(
      name: "LayoutSourcesTests",
      dependencies: [
        "AppViews", "ArticleViews", "LayoutSources", "LayoutDocuments", "LayoutCore", "ElementTree",
        "LayoutViews", "LayoutLanguages", "LayoutTesting", "ReferenceLayout", "TestSupport",
      ],
      exclude: ["Names"], swiftSettings: parserModules),
    // Platforms against what was recorded from real systems.
    .testTarget(
      name: "PlatformTests",
      dependencies: [
        "TestSupport", "LayoutSources", "LayoutDocuments", "LayoutCore", "ElementTree", "LayoutViews",
        "ReferenceLayout", "ConstraintLayout", "recover-advances", "LinearProgramming", "LayoutTesting",
        "LayoutEquivalence",
      ],
      exclude: ["Recorded"], swiftSettings: parserModules),
    // The code in the documentation, compiled and run.
    .testTarget(
      name: "DocumentationExamples",
      dependencies: [
        "LayoutDocuments", "LinearProgramming",
        "Taut", "LayoutTesting", "LayoutTestingIssues", "LayoutTestingPictures", "LayoutRequirements",
        "LayoutLanguages", "ConstraintLayout", "LayoutCore", "ReferenceLayout", "PangoText", "LayoutPictures",
        "LayoutInspection", "LayoutSources", "LayoutSourceTesting",
      ],
      swiftSettings: parserModules),
    // Code as an app has it: `import Taut`, and nothing else of this package.
    .testTarget(name: "AppTests", dependencies: ["Taut"]),
    // The same with the main actor as everybody's own, as new apps are made: SwiftUI's views are isolated to it.
    .testTarget(
      name: "MainActorTests", dependencies: ["Taut"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "TautCLITests",
      dependencies: [
        "TestSupport",
        "ConstraintLayout", "LayoutCertificates", "LayoutCore", "LayoutDocuments", "LayoutEquivalence",
        "LayoutExplanation", "LayoutProofs", "LinearProgramming", "ReferenceLayout", "TautCLI", "Taut",
        "LayoutTesting", "LayoutInspection", "PangoText", "LayoutServing", "LayoutRequirements",
        "ElementTree", "LayoutInference", "LayoutLanguages", "LayoutPictures", "LayoutSources", "LayoutViews",
      ],
      exclude: ["Agent/Kept", "Answers", "Goldens", "Pairs", "Editor/Kept", "Messages/Kept"],
      swiftSettings: parserModules),
  ],
  swiftLanguageModes: [.v6]
)

// A file imports what declares the members that it uses, and does not live on the imports of others. The engine of
// constraints and what stands on ranges do not build so yet.
let importingMembers: Set<String> = [
  "ElementTree", "LayoutViews", "LayoutCore", "ReferenceLayout", "LayoutDocuments", "LayoutLanguages",
  "LayoutCertificates", "LayoutProofs", "PangoText", "LayoutPictures", "LayoutTesting", "Taut",
]
for target in package.targets where importingMembers.contains(target.name) {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
