/// Something that lays out cases and compares what comes out with what they state.
public protocol CaseRunner {
  /// What comes of a case on each engine; throws where no engine can be asked at all.
  func run(_ layoutCase: LayoutCase) throws -> [CaseResult]
}
