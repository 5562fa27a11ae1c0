import ElementTree
import Foundation

/// The values that a view inherits from the enclosing views.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.images = ["rogue": CGSize(width: 50, height: 64)]
/// let result = try Taut.layout(Image("rogue"), in: .unspecified, environment: environment)
/// ```
public struct EnvironmentValues: Sendable {
  /// The direction in which text runs and children are placed.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The greatest number of lines of a text; `nil` for no limit.
  ///
  /// A number below 1 counts as 1.
  public var lineLimit: Int?
  /// The distance between ordinary views in a stack without spacing, in points.
  public var spacing: CGFloat = ViewSpacing.defaultDistance
  /// The length of padding that sets none, in points.
  public var padding: CGFloat = PaddingElement.defaultLength

  /// The weight of letters; `nil` for the font's own.
  var fontWeight: Font.Weight?
  /// Whether texts are bold, whatever their font.
  var isBold = false
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  var stackAxis: Axis?
  /// The number of views that enclose this one.
  var depth = 0
  /// The number of bodies that enclose this one.
  var bodies = 0
  /// The types of the enclosing views; `nil` unless the bodies are nested almost as deep as is allowed.
  var trail: ViewTrail?
  private var shared = Shared()

  /// The values that are rarely set, behind one reference, as an environment is copied at every level of a
  /// tree.
  private final class Shared: @unchecked Sendable {
    // Unchecked: an object is changed only by an environment that is its only owner.
    var font: Font?
    var text = TextSettings()
    var images: [String: CGSize] = [:]
    var textMeasurer = SharedMeasurer(BuiltInTextMeasurer())
    var textTranslator: (any TextTranslator)?
    var locale: Locale?
    var platform: Platform?
    var typography: Typography?
    var values: [ObjectIdentifier: any Sendable] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var memory: ViewMemory?
    var containerSafeArea = EdgeInsets()
    var isInSafeArea = false

    init() {}

    init(copying other: Shared) {
      font = other.font
      text = other.text
      images = other.images
      textMeasurer = other.textMeasurer
      textTranslator = other.textTranslator
      locale = other.locale
      platform = other.platform
      typography = other.typography
      values = other.values
      objects = other.objects
      memory = other.memory
      containerSafeArea = other.containerSafeArea
      isInSafeArea = other.isInSafeArea
    }
  }

  private mutating func own() -> Shared {
    if !isKnownUniquelyReferenced(&shared) { shared = Shared(copying: shared) }
    return shared
  }

  /// Creates an environment of defaults: left to right, spacing 8, padding 16, no images.
  public init() {}

  /// The font of texts and symbols; `nil` for `Font.body`.
  public var font: Font? {
    get { shared.font }
    set { own().font = newValue }
  }
  /// Further settings of texts and symbols that the enclosing views make.
  var text: TextSettings {
    get { shared.text }
    _modify { yield &own().text }
  }
  /// The natural sizes of images and symbols by name, in points.
  public var images: [String: CGSize] {
    get { shared.images }
    _modify { yield &own().images }
  }
  /// The measurer of texts.
  public var textMeasurer: any TextMeasurer {
    get { shared.textMeasurer.measurer }
    set { own().textMeasurer = SharedMeasurer(newValue) }
  }
  /// The platform on which views are shown; `nil` for none.
  ///
  /// Setting it also sets the text measurer, the spacing and the padding of the platform. Set another
  /// measurer afterwards.
  public var platform: Platform? {
    get { shared.platform }
    set { setPlatform(newValue) }
  }
  /// Sets the platform with the properties of a screen.
  ///
  /// - Parameters:
  ///   - platform: The platform; `nil` for none.
  ///   - scale: The number of pixels in a point; `nil` for the platform's own.
  ///   - hasTallLines: Whether the lines of text styles are as tall as for a language with a tall script.
  public mutating func setPlatform(_ platform: Platform?, scale: CGFloat? = nil, hasTallLines: Bool = false) {
    let shared = own()
    shared.platform = platform
    shared.typography = platform?.typography(scale: scale, hasTallLines: hasTallLines)
    shared.textMeasurer = SharedMeasurer(
      shared.typography.map { PlatformTextMeasurer($0) } ?? BuiltInTextMeasurer())
    spacing = platform?[.spacing].value ?? ViewSpacing.defaultDistance
    padding = platform?[.padding].value ?? PaddingElement.defaultLength
  }
  /// Returns the environment on a platform; unchanged for `nil`.
  public func shown(on platform: Platform?) -> EnvironmentValues {
    guard let platform else { return self }
    var environment = self
    environment.platform = platform
    return environment
  }
  /// Sets the widths of letters in place of the platform's own; without a platform, it has no effect.
  public mutating func setMetrics(_ metrics: FontMetrics) {
    let shared = own()
    shared.typography?.metrics = metrics
    if let typography = shared.typography {
      shared.textMeasurer = SharedMeasurer(PlatformTextMeasurer(typography))
    }
  }
  /// The platform's typography; `nil` without a platform.
  var typography: Typography? { shared.typography }
  /// Returns a metric of the platform for controls of the environment's size, in points.
  func metric(_ metric: PlatformMetric) -> CGFloat {
    (platform?[metric] ?? metric.fallback).value(for: controlSize)
  }
  /// The measurer of texts in the box that all texts share.
  var sharedMeasurer: SharedMeasurer { shared.textMeasurer }
  /// The translations of texts; `nil` where keys are shown as they are.
  public var textTranslator: (any TextTranslator)? {
    get { shared.textTranslator }
    set { own().textTranslator = newValue }
  }
  /// The locale in which numbers in texts are written; by default that of the translations.
  public var locale: Locale {
    get { shared.locale ?? shared.textTranslator?.locale ?? .ofTexts }
    set { own().locale = newValue }
  }
  /// The locale, where one is set.
  var ownLocale: Locale? { shared.locale }
  /// The insets of the root container's safe area, in points; zero by default.
  ///
  /// The tree is laid out inside the safe area, and views that ignore it may extend beyond it.
  public var containerSafeArea: EdgeInsets {
    get { shared.containerSafeArea }
    set { own().containerSafeArea = newValue }
  }
  /// Whether an enclosing view creates a safe area.
  var isInSafeArea: Bool {
    get { shared.isInSafeArea }
    set { own().isInSafeArea = newValue }
  }
  /// The values of custom keys.
  var values: [ObjectIdentifier: any Sendable] {
    get { shared.values }
    _modify { yield &own().values }
  }
  /// The models, by their types.
  var objects: [ObjectIdentifier: AnyObject] {
    get { shared.objects }
    _modify { yield &own().objects }
  }
  /// The memory that keeps states from one evaluation of the bodies to the next; `nil` where nothing is kept.
  var memory: ViewMemory? {
    get { shared.memory }
    set { own().memory = newValue }
  }
}

