import { impressionDays, orderDays, shopMe, shopStatistics } from '#platform/api-client/calls.ts'
import type { Configuration } from '#platform/api-client/runtime.ts'
import type { Asked } from '../../screen.ts'
import { daysBetween, everyDay } from '../../day-list.ts'
import { type ClicksExplained, explained, type Figures, figuresOf } from './figures.ts'
import { type KnownOfDay, lineOf, type PeriodBy, periodLines, sortedLines, type StatisticsLine } from './lines.ts'
import { type Period, periodOf, type Range } from './period.ts'

/** What clicks are summed up by, and what it is called. */
export const BREAKDOWNS = [
  ['day', 'Dia'],
  ['week', 'Semana'],
  ['month', 'Mês'],
  ['reason', 'Motivo'],
  ['source', 'Lugar'],
  ['category', 'Categoria'],
  ['offer', 'Oferta'],
] as const
export type Breakdown = (typeof BREAKDOWNS)[number][0]

interface Drawn {
  readonly by: PeriodBy
  readonly lines: readonly StatisticsLine[]
  /** Of the period before, each at the place of the line that it is compared with. */
  readonly before: readonly StatisticsLine[]
}

export interface Statistics {
  readonly period: Period
  readonly today: string
  readonly by: Breakdown
  readonly hasMoney: boolean
  readonly figures: Figures
  readonly before: Figures
  /** What the plots show, the oldest first. */
  readonly drawn: Drawn
  readonly explained: ClicksExplained
  /** One page of the lines, sorted. */
  readonly rows: readonly StatisticsLine[]
  readonly page: number
  readonly pageSize: number
  readonly totalCount: number
}

/** Days that are drawn one by one; of more, weeks. */
const MOST_DRAWN_DAYS = 92
const PAGE = 100

/** Clicks, impressions and purchases of the period that the address asks for, and of the one before. */
export async function loadStatistics({ api, url }: Pick<Asked, 'api' | 'url'>): Promise<Statistics> {
  const [{ today }, { may }] = await Promise.all([orderDays(api, { days: 1 }), shopMe(api)])
  const period = periodOf(url.searchParams, today)
  const range = { from: period.from, to: period.to }
  const hasMoney = may.includes('billing')
  const by = BREAKDOWNS.find(([each]) => each === url.searchParams.get('por'))?.[0] ?? 'day'
  const drawnBy = periodBy(by) ?? (daysBetween(range.from, range.to) > MOST_DRAWN_DAYS ? 'week' : 'day')
  const [drawn, drawnBefore, others, reasons, reasonsBefore, known, knownBefore] = await Promise.all([
    shopStatistics(api, { by: drawnBy, ...range }),
    shopStatistics(api, { by: drawnBy, ...period.before }),
    periodBy(by) === null ? shopStatistics(api, { by, ...range }) : null,
    shopStatistics(api, { by: 'reason', ...range }),
    shopStatistics(api, { by: 'reason', ...period.before }),
    knownDays(api, range),
    knownDays(api, period.before),
  ])
  const lines = periodLines(drawn.rows, known, range, drawnBy, hasMoney)
  return {
    period,
    today,
    by,
    hasMoney,
    figures: figuresOf(reasons.rows, known, hasMoney),
    before: figuresOf(reasonsBefore.rows, knownBefore, hasMoney),
    drawn: {
      by: drawnBy,
      lines,
      before: periodLines(drawnBefore.rows, knownBefore, period.before, drawnBy, hasMoney).slice(0, lines.length),
    },
    explained: explained(reasons.rows),
    ...pageOf(others === null ? lines : others.rows.map(lineOf), url.searchParams, by),
  }
}

function periodBy(by: Breakdown): PeriodBy | null {
  return by === 'day' || by === 'week' || by === 'month' ? by : null
}

/** The newest period first, of anything else the most clicks, where the address says nothing. */
export function defaultSortOf(by: Breakdown): string {
  return periodBy(by) === null ? '-clicks' : '-key'
}

function pageOf(lines: readonly StatisticsLine[], asked: URLSearchParams, by: Breakdown) {
  const last = Math.max(1, Math.ceil(lines.length / PAGE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(asked.get('page') ?? 1)) || 1))
  const rows = sortedLines(lines, asked.get('sort') ?? defaultSortOf(by)).slice((page - 1) * PAGE, page * PAGE)
  return { rows, page, pageSize: PAGE, totalCount: lines.length }
}

async function knownDays(api: Configuration, { from, to }: Range): Promise<KnownOfDay[]> {
  const asked = { days: daysBetween(from, to), to }
  const [seen, bought] = await Promise.all([impressionDays(api, asked), orderDays(api, asked)])
  const [seenOf, boughtOf] = [byDay(seen.days), byDay(bought.days)]
  return everyDay(from, to).map((day) => {
    const isTold = bought.since !== null && day >= bought.since
    return {
      day,
      impressions: day < seen.since ? null : (seenOf.get(day)?.impressions ?? 0),
      orders: isTold ? (boughtOf.get(day)?.orders ?? 0) : null,
      byClick: isTold ? (boughtOf.get(day)?.byClick ?? 0) : null,
    }
  })
}

function byDay<Row extends { readonly day: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.day, row]))
}
