#if GLPK

  import GLPKShim

  /// The simplex methods of the GNU Linear Programming Kit.
  ///
  /// May be used from any number of threads at once; nothing of the library outlives a call.
  package struct GLPKSolver: LinearSolver {
    /// The most iterations that one run of a simplex method may take.
    package var iterationLimit: Int
    /// The most milliseconds that one run of a simplex method may take.
    package var timeLimit: Int

    /// The solver's name, for people.
    package var name: String { "GLPK" }

    /// A solver with limits for each run of a simplex method, by default 100,000 iterations and 10 seconds.
    ///
    /// Where the first method reaches a limit the other one is tried, with the same limits.
    /// - Precondition: both limits are at least zero and fit 32 bits.
    package init(iterationLimit: Int = 100_000, timeLimit: Int = 10_000) {
      precondition(iterationLimit >= 0 && iterationLimit <= Int32.max, "iteration limit out of range")
      precondition(timeLimit >= 0 && timeLimit <= Int32.max, "time limit out of range")
      self.iterationLimit = iterationLimit
      self.timeLimit = timeLimit
    }

    /// Solves a problem, beginning at a basis or at the standard one.
    ///
    /// - Throws: `SolverError`.
    package func solve(
      _ problem: LinearProblem, from start: Basis? = nil
    ) throws(SolverError) -> LinearSolution {
      try problem.validate()
      var buffers = AnswerBuffers(rows: problem.rowCount, columns: problem.columnCount)
      let limits = GLPKShimLimits(
        iterations: Int32(clamping: iterationLimit), milliseconds: Int32(clamping: timeLimit))
      let bytes = start.flatMap { $0.fits(problem) ? $0.bytes : nil }
      let outcome = problem.withShimProblem { pointer in
        buffers.solve(pointer, from: bytes, limits: limits)
      }
      switch outcome {
      case .optimal:
        return buffers.solution(.optimal)
      case .infeasible:
        return buffers.solution(.infeasible(ray: buffers.ray(count: problem.rowCount)))
      case .unbounded:
        return buffers.solution(.unbounded(direction: buffers.ray(count: problem.columnCount)))
      case .iterationLimit:
        throw .iterationLimit(iterations: iterationLimit, runs: Int(buffers.answer.runs))
      case .timeLimit:
        throw .timeLimit(milliseconds: timeLimit, runs: Int(buffers.answer.runs))
      case .numericalFailure:
        throw .numericalFailure(runs: Int(buffers.answer.runs))
      default:
        throw Self.failure(outcome, message: buffers.message)
      }
    }

    /// Writes a problem in CPLEX LP format, by the library's own writer.
    ///
    /// Names of rows and columns are kept as far as the format's alphabet allows, and made unique; comments say what
    /// they stand for.
    /// - Throws: `SolverError`.
    package func writeLP(
      _ problem: LinearProblem, to path: String, named name: String = "problem",
      comments: LPComments = LPComments()
    ) throws(SolverError) {
      try problem.validate()
      var names = LPNames()
      // Rows and columns share one list: readers of the format may keep them in one name space.
      let columnNames = (0..<problem.columnCount).map { names.unique(problem.columnName($0)) }
      let rowNames = (0..<problem.rowCount).map { names.unique(problem.rowName($0)) }
      var message = [CChar](repeating: 0, count: AnswerBuffers.messageCapacity)
      let outcome = problem.withShimProblem { pointer in
        withCStrings(rowNames) { rows in
          withCStrings(columnNames) { columns in
            GLPKShimWriteLP(pointer, LPNames.safe(name), rows, columns, path, &message, message.count)
          }
        }
      }
      if outcome == .optimal {
        guard comments != LPComments() else { return }
        do {
          return try comments.add(toFile: path, columnNames: columnNames, rowNames: rowNames)
        } catch { throw .unwritableFile(path: path) }
      }
      if outcome == .fileError { throw .unwritableFile(path: path) }
      throw Self.failure(outcome, message: String(nullTerminated: message))
    }

    private static func failure(_ outcome: GLPKShimOutcome, message: String) -> SolverError {
      switch outcome {
      case .outOfMemory: .outOfMemory
      case .libraryError: .library(message: message)
      // The numbers were looked at before the call.
      default: .library(message: "the problem was refused")
      }
    }
  }

#endif