extension EnvironmentValues {
  /// Returns the same environment inside a stack along an axis, or inside no stack at all.
  func inStack(along axis: Axis?) -> EnvironmentValues {
    var environment = self
    environment.stackAxis = axis
    return environment
  }
}

extension EnvironmentValues {
  /// The number of levels of views that are resolved on one stack.
  private static let levelsPerStack = 1_024

  /// Resolves the body of a view of a type one level further in.
  ///
  /// Beyond the greatest number of nested bodies, the view becomes an error that names the enclosing ones.
  /// Only a body can contain itself, as any other view stores its content.
  func inBody(of type: Any.Type, _ resolve: (EnvironmentValues) -> [LayoutNode]) -> [LayoutNode] {
    var inner = self
    inner.bodies += 1
    guard inner.bodies <= Self.mostBodies else {
      return [LayoutNode(EndlessViewElement(type, inside: trail))]
    }
    // Only the innermost views are named, which suffices to show a cycle.
    if inner.bodies > Self.mostBodies - ViewTrail.length { inner.trail = ViewTrail(type, inside: trail) }
    return inner.oneLevelDeeper(resolve)
  }

  /// The greatest number of nested bodies: each may add several levels to the tree.
  private static let mostBodies = LayoutTree.greatestDepth / 2

  /// Resolves views one level further in; at regular intervals a level gets a call stack of its own.
  func oneLevelDeeper<Nodes>(_ resolve: (EnvironmentValues) -> Nodes) -> Nodes {
    var inner = self
    inner.depth += 1
    guard inner.depth.isMultiple(of: Self.levelsPerStack) else { return resolve(inner) }
    return DeepStack.runElsewhere(levels: Self.levelsPerStack) { resolve(inner) }
  }
}

/// The types of the views that enclose a view, the innermost first.
final class ViewTrail: Sendable {
  /// The number of levels before the greatest depth whose types are kept.
  static let length = 64

  let type: Any.Type
  let outer: ViewTrail?

  init(_ type: Any.Type, inside outer: ViewTrail?) {
    self.type = type
    self.outer = outer
  }

  /// The types, the innermost first.
  var types: [Any.Type] { Array(sequence(first: self, next: \.outer).map(\.type)) }
}

/// A placeholder for a view that is nested deeper than any tree may be; no engine ever lays it out.
struct EndlessViewElement: LeafElement {
  static let parameters: [Parameter<Self>] = []
  let issues: [ElementIssue]

  init(_ type: Any.Type, inside trail: ViewTrail?) {
    let names = (trail?.types ?? []).reversed().map { "\($0)" } + ["\(type)"]
    // The cycle, if there is one, begins where the innermost type occurred last.
    let start = names.dropLast().lastIndex(of: "\(type)")
    let text =
      start.map { "the body of \(names[$0]) contains itself: \(names[$0...].joined(separator: " > "))" }
      ?? "the body of \(type) is nested too deep"
    issues = [
      .error("\(text); no more than \(LayoutTree.greatestDepth / 2) bodies may be nested")
    ]
  }

  var kind: String { "View" }
}

/// Whether a view is drawn light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// An action that dismisses a presented view.
public struct DismissAction: Sendable {
  /// Has no effect, as nothing is presented here.
  public func callAsFunction() {}
}

/// The amount of space that a screen has along an axis.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little space, such as the width of a phone.
  case compact
  /// Much space, such as the width of a tablet.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether views are drawn light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The size class of the width; by default that of a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the height; by default that of a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The action that dismisses a presented view.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the controls in the view are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
