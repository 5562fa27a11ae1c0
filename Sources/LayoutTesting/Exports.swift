// `require` takes a closure of requirements, whose operators are visible only where their module is imported.
@_exported import LayoutRequirements
