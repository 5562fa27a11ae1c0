import ConstraintLayout
import LayoutCore
import LinearProgramming

/// How facts and their values are called in sentences.
struct FactNames {
  let finder: FactFinder
  private var tree: LayoutTree { finder.tree }
  private var names: Names { Names(tree: tree) }

  /// A fact as it is: `frame(maxWidth: 198.7) of title, line 12`.
  func text(_ fact: Fact) -> String {
    switch fact {
    case .container(let axis):
      switch finder.container[axis] {
      case .number(let number): "the container's \(Words.side(axis)) \(Words.points(number))"
      case nil: "that the container's \(Words.side(axis)) is not given"
      default: "the container's endless \(Words.side(axis))"
      }
    case .modifier(let index): call(index) + owner(index)
    case .spacing(let index):
      if let spacing = tree.uniformSpacing(of: index) {
        "\(tree[index].element.kind)(spacing: \(Words.points(spacing)))" + owner(index)
      } else {
        "the space between the children" + owner(index)
      }
    case .alignment(let index): "alignment \(alignment(index))" + owner(index)
    case .content(let index): content(index)
    }
  }

  /// The fact with another value, as a condition: `icon is not there`.
  func text(_ fact: Fact, _ value: FactValue) -> String {
    switch (fact, value) {
    case (.content(let index), .absent): "\(names.view(index))\(place(index)) is not there"
    case (_, .absent): "\(text(fact)) is taken away"
    case (.container(let axis), .points(let number)):
      "the container's \(Words.side(axis)) is \(Words.points(number))"
    case (_, .points(let number)): "\(text(fact)) is \(Words.points(number))"
    case (_, .lengths(let lengths)): "\(text(fact)) has \(changed(fact, lengths))"
    case (_, .fixedSize(let horizontal, let vertical)):
      "\(text(fact)) is fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case (_, .priority(let number)): "\(text(fact)) is \(Words.points(number))"
    case (_, .ratio(let ratio, let mode)): "\(text(fact)) is \(Words.points(ratio)), .\(mode.rawValue)"
    case (_, .alignment(let key)): "\(text(fact)) is .\(key.name)"
    case (.content(let index), .size(let width, let height)):
      "\(names.view(index)) is \(Words.points(width)) x \(Words.points(height))"
    case (_, .size): text(fact)
    }
  }

  private func changed(_ fact: Fact, _ lengths: [ParameterName: Double?]) -> String {
    let index: LayoutTree.Index
    switch fact {
    case .modifier(let view), .content(let view): index = view
    default: return ""
    }
    let parts = tree[index].element.parameters.map(\.name).compactMap { parameter -> String? in
      guard let value = lengths[parameter] else { return nil }
      guard value != tree[index].element.length(parameter).map(Double.init) else { return nil }
      return value.map { "\(parameter.rawValue) \(Words.points($0))" } ?? "no \(parameter.rawValue)"
    }
    return Words.list(parts)
  }

  /// A modifier as a person writes it.
  private func call(_ index: LayoutTree.Index) -> String {
    let element = tree[index].element
    func lengths(_ separator: String = ": ") -> String {
      element.parameters.map(\.name).compactMap { parameter in
        element.length(parameter).map { "\(parameter.rawValue)\(separator)\(Words.points(Double($0)))" }
      }.joined(separator: ", ")
    }
    switch element {
    case let fixed as FixedSizeElement where fixed.horizontal && fixed.vertical: return "fixedSize()"
    case let fixed as FixedSizeElement:
      return "fixedSize(horizontal: \(fixed.horizontal), vertical: \(fixed.vertical))"
    case let priority as LayoutPriorityElement: return "layoutPriority(\(Words.points(priority.value)))"
    case let ratio as AspectRatioElement:
      let number = ratio.ratio.map { "\(Words.points(Double($0))), " } ?? ""
      return "aspectRatio(\(number).\(ratio.contentMode.rawValue))"
    case let guide as AlignmentGuideElement: return "alignmentGuide(.\(guide.guide.name))"
    case let padding as PaddingElement:
      let insets = padding.insets
      let isEven = [insets.leading, insets.bottom, insets.trailing].allSatisfy { $0 == insets.top }
      return isEven ? "padding(\(Words.points(Double(insets.top))))" : "padding(\(lengths()))"
    case let frame as FrameElement: return "frame(\(lengths())\(aligned(frame.alignment)))"
    case let frame as FlexibleFrameElement: return "frame(\(lengths())\(aligned(frame.alignment)))"
    default: return "\(element.kind)(\(lengths()))"
    }
  }

  private func aligned(_ alignment: Alignment) -> String {
    alignment == .center ? "" : ", alignment: .\(alignment[finder.axis].name)"
  }

  private func alignment(_ index: LayoutTree.Index) -> String {
    Words.list(
      tree[index].element.alignmentKeys.filter {
        $0.axis == finder.axis || tree[index].element is StackElement
      }
      .map { ".\($0.name)" })
  }

  private func content(_ index: LayoutTree.Index) -> String {
    switch tree[index].element {
    case let image as ImageElement where !image.isResizable:
      let length = finder.axis == .horizontal ? image.size?.width : image.size?.height
      return "\(own(index)) \(Words.side(finder.axis)) \(Words.points(Double(length ?? 0)))\(place(index))"
    case let measured as MeasuredElement where measured.content is TextContent:
      return tree[index].id == nil && names.view(index).hasPrefix("\"")
        ? "the text \(names.view(index))\(place(index))" : "the text of \(names.view(index))\(place(index))"
    case is MeasuredElement: return "the content of \(names.view(index))\(place(index))"
    case let spacer as SpacerElement where finder.removable(index) == nil || spacer.minLength != nil:
      return "Spacer(minLength: \(Words.points(Double(spacer.minimum))))\(place(index))"
    default: return "\(names.view(index)) being there\(place(index))"
    }
  }

  /// A view with a possessive ending.
  private func own(_ index: LayoutTree.Index) -> String { names.view(index) + "'s" }

  /// One length of a fact as a person writes it: `frame(maxWidth: 198.7) of title (line 12)`.
  func text(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis): return text(Fact.container(axis))
    case .written(let input):
      let index = input.view
      let element = tree[index].element
      let value = element.length(input.parameter).map { Words.points(Double($0)) } ?? ""
      let name = input.parameter.rawValue
      switch element {
      case is StackElement: return text(Fact.spacing(index))
      case is SpacerElement: return "Spacer(minLength: \(value))\(place(index))"
      case is ImageElement: return "\(own(index)) \(name) \(value)\(place(index))"
      case is MeasuredElement: return text(Fact.content(index))
      case is PaddingElement: return "padding(.\(name), \(value))\(owner(index))"
      case let guide as AlignmentGuideElement:
        return "the constant \(value) of alignmentGuide(.\(guide.guide.name))\(owner(index))"
      default: return "\(element.kind)(\(name): \(value))\(owner(index))"
      }
    }
  }

  private func owner(_ index: LayoutTree.Index) -> String {
    " of \(names.view(index))" + place(index)
  }

  /// ` (line 12)`, which can stand in a list.
  private func place(_ index: LayoutTree.Index) -> String {
    let place = names.place(index)
    return place.isEmpty ? "" : " (\(place.dropFirst(2)))"
  }
}
