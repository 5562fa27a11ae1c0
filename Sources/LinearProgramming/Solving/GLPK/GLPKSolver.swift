#if GLPK

  import GLPKShim

  /// The simplex methods of the GNU Linear Programming Kit.
  ///
  /// It may be used by any number of threads at once; no state of the library outlives a call.
  package struct GLPKSolver: LinearSolver {
    /// The greatest number of iterations of one run of a simplex method.
    package var iterationLimit: Int
    /// The greatest time of one run of a simplex method, in milliseconds.
    package var timeLimit: Int

    /// The name of the solver in messages.
    package var name: String { "GLPK" }

    /// Creates a solver with limits for each run of a simplex method, by default 100,000 iterations and 10
    /// seconds.
    ///
    /// If the first method reaches a limit, the other one is tried with the same limits.
    /// - Precondition: Both limits are at least zero and fit 32 bits.
    package init(iterationLimit: Int = 100_000, timeLimit: Int = 10_000) {
      precondition(iterationLimit >= 0 && iterationLimit <= Int32.max, "iteration limit out of range")
      precondition(timeLimit >= 0 && timeLimit <= Int32.max, "time limit out of range")
      self.iterationLimit = iterationLimit
      self.timeLimit = timeLimit
    }

    /// Returns the solution of a problem, starting from a basis or from the standard one.
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
        return buffers.solution(.infeasible)
      case .unbounded:
        return buffers.solution(.unbounded)
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
    /// Names of rows and columns are kept as far as the format's alphabet allows, and made unique; comments
    /// explain them.
    /// - Throws: `SolverError`.
    package func writeLP(
      _ problem: LinearProblem, to path: String, named name: String = "problem",
      comments: LPComments = LPComments()
    ) throws(SolverError) {
      try problem.validate()
      var names = LPNames()
      // Rows and columns have distinct names, as readers of the format may keep both in one name space.
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
      // The numbers were validated before the call.
      default: .library(message: "the problem was refused")
      }
    }
  }

#endif
