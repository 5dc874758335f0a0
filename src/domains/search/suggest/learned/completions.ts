import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { fold } from '../../rules/text-words.ts'
import { KEPT_DAYS } from './search-uses.ts'

/** What so few people have searched for is nobody else's to read (docs/limits.md). */
export const PRIVACY_FLOOR = 5
/** The most searched for are held in memory. */
export const MOST_COMPLETIONS = 2_000
/** Candidates that are looked at, of which some may find nothing any more. */
const MOST_OFFERED = 8

interface Completion {
  readonly query: string
  readonly folded: string
  readonly visitors: number
}

/** What others have searched for, by how it begins. */
export class Completions {
  #byText: readonly Completion[] = []

  /** Reads them anew: those of the last thirty days that enough different people have searched for. */
  async refresh(db: Database, now: Date): Promise<void> {
    const { rows } = await sql<{ query: string; visitors: number }>`select query, sum(visitors)::int as visitors from (
        select query, visitors from search.search_day where day > ${now.toISOString()}::date - ${KEPT_DAYS}::int
        union all select query, count(*) from search.search_visitor group by query, day
      ) as searches group by query having sum(visitors) >= ${PRIVACY_FLOOR} order by 2 desc, 1 limit ${MOST_COMPLETIONS}`.execute(
      db,
    )
    this.#byText = rows
      .map((row) => ({ ...row, folded: fold(row.query) }))
      .toSorted((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  }

  /** Those that go on from what was typed, the most searched for first. */
  of(typed: string): string[] {
    const beginning = fold(typed.trim().replaceAll(/\s+/g, ' '))
    if (beginning === '') return []
    const found: Completion[] = []
    for (let at = this.#firstFrom(beginning); this.#byText[at]?.folded.startsWith(beginning) === true; at++)
      found.push(this.#byText[at] as Completion)
    return found
      .filter(({ folded }) => folded !== beginning)
      .toSorted((a, b) => b.visitors - a.visitors)
      .slice(0, MOST_OFFERED)
      .map(({ query }) => query)
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.#byText.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#byText[middle] as Completion).folded < text) low = middle + 1
      else high = middle
    }
    return low
  }
}
