import Foundation
import LayoutProofs
import LinearProgramming
import Taut

@testable import ElementTree
@testable import LayoutCertificates
@testable import LayoutDocuments
@testable import LayoutExplanation
@testable import LayoutInference
@testable import LayoutInspection
@testable import LayoutLanguages
@testable import LayoutPictures
@testable import LayoutRequirements
@testable import LayoutSources
@testable import LayoutTesting
@testable import LayoutViews
@testable import LinearProgramming
@testable import PangoText
@testable import TautCLI

/// The errors of one type, an example of each case.
struct ErrorExamples {
  /// The file that declares the cases, from `Sources`, and the name of the enum.
  var file: String
  var type: String
  /// The message of each case, by the name of the case.
  var messages: [(name: String, text: String)]

  init(_ file: String, _ type: String, _ messages: KeyValuePairs<String, any CustomStringConvertible>) {
    (self.file, self.type) = (file, type)
    self.messages = messages.map { ($0.key, $0.value.description) }
  }

  private static let view: ViewReference = {
    let tree = try? LayoutTree(Color.red.frame(width: 40).id("icon"))
    guard let tree else { preconditionFailure("a colour in a frame has a tree") }
    return ViewReference(tree[tree.root])
  }()
  private static let place = SourcePosition(file: "Card.swift", line: 12, column: 5)
  private static let row = CertificateError.Row(variable: "title.width", requirement: 1, reason: "maximum")
  private static let end = ExactInterval.End(320)

  /// All types of errors with a message.
  static let all = layouts + documents + questions + sources + certificates + commands

  private static let layouts = [
    ErrorExamples(
      "ElementTree/Tree/LayoutError.swift", "LayoutError",
      [
        "invalidParameter": LayoutError.invalidParameter("width", view),
        "invalidProposal": LayoutError.invalidProposal("width"),
        "notANumber": LayoutError.notANumber(what: "width", view),
        "missingRule": LayoutError.missingRule(engine: "ReferenceEngine", view),
        "tooDeep": LayoutError.tooDeep(depth: 5_000, limit: 4_000, view),
        "readersWithoutEnd": LayoutError.readersWithoutEnd(limit: 50, view),
        "changesWithoutEnd": LayoutError.changesWithoutEnd(rounds: 50, [view]),
        "tooManyDigits": LayoutError.tooManyDigits(count: 5_000, limit: 4_000, view),
      ]),
    ErrorExamples(
      "ElementTree/Tree/LayoutError.swift", "LayoutSessionError",
      ["isLayingOut": LayoutSessionError.isLayingOut]),
    ErrorExamples(
      "LayoutViews/Settling/ViewSession.swift", "ViewSessionError",
      [
        "notLaidOut": ViewSessionError.notLaidOut, "nothingReacts": ViewSessionError.nothingReacts(view),
        "severalReact": ViewSessionError.severalReact([view, view]),
        "isDisabled": ViewSessionError.isDisabled(view),
      ]),
    ErrorExamples(
      "ElementTree/Text/FontMetrics+Document.swift", "FontMetricsError",
      [
        "malformed": FontMetricsError.malformed(path: "widths.A", reason: "a number is missing"),
        "version": FontMetricsError.version(2),
        "number": FontMetricsError.number(path: "widths.A", value: -1, range: "from 0 to 4 ems"),
        "name": FontMetricsError.name(path: "weights", name: "bolt", known: ["bold", "regular"]),
      ]),
    ErrorExamples(
      "PangoText/PangoTextMeasurer.swift", "PangoTextError",
      [
        "noFonts": PangoTextError.noFonts, "missingFile": PangoTextError.missingFile("Inter.ttf"),
        "unreadableFont": PangoTextError.unreadableFont("Inter.ttf"),
        "unknownFamily": PangoTextError.unknownFamily("Intre", known: ["Inter"]),
        "unknownFeature": PangoTextError.unknownFeature("tnumm"),
      ]),
    ErrorExamples(
      "LinearProgramming/Solving/SolverError.swift", "SolverError",
      [
        "invalidColumnBound": SolverError.invalidColumnBound(column: "title.width", value: .nan),
        "invalidRowBound": SolverError.invalidRowBound(row: "maximum", value: .nan),
        "invalidCost": SolverError.invalidCost(column: "title.width", value: .infinity),
        "invalidCoefficient": SolverError.invalidCoefficient(
          row: "maximum", column: "title.width", value: .infinity),
        "emptyColumn": SolverError.emptyColumn(column: "title.width", lower: 2, upper: 1),
        "emptyRow": SolverError.emptyRow(row: "maximum", lower: 2, upper: 1),
        "iterationLimit": SolverError.iterationLimit(iterations: 1_000, runs: 2),
        "timeLimit": SolverError.timeLimit(milliseconds: 1_000, runs: 2),
        "numericalFailure": SolverError.numericalFailure(runs: 2),
        "basisNotOptimal": SolverError.basisNotOptimal(solver: "GLPK"),
        "library": SolverError.library(message: "assertion failed"),
        "outOfMemory": SolverError.outOfMemory,
        "unwritableFile": SolverError.unwritableFile(path: "row.lp"),
      ]),
    ErrorExamples(
      "LinearProgramming/Program/ProgramError.swift", "ProgramError",
      [
        "unknownVariable": ProgramError.unknownVariable(index: 3),
        "preferenceMissing": ProgramError.preferenceMissing(variable: "title.width"),
        "movingBoundsOnBothSides": ProgramError.movingBoundsOnBothSides(variable: "title.width"),
        "emptyInterval": ProgramError.emptyInterval(variable: "title.width", lower: 2, upper: 1),
        "noOptimum": ProgramError.noOptimum(.infeasible),
      ]),
  ]

