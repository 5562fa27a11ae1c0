#if Pictures
  import LayoutCore
  // With the trait `Pictures`, `import Taut` exports pictures too.
  @_exported import LayoutPictures
  import ReferenceLayout

  extension Taut {
    /// Lays out a view in a container of one size, and draws its appearance.
    ///
    /// - Throws: The errors of `Taut.layout`, and `PictureError`.
    public static func draw(
      _ view: some View, in query: Query, options: PictureOptions = PictureOptions()
    ) throws -> Picture {
      var options = options
      options.platform = options.platform ?? query.environment.platform
      return try Picture(of: layout(view, in: query, engine: .reference), options: options)
    }

    /// Lays out a view in a container of a size, in points, and draws its appearance.
    ///
    /// - Throws: The errors of `Taut.layout`, and `PictureError`.
    public static func draw(
      _ view: some View, in proposal: ProposedViewSize,
      environment: EnvironmentValues = EnvironmentValues(), options: PictureOptions = PictureOptions()
    ) throws -> Picture {
      try Picture(of: view, in: proposal, environment: environment, options: options)
    }
  }
#endif
