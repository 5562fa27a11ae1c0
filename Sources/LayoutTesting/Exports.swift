// `require` takes a closure of requirements; operators of a type come with its whole module alone.
@_exported import LayoutRequirements