  private static func document(_ problem: DocumentError.Problem) -> DocumentError {
    DocumentError(problem, at: SourcePosition(file: "card.json", line: 4, column: 9), path: "root.width")
  }

  private static let documents = [
    ErrorExamples(
      "LayoutDocuments/Errors/DocumentError.swift", "Problem",
      [
        "unreadable": document(.unreadable("no such file")),
        "empty": document(.empty(beginning: "a scene begins with {\"taut\": 1, \"root\": ...}")),
        "syntax": document(.syntax("a comma is missing")), "json": document(.json("a key without quotes")),
        "nestedTooDeep": document(.nestedTooDeep(limit: 512)), "anchor": document(.anchor),
        "keyIsNotAString": document(.keyIsNotAString), "duplicateKey": document(.duplicateKey("width")),
        "unsupportedVersion": document(.unsupportedVersion("2", known: ["1"])),
        "unknownKey": document(.unknownKey("widht", owner: "frame", known: ["width", "height"])),
        "missingKey": document(.missingKey("text", owner: "Text")),
        "missingOneOf": document(.missingOneOf(["text", "runs"], owner: "Text")),
        "unknownWord": document(.unknownWord("Hstack", meaning: "view type", known: ["HStack"])),
        "undefinedName": document(
          .undefinedName("feet", meaning: "alignment guide", section: "guides", known: ["foot"])),
        "wrongType": document(.wrongType(expected: "a number", found: "\"wide\"")),
        "notFinite": document(.notFinite), "notANumber": document(.notANumber),
        "outOfRange": document(.outOfRange("from 0 to 1", found: 2)),
        "reservedName": document(.reservedName("leading")),
        "wrongAxis": document(.wrongAxis("top", expected: .horizontal)),
        "ambiguousGuide": document(.ambiguousGuide("middle", choices: ["horizontal", "vertical"])),
        "circularDefinition": document(.circularDefinition("card")),
        "tooManyReferences": document(.tooManyReferences("card", limit: 1_000)),
        "rowsOutOfOrder": document(.rowsOutOfOrder),
        "rootIsNotOneView": document(.rootIsNotOneView(count: 2)),
        "tooManyViews": document(.tooManyViews(limit: 100_000)),
      ]),
    ErrorExamples(
      "LayoutDocuments/Writing/SceneWriter.swift", "Problem",
      [
        "element": SceneWriterError.Problem.element("Canvas"),
        "opaqueGuide": SceneWriterError.Problem.opaqueGuide("feet"),
        "readerContent": SceneWriterError.Problem.readerContent,
        "preferenceContent": SceneWriterError.Problem.preferenceContent("overlayPreferenceValue"),
        "imageWithoutSize": SceneWriterError.Problem.imageWithoutSize("logo"),
        "severalDefaultSpacings": SceneWriterError.Problem.severalDefaultSpacings,
        "tooDeep": SceneWriterError.Problem.tooDeep(limit: 512),
      ]),
    ErrorExamples(
      "LayoutInference/FrameExamples.swift", "InferenceError",
      [
        "noExamples": InferenceError.noExamples, "tooManyExamples": InferenceError.tooManyExamples(6),
        "emptyExample": InferenceError.emptyExample(2),
        "tooManyRectangles": InferenceError.tooManyRectangles(1_200, example: 1),
        "repeatedName": InferenceError.repeatedName("title", example: 1),
        "invalidGroup": InferenceError.invalidGroup("header", example: 1),
        "invalidFrame": InferenceError.invalidFrame("title", example: 1),
        "invalidContainer": InferenceError.invalidContainer(example: 1),
        "invalidTolerance": InferenceError.invalidTolerance,
        "nothingInCommon": InferenceError.nothingInCommon,
        "contradiction": InferenceError.contradiction("title", 1, 2),
      ]),
    ErrorExamples(
      "LayoutLanguages/Catalogues/StringCatalogue.swift", "Problem",
      [
        "noFile": StringCatalogueError.Problem.noFile,
        "emptyFolder": StringCatalogueError.Problem.emptyFolder,
        "unreadable": StringCatalogueError.Problem.unreadable, "noText": StringCatalogueError.Problem.noText,
        "compiled": StringCatalogueError.Problem.compiled,
        "unknownKind": StringCatalogueError.Problem.unknownKind,
        "noLanguage": StringCatalogueError.Problem.noLanguage, "empty": StringCatalogueError.Problem.empty,
        "expected": StringCatalogueError.Problem.expected("a semicolon", found: "\"Save\""),
        "open": StringCatalogueError.Problem.open("string"),
        "duplicateKey": StringCatalogueError.Problem.duplicateKey("Save"),
        "unknownVariation": StringCatalogueError.Problem.unknownVariation("ohter", known: ["other"]),
        "unknownLanguage": StringCatalogueError.Problem.unknownLanguage("fi", known: ["de", "en"]),
      ]),
  ]

