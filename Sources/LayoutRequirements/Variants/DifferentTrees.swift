import LayoutCore
import LayoutLanguages

/// The trees that variants have, each once.
struct DifferentTrees {
  /// A tree with what is required of it, and the variants that have it.
  struct Scene {
    var tree: LayoutTree
    var requirements: [Requirement] = []
    var variants: [LayoutVariant]
  }

  private var scenes: [Scene] = []
  private var places: [TreeIdentity: Int] = [:]

  /// Adds the tree of a variant.
  mutating func add(_ tree: LayoutTree, _ variant: LayoutVariant) {
    if let identity = TreeIdentity(tree) {
      if let place = places[identity] {
        scenes[place].variants.append(variant)
        return
      }
      places[identity] = scenes.count
    }
    scenes.append(Scene(tree: tree, variants: [variant]))
  }

  /// The trees, each with those of its requirements whose views it has.
  ///
  /// Throws `RequirementError` for a requirement whose views no tree has, and what `requirements` throws.
  func checkable(_ requirements: (LayoutTree) throws -> [Requirement]) throws -> [Scene] {
    var found: Set<Requirement> = []
    var errors: [(requirement: Requirement, error: RequirementError)] = []
    var checkable = scenes
    for place in scenes.indices {
      for requirement in try requirements(scenes[place].tree) {
        do throws(RequirementError) {
          _ = try requirement.claim.rule.instances(in: scenes[place].tree)
          checkable[place].requirements.append(requirement)
        } catch {
          errors.append((requirement, error))
        }
      }
      found.formUnion(checkable[place].requirements)
    }
    for (requirement, error) in errors where !found.contains(requirement) { throw error }
    return checkable
  }
}

/// All that the layout of a tree depends on, and the names of its views: two trees with the same are laid out alike.
private struct TreeIdentity: Hashable {
  private struct Node: Hashable {
    var type: ObjectIdentifier
    var identity: LayoutIdentity
    var childCount: Int
    var direction: LayoutDirection
    var id: String?
  }

  private var nodes: [Node] = []

  /// `nil` where code decides the layout, of which nobody knows what it does.
  init?(_ tree: LayoutTree) {
    nodes.reserveCapacity(tree.nodes.count)
    for view in tree.indices {
      let node = tree[view]
      guard let identity = node.element.layoutIdentity else { return nil }
      nodes.append(
        Node(
          type: ObjectIdentifier(Swift.type(of: node.element)), identity: identity,
          childCount: node.children.count, direction: node.direction, id: node.id))
    }
  }
}
