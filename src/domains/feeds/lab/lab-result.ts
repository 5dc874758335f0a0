import type { VariantData } from '#domains/offers/contract.ts'
import type { ProblemExample } from '../report/problem.ts'
import type { Severity } from '../report/severity.ts'
import type { ProblemCode } from '../report/problem-codes.ts'
import type { LabCategories } from './category-mapping.ts'
import type { LabCoverage } from './coverage.ts'
import type { Excerpt } from './line-excerpts.ts'

/** An example with the lines of the file that it stands in; null where it has no line or the file could not be read there. */
export interface LabExample extends ProblemExample {
  readonly excerpt: Excerpt | null
}

export interface LabProblem {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly count: number
  /** pt-PT, with places for `{value}`, `{field}` and `{limit}` (report/problem-codes.ts). */
  readonly message: string
  /** What to do, pt-PT. */
  readonly action: string
  readonly examples: readonly LabExample[]
}

/** What the lab found in a feed, whole or so far. Plain JSON; texts are as the feed has them and are shown as text only. */
export interface LabResult {
  /** False while the file is still read: counts grow, and what only the end shows (repetitions, links elsewhere) is missing. */
  readonly isWhole: boolean
  readonly dialect: string | null
  readonly encoding: string | null
  readonly bytes: number
  readonly items: { readonly read: number; readonly accepted: number; readonly rejected: number }
  readonly problems: readonly LabProblem[]
  readonly coverage: LabCoverage
  readonly categories: LabCategories
  /** Offers as they would be presented, a few of them, of as many categories as possible. */
  readonly preview: readonly VariantData[]
}
