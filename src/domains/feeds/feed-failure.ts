import type { ProblemCode } from './report/problem-codes.ts'
import type { ProblemPlace } from './report/problem.ts'

/** Thrown inside the reading of a feed when it cannot go on; the import fails with this code and nothing is applied. */
export class FeedFailure extends Error {
  readonly code: ProblemCode
  readonly place: Partial<ProblemPlace>
  /** What the code's message says beside the value. */
  readonly figure: string

  constructor(code: ProblemCode, value: string, place: Partial<ProblemPlace> = {}, figure = '') {
    super(`${code}: ${value}`)
    this.name = 'FeedFailure'
    this.code = code
    this.place = { ...place, value }
    this.figure = figure
  }
}
