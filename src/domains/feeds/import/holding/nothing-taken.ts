import { FeedFailure } from '../../feed-failure.ts'
import type { FeedReading } from '../../read/read-feed.ts'
import type { ImportReport } from '../../report/import-report.ts'
import type { ProblemGroup } from '../../report/problem.ts'
import { problemName, PROBLEM_CODES } from '../../report/problem-codes.ts'
import { NO_OFFERS, type OfferCounts } from '../run/import-run.ts'
import type { StagedCounts } from '../staging/stage-feed.ts'

/** A feed that has items, of which none can be taken: what was read of it is told, and nothing of it is applied. */
export class NothingTaken extends FeedFailure {
  readonly dialect: string
  readonly encoding: string
  readonly offers: OfferCounts

  constructor(reading: Pick<FeedReading, 'dialect' | 'encoding'>, read: number, remedy: string) {
    super('FAILED_NOTHING_TAKEN', `${read} de ${read} recusados`, {}, remedy)
    this.name = 'NothingTaken'
    this.dialect = reading.dialect.name
    this.encoding = reading.encoding()
    this.offers = { ...NO_OFFERS, read, rejected: read }
  }
}

/**
 * Refuses a feed whose every item was refused: as a snapshot it would be that of a shop that sells nothing any more. `out` are
 * items that were staged and are out all the same. A feed without items is one; the holding rule looks at it (fault F14).
 */
export function refuseNothing(
  reading: FeedReading,
  { read, accepted }: Pick<StagedCounts, 'read' | 'accepted'>,
  out: number,
  report: ImportReport,
): void {
  if (read > 0 && accepted === out) throw new NothingTaken(reading, read, remedyOf(report))
  if (read === 0) report.add('feed_empty')
}

/** Reasons that are told with what to do; one alone may not be all that is wrong. */
const REASONS = 2

function remedyOf(report: ImportReport): string {
  return (
    report
      .groups()
      .filter(({ severity, code }) => severity === 'error' || code === 'not_published')
      // What is missing of all stands once, and yet before what is wrong with many.
      .sort((a, b) => Number(b.code === 'column_missing') - Number(a.code === 'column_missing'))
      .slice(0, REASONS)
      .map(reasonText)
      .join(' ')
      .replace(/\.$/, '')
  )
}

function reasonText({ code, count, examples }: ProblemGroup): string {
  const { action } = PROBLEM_CODES[code]
  return code === 'column_missing'
    ? `${examples.map(({ message }) => message).join(' ')} ${action}`
    : `${problemName(code)} (${count}×) ${action}`
}
