import { Plot } from '../../../parts/Plot.tsx'
import type { PlotLine } from '../../../parts/plot-line.ts'
import { useMemo } from 'react'
import type { StatisticsLine } from './lines.ts'
import type { Statistics } from './load-statistics.ts'

const MICROS = 1_000_000
const EACH = { day: 'dia', week: 'semana', month: 'mês' } as const

/** Clicks, cost, impressions and purchases over the period and the one before; what nothing is known of is not drawn. */
export function StatisticsPlots({ drawn, hasMoney }: Pick<Statistics, 'drawn' | 'hasMoney'>) {
  const { by } = drawn
  const { days, clicks, cost, impressions, orders } = useMemo(() => plotsOf(drawn), [drawn])
  const shared = { days, by }
  return (
    <div className="plots">
      <Plot {...shared} title={`Cliques por ${EACH[by]}`} lines={clicks} />
      {hasMoney && <Plot {...shared} title={`Custo por ${EACH[by]}`} lines={cost} unit="euros" />}
      {isKnown(impressions) && <Plot {...shared} title={`Impressões por ${EACH[by]}`} lines={impressions} />}
      {isKnown(orders) && <Plot {...shared} title={`Compras por ${EACH[by]}`} lines={orders} />}
    </div>
  )
}

type Value = (line: StatisticsLine) => number | null

function plotsOf({ lines, before }: Statistics['drawn']) {
  const compared = (label: string, tone: PlotLine['tone'], of: Value) =>
    comparedLines(label, tone, lines.map(of), before.map(of))
  return {
    days: lines.map(({ key }) => String(key)),
    clicks: [
      ...compared('Contam', 'first', ({ counted }) => counted),
      { label: 'Não contam', tone: 'wrong' as const, values: lines.map(({ clicks, counted }) => clicks - counted) },
    ],
    cost: compared('Custo', 'second', ({ costMicros }) => (costMicros === null ? null : costMicros / MICROS)),
    impressions: compared('Impressões', 'first', (each) => each.impressions),
    orders: compared('Compras', 'second', (each) => each.orders),
  }
}

/** A line and, where anything is known of it, that of the period before: as long, with a gap where that period has no such day. */
export function comparedLines(
  label: string,
  tone: PlotLine['tone'],
  values: PlotLine['values'],
  before: PlotLine['values'],
): readonly PlotLine[] {
  const now: PlotLine = { label, tone, values }
  if (before.every((value) => value === null)) return [now]
  return [
    now,
    { label: `${label} antes`, tone, values: values.map((_value, at) => before[at] ?? null), isBefore: true },
  ]
}

function isKnown([now]: readonly PlotLine[]): boolean {
  return now !== undefined && now.values.some((value) => value !== null)
}
