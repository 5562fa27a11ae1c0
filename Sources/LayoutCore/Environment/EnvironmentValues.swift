import Foundation

/// What a view inherits from the views around it.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.images = ["rogue": CGSize(width: 50, height: 64)]
/// let result = try Taut.layout(Image("rogue"), in: .unspecified, environment: environment)
/// ```
public struct EnvironmentValues: Sendable {
  /// The direction in which text runs and children are placed.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The most lines of a text; `nil` is no limit, and numbers below 1 count as 1.
  public var lineLimit: Int?
  /// The distance between ordinary views in a stack that is given none, in points.
  public var spacing: CGFloat = ViewSpacing.defaultDistance
  /// The length of padding that is given none, in points.
  public var padding: CGFloat = PaddingElement.defaultLength

  /// How heavy letters are; `nil` is as the font says.
  var fontWeight: Font.Weight?
  /// Whether texts are bold, whatever their font says.
  var isBold = false
  /// The axis of the nearest enclosing HStack or VStack; `nil` with no such stack.
  var stackAxis: Axis?
  /// How many views lie around this one.
  var depth = 0
  /// How many bodies lie around this one.
  var bodies = 0
  /// The views around this one, where it is nearly as deep as a view may be.
  var trail: ViewTrail?
  private var shared = Shared()

  /// What is seldom set, behind one reference: an environment is copied at every level of a tree.
  ///
  /// It is changed by its only owner.
  private final class Shared: @unchecked Sendable {
    @exclusivity(unchecked) var font: Font?
    @exclusivity(unchecked) var text = TextSettings()
    @exclusivity(unchecked) var images: [String: CGSize] = [:]
    @exclusivity(unchecked) var textMeasurer = SharedMeasurer(BuiltInTextMeasurer())
    @exclusivity(unchecked) var textTranslator: (any TextTranslator)?
    @exclusivity(unchecked) var values: [ObjectIdentifier: any Sendable] = [:]
    @exclusivity(unchecked) var objects: [ObjectIdentifier: AnyObject] = [:]
    @exclusivity(unchecked) var memory: ViewMemory?
    @exclusivity(unchecked) var containerSafeArea = EdgeInsets()
    @exclusivity(unchecked) var isInSafeArea = false

    init() {}

    init(copying other: Shared) {
      font = other.font
      text = other.text
      images = other.images
      textMeasurer = other.textMeasurer
      textTranslator = other.textTranslator
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

  /// Makes an environment of defaults: left to right, spacing 8, padding 16, no images.
  public init() {}

  /// The font of texts and symbols; `nil` is `Font.body`.
  public var font: Font? {
    get { shared.font }
    set { own().font = newValue }
  }
  /// What else the views around say of texts and symbols.
  var text: TextSettings {
    get { shared.text }
    _modify { yield &own().text }
  }
  /// The natural sizes of images and symbols by name, in points.
  public var images: [String: CGSize] {
    get { shared.images }
    _modify { yield &own().images }
  }
  /// What measures texts.
  public var textMeasurer: any TextMeasurer {
    get { shared.textMeasurer.measurer }
    set { own().textMeasurer = SharedMeasurer(newValue) }
  }
  /// What measures texts, as all of them share it.
  var sharedMeasurer: SharedMeasurer { shared.textMeasurer }
  /// What has the translations of texts; `nil` where keys are shown as they are.
  public var textTranslator: (any TextTranslator)? {
    get { shared.textTranslator }
    set { own().textTranslator = newValue }
  }
  /// How many points the container that the whole tree is laid out in keeps at each edge for itself; none, by default.
  ///
  /// The tree is laid out in the rest, and views that ignore the safe area may reach beyond it.
  public var containerSafeArea: EdgeInsets {
    get { shared.containerSafeArea }
    set { own().containerSafeArea = newValue }
  }
  /// Whether something around the view makes a safe area.
  var isInSafeArea: Bool {
    get { shared.isInSafeArea }
    set { own().isInSafeArea = newValue }
  }
  /// Values for custom keys.
  var values: [ObjectIdentifier: any Sendable] {
    get { shared.values }
    _modify { yield &own().values }
  }
  /// Models, by their types.
  var objects: [ObjectIdentifier: AnyObject] {
    get { shared.objects }
    _modify { yield &own().objects }
  }
  /// What is remembered of views from one making of the bodies to the next; `nil` where nothing is.
  var memory: ViewMemory? {
    get { shared.memory }
    set { own().memory = newValue }
  }
}

extension EnvironmentValues {
  /// The same environment inside a stack along an axis, or inside no stack at all.
  func inStack(along axis: Axis?) -> EnvironmentValues {
    var environment = self
    environment.stackAxis = axis
    return environment
  }
}
