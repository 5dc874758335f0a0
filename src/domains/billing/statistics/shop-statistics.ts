import { categoryById } from '#domains/catalogue/contract.ts'
import {
  CLICK_REASON_WORDS,
  clickSourceWords,
  type ClickFigures,
  clickSumsByKind,
  clickSumsByPeriod,
  type Days,
  type SumKind,
  type SumPeriod,
} from '#domains/clicks/contract.ts'
import { namedOffers } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { MOST_STATISTICS_DAYS, MOST_STATISTICS_ROWS } from './calls.ts'

export type StatisticsBy = SumPeriod | SumKind

export interface StatisticsRow extends ClickFigures {
  /** null: clicks on offers without a category. */
  readonly key: string | null
  readonly name: string | null
}

const PERIODS: readonly StatisticsBy[] = ['day', 'week', 'month'] satisfies SumPeriod[]
const DAY_MS = 86_400_000

/** Why these days cannot be looked at together; null: they can. */
export function daysProblem({ from, to }: Days): string | null {
  const days = 1 + (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 1) return 'query.to is before query.from'
  return days > MOST_STATISTICS_DAYS ? `query.from to query.to is more than ${MOST_STATISTICS_DAYS} days` : null
}

/** A shop's clicks of these days summed up (ADR 0126): by periods in their order, by anything else with the most clicks first. */
export async function shopStatistics(
  db: DatabaseOrTransaction,
  eshopId: number,
  { by, ...days }: Days & { readonly by: StatisticsBy },
): Promise<StatisticsRow[]> {
  if (isPeriod(by)) return (await clickSumsByPeriod(db, eshopId, days, by)).map((row) => ({ ...row, name: null }))
  const rows = await clickSumsByKind(db, eshopId, days, { kind: by, most: MOST_STATISTICS_ROWS })
  const nameOf = await namesOf(
    db,
    by,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ ...row, key: wireKey(by, row.key), name: nameOf(row.key) }))
}

function isPeriod(by: StatisticsBy): by is SumPeriod {
  return PERIODS.includes(by)
}

function wireKey(by: SumKind, key: string): string | null {
  if (by === 'reason' && key === '') return 'billed'
  return by === 'category' && key === '0' ? null : key
}

async function namesOf(
  db: DatabaseOrTransaction,
  by: SumKind,
  keys: readonly string[],
): Promise<(key: string) => string | null> {
  if (by === 'reason') return (key) => CLICK_REASON_WORDS[key as keyof typeof CLICK_REASON_WORDS] ?? null
  if (by === 'category') return (key) => categoryById(Number(key))?.name ?? null
  if (by === 'source') return clickSourceWords
  const offers = await namedOffers(db, keys.map(Number))
  return (key) => offers.get(Number(key))?.title ?? null
}
