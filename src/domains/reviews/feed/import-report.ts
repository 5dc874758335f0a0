import { REVIEW_FEED_LIMITS } from './feed-limits.ts'

/** What can be wrong with one review of a feed, or with the feed (`NOT_WHOLE`, `FAILED_…`, `HELD`). */
export type ReviewProblemCode =
  | 'NO_ID'
  | 'LONG_ID'
  | 'DOUBLE_ID'
  | 'BAD_RATING'
  | 'BAD_TIMESTAMP'
  | 'LONG_TEXT'
  | 'NO_OFFER'
  | 'NOT_WHOLE'
  | 'HELD'

export interface ReviewProblem {
  readonly code: ReviewProblemCode
  /** Where its `<review>` begins, from 1; null: of the feed as a whole. */
  readonly line: number | null
  readonly reviewId: string | null
  readonly value: string | null
}

/** What came of one reading of a feed. */
export interface ReviewImportReport {
  /** failed: nothing was read to its end; what was taken in before stays. */
  readonly state: 'applied' | 'held' | 'failed'
  /** What was wrong, where it failed. */
  readonly failure: string | null
  readonly publisher: string | null
  readonly read: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly withdrawn: number
  /** Said by the shop to be spam. */
  readonly spam: number
  readonly refused: number
  readonly totals: Readonly<Record<string, number>>
  readonly problems: readonly ReviewProblem[]
}

/** Collects it: all problems are counted, the first are named. */
export function reviewReporter() {
  const counts = { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, spam: 0, refused: 0 }
  const totals: Record<string, number> = {}
  const problems: ReviewProblem[] = []
  return {
    counts,
    problem: (problem: ReviewProblem): void => {
      totals[problem.code] = (totals[problem.code] ?? 0) + 1
      if (problems.length < REVIEW_FEED_LIMITS.problems) problems.push(problem)
    },
    report: (
      state: ReviewImportReport['state'],
      publisher: string | null,
      failure: string | null = null,
    ): ReviewImportReport => ({ state, failure, publisher, ...counts, totals, problems }),
  }
}

export type ReviewReporter = ReturnType<typeof reviewReporter>