  private static let questions = [
    ErrorExamples(
      "Taut/Query.swift", "QueryError",
      [
        "needsOneSize": QueryError.needsOneSize, "needsOneRange": QueryError.needsOneRange,
        "needsLength": QueryError.needsLength, "invalidSide": QueryError.invalidSide(.length(-1)),
        "severalVariants": QueryError.severalVariants(24),
      ]),
    ErrorExamples(
      "Taut/SettledRange.swift", "SettlingError", ["dependsOnWidth": SettlingError.dependsOnWidth(320, 430)]),
    ErrorExamples(
      "LayoutExplanation/WhyNot/Question/WhyNotQuestion.swift", "WhyNotError",
      [
        "unreadable": WhyNotError.unreadable("title larger"),
        "noSuchProperty": WhyNotError.noSuchProperty("widht"),
        "noSuchView": WhyNotError.noSuchView("titel", known: ["title"]),
        "ambiguous": WhyNotError.ambiguous("cell", paths: ["root.0", "root.1"]),
        "infinite": WhyNotError.infinite("title.width"), "noText": WhyNotError.noText("icon"),
        "refused": WhyNotError.refused("a range of sizes decides it, and not a single one"),
      ]),
    ErrorExamples(
      "LayoutExplanation/Breakpoints/Breakpoints.swift", "BreakpointsError",
      [
        "tooMany": BreakpointsError.tooMany(at: 120),
        "invalidRange": BreakpointsError.invalidRange(from: -5, through: 100),
      ]),
    ErrorExamples(
      "LayoutRequirements/Language/RequirementError.swift", "Problem",
      [
        "empty": requirement(.empty), "openQuotation": requirement(.openQuotation),
        "expected": requirement(.expected("a number", found: "wide")),
        "tooMuch": requirement(.tooMuch("and")),
        "noPhrase": requirement(.noPhrase("wole", known: ["whole", "visible"])),
        "noSuchProperty": requirement(.noSuchProperty("widht", known: ["width", "height"])),
        "noSuchView": requirement(.noSuchView("titel", known: ["title"])),
        "noText": requirement(.noText("icon")), "noImage": requirement(.noImage("title")),
        "onlyOne": requirement(.onlyOne("title")),
        "noModifier": requirement(.noModifier("title", kind: "Text")),
        "emptyRange": requirement(.emptyRange("12...8")),
      ]),
    ErrorExamples(
      "LayoutTesting/Requirements/Require.swift", "RequirementFailures",
      ["failed": "", "failedInVariants": "", "noRange": RequirementFailures.noRange(-5...10)]),
    ErrorExamples(
      "LayoutInspection/Inspection/Inspection.swift", "InspectionError",
      [
        "noRange": InspectionError.noRange,
        "invalidRange": InspectionError.invalidRange(from: -5, through: 100),
      ]),
    ErrorExamples(
      "LayoutPictures/Drawing/Drawing.swift", "PictureError",
      [
        "tooLarge": PictureError.tooLarge(width: 40_000, height: 100),
        "failed": PictureError.failed("out of memory"),
        "noFonts": PictureError.noFonts(.noFonts),
        "unknownView": PictureError.unknownView("titel", known: ["title"]),
        "unknownFormat": PictureError.unknownFormat("gif", known: ["svg", "png", "pdf"]),
      ]),
  ]

