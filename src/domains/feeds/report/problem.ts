import type { Severity } from './severity.ts'
import type { ProblemCode } from './problem-codes.ts'

/** Where and with what a rule was broken. Line and column count from 1 in the decoded text. */
export interface ProblemPlace {
  line: number | null
  column: number | null
  itemId: string | null
  field: string | null
  /** As it came, control characters removed, capped at 200 characters. */
  value: string | null
}

export interface ProblemExample extends ProblemPlace {
  /** pt-PT, for the shop. */
  message: string
}

/** One line of the report: `count` is the total, `examples` the first few. */
export interface ProblemGroup {
  code: ProblemCode
  severity: Severity
  count: number
  examples: readonly ProblemExample[]
}