  private static func requirement(_ problem: RequirementError.Problem) -> RequirementError {
    RequirementError(problem, at: SourcePosition(file: "rules.txt", line: 3, column: 1), offset: 9)
  }

  private static let sources = [
    ErrorExamples(
      "LayoutSources/Errors/SourceError.swift", "SourceError",
      [
        "unreadable": SourceError.unreadable(file: "Card.swift", reason: "no such file"),
        "noFiles": SourceError.noFiles(["Sources"]),
        "syntax": SourceError.syntax("expected '}'", place), "noView": SourceError.noView(["Card.swift"]),
        "severalViews": SourceError.severalViews(["Card", "Badge"]),
        "unknownView": SourceError.unknownView("Crad", known: ["Card", "Badge"]),
        "cycle": SourceError.cycle(["Card", "Row", "Card"], place),
        "endless": SourceError.endless(limit: 2_000_000, place),
        "endlessLoop": SourceError.endlessLoop(rounds: 20_000, place),
        "tooManyViews": SourceError.tooManyViews(limit: 100_000, place),
        "unknownLanguage": SourceError.unknownLanguage("fi", known: ["de", "en"]),
        "severalOfOneName": SourceError.severalOfOneName("Card", places: ["Card.swift:3", "Old.swift:8"]),
        "data": SourceError.data(file: "values.json", reason: "it is not a JSON object"),
        "value": SourceError.value("user.name"),
        "structureAssumed": SourceError.structureAssumed(
          [Assumption(position: place, kind: .collection, name: "items", value: "3 elements")],
          notModelled: []),
      ])
  ]

  private static func refusal(_ problem: CertificateRefusal.Problem) -> CertificateRefusal {
    CertificateRefusal(
      problem,
      CertificateRefusal.Place(
        block: "root", variable: "title.width", entry: .requirement(1, reason: "maximum")))
  }

  private static let certificates = [
    ErrorExamples(
      "LinearProgramming/ActiveSet/CertificateError.swift", "CertificateError",
      [
        "wrongCount": CertificateError.wrongCount(expected: 3, found: 2),
        "parameterChanged": CertificateError.parameterChanged(variable: "proposed.width"),
        "notAParameter": CertificateError.notAParameter(variable: "title.width"),
        "unknownRequirement": CertificateError.unknownRequirement(variable: "title.width", requirement: 4),
        "requirementViolated": CertificateError.requirementViolated(row),
        "preferenceNotBlocked": CertificateError.preferenceNotBlocked(row),
        "wrongSide": CertificateError.wrongSide(row), "looseTie": CertificateError.looseTie(row),
        "missingTie": CertificateError.missingTie(row),
        "solverDisagrees": CertificateError.solverDisagrees(
          variable: "title.width", exact: Rational(numerator: 1, denominator: 3), solver: 0.5),
      ]),
    ErrorExamples(
      "LayoutCertificates/Checking/CertificateRefusal.swift", "Problem",
      [
        "unknownVersion": refusal(.unknownVersion(2)),
        "wrongCount": refusal(.wrongCount(.rows, stated: 3, found: 2)),
        "wrongNumber": refusal(.wrongNumber(4, next: 3)), "secondBlock": refusal(.secondBlock),
        "rootIsNotFirst": refusal(.rootIsNotFirst("root.0")),
        "rootProposedOtherwise": refusal(.rootProposedOtherwise),
        "parameterChanged": refusal(.parameterChanged(321, given: 320)),
        "notAsProposed": refusal(.notAsProposed(given: 320, proposed: .finite(321))),
        "wrongParameterCount": refusal(.wrongParameterCount(.proposedWidth, 2)),
        "wrongKind": refusal(.wrongKind), "preferenceMissing": refusal(.preferenceMissing),
        "laterVariable": refusal(.laterVariable(7)), "termsOutOfOrder": refusal(.termsOutOfOrder),
        "zeroCoefficient": refusal(.zeroCoefficient(2)), "ownVariableMissing": refusal(.ownVariableMissing),
        "wrongValue": refusal(.wrongValue(stated: 44, found: 45)), "violated": refusal(.violated(1)),
        "wrongSide": refusal(.wrongSide(stated: .below)), "notMet": refusal(.notMet(1)),
        "notBlocked": refusal(.notBlocked), "blockerMissing": refusal(.blockerMissing),
        "unknownRow": refusal(.unknownRow(9)), "looseBlocker": refusal(.looseBlocker),
        "blockerOnOtherSide": refusal(.blockerOnOtherSide), "looseTie": refusal(.looseTie),
        "missingTie": refusal(.missingTie), "tiesOutOfOrder": refusal(.tiesOutOfOrder),
        "decidedOtherwise": refusal(.decidedOtherwise(1)), "ownSizeMissing": refusal(.ownSizeMissing),
        "sizedOtherwise": refusal(.sizedOtherwise(in: "root")),
      ]),
    ErrorExamples(
      "LayoutCertificates/Reading/CertificateReader.swift", "Problem",
      [
        "syntax": CertificateReadingError(.syntax("unexpected end of file"), path: ""),
        "missingKey": CertificateReadingError(.missingKey("value"), path: "blocks[0].variables[3]"),
        "wrongType": CertificateReadingError(
          .wrongType(expected: "a string"), path: "blocks[0].variables[3].value"),
        "meaningless": CertificateReadingError(
          .meaningless("\"1/0\" is not a number"), path: "blocks[0].variables[3].value"),
      ]),
    ErrorExamples(
      "LayoutProofs/Proof/ProofFault.swift", "ProofFault",
      [
        "unreadable": ProofFault.unreadable("unexpected end of file"),
        "noProof": ProofFault.noProof(result: "sampled"),
        "unknownKey": ProofFault.unknownKey("intervls", place: "the document"),
        "unknownVersion": ProofFault.unknownVersion(2),
        "notANumber": ProofFault.notANumber("1/0", place: "interval 1"), "emptyRange": ProofFault.emptyRange,
        "noIntervals": ProofFault.noIntervals, "emptyInterval": ProofFault.emptyInterval(2),
        "notAdjoining": ProofFault.notAdjoining(interval: 2, expected: end, found: ExactInterval.End(330)),
        "wrongEnd": ProofFault.wrongEnd(interval: 2, expected: end, found: ExactInterval.End(330)),
        "pathChanges": ProofFault.pathChanges(
          interval: 2, claimed: ExactInterval(320...430), holds: ExactInterval(320...400)),
        "opaque": ProofFault.opaque(interval: 2, path: "root.0"),
        "wrongViews": ProofFault.wrongViews(interval: 2, expected: "root.0", found: "root.1"),
        "wrongLength": ProofFault.wrongLength(
          interval: 2, path: "root.0", coordinate: .width,
          expected: .finite(AffineLength(8, slope: 1)), found: .finite(AffineLength(9, slope: 1))),
        "layout": ProofFault.layout("width is not a number"),
      ]),
  ]

  private static let commands = [
    ErrorExamples(
      "TautCLI/Scenes/CommandError.swift", "CommandError",
      [
        "noSuchView": CommandError.noSuchView("titel", scene: "card", known: ["title", "icon"]),
        "noSuchCase": CommandError.noSuchCase("hstack-1", known: ["hstack-01"]),
        "noSuchTopic": CommandError.noSuchTopic("expalin", known: ["explain", "layout"]),
        "noSuchCommand": CommandError.noSuchCommand("expalin", known: ["explain", "layout"]),
        "unwritable": CommandError.unwritable(file: "out/card.svg", reason: "permission denied"),
        "noFolder": CommandError.noFolder("images", option: "--images"),
        "unreadable": CommandError.unreadable("several languages; choose one with --language"),
        "noPort": CommandError.noPort(8_080, reason: "address already in use"),
        "noProof": CommandError.noProof(file: "card.json", reason: "it has no intervals"),
        "noBaseline": CommandError.noBaseline(file: "card.json", reason: "the key findings is missing"),
        "noRevision": CommandError.noRevision("mian", reason: "unknown revision"),
        "noRequirement": CommandError.noRequirement(scene: "card"),
        "reachFollowsSize": CommandError.reachFollowsSize(scene: "card", side: .horizontal, 320...430),
        "noNextLayout": CommandError.noNextLayout(scene: "card"),
        "differentViews": CommandError.differentViews(scene: "card"),
        "nothingToVerify": CommandError.nothingToVerify(file: "card.json"),
      ]),
    ErrorExamples(
      "TautCLI/Batching/BatchAnswer.swift", "BatchError",
      [
        "tooLong": BatchError.tooLong(limit: 67_108_864), "notUTF8": BatchError.notUTF8(column: 9),
        "twoScenes": BatchError.twoScenes(at: place), "noStrings": BatchError.noStrings(at: place),
        "unknownLanguage": BatchError.unknownLanguage("there is no language \"fi\"", at: place),
        "notWanted": BatchError.notWanted(at: place),
        "unreadable": BatchError.unreadable("no such file", at: place),
        "standardInput": BatchError.standardInput(at: place),
        "viewOfDocument": BatchError.viewOfDocument(file: "card.json", at: place),
        "noLength": BatchError.noLength(scene: "card"),
        "noRequirement": BatchError.noRequirement(scene: "card"),
        "refused": BatchError.refused("row 3 is violated by 1"),
      ]),
    ErrorExamples(
      "TautCLI/Agent/ToolArguments.swift", "ToolFault",
      [
        "unknownTool": ToolFault.unknownTool("expalin"),
        "unknownArgument": ToolFault.unknownArgument("widht", tool: "layout", known: ["width", "height"]),
        "missing": ToolFault.missing("question", tool: "why_not", expected: "a string"),
        "wrongValue": ToolFault.wrongValue("width", expected: "a number", found: .string("wide")),
        "conflict": ToolFault.conflict("device and width exclude each other", next: "leave one of them out"),
        "outside": ToolFault.outside("/etc/passwd", roots: ["/app"]),
        "noFile": ToolFault.noFile("Crad.swift", roots: ["/app"]), "noRoots": ToolFault.noRoots,
        "notSeen": ToolFault.notSeen, "noSuchText": ToolFault.noSuchText(count: 2, file: "Card.swift"),
        "options": ToolFault.options("'text_size' is unknown"),
        "refused": ToolFault.refused("row 3 is violated by 1"),
        "tooLarge": ToolFault.tooLarge(what: "a picture", tokens: 9_000),
        "failed": ToolFault.failed(SourceError.noFiles(["Sources"])),
      ]),
    ErrorExamples(
      "LayoutTesting/Foreign/ForeignEngine.swift", "ForeignEngineError",
      [
        "noShell": ForeignEngineError.noShell(reason: "no such file"),
        "noCommand": ForeignEngineError.noCommand("engine.py", code: 127),
      ]),
    ErrorExamples(
      "LayoutTesting/Foreign/ForeignEngine.swift", "ForeignAnswerProblem",
      [
        "silent": ForeignAnswerProblem.silent(seconds: 10, came: "{\"id\""),
        "ended": ForeignAnswerProblem.ended(.exit(code: 1), came: ""),
        "noAnswer": ForeignAnswerProblem.noAnswer(problem: "a key without quotes", column: 3, line: "{ id }"),
        "otherCase": ForeignAnswerProblem.otherCase("hstack-02", asked: "hstack-01"),
        "tooLong": ForeignAnswerProblem.tooLong(limit: 16_777_216),
        "givenUp": ForeignAnswerProblem.givenUp(after: 3),
      ]),
  ]
}
